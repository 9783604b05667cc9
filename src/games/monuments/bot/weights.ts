/**
 * The weights of the policy, by number of seats, and where they come from:
 *
 * - `handMade`: a first guess of ours, made to be read. Reasons for hints are weighed by it.
 * - `seats2`, `seats3`, `seats4`: bred from it by `npm run tune -- --seats N --from hand --minutes 3 --write`
 *   (tests/bots/tune.ts, seed 1; 9, 44 and 33 generations), two seats for 11 more with `--reach 0.2`. Their rivals were
 *   random and greedy players, nine schools of the hand-made weights and older selves. A later run of the same command
 *   with today's pool starts from these and keeps its result only if it is better on fresh deals.
 * - `historyStrange`, `historyScarce` and the ladder (four seats) were then set by comparing values in 300 matches each
 *   against random, noisy, hand-made and equal rivals; `historyUrgency` of three and four seats, in 90 and 80 matches of
 *   the search against a weaker one, and 60 against each of the others.
 * - `buildExposes` (three seats) was set in 180 matches each of the search, 400 iterations a turn, against two random rivals:
 *   82 % won without it, 88 % at −4, 90 % at −12. With four seats 120 matches showed no gain (87 %, 85 %), so there it is 0.
 */
import type { Weights } from './features.ts';
import handMade from './weights/handMade.json' with { type: 'json' };
import seats2 from './weights/seats2.json' with { type: 'json' };
import seats3 from './weights/seats3.json' with { type: 'json' };
import seats4 from './weights/seats4.json' with { type: 'json' };

export const HAND_MADE: Weights = handMade;

export const WEIGHTS: Readonly<Record<number, Weights>> = { 2: seats2, 3: seats3, 4: seats4 };
