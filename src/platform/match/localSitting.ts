/** The match in play: boardgame.io's side of it, and the record of its moves. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { BoardgameGame, BridgeOptions } from '../boardgame.ts';
import { isUndo, type MatchState, platformRefusal, type UndoMove } from '../matchState.ts';
import type { Move, News, Refusal, Seat } from '../rules.ts';
import { localMatch } from './localMatch.ts';
import type { PlayableRoom, ResumedMatch } from './resume.ts';
import type { SavedMatch } from './saveFormat.ts';

export interface LocalRoom<S, M extends Move, N extends News> extends PlayableRoom<S, M, N> {
  game(options: BridgeOptions<S, M>): Promise<BoardgameGame>;
}

export interface Sitting<S, M extends Move, N extends News> {
  readonly record: ResumedMatch<S, M, N>['record'];
  /** The match as the looking seat, or a spectator, may know it. */
  seen(): MatchState<S, M>;
  look(seat: Seat | null): void;
  /** The match as a seat knows it that nobody looks through: a bot's. */
  seenBy(seat: Seat): MatchState<S, M>;
  send(seat: Seat, move: M | UndoMove): Refusal | null;
  close(): void;
}

export async function sitDown<S, M extends Move, N extends News>(
  room: LocalRoom<S, M, N>,
  save: SavedMatch,
  { match, record }: ResumedMatch<S, M, N>,
): Promise<Sitting<S, M, N>> {
  const game = (await room.game({ resume: match })) as Game<MatchState<S, M>>;
  const seats = save.names.length;
  let answer: Refusal | null = null;
  const multiplayer = localMatch({
    game,
    rules: room.rules,
    seats,
    options: save.options,
    onRefusal: (_seat, refusal) => {
      answer = refusal;
    },
    onMove: (seat, move) => (isUndo(move) ? record.takeBack() : record.add(seat, move)),
  });
  const open = () => {
    const client = Client<MatchState<S, M>>({ game, numPlayers: seats, multiplayer, matchID: save.id, debug: false });
    client.start();
    return client;
  };
  const eyes = open();
  let looking: Seat | null = null;
  // Bots have a client of their own: it holds what their seat may know, and never meets what people see.
  let bots: ReturnType<typeof open> | null = null;
  const clientOf = (seat: Seat) => {
    if (seat === looking) return eyes;
    bots ??= open();
    if (bots.playerID !== String(seat)) bots.updatePlayerID(String(seat));
    return bots;
  };
  return {
    record,
    seen: () => matchIn(eyes),
    look(seat) {
      looking = seat;
      // The type forgets that nobody may look; boardgame.io itself knows spectators as null.
      eyes.updatePlayerID(seat === null ? (null as unknown as string) : String(seat));
    },
    seenBy: (seat) => matchIn(clientOf(seat)),
    send(seat, move) {
      answer = null;
      const client = clientOf(seat);
      const play = client.moves[move.type];
      if (!play) return platformRefusal('malformed');
      play(move, matchIn(client).plies);
      return answer;
    },
    close() {
      eyes.stop();
      bots?.stop();
    },
  };
}

function matchIn<S, M extends Move>(client: { getState(): unknown }): MatchState<S, M> {
  return (client.getState() as { G: MatchState<S, M> }).G;
}
