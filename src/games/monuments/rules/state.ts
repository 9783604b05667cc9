/** What a match of Monuments is made of: its state, its moves, its news. */
import type { Seat } from '../../../platform/rules.ts';
import type { Card, Monument, Power } from './cards.ts';

/** Index into COLOURS. A colour owns a display, a score and historians; a seat plays one or two of them. */
export type Colour = number;

export type TurnKind = 'monument' | 'history';
export type Phase = 'choice' | TurnKind | 'over';
export type PowersOption = 'off' | 'on' | 'variant';

export interface History {
  readonly colour: Colour;
  /** The pages, open to all (RULES.md §5.4). */
  readonly pages: readonly Card[];
}

/**
 * Stacks and pages are readonly on purpose: changers replace them and never write into them, so that `clone` may share
 * them between copies. Hands change with nearly every move and are written into.
 */
export interface State {
  readonly seats: number;
  readonly powers: PowersOption;
  phase: Phase;
  /** Whose turn it is. */
  seat: Seat;
  /** Turns begun so far, from 1. */
  turn: number;
  /** Actions still owed in this Monument turn. */
  actions: number;
  /** What may be done once per Monument turn and has been (RULES.md §4.2, §8.3, §8.4). */
  bought: boolean;
  heroUsed: boolean;
  nauteUsed: boolean;
  /** Face down; the last one is the top. */
  pile: Card[];
  /** Three boxes, null where a card has been taken. */
  row: (Card | null)[];
  /** By seat, ascending. */
  hands: Card[][];
  /** By seat, ascending: the hand cards that everybody saw being taken from the row (RULES.md §2.6). */
  shown: Card[][];
  /** By colour × 12 + monument: cards from bottom to top, null where that colour has not built it. */
  stacks: (readonly Card[] | null)[];
  /** By colour × 3 + symbol: cards with that symbol in the display. Follows from `stacks`; kept for speed. */
  symbols: number[];
  /** By monument: how many more colours may build it, 2, 1 or 0 (RULES.md §1.4). Follows from `stacks` too. */
  available: number[];
  /** By monument: the box of its marker, 0 … 6. */
  markers: number[];
  /** By colour: the score track. */
  scores: number[];
  /** By colour: historians not yet placed. */
  historians: number[];
  /** The ladder, oldest first. */
  histories: History[];
  /** By power: the colour that holds it, null while in the bank. */
  holders: (Colour | null)[];
  /** Cards out of the game for ever. */
  discarded: Card[];
}

export type MonumentsMove =
  | { readonly type: 'choose'; readonly kind: TurnKind }
  /** A card of the row, or null for the top of the pile. */
  | { readonly type: 'draw'; readonly card: Card | null }
  | { readonly type: 'erect'; readonly colour: Colour; readonly cards: readonly Card[] }
  | { readonly type: 'improve'; readonly colour: Colour; readonly cards: readonly Card[] }
  /** Improve with the Scribe: `cards` is the whole new stack, bottom to top. */
  | { readonly type: 'restack'; readonly colour: Colour; readonly cards: readonly Card[] }
  | { readonly type: 'score'; readonly colour: Colour; readonly cards: readonly Card[] }
  | { readonly type: 'buy'; readonly cards: readonly Card[] }
  | { readonly type: 'claim'; readonly colour: Colour; readonly power: Power }
  | { readonly type: 'hero'; readonly card: Card | null }
  | { readonly type: 'swap'; readonly give: Card; readonly take: Card }
  | { readonly type: 'write'; readonly colour: Colour }
  | { readonly type: 'end' };

export type MoveOf<T extends MonumentsMove['type']> = Extract<MonumentsMove, { type: T }>;

export type MonumentsNews =
  | { readonly type: 'chose'; readonly seat: Seat; readonly kind: TurnKind }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card; readonly hero: boolean }
  | { readonly type: 'drewPile'; readonly seat: Seat; readonly left: number; readonly hero: boolean }
  | { readonly type: 'saw'; readonly only: Seat; readonly card: Card }
  | { readonly type: 'erected'; readonly seat: Seat; readonly colour: Colour; readonly cards: readonly Card[] }
  | { readonly type: 'improved'; readonly seat: Seat; readonly colour: Colour; readonly cards: readonly Card[] }
  | { readonly type: 'restacked'; readonly seat: Seat; readonly colour: Colour; readonly cards: readonly Card[] }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly cards: readonly Card[];
      readonly points: number;
    }
  | { readonly type: 'bought'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly power: Power;
      readonly from: Colour | null;
    }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly give: Card; readonly take: Card }
  | { readonly type: 'wrote'; readonly seat: Seat; readonly colour: Colour; readonly pages: readonly Card[] }
  | { readonly type: 'overflowed'; readonly monument: Monument; readonly colour: Colour; readonly points: number }
  | { readonly type: 'refilled'; readonly cards: readonly Card[] }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'over' };

export type Emit = (news: MonumentsNews) => void;
