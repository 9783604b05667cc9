import type { RoomFacts } from '../../platform/rules.ts';

export const facts = {
  id: 'monuments',
  seats: { min: 2, max: 4 },
  /** Power cards, RULES.md §8; `variant` adds §8.5. */
  options: { powers: ['off', 'on', 'variant'] },
} as const satisfies RoomFacts;
