/** boardgame.io's client at a table of a server: its state and its shapes, over a line of ours. */
import type { ChatMessage, Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Transport } from 'boardgame.io/internal';
import type { MatchState, UndoMove } from '../../matchState.ts';
import type { Move } from '../../rules.ts';
import type { Link } from './link.ts';
import type { OnlineSetup } from './onlineClient.ts';

type TransportOpts = ConstructorParameters<typeof Transport>[0];
type TransportData = Parameters<TransportOpts['transportDataCallback']>[0];
type Action = Parameters<Transport['sendAction']>[1];

export interface Sitting<S, M extends Move> {
  /** The match as the server has shown it; null before. */
  match(): MatchState<S, M> | null;
  /** Takes in what the server says of the match. */
  take(type: 'sync' | 'update', args: readonly unknown[]): void;
  /** Sends a move that answers the ply it was made on. Rejects if what became of it is unknown. */
  send(move: M | UndoMove): Promise<unknown>;
}

export function sitDown<S, M extends Move>(
  game: Game<MatchState<S, M>>,
  { matchID, key }: OnlineSetup,
  link: Link,
): Sitting<S, M> {
  let transport: OnlineTransport | undefined;
  const client = Client<MatchState<S, M>>({
    game,
    matchID,
    ...(key ? { playerID: key.playerID, credentials: key.credentials } : {}),
    debug: false,
    multiplayer: (opts) => {
      transport = new OnlineTransport(opts, link);
      return transport;
    },
  });
  return {
    match: () => client.getState()?.G ?? null,
    // An update before the first state has nothing to build on; the state will come.
    take: (type, args) => {
      if (type === 'sync' || client.getState()) transport?.take({ type, args } as TransportData);
    },
    send: (move) => {
      const ply = client.getState()?.G.plies;
      client.moves[move.type]?.(move, ply);
      return transport?.answer() ?? Promise.reject(new Error('It was not sent.'));
    },
  };
}

/** The line opens and mends itself, and the server is asked elsewhere: of a transport only the two ways remain. */
class OnlineTransport extends Transport {
  readonly #link: Link;
  #answer: Promise<unknown> | null = null;

  constructor(opts: TransportOpts, link: Link) {
    super(opts);
    this.#link = link;
  }

  take(data: TransportData): void {
    this.notifyClient(data);
  }

  sendAction(state: State, action: Action): void {
    this.#answer = this.#link.ask('update', action, state._stateID, this.matchID, this.playerID);
  }

  /** To what was sent last; once. */
  answer(): Promise<unknown> | null {
    const answer = this.#answer;
    this.#answer = null;
    return answer;
  }

  connect(): void {}
  disconnect(): void {}
  requestSync(): void {}
  updateMatchID(): void {}
  updatePlayerID(): void {}
  updateCredentials(): void {}
  sendChatMessage(_matchID: string, _message: ChatMessage): void {}
}
