import type { Level } from '../../../platform/rules.ts';

/**
 * The weakest first. Pupil and scribe play at first sight, the pupil with an unsteady hand; the architect looks ahead a
 * little, the same on every machine; the historian thinks for about a second a turn.
 */
export const LEVELS: readonly Level[] = [
  { id: 'pupil', noise: 2, search: null },
  { id: 'scribe', noise: 0.2, search: null },
  { id: 'architect', noise: 0, search: { iterations: 100, milliseconds: 1000 } },
  { id: 'historian', noise: 0, search: { iterations: 20_000, milliseconds: 1000 } },
];
