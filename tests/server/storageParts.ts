/** Matches, moves and people for the storage contract. */
import type { MatchStore, MoveCommit, NewMatch } from '../../server/storage/contract.ts';

export interface OpenedStore {
  readonly store: MatchStore;
  /** A second connection to the same data, as another process would have. */
  another(): Promise<MatchStore>;
  /** Closes everything and deletes the data. */
  end(): Promise<void>;
}

export const hash = (text: string): Buffer => Buffer.from(text.padEnd(32, '.'));
export const FREE = { name: null, hash: null, bot: null };
export const seated = (name: string, by = name) => ({ name, hash: hash(by), bot: null });

export function match(id: string, more: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: 'pebbles',
    version: 1,
    options: { powers: 'off' },
    isUnlisted: false,
    allowsSpectators: true,
    allowsHints: false,
    hostHash: hash('host'),
    createdAt: 1000,
    startedAt: null,
    seats: [FREE, FREE],
    state: '{"ply":0}',
    ...more,
  };
}

export function move(matchID: string, ply: number, more: Partial<MoveCommit> = {}): MoveCommit {
  const state = `{"ply":${ply}}`;
  return { matchID, ply, seat: 0, text: `move ${ply}`, news: '[]', at: 2000 + ply, state, outcome: null, ...more };
}

export const join = (matchID: string, seat: number | null, name: string) => ({
  matchID,
  seat,
  name,
  hash: hash(name),
  at: 1500,
});

export const bot = (matchID: string, seat: number, by: string | null = null) => ({
  matchID,
  seat,
  level: 'quick',
  name: 'Hiram',
  by: by === null ? null : hash(by),
  at: 1600,
});
export const BOT = { name: 'Hiram', hash: null, bot: 'quick' };

export type Cases = Readonly<Record<string, (opened: OpenedStore) => Promise<void>>>;
