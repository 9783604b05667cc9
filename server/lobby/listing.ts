/** Pages of matches that are open to all, newest first. */
import type { LobbyMatch } from '../../src/platform/protocol.ts';
import { isMatchID } from '../guard/secrets.ts';
import { type House, lobbyMatchOf } from '../house.ts';
import type { ListRequest } from '../storage/contract.ts';

const PAGE = 50;
const LARGEST_PAGE = 100;

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

function numberIn(query: Query, name: string): number | undefined {
  const text = query[name];
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function cursorIn({ after }: Query): ListRequest['after'] {
  const [, createdAt, id] = /^(\d{1,15})\.(.*)$/.exec(String(after)) ?? [];
  return createdAt !== undefined && isMatchID(id) ? { createdAt: Number(createdAt), id } : undefined;
}
