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
const HALF_RANGE = 2 ** 16;

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
    return (block[used++] as number) >>> 0;
  }
  return { below: (n) => unbiased(word, n) };
}

/** Rejects the top of the range, where some remainders would come up more often than others. */
function unbiased(word: () => number, n: number): number {
  let drawn = word();
  // The first test is cheap and nearly always enough: the rejected part is shorter than n.
  while (drawn >= WORD_RANGE - n && drawn >= WORD_RANGE - (WORD_RANGE % n)) drawn = word();
  return remainder(drawn, n);
}

/** drawn % n, for small n in steps that fit into 31 bits: machines divide those several times as fast. */
function remainder(drawn: number, n: number): number {
  if (n >= HALF_RANGE / 2) return drawn % n;
  return ((((drawn >>> 16) % n) << 16) + (drawn & (HALF_RANGE - 1))) % n;
}

function chachaBlock(input: Int32Array, block: Int32Array): void {
  block.set(input);
  for (let round = 0; round < ROUNDS; round += 2) {
    quarterRound(block, 0, 4, 8, 12);
    quarterRound(block, 1, 5, 9, 13);
    quarterRound(block, 2, 6, 10, 14);
    quarterRound(block, 3, 7, 11, 15);
    quarterRound(block, 0, 5, 10, 15);
    quarterRound(block, 1, 6, 11, 12);
    quarterRound(block, 2, 7, 8, 13);
    quarterRound(block, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] as number) + (input[i] as number);
}

/** Four words, each added to or turned by its neighbours. Kept in variables on the way: dealing is half of a set-up. */
function quarterRound(words: Int32Array, at: number, bt: number, ct: number, dt: number): void {
  let a = words[at] as number;
  let b = words[bt] as number;
  let c = words[ct] as number;
  let d = words[dt] as number;
  a = (a + b) | 0;
  d = turned(d ^ a, 16);
  c = (c + d) | 0;
  b = turned(b ^ c, 12);
  a = (a + b) | 0;
  d = turned(d ^ a, 8);
  c = (c + d) | 0;
  b = turned(b ^ c, 7);
  words[at] = a;
  words[bt] = b;
  words[ct] = c;
  words[dt] = d;
}

function turned(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
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
