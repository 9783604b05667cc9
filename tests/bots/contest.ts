/** What the arena asks of whoever fights in it. */
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { Seat } from '../../src/platform/rules.ts';

export interface Decision {
  readonly move: MonumentsMove;
  readonly iterations: number;
}

export interface Contestant {
  readonly name: string;
  decide(state: State, seat: Seat, seed: number): Decision | Promise<Decision>;
}

export type Contest = {
  readonly seats: number;
  readonly powers: string;
  /** What a turn may cost. */
  readonly milliseconds: number;
};
