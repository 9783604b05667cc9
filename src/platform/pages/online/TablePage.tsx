import { useMemo, useState } from 'react';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import { useHouse, useSeatKeys } from '../context.ts';
import { Denied } from './Denied.tsx';
import { OnlineMatch } from './OnlineMatch.tsx';
import type { DeniedBecause } from './opened.ts';
import { TableDoor } from './TableDoor.tsx';

/** A table of the server: for whoever holds a seat the match itself, for others the door. */
export function TablePage({ id }: { readonly id: string }) {
  const { rooms, keys } = useHouse();
  const key = useSeatKey(id);
  const [watched, watch] = useState<string | null>(null);
  const [denied, setDenied] = useState<DeniedBecause | null>(null);
  const room = rooms.find((known) => known.id === (key?.game ?? watched));
  function onDenied(reason: DeniedBecause) {
    // The other reasons may pass: a key that could still open the seat is never thrown away.
    if (reason === 'seat-moved' || reason === 'seat-removed') keys.forget(id);
    watch(null);
    setDenied(reason);
  }
  if (denied) return <Denied reason={denied} matchID={id} onRetry={() => setDenied(null)} />;
  if (!room) return <TableDoor matchID={id} onWatch={({ id: game }) => watch(game)} />;
  return (
    <OnlineMatch key={key?.credentials ?? 'watching'} room={room} matchID={id} seatKey={key} onDenied={onDenied} />
  );
}

/** The same object as long as it opens the same seat. */
function useSeatKey(matchID: string): SeatKey | null {
  const text = JSON.stringify(useSeatKeys().find((key) => key.matchID === matchID) ?? null);
  return useMemo(() => JSON.parse(text), [text]);
}
