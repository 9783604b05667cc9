/** The lobby of the server that this page came from, and what pages ask it for. */
import { type LobbyCode, lobbyApi, type Seating } from '../../match/online/lobbyApi.ts';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import type { LobbyMatch } from '../../protocol.ts';
import type { AnyRoom } from '../../room.ts';

export const lobby = lobbyApi();

export type FoundTable =
  | { readonly ok: true; readonly room: AnyRoom; readonly table: LobbyMatch }
  | { readonly ok: false; readonly code: LobbyCode };

/** An address does not say which game is played there: the games are asked one after the other. */
export async function findTable(rooms: readonly AnyRoom[], matchID: string): Promise<FoundTable> {
  for (const room of rooms) {
    const answer = await lobby.readTable(room.id, matchID);
    if (answer.ok) return { ...answer, room };
    if (answer.code !== 'unknown-match' && answer.code !== 'unknown-game') return answer;
  }
  return { ok: false, code: 'unknown-match' };
}

interface Sitting extends Seating {
  readonly matchID: string;
  readonly game: string;
  readonly name: string;
  readonly hostToken?: string;
}

export function keyOf({ matchID, game, playerID, credentials, name, hostToken }: Sitting): SeatKey {
  const host = hostToken === undefined ? {} : { hostToken };
  return { matchID, game, playerID, credentials, name, ...host, keptAt: Date.now() };
}

export function freeSeats({ players }: Pick<LobbyMatch, 'players'>): number {
  return players.filter(({ name }) => name === undefined).length;
}

export function namesIn({ players }: Pick<LobbyMatch, 'players'>): string[] {
  return players.flatMap(({ name }) => (name === undefined ? [] : [name]));
}
