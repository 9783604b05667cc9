/**
 * A match on a server, behind the client that tables talk to. What is shown is what the server has said; a move is shown
 * when it has come back from there, and one whose answer was lost is looked up, never sent again.
 */
import type { Game } from 'boardgame.io';
import { type MatchState, platformRefusal, type UndoMove } from '../../matchState.ts';
import type { PageReason } from '../../protocol.ts';
import type { Room } from '../../room.ts';
import type { Move, News, Refusal, Rules, Seat } from '../../rules.ts';
import type { MatchSnapshot } from '../matchClient.ts';
import type { Company, OnlineClient, OnlineSetup } from './onlineClient.ts';
import { type LoadedRoom, OnlineTable } from './onlineTable.ts';
import { readMoveAnswer } from './wireShapes.ts';

export type OnlineRoom<S, M extends Move, N extends News> = Pick<Room<S, M, N>, 'id' | 'rules' | 'game'>;

/** Resolves when what the game needs is loaded, long before the server has answered: `company()` tells how far it is. */
export async function openOnlineMatch<S, M extends Move, N extends News>(
  room: OnlineRoom<S, M, N>,
  setup: OnlineSetup,
): Promise<OnlineClient<S, M, N>> {
  const [rules, game] = await Promise.all([room.rules(), room.game()]);
  return new OnlineMatchClient({ id: room.id, rules, game: game as Game<MatchState<S, M>> }, setup);
}

/** Refusals which say that what this page shows is old. */
const BEHIND: readonly string[] = ['stale', 'unauthorized', 'unknown-match'];
const NO_NOTICES: readonly never[] = [];

class OnlineMatchClient<S, M extends Move, N extends News> implements OnlineClient<S, M, N> {
  readonly #rules: Rules<S, M, N>;
  readonly #setup: OnlineSetup;
  readonly #seat: Seat | null;
  readonly #table: OnlineTable<S, M, N>;
  readonly #listeners = new Set<() => void>();
  #isAwaiting = false;
  #snapshot: MatchSnapshot<S, M, N> | null = null;

  constructor(room: LoadedRoom<S, M, N>, setup: OnlineSetup) {
    this.#rules = room.rules;
    this.#setup = setup;
    this.#seat = setup.key ? Number(setup.key.playerID) : null;
    this.#table = new OnlineTable(room, setup, () => this.#publish());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  company = (): Company => this.#table.company;

  snapshot = (): MatchSnapshot<S, M, N> => {
    this.#snapshot ??= this.#take();
    return this.#snapshot;
  };

  /** The seat is that of the key; nobody else's eyes are to be had. */
  look = (): void => {};

  play = (moves: readonly M[]): Promise<Refusal | null> => this.#alone(moves);

  undo = (): Promise<Refusal | null> => this.#alone([{ type: 'undo' }]);

  say = (text: string): Promise<string | null> => this.#table.say(text).catch(() => 'offline');

  close = (): void => {
    this.#listeners.clear();
    this.#table.end();
  };

  /** One sequence at a time: a second click while the first is under way is no second move. */
  async #alone(moves: readonly (M | UndoMove)[]): Promise<Refusal | null> {
    if (this.#seat === null) return platformRefusal('not-your-turn');
    if (this.#isAwaiting) return pageRefusal('busy');
    this.#await(true);
    try {
      for (const move of moves) {
        const refusal = this.#closedBecause() ?? (await this.#send(move));
        if (refusal) return refusal;
      }
      return null;
    } finally {
      this.#await(false);
    }
  }

  #closedBecause(): Refusal | null {
    const { connection, deniedBecause } = this.company();
    if (connection === 'open') return null;
    return connection === 'denied' && deniedBecause ? { code: deniedBecause, rule: null } : pageRefusal('offline');
  }

  /** Why the table takes no input. */
  #shutBecause(): Refusal | null {
    const { connection, hasStarted } = this.company();
    if (connection === 'lost') return pageRefusal('lost');
    const closed = this.#closedBecause();
    if (closed) return closed;
    if (!hasStarted) return { code: 'not-started', rule: null };
    return this.#isAwaiting ? pageRefusal('busy') : null;
  }

  async #send(move: M | UndoMove): Promise<Refusal | null> {
    const ply = this.#table.match()?.plies ?? 0;
    try {
      const refusal = readMoveAnswer(await this.#table.send(move));
      // The view comes before the answer, so that a page which has not moved on by now has missed it.
      if (refusal ? BEHIND.includes(refusal.code) : this.#isAt(ply)) await this.#table.sync();
      return refusal;
    } catch {
      return this.#whatBecameOf(ply);
    }
  }

  /** The answer is lost, not necessarily the move: the table tells, once it is there again. */
  async #whatBecameOf(ply: number): Promise<Refusal | null> {
    await this.#table.anew();
    const closed = this.#closedBecause();
    if (closed) return closed;
    if (this.#isAt(ply)) return pageRefusal('unsent');
    return (await this.#table.past.moverOf(ply + 1)) === this.#seat ? null : platformRefusal('stale');
  }

  #isAt(ply: number): boolean {
    return this.#table.match()?.plies === ply;
  }

  #await(isAwaiting: boolean): void {
    this.#isAwaiting = isAwaiting;
    this.#publish();
  }

  #publish(): void {
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
  }

  #take(): MatchSnapshot<S, M, N> {
    const match = this.#table.match();
    if (!match) throw new Error('There is no table yet.');
    const { seats } = this.company();
    const { state, news, undo } = match;
    const seat = this.#seat;
    const isUndoer = seat !== null && undo.seat === seat;
    const undoable = isUndoer ? (undo.moves.at(-1) ?? null) : null;
    const vacantName = this.#setup.vacantName ?? ((vacant: Seat) => String(vacant + 1));
    const { past } = this.#table;
    return {
      names: seats.map(({ id, name }) => name ?? vacantName(id)),
      seat,
      actors: this.#rules.actors(state),
      state,
      news: news as N[],
      outcome: this.#rules.outcome(state),
      log: past.log,
      viewAt: (ply) => past.viewAt(ply),
      undoable,
      undoBarred: isUndoer && undoable === null && undo.barrier,
      closed: this.#shutBecause(),
      notices: NO_NOTICES,
    };
  }
}

function pageRefusal(code: PageReason): Refusal {
  return { code, rule: null };
}
