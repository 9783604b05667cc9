/** A match on a server, behind the client that tables talk to. */
import type { Room } from '../../room.ts';
import type { Move, News } from '../../rules.ts';
import type { OnlineClient, OnlineSetup } from './onlineClient.ts';

export type OnlineRoom<S, M extends Move, N extends News> = Pick<Room<S, M, N>, 'id' | 'rules' | 'game'>;

/** Resolves when what the game needs is loaded, long before the server has answered: `company()` tells how far it is. */
export async function openOnlineMatch<S, M extends Move, N extends News>(
  room: OnlineRoom<S, M, N>,
  setup: OnlineSetup,
): Promise<OnlineClient<S, M, N>> {
  await Promise.all([room.rules(), room.game()]);
  throw new Error(`${setup.matchID} cannot be opened yet.`);
}
