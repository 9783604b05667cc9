/** One match as the bench plays it: a socket per seat, random moves, and a stopwatch from each move to its answer. */
import { io, type Socket } from 'socket.io-client';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';

type Match = MatchState<State, MonumentsMove>;

interface Seat {
  readonly socket: Socket;
  readonly credentials: string;
  view: Match | null;
}

/** What is measured, over all tables of one run. */
export class Tally {
  readonly answersMs: number[] = [];
  moves = 0;
  bytes = 0;

  reset(): void {
    this.answersMs.length = 0;
    this.moves = 0;
    this.bytes = 0;
  }
}

export class BenchTable {
  readonly #url: string;
  readonly #tally: Tally;
  readonly #random;
  readonly seats: Seat[] = [];
  #matchID = '';
  #told: (() => void) | null = null;

  constructor(url: string, tally: Tally, seed: number) {
    this.#url = url;
    this.#tally = tally;
    this.#random = quickRandom(seed);
  }

  /** Creates a match, takes all its seats and asks for the first views. */
  async open(seats: number): Promise<void> {
    this.close();
    const games = `${this.#url}/games/monuments`;
    this.#matchID = String((await post(`${games}/create`, { numPlayers: seats, setupData: {} }))['matchID']);
    for (let seat = 0; seat < seats; seat++) {
      const joined = await post(`${games}/${this.#matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
      this.seats.push(this.#connect(String(joined['playerCredentials'])));
    }
    this.seats.forEach(({ socket, credentials }, at) => {
      socket.emit('sync', this.#matchID, String(at), credentials, seats);
    });
    await this.#until(() => this.seats.every(({ view }) => view !== null));
  }

  #connect(credentials: string): Seat {
    const socket = io(`${this.#url}/monuments`, { forceNew: true, transports: ['websocket'] });
    const seat: Seat = { socket, credentials, view: null };
    socket.io.on('open', () => {
      socket.io.engine.on('packet', ({ data }) => {
        this.#tally.bytes += data?.length ?? 0;
      });
    });
    const see = (view: Match) => {
      seat.view = view;
      this.#told?.();
    };
    socket.on('sync', (_id: string, { state }: { state: { G: Match } }) => see(state.G));
    socket.on('update', (_id: string, state: { G: Match }) => see(state.G));
    return seat;
  }

  /** Resolves when told something that makes it hold. */
  #until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        this.#told = null;
        resolve();
      };
      this.#told = look;
      look();
    });
  }

  get isOver(): boolean {
    return this.seats[0]?.view?.state.phase === 'over';
  }

  get plies(): number {
    return this.seats[0]?.view?.plies ?? 0;
  }

  /** The answer counts when the mover has been shown its move: that is all a stock server ever says. */
  async play(): Promise<void> {
    const plies = Math.max(...this.seats.map(({ view }) => view?.plies ?? 0));
    const at = this.seats.find(({ view }) => view?.plies === plies)?.view?.state.seat ?? 0;
    const seat = this.seats[at] as Seat;
    await this.#until(() => seat.view?.plies === plies);
    const moves = rules.moves((seat.view as Match).state, at);
    const move = moves[this.#random.below(moves.length)];
    const payload = { type: move?.type, args: [move, plies], playerID: String(at), credentials: seat.credentials };
    const began = performance.now();
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, plies, this.#matchID, String(at));
    await this.#until(() => (seat.view?.plies ?? 0) > plies);
    this.#tally.answersMs.push(performance.now() - began);
    this.#tally.moves++;
    await this.#until(() => this.seats.every(({ view }) => (view?.plies ?? 0) > plies));
  }

  /** The size of what a spectator is sent who comes now. */
  async syncBytes(): Promise<number> {
    const socket = io(`${this.#url}/monuments`, { forceNew: true, transports: ['websocket'] });
    const info = await new Promise((resolve) => {
      socket.on('sync', (_id: string, told: unknown) => resolve(told));
      socket.emit('sync', this.#matchID, null, undefined, this.seats.length);
    });
    socket.close();
    return JSON.stringify(info).length;
  }

  close(): void {
    for (const { socket } of this.seats) socket.close();
    this.seats.length = 0;
  }
}

export async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}
