/** How bots behave at a table: the pause before each of their moves, and how long they may think. */
import { recall, remember } from '../ui/memory.ts';

export const PACES = ['calm', 'brisk', 'swift'] as const;
type Pace = (typeof PACES)[number];

export interface Manners {
  readonly pace: Pace;
  /** "Think longer": the top level then takes some four seconds a turn instead of one. */
  readonly thinksLonger: boolean;
}

const PAUSES: Readonly<Record<Pace, number>> = { calm: 900, brisk: 450, swift: 80 };
const LONGER = 4;

/** Milliseconds from what was last seen on the table to a bot's next move. */
export function pauseOf({ pace }: Manners): number {
  return PAUSES[pace];
}

export function patienceOf({ thinksLonger }: Manners): number {
  return thinksLonger ? LONGER : 1;
}

/** What was kept of them; null for anything else. */
export function readManners(kept: unknown): Manners | null {
  const { pace, thinksLonger } = (kept ?? {}) as Partial<Record<keyof Manners, unknown>>;
  const known = PACES.find((each) => each === pace);
  return known && typeof thinksLonger === 'boolean' ? { pace: known, thinksLonger } : null;
}

export function recallManners(): Manners {
  const pace = PACES.find((known) => known === recall('pace')) ?? 'calm';
  return { pace, thinksLonger: recall('think') === 'longer' };
}

export function rememberManners({ pace, thinksLonger }: Manners): void {
  remember('pace', pace);
  remember('think', thinksLonger ? 'longer' : 'usual');
}
