import type { AnyBotTexts } from '../../room.ts';

/** Names for so many bots, none of them borne by anybody else. */
export function botNames({ names }: AnyBotTexts, count: number, taken: readonly string[]): string[] {
  const borne = new Set(taken.map((name) => name.toLowerCase()));
  const free = names.filter((name) => !borne.has(name.toLowerCase()));
  return Array.from({ length: count }, (_, bot) => free[bot] ?? `${names[bot % names.length] ?? ''} ${bot + 1}`);
}
