/**
 * Why a move: what it brings that the alternatives do not, in codes with a number each that is true at the table. What
 * weighs most is judged by the hand-made weights, which mean what they say; tuned ones need not.
 */
import type { Seat, Why } from '../../../platform/rules.ts';
import type { MonumentsMove, State } from '../rules/state.ts';
import { FEATURES } from './features.ts';
import { keyOf } from './key.ts';
import { Policy } from './policy.ts';
import { TELLINGS, type Traced, weights } from './tellings.ts';
import type { Asked } from './whyBuilds.ts';
import { pagesNow, rivalsGain } from './whyHistories.ts';

/** Every code, and what its number counts. */
export const WHYS = [
  'points-now', // points at once, on the own score sheets
  'rival-loses', // points that rivals lose on theirs
  'points-if-written', // points that other colours' histories could add to the own monument
  'pages-now', // pages of the history
  'ladder-bonus', // points on the ladder, as it stands
  'historian-in-time', // own historians left, with few turns to place them
  'pages-run-out', // pages open now: a rival who writes first could leave fewer
  'wait-for-pages', // pages open now: the best move lets them be
  'leaves-pages', // pages open now: a move that is not the best lets them be
  'rivals-gain', // points that writing now would bring to rivals
  'cards-at-once', // cards laid with one action, two or more
  'first-builder', // 1
  'second-builder', // 1
  'majority', // 1: the majority is taken over
  'wakes', // 1: an own stack of one card can give pages again
  'joins', // cards of its monument that the taken card joins in the hand
  'completes', // 1: with the taken card a monument can be built
  'fits-own', // own monuments that the taken card fits
  'makes-pair', // points the pair would score as things are
  'denies', // rivals who have built the monument of the card
  'dead-cards', // cards spent that no own colour can ever lay
  'one-more-action', // 1
  'colour-behind', // 1: it serves the colour that is behind
  'power-card', // points: 2 now and 3 at the end
  'unknown-card', // cards in the pile: no card of the row is rated above them
  'nothing-better', // moves it was compared to: it is the best of them
  'also-possible', // moves it was compared to: it is not the best, and has no reason of its own
] as const;

const MOST = 3;
/** In points, roughly: a smaller difference is a reason only where there is no other. */
const LEAST = 0.1;
const policy = new Policy(weights);

/** `ranked` holds the move itself too, the best move first. */
export function explain(view: State, seat: Seat, move: MonumentsMove, ranked: readonly MonumentsMove[]): Why[] {
  const key = keyOf(move);
  const rank = ranked.findIndex((other) => keyOf(other) === key);
  const asked = { view, seat, move };
  const rest = ranked.filter((_, at) => at !== rank);
  if (move.type === 'choose' && move.kind === 'monument' && rest.length > 0) return againstWriting(asked, rank);
  const reasons = reasonsFor(asked, rest);
  return reasons.length > 0 ? reasons : [lastResort(asked, ranked, rank)];
}

function reasonsFor(asked: Asked, rest: readonly MonumentsMove[]): Why[] {
  const own = traced(asked);
  const others = rest.map((move) => traced({ ...asked, move }));
  const reasons: (Why & { readonly lead: number })[] = [];
  for (const { code, speaks, value } of TELLINGS) {
    const loud = speaks(own);
    // What only speaks against the others is no reason for this one.
    if (loud <= 0) continue;
    const lead = loud - others.reduce((sum, other) => sum + speaks(other), 0) / Math.max(1, others.length);
    const told = lead > 0 ? value(own) : 0;
    if (told > 0) reasons.push({ code, value: told, lead });
  }
  reasons.sort((a, b) => b.lead - a.lead);
  const telling = reasons.filter(({ lead }, at) => at === 0 || lead > LEAST);
  return telling.slice(0, MOST).map(({ code, value }) => ({ code, value }));
}

function traced(asked: Asked): Traced {
  const trace = new Float64Array(FEATURES.length);
  policy.trace = trace;
  policy.look(asked.view, asked.seat);
  policy.opinion(asked.move);
  policy.trace = null;
  return { ...asked, trace };
}

/** Building instead of writing: what the history would have brought, and to whom. */
function againstWriting(asked: Asked, rank: number): Why[] {
  const pages = { code: rank === 0 ? 'wait-for-pages' : 'leaves-pages', value: pagesNow(asked) };
  const gain = rivalsGain(asked);
  return gain > 0 ? [pages, { code: 'rivals-gain', value: gain }] : [pages];
}

/** Nothing speaks for it in particular. Only of the best move may be said that nothing is better. */
function lastResort({ view, move }: Asked, ranked: readonly MonumentsMove[], rank: number): Why {
  if (drawn(move) === 'pile' && !ranked.slice(0, rank).some((better) => drawn(better) === 'row')) {
    return { code: 'unknown-card', value: view.pile.length };
  }
  return { code: rank === 0 ? 'nothing-better' : 'also-possible', value: ranked.length - 1 };
}

function drawn(move: MonumentsMove): 'row' | 'pile' | null {
  if (move.type !== 'draw' && move.type !== 'hero') return null;
  return move.card === null ? 'pile' : 'row';
}
