/** Positions of Monuments from matches by the policy, and the same positions with everything hidden changed. */
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import { quickRandom, seedOf, shuffle } from '../../src/platform/rng.ts';
import type { Seat } from '../../src/platform/rules.ts';

const NOISE = 1;

export interface Position {
  readonly state: State;
  readonly seat: Seat;
}

/** Every so many decisions of one match, where there is something to decide. */
export function positionsOf(seats: number, powers: string, deal: number, every: number, noise = NOISE): Position[] {
  const state = rules.create(seats, { powers }, seedOf(deal));
  const random = quickRandom(deal);
  const positions: Position[] = [];
  for (let ply = 0; state.phase !== 'over'; ply++) {
    const { seat } = state;
    if (ply % every === 0 && rules.moves(state, seat).length > 1) positions.push({ state: rules.clone(state), seat });
    rules.apply(state, seat, brain.choice(state, seat, noise, random));
  }
  return positions;
}

/**
 * Another world that looks the same to the seat: what rivals hold beyond the cards they took openly, and the pile, are
 * shuffled and dealt anew. Made from the truth, without the brain's guesses or the rules' views, which are on trial.
 */
export function permuted({ state, seat }: Position, seed: number): State {
  const world = rules.clone(state);
  const rivals = world.hands.map((_, each) => each).filter((each) => each !== seat);
  const hidden = rivals.map((each) => (world.hands[each] ?? []).filter((card) => !world.shown[each]?.includes(card)));
  const unseen = shuffle([...world.pile, ...hidden.flat()], quickRandom(seed));
  rivals.forEach((rival, at) => {
    const dealt = unseen.splice(0, hidden[at]?.length);
    world.hands[rival] = [...(world.shown[rival] ?? []), ...dealt].sort((a, b) => a - b);
  });
  world.pile = unseen;
  return world;
}
