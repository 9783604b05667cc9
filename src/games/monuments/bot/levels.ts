import type { Level } from '../../../platform/rules.ts';

/** The weakest first. A turn is three to five decisions; the top thinks about a second. */
export const LEVELS: readonly Level[] = [
  { id: 'pupil', noise: 2, search: null },
  { id: 'scribe', noise: 0.2, search: null },
  { id: 'architect', noise: 0, search: { iterations: 400, milliseconds: 1000 } },
  { id: 'historian', noise: 0, search: { iterations: 20_000, milliseconds: 1000 } },
];
