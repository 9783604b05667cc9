import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyOnlineClient, SeatKey } from '../../match/online/onlineClient.ts';
import { openOnlineMatch } from '../../match/online/onlineMatchClient.ts';
import type { AnyRoom } from '../../room.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { Connecting } from './Connecting.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import type { DeniedBecause, OpenedProps } from './opened.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

interface OnlineMatchProps {
  readonly room: AnyRoom;
  readonly matchID: string;
  /** Null to watch. */
  readonly seatKey: SeatKey | null;
  onDenied(reason: DeniedBecause): void;
}

/** The match, from the first word with the server to the end: a waiting room, then the table. */
export function OnlineMatch(props: OnlineMatchProps) {
  const client = useClient(props);
  return client ? <Opened {...props} client={client} /> : <Waiting />;
}

function Opened({ onDenied, ...opened }: OnlineMatchProps & OpenedProps) {
  const { client } = opened;
  const company = useSyncExternalStore(client.subscribe, client.company);
  const { connection, deniedBecause, hasStarted, hasTable } = company;
  useEffect(() => {
    if (deniedBecause) onDenied(deniedBecause);
  }, [deniedBecause]);
  if (!hasTable || connection === 'denied') return <Connecting />;
  return hasStarted ? <OnlineTable {...opened} company={company} /> : <WaitingRoom {...opened} company={company} />;
}

/** Opened once for this seat; a new name for it is no reason to open it anew. */
function useClient({ room, matchID, seatKey }: OnlineMatchProps): AnyOnlineClient | null {
  const { seats } = useOnlineTexts();
  const [key] = useState(seatKey);
  const [vacantName] = useState(() => (seat: number) => seats.seat(seat + 1));
  const [client, setClient] = useState<AnyOnlineClient | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let close = () => {};
    openOnlineMatch(room, { matchID, key, vacantName }).then(
      (opened) => {
        close = opened.close;
        if (isCurrent) setClient(opened);
        else close();
      },
      (error) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
      close();
    };
  }, [room, matchID, key, vacantName]);
  if (failure) throw failure.error;
  return client;
}
