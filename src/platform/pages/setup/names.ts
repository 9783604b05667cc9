/** Names at the table: what is wrong with them, if anything. */
import type { Texts } from '../../i18n/en.ts';
import { recall } from '../../ui/memory.ts';

export const MAX_NAME = 24;

export type NameProblem = keyof Texts['setup']['problems'];

export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** By seat. Of two equal names the later one is the problem. */
export function nameProblems(names: readonly string[]): (NameProblem | null)[] {
  const tidy = names.map((name) => tidyName(name).toLowerCase());
  return tidy.map((name, seat) => {
    if (name === '') return 'empty';
    if ([...name].length > MAX_NAME) return 'long';
    return tidy.indexOf(name) < seat ? 'taken' : null;
  });
}

const SEATS = 8;

/** By seat: what was typed the last time, null for the default. */
export function rememberedNames(): (string | null)[] {
  let kept: unknown = null;
  try {
    kept = JSON.parse(recall('names') ?? '[]');
  } catch {
    // A damaged memory is no memory.
  }
  return Array.from({ length: SEATS }, (_, seat) => {
    const name: unknown = Array.isArray(kept) ? kept[seat] : null;
    return typeof name === 'string' && tidyName(name) !== '' ? name : null;
  });
}
