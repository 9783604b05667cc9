/** Names at the table: what is wrong with them, if anything. */
import type { Texts } from '../../i18n/en.ts';

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
