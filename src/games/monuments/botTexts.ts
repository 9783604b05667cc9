/** What Monuments says of its bots, and of a move before it is made. */
import type { BotTexts, Language } from '../../platform/room.ts';
import type { Seat } from '../../platform/rules.ts';
import { rules } from './rules/index.ts';
import type { MonumentsMove, State } from './rules/state.ts';
import type { MonumentsTexts } from './texts/en.ts';
import type { MovesTexts } from './texts/moves.en.ts';
import { offerName } from './view/turn/labels.ts';
import { offerOf } from './view/turn/offers.ts';
import { type Words, wordsFor } from './view/turn/words.ts';

export async function botTexts(language: Language): Promise<BotTexts<State, MonumentsMove>> {
  const [texts, { moves }, bots] = await (language === 'fr' ? inFrench() : inEnglish());
  const { names, levels, whys } = bots;
  return {
    names,
    levels,
    whys,
    moves(view, seat, line) {
      const state = rules.clone(view);
      return line.map((move) => {
        const told = moveInWords(state, seat, move, texts, moves);
        rules.apply(state, seat, move);
        return told;
      });
    },
  };
}

function inEnglish() {
  return Promise.all([
    import('./texts/en.ts').then(({ en }): MonumentsTexts => en),
    import('./texts/moves.en.ts'),
    import('./texts/whys.en.ts'),
  ]);
}

function inFrench() {
  return Promise.all([
    import('./texts/fr.ts').then(({ fr }): MonumentsTexts => fr),
    import('./texts/moves.fr.ts'),
    import('./texts/whys.fr.ts'),
  ]);
}

function moveInWords(view: State, seat: Seat, move: MonumentsMove, texts: MonumentsTexts, moves: MovesTexts): string {
  const words = wordsFor(
    texts,
    Array.from({ length: view.seats }, () => ''),
  );
  if (move.type === 'choose') return moves.choose[move.kind];
  if (move.type === 'write') return words.hasTwoColours ? moves.writeFor(words.colour(move.colour)) : moves.write;
  const label = offerName(offerOf(view, seat, move), words);
  return move.type === 'score' || move.type === 'buy' ? spent(label, move.cards, words, moves) : label;
}

function spent(label: string, [first = -1, second = -1]: readonly number[], words: Words, moves: MovesTexts): string {
  return moves.spending(label, words.card(first), words.card(second));
}
