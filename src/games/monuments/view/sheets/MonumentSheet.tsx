import type { Seat } from '../../../../platform/rules.ts';
import { VALUES } from '../../content/monuments.ts';
import { type Card, cardOf, cardValue, deckFor, type Monument, symbolOf } from '../../rules/cards.ts';
import type { Colour, State } from '../../rules/state.ts';
import { ColourMark, SymbolIcon } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { chanceText } from '../parts/Board.tsx';
import { hueStyle, symbolKey } from '../parts/hue.ts';
import { Picture } from '../parts/Picture.tsx';
import ui from '../parts/ui.module.css';
import { useTable } from '../TableContext.ts';
import { tracksOf, whereIs } from '../turn/outlook.ts';
import type { Words } from '../turn/words.ts';
import type { Hands } from '../useTurn.ts';
import styles from './MonumentSheet.module.css';
import { SheetBody } from './Sheet.tsx';

interface Props {
  readonly state: State;
  readonly seat: Seat | null;
  readonly serving: Colour;
  readonly monument: Monument;
  readonly hands: Hands;
  onClose(): void;
}

/** A monument from near: what it is worth, who builds it, and where each of its cards is. */
export function MonumentSheet({ state, seat, serving, monument, hands, onClose }: Props) {
  const { words } = useTable();
  const track = tracksOf(state, seat, serving)[monument];
  if (!track) return null;
  const t = words.t.track;
  const pick = () => {
    hands.pickMonument(monument);
    onClose();
  };
  return (
    <SheetBody
      foot={
        track.inHand > 0 && (
          <button type="button" className={`${ui.button} ${ui.main}`} onClick={pick}>
            {t.select(track.inHand)}
          </button>
        )
      }
    >
      <div className={styles.top} style={hueStyle(monument)}>
        <Picture monument={monument} height={track.height} className={styles.picture} />
        <div className={styles.facts}>
          {track.builders.map(({ colour, cards, role }) => (
            <p key={colour} className={styles.builder} style={toneStyle(colour)}>
              <ColourMark colour={colourKey(colour)} className={ui.mark} />
              {(role === 'main' ? t.mainBuilder : t.builder)(words.owner(colour), cards)}
            </p>
          ))}
          {track.builders.length === 0 && <p>{t.nobody}</p>}
          {seat !== null && <p>{chanceText(track.chance, words)}</p>}
          <p>{t.hopes(track.hopes)}</p>
        </div>
        <Values box={track.box} words={words} />
      </div>
      <h3 className={styles.heading}>{t.cards}</h3>
      <ul className={styles.cards} style={hueStyle(monument)}>
        {cardsOf(state, monument).map((card) => (
          <li key={card} className={styles.card} data-place={whereIs(state, seat, card).place}>
            <span className={styles.index}>
              <b>{cardValue(card)}</b>
              <SymbolIcon
                symbol={symbolKey(symbolOf(card))}
                className={styles.symbol}
                title={words.symbol(symbolOf(card))}
              />
            </span>
            {placeText(state, seat, card, words)}
          </li>
        ))}
      </ul>
    </SheetBody>
  );
}

const BOXES = [0, 1, 2, 3, 4, 5, 6];

/** What a box is worth alone, to the main and to the second builder (RULES.md §1.2). */
function Values({ box, words }: { readonly box: number; readonly words: Words }) {
  const t = words.t.track;
  return (
    <table className={styles.values}>
      <caption>{t.values}</caption>
      <thead>
        <tr>
          <th scope="col">{t.valuesHead.box}</th>
          {BOXES.map((each) => (
            <th key={each} scope="col" data-at={each === box || undefined}>
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {([3, 2, 1] as const).map((per) => (
          <tr key={per}>
            <th scope="row">{t.valuesHead[({ 3: 'sole', 2: 'main', 1: 'second' } as const)[per]]}</th>
            {BOXES.map((each) => (
              <td key={each} data-at={each === box || undefined}>
                {per * each}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cardsOf(state: State, monument: Monument): Card[] {
  const deck = deckFor(state.seats);
  return Array.from({ length: VALUES }, (_, at) => cardOf(monument, VALUES - at)).filter((card) => deck.includes(card));
}

function placeText(state: State, seat: Seat | null, card: Card, words: Words): string {
  const t = words.t.track.where;
  const where = whereIs(state, seat, card);
  switch (where.place) {
    case 'display':
    case 'page':
      return t[where.place](words.owner(where.colour));
    case 'seen':
      return t.seen(words.seat(where.seat));
    default:
      return t[where.place];
  }
}
