/**
 * What a worker does for a bot: it is given the view of one seat, thinks in slices, and answers with plain data. The same
 * code runs in a page's worker and in a server's threads; only the doors differ.
 */
import type { AnyRoom } from '../room.ts';
import type { Brain, Level, Move, Rules, Seat, Why } from '../rules.ts';
import { createSearch, type Thought } from './search.ts';
import { levelBudget, levelThought } from './searchLevel.ts';

export interface ThinkTask {
  readonly game: string;
  /** What the seat may see of the match, and nothing beyond. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
  /** "Think longer": multiplies the time a turn may cost. */
  readonly patience: number;
}

export interface ConsideredMove {
  readonly move: Move;
  readonly winChance: number;
  /** Expected result minus the best rival's. */
  readonly margin: number;
  readonly whys: readonly Why[];
}

export interface ThoughtReport {
  readonly move: Move;
  /** The best moves of a level that searches, the most visited first; empty for one that does not. */
  readonly best: readonly ConsideredMove[];
  /** What the seat would do after `move`, as far as it can be foreseen without seeing anything hidden. */
  readonly after: readonly Move[];
  readonly iterations: number;
  readonly milliseconds: number;
}

export type ToThinker =
  | { readonly kind: 'think'; readonly id: number; readonly task: ThinkTask }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromThinker =
  /** A sign of life, too: a worker that gives none for long is stuck. `share` goes from 0 to 1. */
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'thought'; readonly id: number; readonly report: ThoughtReport }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

type ThinkingRoom = Pick<AnyRoom, 'rules' | 'brain'>;

const SLICE = 60;
const SHOWN = 3;
/** Below this share of all tries a move has not been looked at closely enough to be shown. */
const LEAST_SHARE = 0.02;

/** Answers messages; `roomOf` reads the registry. A cancelled task is not answered. */
export function thinkerOf(
  roomOf: (game: string) => ThinkingRoom | null,
  post: (message: FromThinker) => void,
): (message: ToThinker) => void {
  const open = new Set<number>();
  async function think(id: number, task: ThinkTask): Promise<void> {
    open.add(id);
    // The worker is there, though its game may still be on the way.
    post({ kind: 'progress', id, share: 0 });
    try {
      const report = await thoughtFor(roomOf(task.game), task, {
        isCancelled: () => !open.has(id),
        onSlice: (share) => post({ kind: 'progress', id, share }),
      });
      if (open.has(id)) post({ kind: 'thought', id, report });
    } catch (error) {
      if (open.has(id)) post({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      open.delete(id);
    }
  }
  return (message) => {
    if (message.kind === 'think') void think(message.id, message.task);
    else open.delete(message.id);
  };
}

interface Slicing {
  readonly isCancelled: () => boolean;
  readonly onSlice: (share: number) => void;
}

async function thoughtFor(room: ThinkingRoom | null, task: ThinkTask, slicing: Slicing): Promise<ThoughtReport> {
  if (!room) throw new Error(`There is no game “${task.game}”.`);
  const [rules, brain] = await Promise.all([room.rules(), room.brain()]);
  const level = brain.levels.find(({ id }) => id === task.level);
  if (!level) throw new Error(`There is no level “${task.level}”.`);
  const thought = await inSlices(rules, brain, level, task, slicing);
  return { ...reportOf(brain, task, thought), after: ownLine(rules, task, thought) };
}

async function inSlices(
  rules: Rules<unknown, Move>,
  brain: Brain<unknown, Move>,
  level: Level,
  { view, seat, seed, patience }: ThinkTask,
  { isCancelled, onSlice }: Slicing,
): Promise<Thought<Move>> {
  const budget = levelBudget(rules, brain, view, seat, level, patience);
  if (!budget) return levelThought(rules, brain, view, seat, level, { seed });
  const search = createSearch(rules, brain, view, seat, { seed });
  let thought = search.run({ iterations: 1 });
  while (!isCancelled()) {
    const share = Math.max(thought.iterations / budget.iterations, thought.milliseconds / budget.milliseconds);
    onSlice(Math.min(1, share));
    if (share >= 1) break;
    await nextTask();
    thought = search.run({
      iterations: budget.iterations - thought.iterations,
      milliseconds: Math.min(SLICE, budget.milliseconds - thought.milliseconds),
    });
  }
  return thought;
}

function reportOf(
  brain: Brain<unknown, Move>,
  { view, seat }: ThinkTask,
  thought: Thought<Move>,
): Omit<ThoughtReport, 'after'> {
  const { move, iterations, milliseconds } = thought;
  const looked = thought.moves.filter(({ visits }) => visits > iterations * LEAST_SHARE).slice(0, SHOWN);
  const best = iterations === 0 ? [] : looked;
  const ranked = thought.moves.map((each) => each.move);
  return {
    move,
    best: best.map(({ move: considered, winChance, margin }) => ({
      move: considered,
      winChance,
      margin,
      whys: brain.explain(view, seat, considered, ranked),
    })),
    iterations,
    milliseconds,
  };
}

/** A search goes on with cards that it has guessed: the line ends where they would come in. */
function ownLine(rules: Rules<unknown, Move>, { view, seat }: ThinkTask, { line }: Thought<Move>): Move[] {
  const state = rules.clone(view);
  const own: Move[] = [];
  for (const move of line) {
    if (!rules.actors(state).includes(seat) || rules.refusal(state, seat, move)) break;
    rules.apply(state, seat, move);
    own.push(move);
  }
  return own.slice(1);
}

/** Lets messages in, a cancellation above all. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
