/**
 * Information-set Monte-Carlo tree search. It knows no game: rules and brain are given, and of the match only what one
 * seat may see. Each iteration guesses a world that fits the view, walks down the tree by PUCT with the brain's priors,
 * adds one node, plays on by the brain's policy to the end, and credits every seat on the way with its own reward.
 *
 *     const search = createSearch(rules, brain, rules.view(state, seat), seat, { seed: 7 });
 *     const thought = search.run({ milliseconds: 250, isCancelled: () => stopped });
 *     play(thought.move);
 *
 * `run` may be called again and again and goes on where it stopped: a worker runs it in slices and reports in between.
 * The same view, seed and number of iterations give the same thought, however they were sliced.
 */
import { quickRandom } from '../rng.ts';
import type { Brain, Move, Random, Rules, Seat, Verdict } from '../rules.ts';
import { Selection } from './searchSelection.ts';
import { type Thought, thoughtOf } from './searchThought.ts';
import { ROOT, SearchTree } from './searchTree.ts';

export type { Thought } from './searchThought.ts';

export interface SearchOptions {
  readonly seed: number;
  /** PUCT's constant: how far priors and doubt pull against what was seen. */
  readonly exploration?: number;
}

/** The first bound that is met ends a run. With none of them nothing would: then a run makes no iteration. */
export interface SearchBudget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly isCancelled?: () => boolean;
}

export interface Search<M> {
  run(budget: SearchBudget): Thought<M>;
}

const EXPLORATION = 0.6;
/** Clock and cancellation are looked at this often: well below a millisecond apart. */
const LOOK_EVERY = 8;
const DEEPEST = 512;
const MOST_SEATS = 16;

export function createSearch<S, M extends Move>(
  rules: Rules<S, M>,
  brain: Brain<S, M>,
  view: S,
  seat: Seat,
  { seed, exploration = EXPLORATION }: SearchOptions,
): Search<M> {
  return new TreeSearch(rules, brain, rules.clone(view), seat, quickRandom(seed), exploration);
}

class TreeSearch<S, M extends Move> implements Search<M> {
  private readonly tree = new SearchTree();
  private readonly selection: Selection<S, M>;
  private readonly guess: (random: Random) => S;
  private readonly rootMoves: M[];
  private readonly path = new Int32Array(DEEPEST);
  private readonly wins: Float64Array;
  private readonly margins: Float64Array;
  private readonly verdict = emptyVerdict();
  private iterations = 0;
  private milliseconds = 0;

  constructor(
    private readonly rules: Rules<S, M>,
    private readonly brain: Brain<S, M>,
    view: S,
    private readonly seat: Seat,
    private readonly random: Random,
    exploration: number,
  ) {
    this.selection = new Selection(brain, this.tree, exploration);
    this.guess = brain.guesser(view, seat);
    this.rootMoves = rules.moves(view, seat);
    if (this.rootMoves.length === 0) throw new Error('The seat has nothing to decide.');
    this.wins = new Float64Array(this.rootMoves.length);
    this.margins = new Float64Array(this.rootMoves.length);
    this.selection.open(view, seat, this.rootMoves);
  }

  run({ iterations, milliseconds, isCancelled }: SearchBudget): Thought<M> {
    const start = performance.now();
    const most = iterations ?? (milliseconds === undefined && !isCancelled ? 0 : Number.POSITIVE_INFINITY);
    const deadline = milliseconds === undefined ? Number.POSITIVE_INFINITY : start + milliseconds;
    let cancelled = false;
    for (let done = 0; done < most; done++) {
      if (done % LOOK_EVERY === 0) {
        cancelled = isCancelled?.() ?? false;
        if (cancelled || (done > 0 && performance.now() >= deadline)) break;
      }
      this.iterate();
    }
    this.milliseconds += performance.now() - start;
    return thoughtOf({
      moves: this.rootMoves,
      tree: this.tree,
      known: this.selection.moves,
      priors: this.selection.rootPriors,
      wins: this.wins,
      margins: this.margins,
      iterations: this.iterations,
      milliseconds: this.milliseconds,
      cancelled,
    });
  }

  private iterate(): void {
    const { tree, rules, selection, path } = this;
    const world = this.guess(this.random);
    let at = selection.pickRoot(this.seat, this.rootMoves);
    const first = at;
    let node = selection.node;
    rules.apply(world, this.seat, this.rootMoves[at] as M);
    path[0] = node;
    let depth = 1;
    for (let isForced = false; depth < DEEPEST && (isForced || tree.visits[node] !== 0); depth++) {
      const seat = rules.actors(world)[0];
      if (seat === undefined) break;
      const moves = rules.moves(world, seat);
      at = selection.pick(world, node, seat, moves);
      isForced = moves.length === 1;
      node = selection.node;
      rules.apply(world, seat, moves[at] as M);
      path[depth] = node;
    }
    this.brain.playout(world, this.seat, this.random);
    this.credit(world, first, depth);
  }

  private credit(world: S, first: number, depth: number): void {
    const { tree, path, verdict } = this;
    this.brain.judge(world, verdict);
    tree.visits[ROOT] = (tree.visits[ROOT] as number) + 1;
    tree.rewards[ROOT] = (tree.rewards[ROOT] as number) + (verdict.rewards[this.seat] as number);
    for (let i = 0; i < depth; i++) {
      const node = path[i] as number;
      tree.visits[node] = (tree.visits[node] as number) + 1;
      tree.rewards[node] = (tree.rewards[node] as number) + (verdict.rewards[tree.seats[node] as number] as number);
    }
    this.wins[first] = (this.wins[first] as number) + (verdict.wins[this.seat] as number);
    this.margins[first] = (this.margins[first] as number) + (verdict.margins[this.seat] as number);
    this.iterations++;
  }
}

function emptyVerdict(): Verdict {
  return {
    rewards: new Float64Array(MOST_SEATS),
    wins: new Float64Array(MOST_SEATS),
    margins: new Float64Array(MOST_SEATS),
  };
}
