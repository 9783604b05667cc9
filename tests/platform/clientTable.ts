/** One boardgame.io client per seat and a spectator around one match, with the bare engine playing along as the truth. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { monumentsGame } from '../../src/games/monuments/game.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { localMatch } from '../../src/platform/match/localMatch.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { seedOf } from '../../src/platform/rng.ts';
import type { Options, Refusal, Seat } from '../../src/platform/rules.ts';

type Match = MatchState<State, MonumentsMove>;
type TableClient = ReturnType<typeof Client<Match>>;
type Connect = ReturnType<typeof Local>;

export interface ClientTable {
  readonly viewers: readonly { readonly seat: Seat | null; readonly client: TableClient }[];
  readonly seed: string;
  /** Where the bare engine stands after the same moves. */
  readonly truth: State;
  readonly refusals: { seat: Seat | null; refusal: Refusal }[];
  clientOf(seat: Seat): TableClient;
  /** Sends a move as that seat's client would. */
  send(seat: Seat, move: { readonly type: string; readonly [field: string]: unknown }, ply?: number): void;
  close(): void;
}

export function clientTable(seats: number, options: Options, seedNumber: number, stock = false): ClientTable {
  const seed = seedOf(seedNumber);
  const game = monumentsGame({ seed: () => seed }) as Game<Match>;
  const refusals: ClientTable['refusals'] = [];
  const onRefusal = (seat: Seat | null, refusal: Refusal) => refusals.push({ seat, refusal });
  const multiplayer = (stock ? Local() : localMatch({ game, rules, seats, options, onRefusal })) as Connect;
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)].map((seat) => {
    const who = seat === null ? {} : { playerID: String(seat) };
    const client = Client<Match>({ game, numPlayers: seats, multiplayer, debug: false, matchID: 'test', ...who });
    client.start();
    return { seat, client };
  });
  const clientOf = (seat: Seat) => viewers.find((viewer) => viewer.seat === seat)?.client as TableClient;
  return {
    viewers,
    seed,
    truth: rules.create(seats, options, seed),
    refusals,
    clientOf,
    send: (seat, move, ply = clientOf(seat).getState()?.G.plies) => clientOf(seat).moves[move.type]?.(move, ply),
    close: () => {
      for (const { client } of viewers) client.stop();
    },
  };
}
