/**
 * What the policy looks at in a move. Its opinion of a move is the sum of these numbers times their weights
 * (weights.ts). `keep…` rates a card in the hand or one that could be: it serves draws, swaps and what is spent.
 * New features go at the end: weights are addressed by place.
 */
export const FEATURES = [
  // A History turn, against a Monument turn (RULES.md §5).
  'history',
  'historyPages',
  'historyLadder',
  'historyUrgency',
  'historyMust',
  'historyRivalGain',
  'historyOwnGain',
  'historySleeping',
  'historyEarly',
  'historyHand',
  // Which colour writes (§6.1).
  'writeGain',
  'writeBehind',
  'writeHistorians',
  // What a card is good for.
  'keepJoin',
  'keepComplete',
  'keepMore',
  'keepWritten',
  'keepImprove',
  'keepMajority',
  'keepPair',
  'keepSymbol',
  // Drawing (§4.3).
  'drawRow',
  'drawKeep',
  'drawDeny',
  'drawLate',
  // Building (§4.4, §4.5).
  'erectFirst',
  'erectSecond',
  'erectCards',
  'improve',
  'improveCards',
  'improveWakes',
  'buildPages',
  'buildNow',
  'buildRivalLoss',
  'buildMain',
  'buildHeldBack',
  'buildLate',
  'buildLast',
  'buildSymbols',
  // Two cards for points or for an action (§4.6, §4.2).
  'score',
  'scorePoints',
  'scoreLate',
  'scoreLast',
  'buy',
  'buySpent',
  'buyLate',
  'spendKept',
  // The colour of a seat that is behind (§6.4).
  'behind',
  // Power cards (§8).
  'claim',
  'claimSteal',
  'hero',
  'swap',
  'swapGain',
  'restack',
  // Pages are scarce: what one does not take, the next historian will.
  'historyScarce',
  'historyHope',
  'historyRace',
  'historyStrange',
  'scoreShort',
  // Among rivals without a plan: whoever lays pages out lets them write, and so use up the pages of each other.
  'buildExposes',
] as const;

export type FeatureName = (typeof FEATURES)[number];

/** By name: its place among the weights. */
export const F = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<FeatureName, number>>;

export type Weights = Readonly<Record<FeatureName, number>>;

export function weightsArray(weights: Weights): Float64Array {
  return Float64Array.from(FEATURES, (name) => weights[name]);
}
