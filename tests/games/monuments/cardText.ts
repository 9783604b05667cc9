/** Cards as the tests write them: `petra 9 4 2, zeus 1` or `petra3 zeus2`, and `-` for an empty box of the row. */
import { readCard, readColour, readMonument, readPower } from '../../../src/games/monuments/notation/words.ts';
import type { Card } from '../../../src/games/monuments/rules/cards.ts';

const EMPTY_BOX = '-';

/** The cards that a text names, in its order. */
export function cardsIn(text: string): Card[] {
  const cards: Card[] = [];
  let monument = '';
  for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
    if (readMonument(word) !== null) monument = word;
    else cards.push(known(readCard(/^\d$/.test(word) ? `${monument}${word}` : word), word, 'a card'));
  }
  return cards;
}

/** Exactly three boxes. */
export function rowIn(text: string): (Card | null)[] {
  const boxes = text.trim().split(/\s+/);
  if (boxes.length !== 3) throw new Error(`A row has three boxes: “${text}”.`);
  return boxes.map((box) => (box === EMPTY_BOX ? null : known(readCard(box), box, 'a card')));
}

export function monumentIn(word: string): number {
  return known(readMonument(word), word, 'a monument');
}

export function powerIn(word: string): number {
  return known(readPower(word), word, 'a power');
}

export function colourIn(word: string): number | null {
  return readColour(word);
}

function known<T>(thing: T | null, word: string, what: string): T {
  if (thing === null) throw new Error(`“${word}” is not ${what}.`);
  return thing;
}
