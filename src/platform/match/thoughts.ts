/** What a page asks its worker: for a bot's move, or for advice. */
import { type Manners, patienceOf } from '../bots/manners.ts';
import type { ThinkTask } from '../bots/thinking.ts';

/** A hint is worth a longer thought than a move. */
const HINT_PATIENCE = 6;

type Asked = Pick<ThinkTask, 'game' | 'view' | 'seat' | 'level'>;

export function moveTask(asked: Asked, manners: Manners): ThinkTask {
  return { ...asked, seed: newSeed(), patience: patienceOf(manners) };
}

export function hintTask(asked: Asked, manners: Manners): ThinkTask {
  return { ...asked, seed: newSeed(), patience: HINT_PATIENCE * patienceOf(manners) };
}

/** Chance of its own: nothing of the deal is in it. */
function newSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}
