/**
 * A match that lives in this process: boardgame.io's Master behind a transport of ours. Its own `Local` hands every
 * client the unfiltered first state (all hands, the pile, the seed) and the master itself; here clients hold neither.
 */
import type { Game, LogEntry, State, StorageAPI } from 'boardgame.io';
import { getFilterPlayerView, InitializeGame, ProcessGameConfig, Sync, Transport } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { isUndo, type MatchState, matchRefusal, platformRefusal, type UndoMove } from '../matchState.ts';
import type { Move, Options, Refusal, Rules, Seat } from '../rules.ts';

type TransportOpts = ConstructorParameters<typeof Transport>[0];
type TransportData = Parameters<TransportOpts['transportDataCallback']>[0];
type Action = Parameters<Transport['sendAction']>[1];

interface LocalMatchSetup<S, M extends Move> {
  readonly game: Game<MatchState<S, M>>;
  readonly rules: Rules<S, M>;
  readonly seats: number;
  readonly options: Options;
  /** Told why a seat's move was refused. */
  readonly onRefusal?: (seat: Seat | null, refusal: Refusal) => void;
  /** Told of every move that has been made. */
  readonly onMove?: (seat: Seat, move: M | UndoMove) => void;
}

/** Starts a match and returns what `Client({ multiplayer })` asks for: a maker of transports, one per client. */
export function localMatch<S, M extends Move>(setup: LocalMatchSetup<S, M>): (opts: TransportOpts) => Transport {
  const { game, rules, seats, options, onRefusal, onMove } = setup;
  const store = new OneMatch(InitializeGame({ game, numPlayers: seats, setupData: options }));
  const filter = getFilterPlayerView(ProcessGameConfig(game));
  const clients = new Set<Client>();
  const master = new Master(game, store, {
    send: () => {},
    sendAll: (data) => {
      for (const { playerID, deliver } of clients) deliver(filter(playerID, data));
    },
  });

  function send(seat: Seat, matchID: string, stateID: number, action: Action): Refusal | null {
    const args: unknown = 'args' in action.payload ? action.payload.args : [];
    const [raw, ply] = Array.isArray(args) ? args : [];
    const before: MatchState<S, M> = store.state.G;
    const refusal = matchRefusal(rules, before, seat, raw, ply);
    if (refusal) return refusal;
    // With a store that answers at once, the master has done its work when it returns.
    void master.onUpdate(action, stateID, matchID, String(seat));
    if (store.state.G.plies === before.plies) return platformRefusal('failed');
    const move = isUndo(raw) ? raw : rules.parse(raw);
    if (move) onMove?.(seat, move);
    return null;
  }

  const door: Door = {
    open(client) {
      clients.add(client);
      const start = { state: store.state, log: store.log, filteredMetadata: [], initialState: WITHHELD };
      client.deliver(filter(client.playerID, { type: 'sync', args: [client.matchID, start] }));
    },
    close: (client) => clients.delete(client),
    send({ playerID, matchID }, stateID, action) {
      const seat = playerID === null ? null : Number(playerID);
      const refusal = seat === null ? platformRefusal('not-your-turn') : send(seat, matchID, stateID, action);
      if (refusal) onRefusal?.(seat, refusal);
    },
  };
  return (opts) => new LocalTransport(opts, door);
}

/** Clients want a first state only to reset to it, which no match allows. */
const WITHHELD = null as unknown as State;

interface Client {
  readonly playerID: string | null;
  readonly matchID: string;
  readonly deliver: (data: TransportData) => void;
}

interface Door {
  open(client: Client): void;
  close(client: Client): void;
  send(client: Client, stateID: number, action: Action): void;
}

/** The door is a private field: nothing that holds a client can walk from it to the master. */
class LocalTransport extends Transport {
  readonly #door: Door;
  #client: Client | null = null;

  constructor(opts: TransportOpts, door: Door) {
    super(opts);
    this.#door = door;
  }

  connect(): void {
    this.disconnect();
    this.#client = {
      playerID: this.playerID,
      matchID: this.matchID,
      deliver: (data) => this.notifyClient(data),
    };
    this.#door.open(this.#client);
    this.setConnectionStatus(true);
  }

  disconnect(): void {
    if (this.#client) this.#door.close(this.#client);
    this.#client = null;
    this.setConnectionStatus(false);
  }

  sendAction(state: State, action: Action): void {
    if (this.#client) this.#door.send(this.#client, state._stateID, action);
  }

  requestSync(): void {
    this.connect();
  }

  updateMatchID(id: string): void {
    this.matchID = id;
    this.connect();
  }

  updatePlayerID(id: string): void {
    this.playerID = id;
    this.connect();
  }

  updateCredentials(): void {}

  sendChatMessage(): void {}
}

/** Storage for the master: the one match of this table. */
class OneMatch extends Sync {
  state: State;
  log: LogEntry[] = [];

  constructor(state: State) {
    super();
    this.state = state;
  }

  setState(_id: string, state: State, deltalog: LogEntry[] = []): void {
    this.state = state;
    this.log = [...this.log, ...deltalog];
  }

  fetch<O extends StorageAPI.FetchOpts>(): StorageAPI.FetchResult<O> {
    return { state: this.state, log: this.log } as unknown as StorageAPI.FetchResult<O>;
  }

  override connect(): void {}
  override createMatch(): void {}
  setMetadata(): void {}
  wipe(): void {}
  override listMatches(): string[] {
    return [];
  }
}
