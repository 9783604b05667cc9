import { lazy, Suspense } from 'react';
import type { AnyOnlineClient } from '../../match/online/onlineClient.ts';
import type { AnyRoom } from '../../room.ts';
import type { Seat } from '../../rules.ts';
import { LampIcon } from '../../ui/icons.tsx';
import styles from './CompanyBar.module.css';
import { useOnlineTexts } from './useOnlineTexts.ts';

/** Where it cannot be fetched, there is a table without hints, and not no table. */
const OnlineHint = lazy(() =>
  import('./OnlineHint.tsx').then(
    (module) => ({ default: module.OnlineHint }),
    () => ({ default: () => null }),
  ),
);

interface HintsHereProps {
  readonly room: AnyRoom;
  readonly client: AnyOnlineClient;
  readonly seat: Seat | null;
  readonly isMyTurn: boolean;
}

/** In the head of a table that allows hints: the hint on one's own turn, and for everybody that there may be some. */
export function HintsHere({ room, client, seat, isMyTurn }: HintsHereProps) {
  const { table } = useOnlineTexts();
  return (
    <span className={styles['hints']}>
      {seat !== null && (
        <Suspense>
          <OnlineHint room={room} client={client} />
        </Suspense>
      )}
      {!isMyTurn && (
        <span className={styles['sign']} title={table.hints}>
          <LampIcon />
          <span>{table.hints}</span>
        </span>
      )}
    </span>
  );
}
