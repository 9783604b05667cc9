/** Offers and moves in words: a button names exactly what will happen. */
import { type Card, monumentOf, symbolOf } from '../../rules/cards.ts';
import { isAction } from '../../rules/legality.ts';
import type { MonumentsMove } from '../../rules/state.ts';
import type { Offer } from './offers.ts';
import type { Words } from './words.ts';

/** "Erect Petra 9-4-2 · 1 action". */
export function offerLabel(offer: Offer, words: Words): string {
  const named = offerName(offer, words);
  return isAction(offer.move) ? `${named} · ${words.t.offer.cost}` : named;
}

/** The same without its price. */
export function offerName({ move, preview }: Offer, words: Words): string {
  const gained = 'colour' in move ? preview?.points[move.colour] : undefined;
  const label = moveLabel(move, gained, words);
  return words.hasTwoColours && 'colour' in move ? words.t.offer.forColour(label, words.colour(move.colour)) : label;
}

function moveLabel(move: MonumentsMove, gained: number | undefined, words: Words): string {
  const { offer } = words.t;
  switch (move.type) {
    case 'erect':
    case 'improve':
    case 'restack':
      return offer[move.type](words.monument(monumentOf(move.cards[0] as Card)), words.values(move.cards));
    case 'score': {
      const symbols = words.symbols(symbolOf(move.cards[0] as Card));
      return gained === undefined ? offer.scoreDim(symbols) : offer.score(symbols, gained);
    }
    case 'buy':
      return offer.buy;
    case 'claim':
      return offer.claim(words.power(move.power));
    case 'draw':
      return move.card === null ? offer.drawPile : offer.draw(words.card(move.card));
    case 'hero':
      return move.card === null ? offer.heroPile : offer.hero(words.card(move.card));
    case 'swap':
      return offer.swap(words.card(move.give), words.card(move.take));
    case 'write':
    case 'choose':
      return offer.write;
    case 'end':
      return offer.end;
  }
}

/** "Undo: erect Petra". */
export function undoLabel(move: MonumentsMove | null, isBarred: boolean, words: Words): string {
  const { undo } = words.t;
  if (!move) return isBarred ? undo.barred : undo.nothing;
  return undo.move(undoneLabel(move, words));
}

/** What is taken back, or has been. */
export function undoneLabel(move: MonumentsMove, words: Words): string {
  const { undo } = words.t;
  switch (move.type) {
    case 'erect':
    case 'improve':
    case 'restack':
      return undo[move.type](words.monument(monumentOf(move.cards[0] as Card)));
    case 'score':
      return undo.score(words.symbols(symbolOf(move.cards[0] as Card)));
    case 'claim':
      return undo.claim(words.power(move.power));
    case 'draw':
      return move.card === null ? undo.other : undo.draw(words.card(move.card));
    case 'buy':
    case 'hero':
    case 'swap':
    case 'choose':
      return undo[move.type];
    default:
      return undo.other;
  }
}

/** Everything a legal offer brings besides points, as short remarks. */
export function remarksOn({ move, preview }: Offer, words: Words): string[] {
  if (!preview) return [];
  const { offer } = words.t;
  const remarks: string[] = [];
  if (move.type === 'score' && preview.points[move.colour] === 0) {
    remarks.push(offer.nothing(words.symbols(symbolOf(move.cards[0] as Card))));
  }
  for (const { role, colour, monument } of preview.roles) {
    if (role === 'main') remarks.push(offer.leads(words.owner(colour), words.monument(monument)));
  }
  if (preview.endsMatch) remarks.push(offer.endsMatch);
  else if (preview.endsTurn && move.type !== 'end' && move.type !== 'write') remarks.push(offer.endsTurn);
  return remarks;
}
