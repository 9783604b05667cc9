import { quickRandom, seedOf } from '../../src/platform/rng.ts';
import type { AnyRoom } from '../../src/platform/room.ts';
import type { Brain, Move, News, Notation, Options, Random, Rules, Seat } from '../../src/platform/rules.ts';

/** Everything of a room that conformance looks at, loaded. */
export interface Subject {
  readonly room: AnyRoom;
  readonly rules: Rules<unknown, Move>;
  readonly notation: Notation<unknown, Move>;
  readonly brain: Brain<unknown, Move>;
}

export interface Step {
  /** Before the move; a copy. */
  readonly before: unknown;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: unknown;
  readonly news: readonly News[];
  readonly random: Random;
}

export async function subjectOf(room: AnyRoom): Promise<Subject> {
  const [rules, notation, brain] = await Promise.all([room.rules(), room.notation(), room.brain()]);
  return { room, rules, notation, brain };
}

/** Every number of seats with every set of options. */
export function settings(room: AnyRoom): { seats: number; options: Options; name: string }[] {
  let sets: Options[] = [{}];
  for (const [option, values] of Object.entries(room.options)) {
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [option]: value })));
  }
  const seats = Array.from({ length: room.seats.max - room.seats.min + 1 }, (_, i) => room.seats.min + i);
  return seats.flatMap((count) =>
    sets.map((options) => ({ seats: count, options, name: `${count} seats, ${JSON.stringify(options)}` })),
  );
}

const MOST_PLIES = 5000;

/** Plays a random match and shows each step; returns the last state. */
export function playRandomly(
  { rules }: Subject,
  setting: { seats: number; options: Options },
  seed: number,
  look?: (step: Step) => void,
): unknown {
  const random = quickRandom(seed);
  const state = rules.create(setting.seats, setting.options, seedOf(seed));
  for (let ply = 0; rules.actors(state).length > 0; ply++) {
    if (ply > MOST_PLIES) throw new Error(`The match with seed ${seed} does not end.`);
    const seat = pick(rules.actors(state), random);
    const move = pick(rules.moves(state, seat), random);
    const before = look ? rules.clone(state) : state;
    const news: News[] = [];
    rules.apply(state, seat, move, (item) => news.push(item));
    look?.({ before, seat, move, after: state, news, random });
  }
  return state;
}

export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('There is nothing to pick from.');
  return items[random.below(items.length)] as T;
}
