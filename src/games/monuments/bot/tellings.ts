/**
 * What speaks for a move, by the code of the reason: how loud, which is the policy's affair, and the number to tell, which
 * is the table's. The policy counts by colour where people count seats, and simplifies where that costs no strength.
 */
import { F, weightsArray } from './features.ts';
import { HAND_MADE } from './weights.ts';
import { type Asked, gainOf, hopedFor, laidAtOnce, writable } from './whyBuilds.ts';
import { bought, completes, deadCards, denied, fitting, joined, pairScores } from './whyCards.ts';
import { bonusNow, historiansInHaste, pagesInDanger, pagesNow } from './whyHistories.ts';

/** A move with what the policy sees in it, by feature. */
export interface Traced extends Asked {
  readonly trace: Float64Array;
}

interface Telling {
  readonly code: string;
  /** In points, roughly; nothing below 0 is a reason for a move. */
  speaks(traced: Traced): number;
  /** Where it is 0 there is nothing to tell. */
  value(asked: Asked): number;
}

export const weights = weightsArray(HAND_MADE);
/** Being second costs the policy something, and so does buying: what they bring is a reason all the same. */
const SECOND_BUILDER = 0.5;
const FOURTH_ACTION = 1;
const DEAD_CARD = 0.2;
const POWER_CARD = 5;

function telling(code: string, features: readonly number[], value: Telling['value']): Telling {
  const speaks = ({ trace }: Traced) =>
    features.reduce((sum, feature) => sum + (weights[feature] as number) * (trace[feature] as number), 0);
  return { code, speaks, value };
}

const once = () => 1;

export const TELLINGS: readonly Telling[] = [
  telling('points-now', [F.scorePoints, F.scoreLate, F.buildNow], (asked) => gainOf(asked, 'own')),
  telling('rival-loses', [F.buildRivalLoss], (asked) => -gainOf(asked, 'rivals')),
  telling('points-if-written', [F.buildPages], hopedFor),
  telling('pages-now', [F.historyPages, F.writeGain], pagesNow),
  telling('ladder-bonus', [F.historyLadder], bonusNow),
  telling('historian-in-time', [F.historyMust, F.historyUrgency], historiansInHaste),
  telling('pages-run-out', [F.historyScarce, F.historyStrange], pagesInDanger),
  telling('cards-at-once', [F.erectCards, F.improveCards], laidAtOnce),
  telling('first-builder', [F.erectFirst], once),
  { code: 'second-builder', speaks: ({ trace }) => SECOND_BUILDER * (trace[F.erectSecond] as number), value: once },
  telling('majority', [F.buildMain], once),
  telling('wakes', [F.improveWakes], writable),
  telling('joins', [F.keepJoin], joined),
  telling('completes', [F.keepComplete], completes),
  telling('fits-own', [F.keepImprove], fitting),
  telling('makes-pair', [F.keepPair], pairScores),
  telling('denies', [F.drawDeny], denied),
  { code: 'dead-cards', speaks: (traced) => DEAD_CARD * deadCards(traced), value: deadCards },
  { code: 'one-more-action', speaks: ({ trace }) => FOURTH_ACTION * (trace[F.buy] as number), value: bought },
  telling('colour-behind', [F.behind, F.writeBehind], once),
  telling('power-card', [F.claim, F.claimSteal], () => POWER_CARD),
];
