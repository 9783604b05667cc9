import { PLATFORM_REFUSALS } from '../../../../platform/i18n/refusals.ts';
import type { Refusal, Seat } from '../../../../platform/rules.ts';
import type { Power } from '../../rules/cards.ts';
import type { State } from '../../rules/state.ts';
import { ColourMark } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import { remarksOn } from '../turn/labels.ts';
import { type Offer, writeOffers } from '../turn/offers.ts';
import type { Words } from '../turn/words.ts';
import type { Notice } from '../useTurn.ts';
import styles from './Speech.module.css';
import ui from './ui.module.css';

interface Props {
  readonly state: State;
  readonly seat: Seat | null;
  /** The offer to be explained. */
  readonly offer: Offer | undefined;
  readonly notice: Notice | null;
  /** Why nothing can be played now. */
  readonly closed: Refusal | null;
}

/** One line above the buttons: why not, what it brings, or what can be done. */
export function Speech({ state, seat, offer, notice, closed }: Props) {
  const { words } = useTable();
  const why = useWhy();
  if (notice) return <Refused notice={notice} />;
  if (closed) return <p className={styles.speech}>{why(closed)}</p>;
  if (offer?.refusal) return <Refused notice={{ refusal: offer.refusal, isAnew: false, ...powerOf(offer) }} />;
  if (offer) return <Consequences offer={offer} />;
  return <p className={styles.speech}>{promptOf(state, seat, words)}</p>;
}

/** A refusal in words: the game's, or else the house's. */
function useWhy(): (refusal: Refusal) => string {
  const { words, language } = useTable();
  const own: Readonly<Record<string, string>> = words.texts.refusals;
  const house: Readonly<Record<string, string>> = PLATFORM_REFUSALS[language];
  return ({ code }) => own[code] ?? house[code] ?? code;
}

export function Refused({ notice: { refusal, isAnew, power } }: { readonly notice: Notice }) {
  const { words, rulesUrl } = useTable();
  const why = useWhy()(refusal);
  return (
    <p className={`${styles.speech} ${styles.refused}`} role="alert">
      {power !== undefined && <Deed power={power} />}
      <span>{isAnew ? words.t.prompt.anew(why) : why}</span>
      {refusal.rule !== null && (
        <a className={styles.rule} href={rulesUrl(refusal.rule)} target="_blank" rel="noreferrer">
          {words.t.offer.rule(refusal.rule)}
        </a>
      )}
    </p>
  );
}

/** What a power card does: a finger cannot rest on it to read that. */
function Deed({ power }: { readonly power: Power }) {
  const { t, power: nameOf } = useTable().words;
  return <span className={styles.deed}>{t.power.does(nameOf(power), t.powersDo[power] ?? '')}</span>;
}

function powerOf({ move }: Offer): { readonly power?: Power } {
  return move.type === 'claim' ? { power: move.power } : {};
}

/** Points now and the change of the forecast, for every colour concerned. */
function Consequences({ offer }: { readonly offer: Offer }) {
  const { words } = useTable();
  const { preview } = offer;
  if (!preview) return null;
  const { t } = words;
  const touched = preview.totals
    .map((total, colour) => ({ colour, total, points: preview.points[colour] ?? 0 }))
    .filter(({ total, points }) => total !== 0 || points !== 0);
  const remarks = remarksOn(offer, words);
  const { power } = powerOf(offer);
  const isWarning = offer.move.type === 'score' && preview.points[offer.move.colour] === 0;
  return (
    <p className={styles.speech} role="status">
      {power !== undefined && <Deed power={power} />}
      {touched.length === 0 && !isWarning && <span>{t.offer.unchanged}</span>}
      {touched.map(({ colour, total, points }) => (
        <span key={colour} className={`${ui.chip} ${styles.change}`} style={toneStyle(colour)}>
          <ColourMark colour={colourKey(colour)} className={ui.mark} />
          <b>{words.owner(colour)}</b>
          {points !== 0 && <span>{t.offer.now(t.signed(points))}</span>}
          {total !== points && <span>{t.offer.forecast(t.signed(total))}</span>}
        </span>
      ))}
      {remarks.map((remark) => (
        <span key={remark} className={isWarning ? styles.warning : styles.remark}>
          {remark}
        </span>
      ))}
    </p>
  );
}

function promptOf(state: State, seat: Seat | null, words: Words): string {
  const { turn, prompt } = words.t;
  if (seat === null) return '';
  if (state.seat !== seat) return turn.waiting(words.seat(state.seat));
  if (state.phase === 'history') return prompt.history;
  if (state.phase === 'choice') {
    return writeOffers(state, seat).some(({ refusal }) => refusal === null) ? prompt.choice : prompt.noHistory;
  }
  if (state.actions > 0) return prompt.monument;
  return state.bought ? prompt.doneBought : prompt.done;
}
