/** A number for every listed move: kind, colour, and the cards in eighteen bits. */
import type { Card } from '../rules/cards.ts';
import type { MonumentsMove } from '../rules/state.ts';

const KINDS = {
  choose: 0,
  draw: 1,
  erect: 2,
  improve: 3,
  restack: 4,
  score: 5,
  buy: 6,
  claim: 7,
  hero: 8,
  swap: 9,
  write: 10,
  end: 11,
} as const satisfies Record<MonumentsMove['type'], number>;

const NO_CARD = 127;

export function keyOf(move: MonumentsMove): number {
  const kind = KINDS[move.type] << 20;
  switch (move.type) {
    case 'choose':
      return kind + (move.kind === 'history' ? 1 : 0);
    case 'draw':
    case 'hero':
      return kind + (move.card ?? NO_CARD);
    case 'erect':
    case 'improve':
    case 'restack':
      return kind + (move.colour << 18) + buildBits(move.cards);
    case 'score':
      return kind + (move.colour << 18) + pairBits(move.cards);
    case 'buy':
      return kind + pairBits(move.cards);
    case 'claim':
      return kind + (move.colour << 18) + move.power;
    case 'swap':
      return kind + (move.give << 7) + move.take;
    case 'write':
      return kind + (move.colour << 18);
    case 'end':
      return kind;
  }
}

function pairBits(cards: readonly Card[]): number {
  return ((cards[0] as Card) << 7) + (cards[1] as Card);
}

/** The monument and its values as bits; listed builds lie in one order only. */
function buildBits(cards: readonly Card[]): number {
  const monument = Math.floor((cards[0] as Card) / 9);
  let values = 0;
  for (let i = 0; i < cards.length; i++) values |= 1 << ((cards[i] as Card) - 9 * monument);
  return (monument << 9) + values;
}
