/** Which move to walk down: PUCT over the moves that are possible in the guessed world. */
import type { Brain, Move, Seat } from '../rules.ts';
import { ROOT, type SearchTree } from './searchTree.ts';

const FIRST_ROOM = 64;
/** What is thought of a move while none of its neighbours has been tried either. */
const UNKNOWN = 0.5;

export class Selection<S, M extends Move> {
  /** By node: the move it stands for. The root stands for none. */
  readonly moves: (M | null)[] = [null];
  rootPriors = new Float64Array(0);
  /** Where the last pick leads. */
  node = ROOT;
  private priors = new Float64Array(FIRST_ROOM);
  private nodes = new Int32Array(FIRST_ROOM);

  constructor(
    private readonly brain: Brain<S, M>,
    private readonly tree: SearchTree,
    private readonly exploration: number,
  ) {}

  /** The moves at the root are the same in every world, and so is what the policy thinks of them. */
  open(view: S, seat: Seat, moves: readonly M[]): void {
    this.rootPriors = new Float64Array(moves.length);
    this.brain.priors(view, seat, moves, this.rootPriors);
    this.makeRoom(moves.length);
    this.lookUp(ROOT, seat, moves);
  }

  pickRoot(seat: Seat, moves: readonly M[]): number {
    return this.best(ROOT, seat, moves, this.rootPriors);
  }

  pick(world: S, node: number, seat: Seat, moves: readonly M[]): number {
    this.makeRoom(moves.length);
    if (moves.length === 1) this.priors[0] = 1;
    else this.brain.priors(world, seat, moves, this.priors);
    return this.best(node, seat, moves, this.priors);
  }

  private best(parent: number, seat: Seat, moves: readonly M[], priors: Float64Array): number {
    const { tree, nodes, exploration } = this;
    const least = this.leastPrior(parent, moves.length, priors);
    const unknown = this.lookUp(parent, seat, moves);
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const prior = priors[i] as number;
      if (prior < least) continue;
      const node = nodes[i] as number;
      const visits = tree.visits[node] as number;
      const value = visits > 0 ? (tree.rewards[node] as number) / visits : unknown;
      const score = value + (exploration * prior * Math.sqrt(tree.available[node] as number)) / (1 + visits);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    this.node = nodes[best] as number;
    return best;
  }

  /** Finds or makes the nodes of all listed moves; returns the mean reward of those tried so far. */
  private lookUp(parent: number, seat: Seat, moves: readonly M[]): number {
    const { tree, nodes, brain } = this;
    let visits = 0;
    let rewards = 0;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as M;
      const node = tree.child(parent, seat, brain.key(move));
      if (node === this.moves.length) this.moves.push(move);
      nodes[i] = node;
      tree.available[node] = (tree.available[node] as number) + 1;
      visits += tree.visits[node] as number;
      rewards += tree.rewards[node] as number;
    }
    return visits > 0 ? rewards / visits : UNKNOWN;
  }

  /** Progressive widening: the prior below which a move has to wait for more visits. */
  private leastPrior(parent: number, count: number, priors: Float64Array): number {
    const width = this.brain.width?.(this.tree.visits[parent] as number) ?? count;
    if (width >= count) return 0;
    return priors.slice(0, count).sort()[count - Math.max(1, Math.floor(width))] as number;
  }

  private makeRoom(count: number): void {
    if (count <= this.nodes.length) return;
    this.priors = new Float64Array(2 * count);
    this.nodes = new Int32Array(2 * count);
  }
}
