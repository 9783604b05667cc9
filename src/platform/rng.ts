/**
 * Chance. Two generators, on purpose:
 *
 * - `dealer` deals real matches. It is a ChaCha stream keyed by 128 secret bits: whoever has seen half of a deal still
 *   cannot compute the other half, which a small or linear generator would allow.
 * - `quickRandom` serves guesses, playouts and tests, where speed counts and nothing is at stake.
 */
import type { Random, Seed } from './rules.ts';

const SEED = /^[0-9a-f]{32}$/;
const ROUNDS = 12;
// "expand 16-byte k" as four little-endian words: ChaCha's constants for 128-bit keys.
const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574];
const WORD_RANGE = 2 ** 32;

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && SEED.test(value);
}

/** A fresh seed from the system's cryptographic generator. */
export function newSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed that spells a small number: for tests and examples. */
export function seedOf(n: number): Seed {
  return n.toString(16).padStart(32, '0');
}

export function dealer(seed: Seed): Random {
  if (!isSeed(seed)) throw new Error('A seed is 32 lowercase hexadecimal digits.');
  const input = new Int32Array(16);
  input.set(CONSTANTS);
  for (let word = 0; word < 4; word++) {
    const bits = Number.parseInt(seed.slice(word * 8, word * 8 + 8), 16);
    input[4 + word] = bits;
    input[8 + word] = bits;
  }
  const block = new Int32Array(16);
  let used = 16;
  function word(): number {
    if (used === 16) {
      chachaBlock(input, block);
      input[12] = (input[12] ?? 0) + 1;
      used = 0;
    }
    return (block[used++] ?? 0) >>> 0;
  }
  return { below: (n) => unbiased(word, n) };
}

/** Rejects the top of the range, where some remainders would come up more often than others. */
function unbiased(word: () => number, n: number): number {
  const limit = WORD_RANGE - (WORD_RANGE % n);
  let drawn = word();
  while (drawn >= limit) drawn = word();
  return drawn % n;
}

function chachaBlock(input: Int32Array, block: Int32Array): void {
  block.set(input);
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let i = 0; i < 4; i++) quarterRound(block, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarterRound(block, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] ?? 0) + (input[i] ?? 0);
}

function quarterRound(words: Int32Array, a: number, b: number, c: number, d: number): void {
  mix(words, a, b, d, 16);
  mix(words, c, d, b, 12);
  mix(words, a, b, d, 8);
  mix(words, c, d, b, 7);
}

/** target += source; turned = rotate(turned ^ target). */
function mix(words: Int32Array, target: number, source: number, turned: number, by: number): void {
  const sum = ((words[target] ?? 0) + (words[source] ?? 0)) | 0;
  const bits = (words[turned] ?? 0) ^ sum;
  words[target] = sum;
  words[turned] = (bits << by) | (bits >>> (32 - by));
}

/** A counter, scrambled: each number is its own short hash of the one before it plus a fixed step. */
export function quickRandom(seed: number): Random {
  let counter = seed | 0;
  return {
    below(n) {
      counter = (counter + 0x9e3779b9) | 0;
      let bits = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
      bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
      bits ^= bits >>> 15;
      return Math.floor(((bits >>> 0) / WORD_RANGE) * n);
    },
  };
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const kept = items[last] as T;
    items[last] = items[other] as T;
    items[other] = kept;
  }
  return items;
}
