/** From what a test places to a whole table: the cards it does not name lie where they disturb nothing. */
import { type Card, deckFor, MONUMENT_COUNT, monumentOf, symbolOf } from '../../../src/games/monuments/rules/cards.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import type { History, PowersOption, State } from '../../../src/games/monuments/rules/state.ts';
import { seedOf } from '../../../src/platform/rng.ts';

export interface Layout {
  readonly seats: number;
  readonly powers: PowersOption;
  readonly hands: Map<number, Card[]>;
  readonly shown: Map<number, Card[]>;
  readonly displays: Map<number, Card[]>;
  readonly discarded: Card[];
  /** Pages by name, or how many of any cards. */
  readonly histories: { readonly colour: number; readonly pages: readonly Card[] | number }[];
  row: (Card | null)[] | null;
  pileTop: Card[];
  /** null: all cards that lie nowhere else. */
  pileSize: number | null;
  /** What is set without any card. */
  readonly changes: ((state: State) => void)[];
}

export function emptyLayout(seats: number, powers: PowersOption): Layout {
  return {
    seats,
    powers,
    hands: new Map(),
    shown: new Map(),
    displays: new Map(),
    discarded: [],
    histories: [],
    row: null,
    pileTop: [],
    pileSize: null,
    changes: [],
  };
}

/** Named cards first; then nameless pages, the row and the pile, in the order of the deck; what is left is out of the game. */
export function layOut(layout: Layout): State {
  const state = bare(layout);
  const free = freeCards(layout);
  for (const [seat, cards] of layout.hands) state.hands[seat] = ascending(cards);
  for (const [seat, cards] of layout.shown) state.shown[seat] = ascending(cards);
  for (const [colour, cards] of layout.displays) putDisplay(state, colour, cards);
  for (const history of layout.histories) putHistory(state, history, free);
  state.row = layout.row ? [...layout.row] : free.splice(0, 3);
  const below = layout.pileSize === null ? free.length : layout.pileSize - layout.pileTop.length;
  if (below < 0 || below > free.length) throw new Error(`The pile cannot have ${layout.pileSize} cards.`);
  state.pile = [...free.splice(0, below).reverse(), ...layout.pileTop.toReversed()];
  state.discarded = [...layout.discarded, ...free];
  for (const change of layout.changes) change(state);
  return state;
}

function bare({ seats, powers }: Layout): State {
  const state = rules.create(seats, { powers }, seedOf(0));
  state.hands = state.hands.map(() => []);
  state.seat = 0;
  return state;
}

/** The deck without the cards that the layout names; naming a card twice, or one that is not in play, is a mistake. */
function freeCards(layout: Layout): Card[] {
  const named = [
    ...layout.hands.values(),
    ...layout.displays.values(),
    ...layout.histories.map(({ pages }) => (typeof pages === 'number' ? [] : pages)),
    (layout.row ?? []).filter((card) => card !== null),
    layout.pileTop,
    layout.discarded,
  ].flat();
  const free = new Set(deckFor(layout.seats));
  for (const card of named) {
    if (!free.delete(card)) throw new Error(`Card ${card} is placed twice, or not in play with ${layout.seats} seats.`);
  }
  return [...free];
}

function putDisplay(state: State, colour: number, cards: readonly Card[]): void {
  for (const card of cards) {
    const monument = monumentOf(card);
    const at = colour * MONUMENT_COUNT + monument;
    const stack = state.stacks[at] ?? null;
    if (stack === null) state.available[monument] = (state.available[monument] ?? 0) - 1;
    state.stacks[at] = [...(stack ?? []), card];
    const shown = colour * 3 + symbolOf(card);
    state.symbols[shown] = (state.symbols[shown] ?? 0) + 1;
  }
}

function putHistory(state: State, { colour, pages }: Layout['histories'][number], free: Card[]): void {
  const taken = typeof pages === 'number' ? free.splice(-pages, pages) : [...pages];
  if (typeof pages === 'number' && taken.length < pages) throw new Error('Not enough cards left for that history.');
  const history: History = { colour, pages: taken };
  state.histories.push(history);
  state.historians[colour] = (state.historians[colour] ?? 0) - 1;
}

function ascending(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b);
}
