import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import type { Seat } from '../../src/platform/rules.ts';

/**
 * Walks everything reachable from an object (all properties, prototypes, maps and sets) and names each path at which
 * a secret of the match lies: the seed, the pile's order, or a hand that the viewer may not know.
 */
export function secretsWithin(root: object, viewer: Seat | null, truth: State, seed: string): string[] {
  const secrets = secretTexts(viewer, truth);
  const found: string[] = [];
  const seen = new Set<unknown>();
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && value.includes(seed)) found.push(path);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value) && secrets.has(JSON.stringify(value))) found.push(path);
    open.push(...partsOf(value, path));
  }
  return found;
}

function secretTexts(viewer: Seat | null, truth: State): Set<string> {
  const view = rules.view(truth, viewer);
  const hands = truth.hands.filter((hand, seat) => JSON.stringify(hand) !== JSON.stringify(view.hands[seat]));
  const piles = truth.pile.length > 1 ? [truth.pile] : [];
  return new Set([...hands, ...piles].map((cards) => JSON.stringify(cards)));
}

function partsOf(value: object, path: string): { value: unknown; path: string }[] {
  const parts: { value: unknown; path: string }[] = Reflect.ownKeys(value).flatMap((key) => {
    const held = Reflect.getOwnPropertyDescriptor(value, key)?.value;
    return held === undefined ? [] : [{ value: held, path: `${path}.${String(key)}` }];
  });
  if (value instanceof Map || value instanceof Set) {
    for (const entry of value.entries()) parts.push({ value: entry, path: `${path}.entries` });
  }
  parts.push({ value: Object.getPrototypeOf(value), path: `${path}.prototype` });
  return parts;
}
