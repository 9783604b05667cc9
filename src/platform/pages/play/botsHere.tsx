/** What a table needs only where bots sit; it is loaded only there. */
import { lazy } from 'react';
import type { BotsAtTable } from '../../match/botHost.ts';
import type { Seat } from '../../rules.ts';

export const BotsBar = lazy(async () => ({ default: (await import('../practice/BotsBar.tsx')).BotsBar }));
export const AssistedNote = lazy(async () => ({
  default: (await import('../practice/AssistedNote.tsx')).AssistedNote,
}));

/** The seat itself if a person plays it, else the next person clockwise; null where bots are among themselves. */
export function personFrom(bots: BotsAtTable | null, seat: Seat | undefined): Seat | null {
  if (!bots || seat === undefined) return seat ?? null;
  const { levels } = bots;
  const round = levels.map((_, step) => (seat + step) % levels.length);
  return round.find((at) => levels[at] === null) ?? null;
}
