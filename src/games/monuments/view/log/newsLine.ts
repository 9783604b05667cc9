/** News as words. A line is made of segments, so that the cards and monuments in it can be pointed at. */
import { COLOURS } from '../../content/monuments.ts';
import { type Card, cardValue, type Monument, monumentOf, symbolOf } from '../../rules/cards.ts';
import type { Colour, MonumentsNews } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';

export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'who'; readonly colour: Colour; readonly text: string }
  | { readonly kind: 'card'; readonly card: Card; readonly text: string }
  | { readonly kind: 'monument'; readonly monument: Monument; readonly text: string };

/** Private characters that stand for a segment while a text is put together. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKS = /\uE000(\d+)\uE001/;

/** One line for one piece of news, in pieces. */
export function newsSegments(news: MonumentsNews, names: readonly string[], texts: MonumentsTexts): Segment[] {
  const found: Segment[] = [];
  const line = tell(news, wordsFor(names, texts, found), texts);
  return line
    .split(MARKS)
    .map((piece, at): Segment => (at % 2 === 1 ? (found[Number(piece)] as Segment) : { kind: 'text', text: piece }))
    .filter(({ text }) => text !== '');
}

/** The same line as plain text, for the last move and the live region. */
export function newsLine(news: MonumentsNews, names: readonly string[], texts: MonumentsTexts): string {
  return newsSegments(news, names, texts)
    .map(({ text }) => text)
    .join('');
}

type Words = ReturnType<typeof wordsFor>;

function wordsFor(names: readonly string[], { log }: MonumentsTexts, found: Segment[]) {
  const mark = (segment: Segment): string => `${OPEN}${found.push(segment) - 1}${CLOSE}`;
  const nameOf = (seat: number): string => names[seat] ?? log.seat(seat + 1);
  const cardText = (card: Card): string => log.card(log.monument(monumentOf(card)), cardValue(card));
  const card = (which: Card): string => mark({ kind: 'card', card: which, text: cardText(which) });
  const value = (which: Card): string => mark({ kind: 'card', card: which, text: String(cardValue(which)) });
  return {
    who: (seat: number): string => mark({ kind: 'who', colour: seat, text: nameOf(seat) }),
    /** The seat that plays a colour; with two seats the colour is named too (RULES.md §6.1). */
    owner: (colour: Colour): string => {
      const seats = Math.max(1, names.length);
      const name = nameOf(colour % seats);
      return mark({ kind: 'who', colour, text: isDouble(names) ? log.inColour(name, colour) : name });
    },
    monument: (monument: Monument): string => mark({ kind: 'monument', monument, text: log.theMonument(monument) }),
    card,
    cards: (cards: readonly Card[]): string => log.list(cards.map(card)),
    /** 9-4-2, bottom to top. */
    values: (cards: readonly Card[]): string => cards.map(value).join('-'),
  };
}

function isDouble(names: readonly string[]): boolean {
  return names.length > 0 && names.length * 2 === COLOURS.length;
}

function tell(news: MonumentsNews, words: Words, { log }: MonumentsTexts): string {
  const say = log.news;
  switch (news.type) {
    case 'chose':
      return say.chose(words.who(news.seat), news.kind);
    case 'drew':
      return say.drew(words.who(news.seat), words.card(news.card), news.hero);
    case 'drewPile':
      return say.drewPile(words.who(news.seat), news.left, news.hero);
    case 'saw':
      return say.saw(words.who(news.only), words.card(news.card));
    case 'erected':
    case 'improved':
    case 'restacked':
      return tellBuild(news, words, say[news.type]);
    case 'bought':
      return say.bought(words.who(news.seat), words.cards(news.cards));
    case 'swapped':
      return say.swapped(words.who(news.seat), words.card(news.give), words.card(news.take));
    case 'refilled':
      return say.refilled(words.cards(news.cards));
    case 'turn':
      return say.turn(words.who(news.seat));
    case 'over':
      return say.over;
    default:
      return tellPoints(news, words, say);
  }
}

function tellBuild(
  { colour, cards }: Extract<MonumentsNews, { type: 'erected' | 'improved' | 'restacked' }>,
  words: Words,
  say: (who: string, monument: string, values: string) => string,
): string {
  return say(words.owner(colour), words.monument(monumentOf(cards[0] as Card)), words.values(cards));
}

/** What changes a score or a track. */
function tellPoints(
  news: Extract<MonumentsNews, { type: 'scored' | 'claimed' | 'wrote' | 'overflowed' }>,
  words: Words,
  say: MonumentsTexts['log']['news'],
): string {
  const who = words.owner(news.colour);
  switch (news.type) {
    case 'scored':
      return say.scored(who, words.cards(news.cards), symbolOf(news.cards[0] as Card), news.points);
    case 'claimed':
      return say.claimed(who, news.power, news.from === null ? null : words.owner(news.from));
    case 'wrote':
      return say.wrote(who, news.pages.length, words.cards(news.pages));
    case 'overflowed':
      return say.overflowed(who, words.monument(news.monument), news.points);
  }
}
