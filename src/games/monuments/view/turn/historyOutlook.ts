/** What a history would do, before it is written (RULES.md §5): pages, markers, the ladder, who loses and who gains. */
import type { Seat } from '../../../../platform/rules.ts';
import { type Card, MONUMENT_COUNT, type Monument, monumentOf } from '../../rules/cards.ts';
import { LAST_BOX } from '../../rules/historyTurn.ts';
import { rules } from '../../rules/index.ts';
import { sheetsOf } from '../../rules/scoring.ts';
import type { Colour, MonumentsNews, State } from '../../rules/state.ts';
import { type Offer, offerOf } from './offers.ts';

export interface PageOutlook {
  readonly card: Card;
  readonly from: Colour;
  readonly before: number;
  readonly after: number;
}

export interface HistoryOutlook {
  readonly colour: Colour;
  readonly offer: Offer;
  readonly pages: readonly PageOutlook[];
  /** Ladder bonus this historian would have now: 9, 6, 3 or 0. */
  readonly bonus: number;
  /** Historians already on the same box: it would stand upon them. */
  readonly below: number;
  readonly overflows: readonly { readonly monument: Monument; readonly colour: Colour; readonly points: number }[];
}

export function historyOutlook(state: State, seat: Seat, colour: Colour): HistoryOutlook {
  const offer = offerOf(state, seat, { type: 'write', colour });
  if (offer.refusal) return { colour, offer, pages: [], bonus: 0, below: 0, overflows: [] };
  const after = rules.clone(state);
  const news: MonumentsNews[] = [];
  for (const move of offer.moves) rules.apply(after, seat, move, (item) => news.push(item));
  const cards = after.histories.at(-1)?.pages ?? [];
  return {
    colour,
    offer,
    pages: pagesOf(state, cards),
    bonus: sheetsOf(after)[colour]?.histories.at(-1)?.bonus ?? 0,
    below: state.histories.filter(({ pages }) => pages.length === cards.length).length,
    overflows: news.filter((item) => item.type === 'overflowed'),
  };
}

function pagesOf(before: State, cards: readonly Card[]): PageOutlook[] {
  const boxes = [...before.markers];
  return cards.map((card) => {
    const monument = monumentOf(card);
    const box = boxes[monument] ?? 0;
    boxes[monument] = Math.min(LAST_BOX, box + 1);
    return { card, from: ownerOf(before, card), before: box, after: boxes[monument] ?? 0 };
  });
}

function ownerOf(state: State, card: Card): Colour {
  return Math.floor(state.stacks.findIndex((stack) => stack?.at(-1) === card) / MONUMENT_COUNT);
}
