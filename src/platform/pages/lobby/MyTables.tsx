import { useEffect, useState } from 'react';
import type { Texts } from '../../i18n/en.ts';
import { listIn } from '../../i18n/forms.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import type { LobbyMatch } from '../../protocol.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useHouse, useSeatKeys } from '../context.ts';
import list from '../matchList.module.css';
import { freeSeats, lobby } from '../online/lobby.ts';
import { paths } from '../router.ts';
import styles from './MyTables.module.css';

type Known = LobbyMatch | 'gone' | 'unreachable' | null;

/** The tables at which this browser holds a seat: one click leads back. Nothing is shown where there is none. */
export function MyTables({ game }: { readonly game?: string }) {
  const { mine } = useTexts();
  const keys = useSeatKeys().filter((key) => game === undefined || key.game === game);
  if (keys.length === 0) return null;
  return (
    <section aria-labelledby="my-tables" className={styles['mine']}>
      <h2 id="my-tables">{mine.title}</h2>
      <ul className={list['matches']}>
        {keys.map((key) => (
          <TableRow key={key.matchID} seatKey={key} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ seatKey }: { readonly seatKey: SeatKey }) {
  const { language, texts } = useLanguage();
  const { mine } = texts;
  const known = useKnown(seatKey);
  const table = typeof known === 'object' ? known : null;
  const others = (table?.players ?? [])
    .filter(({ id, name }) => name !== undefined && String(id) !== seatKey.playerID)
    .map(({ name }) => name ?? '');
  const company = others.length > 0 ? listIn(language, others) : mine.alone;
  const isOver = known === 'gone' || table?.gameover !== undefined;
  return (
    <li className={list['match']}>
      <div>
        <h3>{table ? company : seatKey.name}</h3>
        <p>{standing(texts, known)}</p>
        {table && <p className={list['when']}>{mine.lastMove(table.updatedAt)}</p>}
      </div>
      <div className={list['ways']}>
        {isOver && <ForgetButton seatKey={seatKey} company={company} />}
        {known !== 'gone' && (
          <ButtonLink
            kind={isOver ? 'plain' : 'main'}
            href={paths.table(seatKey.matchID)}
            aria-label={mine.backTo(company)}
          >
            {mine.back}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function standing({ mine }: Texts, known: Known): string {
  if (known === null) return mine.asking;
  if (typeof known === 'string') return mine[known];
  if (known.gameover !== undefined) return mine.over;
  return known.started ? mine.playing(known.plies) : mine.waiting(freeSeats(known));
}

function ForgetButton({ seatKey, company }: { readonly seatKey: SeatKey; readonly company: string }) {
  const { mine } = useTexts();
  const { keys } = useHouse();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-label={mine.forgetNamed(company)} onClick={() => setAsking(true)}>
        {mine.forget}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={mine.forgetTitle}
          text={mine.forgetText}
          confirm={mine.forget}
          cancel={mine.keep}
          onConfirm={() => keys.forget(seatKey.matchID)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What the server says of the table, asked anew when one comes back to the page. */
function useKnown({ game, matchID }: SeatKey): Known {
  const [known, setKnown] = useState<Known>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await lobby.readTable(game, matchID);
      if (isCurrent) setKnown(answer.ok ? answer.table : answer.code === 'unknown-match' ? 'gone' : 'unreachable');
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [game, matchID]);
  return known;
}
