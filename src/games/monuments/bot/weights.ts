/**
 * The weights of the policy, by number of seats. Their origin: `handMade` is a first guess of ours; the others were bred
 * from it by `npm run tune` (tests/bots/tune.ts), playing thousands of matches against random and greedy players,
 * schools of their own and older selves.
 */
import type { Weights } from './features.ts';
import handMade from './weights/handMade.json' with { type: 'json' };
import seats2 from './weights/seats2.json' with { type: 'json' };
import seats3 from './weights/seats3.json' with { type: 'json' };
import seats4 from './weights/seats4.json' with { type: 'json' };

export const HAND_MADE: Weights = handMade;

export const WEIGHTS: Readonly<Record<number, Weights>> = { 2: seats2, 3: seats3, 4: seats4 };
