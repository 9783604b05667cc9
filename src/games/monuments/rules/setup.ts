/** RULES.md §2: set-up. */
import { dealer, shuffle } from '../../../platform/rng.ts';
import type { Options, Seed } from '../../../platform/rules.ts';
import { MOST_BUILDERS } from './build.ts';
import { type Card, deckFor, MONUMENT_COUNT, POWER_COUNT, SYMBOL_COUNT } from './cards.ts';
import { insertCard } from './hands.ts';
import type { PowersOption, State } from './state.ts';

export const HAND_SIZE = 5;
export const ROW_SIZE = 3;
const HISTORIANS_PER_COLOUR = [0, 0, 2, 3, 2];

export function create(seats: number, options: Options, seed: Seed): State {
  const random = dealer(seed);
  const pile = shuffle(deckFor(seats).slice(), random);
  const bare = BARE_TABLES[seats] as BareTable;
  return {
    seats,
    powers: options.powers as PowersOption,
    phase: 'choice',
    seat: random.below(seats),
    turn: 1,
    actions: 0,
    bought: false,
    heroUsed: false,
    nauteUsed: false,
    hands: dealt(pile, seats, HAND_SIZE),
    shown: dealt(pile, seats, 0),
    row: pile.splice(-ROW_SIZE),
    pile,
    stacks: bare.stacks.slice(),
    symbols: bare.symbols.slice(),
    available: bare.available.slice(),
    markers: bare.markers.slice(),
    scores: bare.scores.slice(),
    historians: bare.historians.slice(),
    histories: [],
    holders: bare.holders.slice(),
    discarded: [],
  };
}

type BareTable = Pick<State, 'stacks' | 'symbols' | 'available' | 'markers' | 'scores' | 'historians' | 'holders'>;

/** By number of seats: what no chance decides. Laid once, because copying a list is quicker than filling one. */
const BARE_TABLES: readonly BareTable[] = [0, 1, 2, 3, 4].map(bareTable);

function bareTable(seats: number): BareTable {
  const colours = seats === 2 ? 4 : seats;
  return {
    stacks: filled(colours * MONUMENT_COUNT, null),
    symbols: filled(colours * SYMBOL_COUNT, 0),
    available: filled(MONUMENT_COUNT, MOST_BUILDERS),
    markers: filled(MONUMENT_COUNT, 0),
    scores: filled(colours, 0),
    historians: filled(colours, HISTORIANS_PER_COLOUR[seats] ?? 0),
    holders: filled(POWER_COUNT, null),
  };
}

function filled<T>(length: number, item: T): T[] {
  const items: T[] = [];
  for (let i = 0; i < length; i++) items.push(item);
  return items;
}

/** By seat, each from the top of the pile. */
function dealt(pile: Card[], seats: number, cards: number): Card[][] {
  const hands: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand: Card[] = [];
    for (let i = 0; i < cards; i++) insertCard(hand, pile.pop() as Card);
    hands.push(hand);
  }
  return hands;
}
