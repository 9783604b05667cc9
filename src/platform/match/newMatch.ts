import { newSeed } from '../rng.ts';
import type { Options } from '../rules.ts';
import type { SavedMatch } from './saveFormat.ts';

interface MatchSetup {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly names: readonly string[];
  readonly options: Options;
}

/** A match before its first move, ready to be kept. */
export function newMatch(setup: MatchSetup): SavedMatch {
  return {
    ...setup,
    id: newId(),
    seed: newSeed(),
    moves: [],
    revision: 1,
    updatedAt: Date.now(),
    actor: 0,
    winners: null,
  };
}

/** Letters and digits that nobody mistakes for each other, when read aloud or typed. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
