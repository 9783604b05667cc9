import { useMemo, useState } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import { monumentOf } from '../../rules/cards.ts';
import { coloursOf } from '../../rules/displays.ts';
import { sheetsOf } from '../../rules/scoring.ts';
import type { Colour, State } from '../../rules/state.ts';
import { ColourMark, Pawn } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { Refused } from '../parts/Speech.tsx';
import ui from '../parts/ui.module.css';
import { stepRadio } from '../stepRadio.ts';
import { useTable } from '../TableContext.ts';
import { type HistoryOutlook, historyOutlook, type PageOutlook } from '../turn/historyOutlook.ts';
import type { Hands } from '../useTurn.ts';
import styles from './HistorySheet.module.css';
import { SheetBody } from './Sheet.tsx';

interface Props {
  readonly state: State;
  readonly seat: Seat;
  readonly hands: Hands;
  onClose(): void;
}

/** Everything a history would do, and then the button. */
export function HistorySheet({ state, seat, hands, onClose }: Props) {
  const { words } = useTable();
  const outlooks = useMemo(
    () => coloursOf(state, seat).map((colour) => historyOutlook(state, seat, colour)),
    [state, seat],
  );
  const [writer, setWriter] = useState(
    () => outlooks.find(({ offer }) => !offer.refusal)?.colour ?? outlooks[0]?.colour,
  );
  const outlook = outlooks.find(({ colour }) => colour === writer);
  const t = words.t.history;
  if (!outlook) return null;
  const confirm = () => {
    hands.play(outlook.offer);
    onClose();
  };
  return (
    <SheetBody
      foot={
        <>
          <button type="button" className={ui.button} onClick={onClose}>
            {t.cancel}
          </button>
          <button
            type="button"
            className={`${ui.button} ${ui.main}`}
            aria-disabled={outlook.offer.refusal !== null}
            onClick={confirm}
          >
            {t.confirm}
          </button>
        </>
      }
    >
      {outlooks.length > 1 && <Writers outlooks={outlooks} writer={outlook.colour} onChoose={setWriter} />}
      {outlook.offer.refusal ? (
        <Refused notice={{ refusal: outlook.offer.refusal, isAnew: false }} />
      ) : (
        <Outlook state={state} outlook={outlook} />
      )}
    </SheetBody>
  );
}

interface WritersProps {
  readonly outlooks: readonly HistoryOutlook[];
  readonly writer: Colour;
  onChoose(colour: Colour): void;
}

function Writers({ outlooks, writer, onChoose }: WritersProps) {
  const { words } = useTable();
  return (
    <div role="radiogroup" aria-label={words.t.history.which} className={styles.writers} onKeyDown={stepRadio}>
      {outlooks.map(({ colour, pages }) => (
        // biome-ignore lint/a11y/useSemanticElements: it carries a pawn
        <button
          key={colour}
          type="button"
          role="radio"
          aria-checked={colour === writer}
          tabIndex={colour === writer ? 0 : -1}
          className={`${ui.button} ${styles.writer}`}
          style={toneStyle(colour)}
          onClick={() => onChoose(colour)}
        >
          <Pawn kind="historian" colour={colourKey(colour)} className={styles.small} />
          {words.colour(colour)} · {words.t.ladder.pages(pages.length)}
        </button>
      ))}
    </div>
  );
}

function Outlook({ state, outlook }: { readonly state: State; readonly outlook: HistoryOutlook }) {
  const { words } = useTable();
  const t = words.t.history;
  const { colour, pages, bonus, below, overflows } = outlook;
  const left = (state.historians[colour] ?? 1) - 1;
  return (
    <>
      <p className={styles.stands} style={toneStyle(colour)}>
        <Pawn kind="historian" colour={colourKey(colour)} className={styles.pawn} />
        <span>
          <b>
            {t.stands(pages.length)}
            {t.upon(below)}.
          </b>
          <br />
          {t.rank(bonus)} {t.left(left)} {left > 0 && t.penalty}
        </span>
      </p>
      <h3 className={styles.heading}>{t.pages(pages.length)}</h3>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <Page key={page.card} page={page} />
        ))}
      </ul>
      {overflows.map(({ monument, colour: whose, points }) => (
        <p key={`${monument}-${whose}`} className={styles.overflow}>
          {t.overflowPoints(words.owner(whose), points, words.monument(monument))}
        </p>
      ))}
      <h3 className={styles.heading}>{t.change}</h3>
      <Changes state={state} outlook={outlook} />
    </>
  );
}

function Page({ page: { card, from, before, after } }: { readonly page: PageOutlook }) {
  const { words } = useTable();
  const t = words.t.history;
  const monument = words.monument(monumentOf(card));
  const step = after > before ? t.steps(before, after) : t.overflow;
  return (
    <li
      className={styles.page}
      aria-label={`${words.cardInFull(card)}, ${t.from(words.owner(from))}; ${monument} ${step}`}
    >
      <CardFace card={card} name={words.monument(monumentOf(card))} />
      <span className={styles.from} style={toneStyle(from)}>
        <ColourMark colour={colourKey(from)} className={ui.mark} />
        {t.from(words.owner(from))}
      </span>
      <span className={styles.step}>{step}</span>
    </li>
  );
}

/** What every colour would have, and by how much that differs from now. */
function Changes({ state, outlook: { offer } }: { readonly state: State; readonly outlook: HistoryOutlook }) {
  const { words } = useTable();
  const now = sheetsOf(state);
  const most = Math.max(1, ...(offer.preview?.totals.map(Math.abs) ?? []));
  return (
    <ul className={styles.changes}>
      {now.map(({ colour, total }) => {
        const change = offer.preview?.totals[colour] ?? 0;
        return (
          <li key={colour} className={styles.change} style={toneStyle(colour)}>
            <span className={ui.chip}>
              <ColourMark colour={colourKey(colour)} className={ui.mark} />
              <b>{words.owner(colour)}</b>
            </span>
            <span className={styles.gauge} aria-hidden="true">
              <span
                className={styles.fill}
                data-loss={change < 0 || undefined}
                style={{ width: `${(Math.abs(change) / most) * 50}%` }}
              />
            </span>
            <b>{words.t.signed(change)}</b>
            <span className={styles.total}>
              {words.number(total)} → {words.number(total + change)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
