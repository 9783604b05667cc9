import type { Seat } from '../../../platform/rules.ts';
import { type Card, symbolOf } from '../rules/cards.ts';
import type { MonumentsMove, State } from '../rules/state.ts';
import { cardWord, cardWords, colourWord, powerWord, stackWords, symbolWord } from './words.ts';

/** A move as short text. The colour is named where the seat has two of them, and always when writing. */
export function write(state: State, _seat: Seat, move: MonumentsMove): string {
  switch (move.type) {
    case 'choose':
      return move.kind;
    case 'draw':
    case 'hero':
      return `${move.type} ${move.card === null ? 'pile' : cardWord(move.card)}`;
    case 'erect':
    case 'improve':
    case 'restack':
      return named(state, move, stackWords(move.cards));
    case 'score':
      return named(state, move, pairWords(move.cards));
    case 'buy':
      return `buy ${pairWords(move.cards)}`;
    case 'claim':
      return named(state, move, powerWord(move.power));
    case 'swap':
      return `swap ${cardWord(move.give)} ${cardWord(move.take)}`;
    case 'write':
      return `write ${colourWord(move.colour)}`;
    case 'end':
      return 'end';
  }
}

function named(state: State, move: { type: string; colour: number }, rest: string): string {
  return state.seats === 2 ? `${move.type} ${colourWord(move.colour)} ${rest}` : `${move.type} ${rest}`;
}

function pairWords(cards: readonly Card[]): string {
  return `${symbolWord(symbolOf(cards[0] as Card))} ${cardWords(cards)}`;
}
