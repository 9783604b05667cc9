import type { Company, SeatKey } from '../../match/online/onlineClient.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { paths } from '../router.ts';
import styles from './pages.module.css';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

interface TableNoticesProps {
  readonly company: Company;
  readonly seatKey: SeatKey | null;
  readonly problem: string | null;
  readonly isOver: boolean;
  rematch(): void;
  onInvite(): void;
}

/** What everybody at the table should know: the line is down, one is only watching, the others play again. */
export function TableNotices({ company, seatKey, problem, isOver, rematch, onInvite }: TableNoticesProps) {
  const texts = useOnlineTexts();
  const { table } = texts;
  const { nextMatchID } = company;
  const vacant = company.seats.filter(({ name }) => name === undefined).map(({ id }) => texts.seats.seat(id + 1));
  return (
    <div className={styles['notices']}>
      {company.connection === 'lost' && <Notice>{table.lost}</Notice>}
      {problem !== null && <Notice>{problemText(texts, problem)}</Notice>}
      {!seatKey && <Notice>{table.watching}</Notice>}
      {vacant.length > 0 && !isOver && (
        <Notice actions={seatKey && <Button onClick={onInvite}>{table.invite}</Button>}>
          {table.vacant(vacant.join(', '))}
        </Notice>
      )}
      {nextMatchID !== null && (
        <Notice
          actions={
            seatKey ? (
              <Button kind="main" onClick={rematch}>
                {table.rematchJoin}
              </Button>
            ) : (
              <ButtonLink kind="main" href={paths.table(nextMatchID)}>
                {table.rematchWatch}
              </ButtonLink>
            )
          }
        >
          {table.rematchOpen}
        </Notice>
      )}
    </div>
  );
}
