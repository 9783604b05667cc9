/** Deletes what nobody will miss: matches finished long ago, and tables at which nobody ever began. */
import type { House } from './house.ts';
import { factsOf } from './log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = DAY_MS / 4;
/** People who wait longer than this for their table to fill open another one. */
const UNSTARTED_DAYS = 14;

/** Prunes now and four times a day; returns what stops it. */
export function startPruning(house: House, days: number): () => void {
  void pruneOnce(house, days);
  const timer = setInterval(() => void pruneOnce(house, days), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function pruneOnce(house: House, days: number): Promise<void> {
  try {
    const pruned = await house.store.prune({
      endedBefore: days === 0 ? 0 : Date.now() - days * DAY_MS,
      unstartedBefore: Date.now() - UNSTARTED_DAYS * DAY_MS,
    });
    for (const id of pruned) house.matches.forget(id);
    if (pruned.length > 0) house.log.info('pruned', { matches: pruned.length });
  } catch (error) {
    house.log.error('pruning failed', factsOf(error));
  }
}
