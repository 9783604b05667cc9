import type { Seat } from '../../../platform/rules.ts';
import type { MonumentsNews } from '../rules/state.ts';
import { cardWord, cardWords, colourWord, monumentWord, powerWord, stackWords } from './words.ts';

/** One plain English line for one piece of news; null where another line says it already. */
export function tell(news: MonumentsNews, names: readonly string[]): string | null {
  const who = (seat: Seat) => names[seat] ?? `Seat ${seat + 1}`;
  switch (news.type) {
    case 'chose':
      return `${who(news.seat)} takes a ${news.kind === 'monument' ? 'Monument' : 'History'} turn`;
    case 'drew':
      return `${who(news.seat)} draws ${cardWord(news.card)} from the row${byHero(news.hero)}`;
    case 'drewPile':
      return `${who(news.seat)} draws from the pile, ${news.left} left${byHero(news.hero)}`;
    case 'saw':
      return `(${who(news.only)} sees ${cardWord(news.card)})`;
    case 'erected':
    case 'improved':
    case 'restacked':
      return tellBuild(news, who(news.seat));
    case 'scored':
      return `${who(news.seat)} plays ${cardWords(news.cards)}: ${news.points} points for ${colourWord(news.colour)}`;
    case 'bought':
      return `${who(news.seat)} buys a fourth action with ${cardWords(news.cards)}`;
    case 'claimed':
      return tellClaim(news, who(news.seat));
    case 'swapped':
      return `${who(news.seat)} swaps ${cardWord(news.give)} for ${cardWord(news.take)} of the row`;
    case 'wrote':
      return `${who(news.seat)} writes a history for ${colourWord(news.colour)}, ${news.pages.length} pages: ${cardWords(news.pages)}`;
    case 'overflowed':
      return `${monumentWord(news.monument)} is on its last box: ${news.points} points for ${colourWord(news.colour)}`;
    case 'refilled':
      return `the row is refilled with ${cardWords(news.cards)}`;
    case 'over':
      return 'a box of the row stays empty: the game is over';
    case 'turn':
      return null;
  }
}

function byHero(hero: boolean): string {
  return hero ? ' with the Hero, for one point' : '';
}

function tellBuild(
  { type, colour, cards }: Extract<MonumentsNews, { type: 'erected' | 'improved' | 'restacked' }>,
  who: string,
): string {
  const verb = { erected: 'erects', improved: 'improves', restacked: 'improves and restacks' }[type];
  const how = type === 'improved' ? 'adding' : 'bottom to top';
  return `${who} ${verb} ${monumentWordsOf(cards)} in ${colourWord(colour)} (${how} ${valuesOf(cards)})`;
}

function tellClaim({ power, colour, from }: Extract<MonumentsNews, { type: 'claimed' }>, who: string): string {
  const source = from === null ? 'the bank' : colourWord(from);
  return `${who} takes the ${powerWord(power)} for ${colourWord(colour)} from ${source}: 2 points`;
}

function monumentWordsOf(cards: readonly number[]): string {
  return stackWords(cards).split(' ')[0] ?? '';
}

function valuesOf(cards: readonly number[]): string {
  return stackWords(cards).split(' ').slice(1).join(' ');
}
