import type { OptionChoices, Options } from './rules.ts';

/** Completes given options with their defaults; null where a name or a value is not on offer. */
export function chosenOptions(choices: OptionChoices, given: unknown): Options | null {
  if (given !== undefined && (given === null || typeof given !== 'object' || Array.isArray(given))) return null;
  const wanted = new Map<string, unknown>(Object.entries(given ?? {}));
  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(choices)) {
    const value = wanted.has(name) ? wanted.get(name) : values[0];
    if (typeof value !== 'string' || !values.includes(value)) return null;
    chosen[name] = value;
    wanted.delete(name);
  }
  return wanted.size === 0 ? chosen : null;
}
