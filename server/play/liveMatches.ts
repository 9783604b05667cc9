/**
 * The matches in memory. The database has the last word: a position changes here only after it has changed there, and
 * everything that changes a match waits in the match's own queue.
 */
import { isUndo, matchRefusal, platformRefusal } from '../../src/platform/matchState.ts';
import type { Move, Refusal, Seat } from '../../src/platform/rules.ts';
import { isSecretOf } from '../guard/secrets.ts';
import type { ServedRoom } from '../rooms.ts';
import type { MatchRecord, MatchStore, MoveCommit, SeatRecord } from '../storage/contract.ts';
import { type Position, played } from './position.ts';

export interface LiveMatch {
  readonly room: ServedRoom;
  record: MatchRecord;
  position: Position;
}

/** What the steward brings in place of credentials: it opens the seats of bots, and nothing that is sent can be it. */
export const THE_STEWARD: unique symbol = Symbol('the steward');

export interface SentMove {
  readonly seat: Seat;
  readonly credentials: string | typeof THE_STEWARD;
  readonly move: unknown;
  readonly ply: number;
}

interface LiveMatchesSetup {
  readonly store: MatchStore;
  readonly rooms: ReadonlyMap<string, ServedRoom>;
  /** Told of an error behind a refusal `failed`. */
  readonly onFailure: (error: unknown) => void;
  /** How many matches to keep before those unused for longest are forgotten. */
  readonly capacity?: number;
}

export class LiveMatches {
  readonly #setup: LiveMatchesSetup;
  readonly #capacity: number;
  readonly #matches = new Map<string, Promise<LiveMatch | null>>();
  readonly #queues = new Map<string, Promise<unknown>>();
  #watcher: (match: LiveMatch) => void = nothing;

  constructor(setup: LiveMatchesSetup) {
    this.#setup = setup;
    this.#capacity = setup.capacity ?? 2000;
  }

  get size(): number {
    return this.#matches.size;
  }

  /** Shown every match once it has been loaded, and whenever it has changed. */
  watch(watcher: (match: LiveMatch) => void): void {
    this.#watcher = watcher;
  }

  async get(matchID: string): Promise<LiveMatch | null> {
    const known = this.#matches.get(matchID) ?? this.#load(matchID);
    this.#keep(matchID, known);
    const match = await known.catch((error: unknown) => {
      this.forget(matchID);
      throw error;
    });
    if (!match) this.forget(matchID);
    return match;
  }

  forget(matchID: string): void {
    this.#matches.delete(matchID);
  }

  async #load(matchID: string): Promise<LiveMatch | null> {
    const stored = await this.#setup.store.load(matchID);
    const room = stored && this.#setup.rooms.get(stored.record.game);
    if (!room) return null;
    const match: LiveMatch = { room, record: stored.record, position: JSON.parse(stored.state) };
    this.#watcher(match);
    return match;
  }

  /** A Map remembers the order of insertion: the first one is the one that was used longest ago. */
  #keep(matchID: string, match: Promise<LiveMatch | null>): void {
    this.#matches.delete(matchID);
    this.#matches.set(matchID, match);
    const [oldest] = this.#matches.keys();
    if (this.#matches.size > this.#capacity && oldest !== undefined) this.#matches.delete(oldest);
  }

  /** Runs work alone among all that changes this match. */
  inTurn<T>(matchID: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#queues.get(matchID) ?? Promise.resolve()).then(work);
    const settled = result.then(nothing, nothing);
    this.#queues.set(matchID, settled);
    void settled.then(() => {
      if (this.#queues.get(matchID) === settled) this.#queues.delete(matchID);
    });
    return result;
  }

  /** Resolves when no match has anything under way. */
  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.all(this.#queues.values());
  }

  /** Makes a change in the lobby's part of a match, and then knows the match as it has become. */
  change<T>(matchID: string, make: (store: MatchStore) => Promise<T>): Promise<T> {
    return this.inTurn(matchID, async () => {
      const result = await make(this.#setup.store);
      const [match, record] = await Promise.all([this.get(matchID), this.#setup.store.record(matchID)]);
      if (match && record) {
        match.record = record;
        this.#watcher(match);
      } else this.forget(matchID);
      return result;
    });
  }

  /** Plays a move if it may be played; `tell` runs once it is stored for good, before anything else happens here. */
  play(matchID: string, sent: SentMove, tell: (match: LiveMatch) => void): Promise<Refusal | null> {
    return this.inTurn(matchID, async () => {
      try {
        const match = await this.get(matchID);
        return match ? await this.#play(match, sent, tell) : { code: 'unknown-match', rule: null };
      } catch (error) {
        this.#setup.onFailure(error);
        return platformRefusal('failed');
      }
    });
  }

  async #play(match: LiveMatch, sent: SentMove, tell: (match: LiveMatch) => void): Promise<Refusal | null> {
    const { room, record, position } = match;
    if (!mayPlay(record.seats[sent.seat], sent.credentials)) return { code: 'unauthorized', rule: null };
    if (record.startedAt === null) return { code: 'not-started', rule: null };
    const refusal = matchRefusal(room.rules, position.G, sent.seat, sent.move, sent.ply);
    if (refusal) return refusal;
    const move = isUndo(sent.move) ? ({ type: 'undo' } as const) : (room.rules.parse(sent.move) as Move);
    const next = played(room, position, sent.seat, move);
    const text = isUndo(move) ? 'undo' : room.notation.write(position.G.state, sent.seat, move);
    const commit = commitOf(record.id, sent.seat, text, next);
    if ((await this.#setup.store.commitMove(commit)) === 'conflict') {
      // Somebody else has written to this match: what we remember of it is worth nothing.
      this.forget(record.id);
      return platformRefusal('stale');
    }
    match.position = next;
    const { ply: plies, at: updatedAt, outcome } = commit;
    match.record = { ...record, plies, updatedAt, outcome, endedAt: outcome === null ? null : updatedAt };
    try {
      tell(match);
    } catch (error) {
      // The move is stored whatever becomes of the telling; who was not told will ask.
      this.#setup.onFailure(error);
    }
    this.#watcher(match);
    return null;
  }
}

function mayPlay(seat: SeatRecord | undefined, credentials: SentMove['credentials']): boolean {
  if (credentials === THE_STEWARD) return typeof seat?.bot === 'string';
  return isSecretOf(seat?.hash, credentials);
}

function commitOf(matchID: string, seat: Seat, text: string, position: Position): MoveCommit {
  const { G, ctx } = position;
  const outcome: unknown = ctx.gameover;
  return {
    matchID,
    seat,
    text,
    ply: G.plies,
    news: JSON.stringify(G.news),
    at: Date.now(),
    state: JSON.stringify(position),
    outcome: outcome === undefined ? null : JSON.stringify(outcome),
  };
}

function nothing(): void {}
