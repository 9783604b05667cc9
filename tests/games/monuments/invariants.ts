/**
 * What must always hold (§10), as lists of faults: empty when all is well. `tableFaults` holds for every table, also one
 * laid out by a test; `matchFaults` adds what follows from having played from the set-up on.
 */
import {
  CARD_COUNT,
  type Card,
  deckFor,
  MONUMENT_COUNT,
  monumentOf,
  SYMBOL_COUNT,
  symbolOf,
} from '../../../src/games/monuments/rules/cards.ts';
import type { State } from '../../../src/games/monuments/rules/state.ts';

const LAST_BOX = 6;
const HISTORIANS = [0, 0, 2, 3, 2];
const DECKS = [2, 3, 4].map((seats) => ({ seats, has: flags(deckFor(seats)) }));

export function tableFaults(state: State): string[] {
  return [
    ...cardFaults(state),
    ...handFaults(state),
    ...stackFaults(state),
    ...followingFaults(state),
    ...turnFaults(state),
    ...numberFaults(state),
  ];
}

export function matchFaults(state: State): string[] {
  return [...tableFaults(state), ...historyFaults(state), ...rowFaults(state), ...restFaults(state)];
}

/** §10: every card of the deck lies in exactly one place. */
function cardFaults(state: State): string[] {
  const seen = new Uint8Array(CARD_COUNT);
  const faults: string[] = [];
  const count = (card: Card | null) => {
    if (card === null) return;
    if (!Number.isInteger(card) || Object.is(card, -0) || card < 0 || card >= CARD_COUNT) faults.push(`card ${card}`);
    else seen[card] = (seen[card] ?? 0) + 1;
  };
  for (const cards of placesOf(state)) if (cards) for (const card of cards) count(card);
  const deck = DECKS.find(({ seats }) => seats === state.seats)?.has;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (seen[card] !== deck?.[card]) faults.push(`card ${card} lies in ${seen[card]} places`);
  }
  return faults;
}

function placesOf(state: State): (readonly (Card | null)[] | null)[] {
  const pages = state.histories.map((history) => history.pages);
  return [state.pile, state.row, state.discarded, ...state.hands, ...state.stacks, ...pages];
}

function handFaults(state: State): string[] {
  const faults: string[] = [];
  state.hands.forEach((hand, seat) => {
    const shown = state.shown[seat] ?? [];
    if (!isAscending(hand)) faults.push(`hand of seat ${seat} is not ascending`);
    if (!isAscending(shown)) faults.push(`shown cards of seat ${seat} are not ascending`);
    if (!shown.every((card) => hand.includes(card))) faults.push(`seat ${seat} shows a card it does not hold`);
  });
  return faults;
}

/** §4.4: a stack is never empty and holds its own monument only. */
function stackFaults(state: State): string[] {
  const faults: string[] = [];
  state.stacks.forEach((stack, at) => {
    if (!stack) return;
    if (stack.length === 0) faults.push(`stack ${at} is empty`);
    const monument = at % MONUMENT_COUNT;
    if (!stack.every((card) => monumentOf(card) === monument)) faults.push(`stack ${at} holds another monument`);
  });
  return faults;
}

/** `symbols` and `available` follow from the stacks; no monument has more than two builders (§4.4). */
function followingFaults(state: State): string[] {
  const symbols = new Array<number>(state.symbols.length).fill(0);
  const builders = new Array<number>(MONUMENT_COUNT).fill(0);
  state.stacks.forEach((stack, at) => {
    if (!stack) return;
    const monument = at % MONUMENT_COUNT;
    builders[monument] = (builders[monument] ?? 0) + 1;
    for (const card of stack) {
      const count = Math.floor(at / MONUMENT_COUNT) * SYMBOL_COUNT + symbolOf(card);
      symbols[count] = (symbols[count] ?? 0) + 1;
    }
  });
  const faults: string[] = [];
  symbols.forEach((count, at) => {
    if (count !== state.symbols[at]) faults.push(`symbols[${at}] is ${state.symbols[at]}, the stacks show ${count}`);
  });
  builders.forEach((count, monument) => {
    if (count > 2) faults.push(`monument ${monument} has ${count} builders`);
    if (state.available[monument] !== 2 - count) faults.push(`available[${monument}] is ${state.available[monument]}`);
  });
  return faults;
}

function turnFaults(state: State): string[] {
  const { phase, seat, actions, bought } = state;
  const faults: string[] = [];
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) faults.push(`seat ${seat} is to move`);
  if (!Number.isInteger(actions) || actions < 0 || actions > (bought ? 4 : 3)) faults.push(`${actions} actions`);
  if (phase !== 'monument' && actions !== 0) faults.push(`${actions} actions in phase ${phase}`);
  return faults;
}

function numberFaults(state: State): string[] {
  const faults: string[] = [];
  state.markers.forEach((box, monument) => {
    if (!isCount(box, LAST_BOX)) faults.push(`marker ${monument} on box ${box}`);
  });
  state.scores.forEach((points, colour) => {
    if (!isCount(points, Number.MAX_SAFE_INTEGER)) faults.push(`score track of colour ${colour} is ${points}`);
  });
  state.historians.forEach((left, colour) => {
    if (!isCount(left, 3)) faults.push(`colour ${colour} has ${left} historians`);
  });
  state.holders.forEach((holder, power) => {
    if (holder !== null && !isCount(holder, state.scores.length - 1)) faults.push(`power ${power} at ${holder}`);
    if (holder !== null && state.powers === 'off') faults.push(`power ${power} is held in a match without powers`);
  });
  return faults;
}

/** §5.2, §5.3, §10: historians are placed or left; a marker counts the pages; overflow at most once, never with three. */
function historyFaults(state: State): string[] {
  const faults: string[] = [];
  const pages = new Array<number>(MONUMENT_COUNT).fill(0);
  for (const history of state.histories) {
    if (history.pages.length === 0) faults.push('a history without pages');
    for (const page of history.pages) pages[monumentOf(page)] = (pages[monumentOf(page)] ?? 0) + 1;
  }
  pages.forEach((count, monument) => {
    if (state.markers[monument] !== Math.min(count, LAST_BOX)) {
      faults.push(`marker ${monument} on box ${state.markers[monument]} after ${count} pages`);
    }
    if (count > (state.seats === 3 ? LAST_BOX : LAST_BOX + 1)) faults.push(`monument ${monument} has ${count} pages`);
  });
  state.historians.forEach((left, colour) => {
    const placed = state.histories.filter((history) => history.colour === colour).length;
    if (left + placed !== HISTORIANS[state.seats]) faults.push(`colour ${colour}: ${left} left, ${placed} placed`);
  });
  return faults;
}

/** §4.3, §4.7: boxes are empty only within a Monument turn, or at the end, when the pile is empty too. */
function rowFaults(state: State): string[] {
  if (state.row.length !== 3) return [`the row has ${state.row.length} boxes`];
  const hasGap = state.row.includes(null);
  if (state.phase === 'over') return hasGap && state.pile.length === 0 ? [] : ['over without an empty box and pile'];
  return hasGap && state.phase !== 'monument' ? [`an empty box in phase ${state.phase}`] : [];
}

/** §4.2: what can be done once per turn is new at its start; without powers they are never used. */
function restFaults(state: State): string[] {
  const { bought, heroUsed, nauteUsed } = state;
  const isUsed = bought || heroUsed || nauteUsed;
  if ((state.phase === 'choice' || state.phase === 'history') && isUsed) return ['a turn begins with something used'];
  if (state.powers === 'off' && (heroUsed || nauteUsed)) return ['a power was used in a match without powers'];
  return [];
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value <= most;
}

function isAscending(cards: readonly Card[]): boolean {
  return cards.every((card, at) => at === 0 || card > (cards[at - 1] ?? 0));
}

function flags(deck: readonly Card[]): Uint8Array {
  const has = new Uint8Array(CARD_COUNT);
  for (const card of deck) has[card] = 1;
  return has;
}
