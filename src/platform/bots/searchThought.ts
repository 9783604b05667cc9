/** What comes out of a search: the move, and everything that hints and reviews are made of. */
import { ROOT, type SearchTree } from './searchTree.ts';

interface MoveThought<M> {
  readonly move: M;
  readonly visits: number;
  /** What the policy alone gave it, as a share of 1. */
  readonly prior: number;
  /** Mean reward, 0 … 1. */
  readonly value: number;
  readonly winChance: number;
  /** Expected result minus the best rival's. */
  readonly margin: number;
}

export interface Thought<M> {
  readonly move: M;
  /** Every listed move, the most visited first. */
  readonly moves: readonly MoveThought<M>[];
  /** How the match would go on from here, as far as the search is sure enough. Rivals' moves are guesses. */
  readonly line: readonly M[];
  /** Of all runs so far, as the next two. */
  readonly iterations: number;
  readonly milliseconds: number;
  readonly iterationsPerSecond: number;
  readonly cancelled: boolean;
}

export interface Findings<M> {
  readonly moves: readonly M[];
  readonly tree: SearchTree;
  /** By node: its move. */
  readonly known: readonly (M | null)[];
  readonly priors: Float64Array;
  readonly wins: Float64Array;
  readonly margins: Float64Array;
  readonly iterations: number;
  readonly milliseconds: number;
  readonly cancelled: boolean;
}

/** A continuation that was tried less often says nothing. */
const LEAST_VISITS = 8;

export function thoughtOf<M>(findings: Findings<M>): Thought<M> {
  const { iterations, milliseconds, cancelled } = findings;
  const moves = findings.moves.map((move, at) => moveThought(findings, move, at));
  moves.sort((a, b) => b.visits - a.visits || b.prior - a.prior);
  return {
    move: (moves[0] as MoveThought<M>).move,
    moves,
    line: lineOf(findings),
    iterations,
    milliseconds,
    iterationsPerSecond: milliseconds > 0 ? (1000 * iterations) / milliseconds : 0,
    cancelled,
  };
}

function moveThought<M>({ tree, priors, wins, margins }: Findings<M>, move: M, at: number): MoveThought<M> {
  // The root's moves are the first nodes of the tree, in their order.
  const node = ROOT + 1 + at;
  const visits = tree.visits[node] as number;
  const mean = (sum: number) => (visits > 0 ? sum / visits : 0);
  return {
    move,
    visits,
    prior: priors[at] as number,
    value: mean(tree.rewards[node] as number),
    winChance: mean(wins[at] as number),
    margin: mean(margins[at] as number),
  };
}

function lineOf<M>({ tree, known }: Findings<M>): M[] {
  const line: M[] = [];
  let next = mostVisited(tree, ROOT);
  while (next !== null) {
    line.push(known[next] as M);
    next = mostVisited(tree, next);
  }
  return line;
}

function mostVisited(tree: SearchTree, parent: number): number | null {
  let best: number | null = null;
  let most = LEAST_VISITS - 1;
  // Nodes are made after their parents.
  for (let node = parent + 1; node < tree.size; node++) {
    if (tree.parents[node] !== parent || (tree.visits[node] as number) <= most) continue;
    most = tree.visits[node] as number;
    best = node;
  }
  return best;
}
