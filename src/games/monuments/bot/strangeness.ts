/**
 * Do the rivals play like strangers? Whoever has no plan spends cards on points and fourth actions at once, writes for a
 * page or two, and builds little. Cards out of the game, by turn, give that away early, and everybody sees them.
 */
import type { State } from '../rules/state.ts';

/** Discards per turn of players with a plan, and of players without one. */
const PLANNED = 0.5;
const PLANLESS = 1.7;
/** So many usual turns are taken for granted, that the first discards prove little. */
const USUAL_TURNS = 4;

/** 0 for rivals with a plan, 1 for strangers. */
export function strangeness({ discarded, turn }: State): number {
  const perTurn = (discarded.length + PLANNED * USUAL_TURNS) / (turn - 1 + USUAL_TURNS);
  return Math.max(0, Math.min(1, (perTurn - PLANNED) / (PLANLESS - PLANNED)));
}
