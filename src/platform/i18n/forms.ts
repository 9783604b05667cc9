/** Plurals, lists and dates in the forms of a language. */
import type { Language } from '../language.ts';

interface Forms {
  readonly one: string;
  readonly other: string;
}

export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other);
}

/** “Ana, Ben and Cleo”. */
export function listIn(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

const MINUTE = 60_000;
const UNITS = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 7],
] as const;

/** “5 minutes ago”, “yesterday”; after a week, the date. */
export function dateIn(language: Language, at: number, now: number = Date.now()): string {
  const past = Math.max(0, now - at);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (past < MINUTE) return relative.format(0, 'second');
  for (const [unit, length, count] of UNITS) {
    if (past < length * count) return relative.format(-Math.floor(past / length), unit);
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
  return language === 'fr' ? `le ${date}` : date;
}

/** “14:05”, in both languages. */
export function timeIn(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}
