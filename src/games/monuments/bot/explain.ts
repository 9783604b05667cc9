/**
 * Why a move: what it brings that the alternatives do not, in codes with a number each that is true at the table. What
 * weighs most is judged by the hand-made weights, which mean what they say; tuned ones need not.
 */
import type { Seat, Why } from '../../../platform/rules.ts';
import { coloursOf } from '../rules/displays.ts';
import type { MonumentsMove, State } from '../rules/state.ts';
import { F, FEATURES, weightsArray } from './features.ts';
import { keyOf } from './key.ts';
import { Policy } from './policy.ts';
import { HAND_MADE } from './weights.ts';

/** Every code, and what its number counts. */
export const WHYS = [
  'points-now', // points at once
  'rival-loses', // points that another builder loses
  'points-if-written', // points that rivals' histories would bring to the own monument
  'pages-now', // pages of the history
  'ladder-bonus', // points on the ladder, as it stands
  'historian-in-time', // own historians left, with few turns to place them
  'pages-run-out', // pages open now, and hardly more to come
  'wait-for-pages', // pages open now: too few
  'rivals-gain', // points that writing now would bring to rivals
  'cards-at-once', // cards laid with one action
  'first-builder', // 1
  'second-builder', // 1
  'majority', // 1: the majority is taken over
  'wakes', // 1: a monument of one card can be written about again
  'joins', // cards of its monument that the drawn card joins in the hand
  'completes', // cards with which the monument can be built
  'fits-own', // own monuments that the drawn card fits
  'makes-pair', // points the pair would score now
  'denies', // rivals who could use the card
  'dead-cards', // cards spent that are good for little else
  'one-more-action', // 1
  'colour-behind', // 1: it serves the colour that is behind
  'power-card', // points: 2 now and 3 at the end
  'unknown-card', // cards in the pile: the row has nothing better
  'nothing-better', // moves it was compared to: none of them brings more
  'only-choice', // 1
] as const;

type Code = (typeof WHYS)[number];

interface Telling {
  readonly features: readonly number[];
  /** The number to tell, from the features of the move. */
  value(traced: Float64Array, view: State, seat: Seat): number;
}

const first = (feature: number, scale = 1) => ({
  features: [feature],
  value: (traced: Float64Array) => scale * (traced[feature] as number),
});
const one = (...features: number[]) => ({ features, value: () => 1 });

const TELLINGS: Partial<Record<Code, Telling>> = {
  'points-now': {
    features: [F.scorePoints, F.scoreLate, F.buildNow],
    value: (traced) => (traced[F.scorePoints] as number) + (traced[F.buildNow] as number),
  },
  'rival-loses': first(F.buildRivalLoss),
  'points-if-written': first(F.buildPages),
  'pages-now': first(F.historyPages),
  'ladder-bonus': first(F.historyLadder, 3),
  'historian-in-time': {
    features: [F.historyMust, F.historyUrgency],
    value: (_, view, seat) => historians(view, seat),
  },
  'pages-run-out': {
    features: [F.historyScarce, F.historyStrange],
    value: (traced) => traced[F.historyPages] as number,
  },
  'cards-at-once': {
    features: [F.erectCards, F.improveCards],
    value: (traced) => (traced[F.erectCards] as number) + (traced[F.improveCards] as number),
  },
  'first-builder': one(F.erectFirst),
  'second-builder': one(F.erectSecond),
  majority: one(F.buildMain),
  wakes: one(F.improveWakes),
  joins: first(F.keepJoin),
  completes: one(F.keepComplete),
  'fits-own': first(F.keepImprove),
  'makes-pair': first(F.keepPair),
  denies: first(F.drawDeny),
  'one-more-action': one(F.buy, F.buySpent),
  'colour-behind': one(F.behind, F.writeBehind),
  'power-card': { features: [F.claim, F.claimSteal], value: () => 5 },
};

const MOST = 3;
/** In points, roughly: a smaller difference is no reason. */
const LEAST = 0.1;
const weights = weightsArray(HAND_MADE);
const policy = new Policy(weights);

export function explain(view: State, seat: Seat, move: MonumentsMove, others: readonly MonumentsMove[]): Why[] {
  const alternatives = others.filter((other) => keyOf(other) !== keyOf(move));
  if (alternatives.length === 0) return [{ code: 'only-choice', value: 1 }];
  const own = traceOf(view, seat, move);
  if (move.type === 'choose' && move.kind === 'monument')
    return againstWriting(view, traceOf(view, seat, alternatives[0] as MonumentsMove));
  const rest = alternatives.map((other) => traceOf(view, seat, other));
  const reasons = Object.entries(TELLINGS)
    .map(([code, telling]) => ({ code, value: telling.value(own, view, seat), weight: lead(telling, own, rest) }))
    .filter(({ value, weight }) => weight > LEAST && value > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ code, value }) => ({ code, value: Math.round(value) }));
  return reasons.length > 0 ? reasons : [lastResort(view, move, rest.length)];
}

/** How much more these features speak for a move than for the others on average. */
function lead({ features }: Telling, own: Float64Array, rest: readonly Float64Array[]): number {
  const speaks = (traced: Float64Array) =>
    features.reduce((sum, feature) => sum + (weights[feature] as number) * (traced[feature] as number), 0);
  return speaks(own) - rest.reduce((sum, traced) => sum + speaks(traced), 0) / rest.length;
}

function traceOf(view: State, seat: Seat, move: MonumentsMove): Float64Array {
  const traced = new Float64Array(FEATURES.length);
  policy.trace = traced;
  policy.look(view, seat);
  policy.opinion(move);
  policy.trace = null;
  return traced;
}

/** Building instead of writing: what the history would have brought, and to whom. */
function againstWriting(view: State, history: Float64Array): Why[] {
  const gain = Math.round((history[F.historyRivalGain] as number) * (view.seats - 1));
  const wait = { code: 'wait-for-pages', value: history[F.historyPages] as number };
  return gain > 0 ? [wait, { code: 'rivals-gain', value: gain }] : [wait];
}

function lastResort(view: State, move: MonumentsMove, compared: number): Why {
  if ((move.type === 'draw' || move.type === 'hero') && move.card === null) {
    return { code: 'unknown-card', value: view.pile.length };
  }
  if (move.type === 'score' || move.type === 'buy') return { code: 'dead-cards', value: move.cards.length };
  return { code: 'nothing-better', value: compared };
}

function historians(view: State, seat: Seat): number {
  return coloursOf(view, seat).reduce((sum, colour) => sum + (view.historians[colour] ?? 0), 0);
}
