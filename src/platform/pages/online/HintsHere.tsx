import { lazy, Suspense } from 'react';
import type { AnyOnlineClient } from '../../match/online/onlineClient.ts';
import type { AnyRoom } from '../../room.ts';
import { LampIcon } from '../../ui/icons.tsx';
import styles from './CompanyBar.module.css';
import { useOnlineTexts } from './useOnlineTexts.ts';

const OnlineHint = lazy(async () => ({ default: (await import('./OnlineHint.tsx')).OnlineHint }));

interface HintsHereProps {
  readonly room: AnyRoom;
  readonly client: AnyOnlineClient;
  readonly isMyTurn: boolean;
}

/** In the head of a table that allows hints: the hint on one's own turn, and for everybody that there may be some. */
export function HintsHere({ room, client, isMyTurn }: HintsHereProps) {
  const { table } = useOnlineTexts();
  return (
    <span className={styles['hints']}>
      {isMyTurn ? (
        <Suspense>
          <OnlineHint room={room} client={client} />
        </Suspense>
      ) : (
        <span className={styles['sign']} title={table.hints}>
          <LampIcon />
          <span>{table.hints}</span>
        </span>
      )}
    </span>
  );
}
