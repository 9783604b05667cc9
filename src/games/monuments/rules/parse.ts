/** Shape check at the trust border: exactly the fields of a move, with numbers in range. Legality is not its business. */
import { COLOURS, VALUES } from '../content/monuments.ts';
import { CARD_COUNT, POWER_COUNT } from './cards.ts';
import type { MonumentsMove } from './state.ts';

type Check = (value: unknown) => boolean;

const PAIR = 2;

const isCard: Check = (value) => isIndex(value, CARD_COUNT);
const isCardOrPile: Check = (value) => value === null || isCard(value);
const isColour: Check = (value) => isIndex(value, COLOURS.length);
const isPower: Check = (value) => isIndex(value, POWER_COUNT);
const isKind: Check = (value) => value === 'monument' || value === 'history';
const isBuild: Check = (value) => isCardList(value, 1, VALUES);
const isPair: Check = (value) => isCardList(value, PAIR, PAIR);

const FIELDS: Record<MonumentsMove['type'], Record<string, Check>> = {
  choose: { kind: isKind },
  draw: { card: isCardOrPile },
  erect: { colour: isColour, cards: isBuild },
  improve: { colour: isColour, cards: isBuild },
  restack: { colour: isColour, cards: isBuild },
  score: { colour: isColour, cards: isPair },
  buy: { cards: isPair },
  claim: { colour: isColour, power: isPower },
  hero: { card: isCardOrPile },
  swap: { give: isCard, take: isCard },
  write: { colour: isColour },
  end: {},
};

export function parse(raw: unknown): MonumentsMove | null {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const given = raw as Record<string, unknown>;
  if (typeof given.type !== 'string' || !Object.hasOwn(FIELDS, given.type)) return null;
  const fields = FIELDS[given.type as MonumentsMove['type']];
  const names = Object.keys(given);
  if (names.length !== Object.keys(fields).length + 1) return null;
  const fits = Object.entries(fields).every(([name, check]) => Object.hasOwn(given, name) && check(given[name]));
  return fits ? (given as unknown as MonumentsMove) : null;
}

/** Minus zero is an integer too, but no place in a list: JSON would turn it into another move than the one judged. */
function isIndex(value: unknown, length: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < length && !Object.is(value, -0);
}

function isCardList(value: unknown, least: number, most: number): boolean {
  if (!Array.isArray(value) || value.length < least || value.length > most) return false;
  // Spread first: `every` passes over holes.
  return [...value].every(isCard) && new Set(value).size === value.length;
}
