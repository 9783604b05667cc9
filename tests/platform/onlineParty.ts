/** People at a table of a real server, each with the client that their page would have. */

import type { RunningApp } from '../../server/app.ts';
import type { OnlineClient, SeatKey } from '../../src/platform/match/online/onlineClient.ts';
import { openOnlineMatch } from '../../src/platform/match/online/onlineMatchClient.ts';
import type { Room } from '../../src/platform/room.ts';
import type { Move, News, Options } from '../../src/platform/rules.ts';
import { seatedTable, type Table, until } from '../server/kit.ts';

type OnlineRoom<S, M extends Move, N extends News> = Pick<Room<S, M, N>, 'id' | 'rules' | 'game'>;

export interface OnlineParty<S = unknown, M extends Move = Move, N extends News = News> {
  readonly matchID: string;
  readonly table: Table;
  readonly keys: readonly SeatKey[];
  /** By seat. */
  readonly clients: OnlineClient<S, M, N>[];
  /** With a spectator at the end. */
  readonly all: OnlineClient<S, M, N>[];
  /** One more page, from a seat or for a spectator; `base` leads there another way. */
  join(seat: number | null, base?: string): Promise<OnlineClient<S, M, N>>;
  /** A page with any key, whatever becomes of it. */
  open(key: SeatKey | null, base?: string): Promise<OnlineClient<S, M, N>>;
  end(): void;
}

export async function onlineParty<S, M extends Move, N extends News>(
  server: RunningApp,
  room: OnlineRoom<S, M, N>,
  seats: number,
  options: Options = {},
  more: { readonly hints?: boolean } = {},
): Promise<OnlineParty<S, M, N>> {
  const table = await seatedTable(server, seats, { setupData: options, ...more }, room.id);
  const { matchID } = table;
  const keys = table.seats.map((seated, seat) => ({ ...seated, game: room.id, name: `Player ${seat}`, keptAt: seat }));
  const opened: OnlineClient<S, M, N>[] = [];
  const open = async (key: SeatKey | null, base = server.url) => {
    const client = await openOnlineMatch(room, { matchID: key?.matchID ?? matchID, key, base });
    opened.push(client);
    return client;
  };
  const join = async (seat: number | null, base?: string) => {
    const client = await open(seat === null ? null : (keys[seat] ?? null), base);
    await until('the table is there', () => client.company().connection === 'open');
    return client;
  };
  const clients = await Promise.all(keys.map((_, seat) => join(seat)));
  const all = [...clients, await join(null)];
  const end = () => {
    for (const client of opened) client.close();
  };
  return { matchID, table, keys, clients, all, join, open, end };
}
