import type { Move, Random } from '../../src/platform/rules.ts';

/** A move with one field spoilt: dropped, added, or replaced by something that may or may not fit. */
export function mutated(move: Move, random: Random): unknown {
  const fields = Object.entries(move) as [string, unknown][];
  const at = random.below(fields.length + 1);
  const field = fields[at];
  if (!field) return { ...move, extra: 1 };
  const [name, value] = field;
  if (random.below(4) === 0) return Object.fromEntries(fields.filter(([other]) => other !== name));
  return { ...move, [name]: spoilt(value, random) };
}

const ODDITIES: readonly unknown[] = [-1, 1.5, 1e9, Number.NaN, '', '7', null, [], {}, true];

function spoilt(value: unknown, random: Random): unknown {
  if (random.below(2) === 0) return ODDITIES[random.below(ODDITIES.length)];
  if (typeof value === 'number') return value + 1 + random.below(5);
  if (Array.isArray(value)) return random.below(2) === 0 ? [...value, value[0]] : value.map((item) => item + 1);
  return random.below(100);
}
