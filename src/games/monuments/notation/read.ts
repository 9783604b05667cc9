import type { Seat } from '../../../platform/rules.ts';
import { type Card, cardOf, symbolOf } from '../rules/cards.ts';
import { coloursOf } from '../rules/displays.ts';
import { parse } from '../rules/parse.ts';
import type { Colour, MonumentsMove, State } from '../rules/state.ts';
import { readCard, readColour, readMonument, readPower, readSymbol } from './words.ts';

/** Thrown inside this file only: what is wrong with the text. */
class Misread extends Error {}

interface Reading {
  readonly state: State;
  readonly seat: Seat;
  /** What follows the verb; readers take words off its front. */
  readonly words: string[];
}

type Reader = (reading: Reading) => unknown;

const READERS: Readonly<Record<string, Reader>> = {
  monument: () => ({ type: 'choose', kind: 'monument' }),
  history: () => ({ type: 'choose', kind: 'history' }),
  draw: ({ words }) => ({ type: 'draw', card: takePileOrCard(words) }),
  hero: ({ words }) => ({ type: 'hero', card: takePileOrCard(words) }),
  erect: (reading) => ({ type: 'erect', colour: takeOwnColour(reading), cards: takeStack(reading.words) }),
  improve: (reading) => ({ type: 'improve', colour: takeOwnColour(reading), cards: takeStack(reading.words) }),
  restack: (reading) => ({ type: 'restack', colour: takeOwnColour(reading), cards: takeStack(reading.words) }),
  score: (reading) => ({ type: 'score', colour: takeOwnColour(reading), cards: takePair(reading.words) }),
  buy: ({ words }) => ({ type: 'buy', cards: takePair(words) }),
  claim: (reading) => ({
    type: 'claim',
    colour: takeOwnColour(reading),
    power: take(reading.words, readPower, 'a power'),
  }),
  swap: ({ words }) => ({ type: 'swap', give: takeCard(words), take: takeCard(words) }),
  write: ({ words }) => ({ type: 'write', colour: take(words, readColour, 'a colour') }),
  end: () => ({ type: 'end' }),
};

/** The move that a text means, or a sentence that says what is wrong with it. */
export function read(state: State, seat: Seat, text: string): MonumentsMove | string {
  const [verb = '', ...words] = text.trim().toLowerCase().split(/\s+/);
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (!reader) return `“${verb}” is no move; moves begin with ${Object.keys(READERS).join(', ')}.`;
  try {
    const raw = reader({ state, seat, words });
    if (words.length > 0) return `“${words.join(' ')}” is too much in “${text}”.`;
    return parse(raw) ?? `“${text}” names too many cards, or one of them twice.`;
  } catch (error) {
    if (error instanceof Misread) return `${error.message} in “${text}”.`;
    throw error;
  }
}

function take<T>(words: string[], reader: (word: string) => T | null, what: string): T {
  const word = words.shift();
  if (word === undefined) throw new Misread(`${what} is missing`);
  const thing = reader(word);
  if (thing === null) throw new Misread(`“${word}” is not ${what}`);
  return thing;
}

function takeCard(words: string[]): Card {
  return take(words, readCard, 'a card');
}

function takePileOrCard(words: string[]): Card | null {
  if (words[0] !== 'pile') return takeCard(words);
  words.shift();
  return null;
}

/** A seat with one colour need not name it. */
function takeOwnColour({ state, seat, words }: Reading): Colour {
  const [own, second] = coloursOf(state, seat);
  const isNamed = words[0] !== undefined && readColour(words[0]) !== null;
  if (own !== undefined && second === undefined && !isNamed) return own;
  return take(words, readColour, 'a colour');
}

function takeStack(words: string[]): Card[] {
  const monument = take(words, readMonument, 'a monument');
  const values = words.splice(0).map((word) => take([word], readValue, 'a card value from 1 to 9'));
  if (values.length === 0) throw new Misread('card values are missing');
  return values.map((value) => cardOf(monument, value));
}

function readValue(word: string): number | null {
  return /^[1-9]$/.test(word) ? Number(word) : null;
}

function takePair(words: string[]): Card[] {
  const symbol = take(words, readSymbol, 'a symbol (scrolls, ships, helmets)');
  const cards = [takeCard(words), takeCard(words)];
  if (cards.some((card) => symbolOf(card) !== symbol)) throw new Misread('a card shows another symbol');
  return cards;
}
