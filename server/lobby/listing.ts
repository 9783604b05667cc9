/** Matches that are open to all, newest first: in pages, or those that go on. */
import type { LobbyMatch } from '../../src/platform/protocol.ts';
import { isMatchID } from '../guard/secrets.ts';
import { type House, lobbyMatchOf } from '../house.ts';
import type { ListRequest } from '../storage/contract.ts';

const PAGE = 50;
const LARGEST_PAGE = 100;
/** Far more than ever wait at once: tables are opened slowly, and deleted if nobody comes. */
const MOST_WAITING = 500;
/** Of those that can only be watched, the newest will do. */
const MOST_RUNNING = 50;

type Query = Readonly<Record<string, string | string[] | undefined>>;

export interface Listing {
  readonly matches: readonly LobbyMatch[];
  /** To be given as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

export async function listing(house: House, game: string, query: Query): Promise<Listing> {
  const limit = Math.min(numberIn(query, 'limit') ?? PAGE, LARGEST_PAGE);
  const records = await house.store.list({
    game,
    limit,
    isOver: query['isGameover'] === 'true' || (query['isGameover'] === 'false' ? false : undefined),
    updatedBefore: numberIn(query, 'updatedBefore'),
    updatedAfter: numberIn(query, 'updatedAfter'),
    after: cursorIn(query),
  });
  const last = records.length === limit ? records.at(-1) : undefined;
  return {
    matches: records.map((record) => lobbyMatchOf(house, record)),
    next: last ? `${last.createdAt}.${last.id}` : null,
  };
}

/** What the live list begins with, newest first: every table that waits for people, however many have begun since. */
export async function openTables(house: House, game: string): Promise<Listing> {
  const records = await Promise.all([
    house.store.list({ game, isOver: false, isStarted: false, limit: MOST_WAITING }),
    house.store.list({ game, isOver: false, isStarted: true, limit: MOST_RUNNING }),
  ]);
  const matches = records.flat().map((record) => lobbyMatchOf(house, record));
  return { matches: matches.sort((a, b) => b.createdAt - a.createdAt), next: null };
}

function numberIn(query: Query, name: string): number | undefined {
  const text = query[name];
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function cursorIn({ after }: Query): ListRequest['after'] {
  const [, createdAt, id] = /^(\d{1,15})\.(.*)$/.exec(String(after)) ?? [];
  return createdAt !== undefined && isMatchID(id) ? { createdAt: Number(createdAt), id } : undefined;
}
