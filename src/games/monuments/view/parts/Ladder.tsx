import { memo } from 'react';
import { sheetsOf } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import { useTable } from '../TableContext.ts';
import styles from './Ladder.module.css';
import { Panel } from './Panel.tsx';
import { Figure } from './Picture.tsx';

const LAST = 12;
const BOXES = Array.from({ length: LAST }, (_, at) => at + 1);

interface Standing {
  readonly at: number;
  readonly colour: number;
  readonly pages: number;
  readonly bonus: number;
}

/** The history ladder: a historian on the box of its page count, older ones below. */
export const Ladder = memo(function Ladder({ state }: { readonly state: State }) {
  const { words } = useTable();
  const standing = standingsOf(state);
  const { ladder, zones } = words.t;
  return (
    <Panel title={zones.ladder} help="ladder" className={styles.panel}>
      {standing.length === 0 && <p className={styles.empty}>{ladder.empty}</p>}
      <ol className={styles.ladder}>
        {BOXES.map((box) => {
          const here = standing.filter(({ pages }) => Math.min(LAST, pages) === box);
          const names = here.map(({ colour, bonus }) =>
            bonus ? `${words.owner(colour)} (${ladder.bonus(bonus)})` : words.owner(colour),
          );
          return (
            <li
              key={box}
              className={styles.box}
              aria-label={here.length > 0 ? ladder.box(box, names.join(', ')) : undefined}
              aria-hidden={here.length === 0}
            >
              <span className={styles.pawns}>
                {here.map(({ at, colour, pages, bonus }) => (
                  <span key={at} className={styles.pawn}>
                    <Figure kind="historian" colour={colour} className={styles.figure} />
                    {bonus > 0 && <b className={styles.bonus}>{bonus}</b>}
                    {pages > LAST && <small className={styles.pages}>{pages}</small>}
                  </span>
                ))}
              </span>
              <span className={styles.number}>{box === LAST ? `${box}+` : box}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
});

/** Oldest first, so that a later one is drawn above. */
function standingsOf(state: State): Standing[] {
  const lines = sheetsOf(state).map(({ histories }) => [...histories]);
  return state.histories.map(({ colour, pages }, at) => ({
    at,
    colour,
    pages: pages.length,
    bonus: lines[colour]?.shift()?.bonus ?? 0,
  }));
}
