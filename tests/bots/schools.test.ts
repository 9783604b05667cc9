/** A few turns tell rivals with a plan from rivals without one. */
import { expect, test } from 'vitest';
import { weightsArray } from '../../src/games/monuments/bot/features.ts';
import { Policy } from '../../src/games/monuments/bot/policy.ts';
import { SCHOOL_COUNT, SCHOOLS, schoolsOf, strangeness } from '../../src/games/monuments/bot/schools.ts';
import { HAND_MADE, WEIGHTS } from '../../src/games/monuments/bot/weights.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import { quickRandom, seedOf } from '../../src/platform/rng.ts';
import { policyRival, type Rival, randomRival } from './rivals.ts';

const ROUNDS = 5;
const DEALS = 20;

/** Seat 0 plays by a plan; the others as told. */
function afterSomeRounds(seats: number, rival: Rival, deal: number): State {
  const state = rules.create(seats, { powers: 'off' }, seedOf(deal));
  const random = quickRandom(deal);
  const planned = policyRival(WEIGHTS[seats] ?? HAND_MADE, 0.1);
  while (state.turn <= ROUNDS * seats) {
    const player = state.seat === 0 ? planned : rival;
    rules.apply(state, state.seat, player(state, state.seat, random));
  }
  return state;
}

function meanStrangeness(seats: number, rival: Rival): number {
  let sum = 0;
  for (let deal = 1; deal <= DEALS; deal++) sum += strangeness(afterSomeRounds(seats, rival, deal), 0);
  return sum / DEALS;
}

test.each([3, 4])('%i seats: planless rivals are seen through, rivals with a plan are not suspected', (seats) => {
  const tuned = WEIGHTS[seats] ?? HAND_MADE;
  expect(meanStrangeness(seats, randomRival)).toBeGreaterThan(0.5);
  expect(meanStrangeness(seats, policyRival(tuned, 0.1))).toBeLessThan(0.05);
  expect(meanStrangeness(seats, policyRival(HAND_MADE, 0.1))).toBeLessThan(0.05);
});

test('likelihoods add up to 1, and short histories count against their writer alone', () => {
  const state = afterSomeRounds(3, policyRival(HAND_MADE, 0.1), 1);
  state.histories = [{ colour: 1, pages: [0] }];
  const [writer, other] = [1, 2].map((rival) => {
    const schools = new Float64Array(SCHOOL_COUNT);
    schoolsOf(state, rival, schools);
    expect(schools.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    return schools;
  });
  expect(writer?.[SCHOOLS.planless]).toBeGreaterThan(other?.[SCHOOLS.planless] ?? 1);
  expect(writer?.[SCHOOLS.planned]).toBeLessThan(other?.[SCHOOLS.planned] ?? 0);
});

/** How much dearer the first build of seat 0 is for the histories it still has to write; null without such a build. */
function priceOfExposure(state: State): number | null {
  const actions = { ...rules.clone(state), phase: 'monument' as const, seat: 0, actions: 3 };
  const build = rules.moves(actions, 0).find(({ type }) => type === 'erect');
  if (!build || actions.historians[0] === 0) return null;
  const policy = new Policy(weightsArray(WEIGHTS[3] ?? HAND_MADE));
  policy.look(actions, 0);
  const now = policy.opinion(build);
  actions.historians[0] = 0;
  policy.look(actions, 0);
  return policy.opinion(build) - now;
}

test('three seats: pages are held back among planless rivals while own histories are to be written', () => {
  const meanPrice = (rival: Rival) => {
    const prices = Array.from({ length: DEALS }, (_, deal) => priceOfExposure(afterSomeRounds(3, rival, deal + 1)));
    const known = prices.filter((price) => price !== null);
    expect(known.length).toBeGreaterThan(3);
    return known.reduce((sum, price) => sum + price, 0) / known.length;
  };
  expect(meanPrice(randomRival)).toBeGreaterThan(2);
  expect(meanPrice(policyRival(HAND_MADE, 0.1))).toBeLessThan(0.5);
});
