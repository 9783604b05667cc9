import { useEffect } from 'react';
import type { AnyRoom } from '../../room.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { paths } from '../router.ts';
import { Denied, Unreachable } from './Denied.tsx';
import { JoinPage } from './JoinPage.tsx';
import { freeSeats } from './lobby.ts';
import { OnlineTrouble } from './OnlineTrouble.tsx';
import { useFoundTable } from './useFoundTable.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';

const REFRESH_MS = 4000;

interface TableDoorProps {
  readonly matchID: string;
  onWatch(room: AnyRoom): void;
}

/** Where one stands without a seat: take one, watch, or learn why neither is possible. */
export function TableDoor({ matchID, onWatch }: TableDoorProps) {
  const { found, look } = useFoundTable(matchID, REFRESH_MS);
  if (!found) return <Waiting />;
  if (!found.ok) {
    return found.code === 'unknown-match' ? (
      <Denied reason="unknown-match" matchID={matchID} onRetry={look} />
    ) : (
      <Unreachable onRetry={look} />
    );
  }
  const { room, table } = found;
  const canJoin = !table.started && table.gameover === undefined && freeSeats(table) > 0;
  if (canJoin) return <JoinPage room={room} table={table} onStale={look} onWatch={() => onWatch(room)} />;
  return table.spectators ? <WatchAtOnce onWatch={() => onWatch(room)} /> : <FullPage room={room} />;
}

/** There is nothing to choose. */
function WatchAtOnce({ onWatch }: { onWatch(): void }) {
  useEffect(onWatch, []);
  return <Waiting />;
}

function FullPage({ room }: { readonly room: AnyRoom }) {
  const { join } = useOnlineTexts();
  return (
    <OnlineTrouble title={join.fullTitle} text={join.fullText}>
      <ButtonLink kind="main" href={paths.lobby(room.id)}>
        {join.toLobby}
      </ButtonLink>
    </OnlineTrouble>
  );
}
