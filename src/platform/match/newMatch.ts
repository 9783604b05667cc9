import type { Manners } from '../bots/manners.ts';
import { newSeed } from '../rng.ts';
import type { Move, Options, Rules } from '../rules.ts';
import type { SavedMatch } from './saveFormat.ts';

interface MatchSetup {
  readonly game: string;
  readonly names: readonly string[];
  /** By seat: the level of a bot; people sit where nothing is said. */
  readonly bots?: readonly (string | null)[];
  readonly manners?: Manners | null;
  readonly options: Options;
}

/** A match before its first move, ready to be kept. */
export function newMatch<S, M extends Move>(rules: Rules<S, M>, setup: MatchSetup): SavedMatch {
  const { game, names, options, manners = null } = setup;
  const bots = names.map((_, seat) => setup.bots?.[seat] ?? null);
  const seed = newSeed();
  const [actor = null] = rules.actors(rules.create(names.length, options, seed));
  const { version } = rules;
  const fresh = { moves: [], revision: 1, updatedAt: Date.now(), winners: null, assisted: false };
  return { id: newId(), game, version, names, bots, manners, options, seed, actor, ...fresh };
}

/** Letters and digits that nobody mistakes for each other, when read aloud or typed. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
