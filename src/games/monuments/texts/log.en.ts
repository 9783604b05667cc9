/** What happened, in words: third person with names, never "you". */
import { MONUMENTS } from '../content/monuments.ts';

const COLOURS = ['red', 'blue', 'yellow', 'green'];
const SYMBOLS = ['scrolls', 'ships', 'helmets'];
const SYMBOL = ['scroll', 'ship', 'helmet'];
const POWERS = ['the Scribe', 'the Naute', 'the Hero'];
const BARE = ['babylon', 'petra', 'zeus'];

const hero = (isHero: boolean): string => (isHero ? ', using the Hero for 1 point' : '');
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const log = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  turn: (turn: number) => `Turn ${turn}`,
  kind: { monument: 'Monument turn', history: 'History turn' },
  look: (line: string) => `Look at the table after: ${line}`,
  lookAtChoice: (who: string, turn: number) => `Look at the table at the start of turn ${turn}, ${who}`,
  looking: 'The table as it was then',
  backToNow: 'Back to now',
  newest: 'Newest',
  earlier: 'Earlier turns',
  seat: (number: number) => `Seat ${number}`,
  /** With two seats a name alone does not say which display is meant. */
  inColour: (name: string, colour: number) => `${name} (${COLOURS[colour] ?? '?'})`,
  colour: (colour: number): string => COLOURS[colour] ?? '?',
  symbol: (symbol: number): string => SYMBOL[symbol] ?? '?',
  power: (power: number): string => POWERS[power] ?? '?',
  monument: (monument: number): string => MONUMENTS[monument]?.en ?? '?',
  theMonument: (monument: number): string => {
    const { key, en } = MONUMENTS[monument] ?? { key: '', en: '?' };
    return BARE.includes(key) ? en : `the ${en}`;
  },
  card: (monument: string, value: number) => `${monument} ${value}`,
  list: (items: readonly string[]) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  news: {
    chose: (who: string, kind: 'monument' | 'history') =>
      `${who} takes a ${kind === 'monument' ? 'Monument' : 'History'} turn.`,
    drew: (who: string, card: string, isHero: boolean) => `${who} draws ${card} from the row${hero(isHero)}.`,
    drewPile: (who: string, left: number, isHero: boolean) =>
      `${who} draws from the pile${hero(isHero)}; ${left} left.`,
    saw: (who: string, card: string) => `${who} sees ${card}.`,
    erected: (who: string, monument: string, values: string) => `${who} erects ${monument} with ${values}.`,
    improved: (who: string, monument: string, values: string) => `${who} improves ${monument} with ${values}.`,
    restacked: (who: string, monument: string, values: string) =>
      `${who} improves ${monument} and reorders the stack with the Scribe: ${values}.`,
    scored: (who: string, cards: string, symbol: number, count: number) =>
      `${who} scores ${SYMBOLS[symbol] ?? '?'} with ${cards}: ${points(count)}.`,
    bought: (who: string, cards: string) => `${who} buys a fourth action with ${cards}.`,
    claimed: (who: string, power: number, from: string | null) =>
      `${who} takes ${POWERS[power] ?? '?'} from ${from ?? 'the bank'}: 2 points.`,
    swapped: (who: string, give: string, take: string) => `${who} swaps ${give} for ${take} of the row with the Naute.`,
    wrote: (who: string, count: number, cards: string) =>
      `${who} writes a history of ${count === 1 ? '1 page' : `${count} pages`}: ${cards}.`,
    overflowed: (who: string, monument: string, count: number) =>
      `The track of ${monument} is full: ${points(count)} for ${who}.`,
    refilled: (cards: string) => `The row is refilled with ${cards}.`,
    turn: (who: string) => `${who} is next.`,
    over: 'The row cannot be refilled: the match is over.',
  },
};

export type LogTexts = typeof log;
