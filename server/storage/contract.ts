/**
 * What the server asks of a database. Every engine has to pass tests/server/storageContract.ts.
 *
 * The promise behind each method: once it resolves, what it says has happened survives a kill of the process and a
 * loss of power; if it rejects, nothing has happened.
 */
import type { Options, Seat } from '../../src/platform/rules.ts';

/** A SHA-256 of a secret. Secrets themselves are never stored. */
export type SecretHash = Buffer;

/** Held by a person, who knows the secret behind `hash`; or by a bot; or by nobody. */
export interface SeatRecord {
  readonly name: string | null;
  readonly hash: SecretHash | null;
  /** The level of the bot. */
  readonly bot: string | null;
}

/** Everything about a match but its position. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was started under. */
  readonly version: number;
  readonly options: Options;
  readonly isUnlisted: boolean;
  readonly allowsSpectators: boolean;
  readonly allowsHints: boolean;
  readonly hostHash: SecretHash;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When its last seat was taken for the first time, with a person in one of them; null while it waits for people. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** As JSON; null until it ends. */
  readonly outcome: string | null;
  readonly nextID: string | null;
  /** Accepted moves so far, which is boardgame.io's state id as well. */
  readonly plies: number;
  readonly seats: readonly SeatRecord[];
}

export interface NewMatch extends Omit<MatchRecord, 'updatedAt' | 'endedAt' | 'outcome' | 'nextID' | 'plies'> {
  /** The position as JSON. */
  readonly state: string;
}

export interface StoredMatch {
  readonly record: MatchRecord;
  readonly state: string;
}

export interface StoredMove {
  /** The ply it led to, from 1. */
  readonly ply: number;
  readonly seat: Seat;
  /** In the game's notation. */
  readonly text: string;
  /** What it brought, as JSON; with the news that are for one seat alone. */
  readonly news: string;
  readonly at: number;
}

export interface MoveCommit extends StoredMove {
  readonly matchID: string;
  /** The position after it, as JSON. */
  readonly state: string;
  /** As JSON if this move ended the match, else null. */
  readonly outcome: string | null;
}

export interface JoinRequest {
  readonly matchID: string;
  /** Null for the first seat that is free. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly hash: SecretHash;
  readonly at: number;
}

export type JoinResult = { readonly seat: Seat; readonly isStarted: boolean } | JoinProblem;

/** `begun`: moves have been made, so that a seat comes with a past and a hand. */
type JoinProblem = 'unknown' | 'taken' | 'full' | 'over' | 'begun';

export interface BotRequest {
  readonly matchID: string;
  readonly seat: Seat;
  readonly level: string;
  readonly name: string;
  /** Under which hash the asker holds another seat; null for the host. */
  readonly by: SecretHash | null;
  readonly at: number;
}

export interface HandoverOffer {
  readonly tokenHash: SecretHash;
  readonly until: number;
  /** Another seat than the holder's own, which nobody holds, or a bot. */
  readonly vacant: Seat | null;
}

export interface HandoverClaim {
  readonly newHash: SecretHash;
  readonly at: number;
  readonly name: string | null;
}

export interface StoredChat {
  readonly id: number;
  readonly seat: Seat;
  /** Of who wrote it, as it was then: seats change hands. Null for lines of old from seats that nobody holds any more. */
  readonly name: string | null;
  readonly text: string;
  readonly at: number;
}

export interface ListRequest {
  readonly game: string;
  readonly isOver?: boolean | undefined;
  /** False for those that wait for people. */
  readonly isStarted?: boolean | undefined;
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
  readonly limit: number;
  /** The last match of the page before; newest come first. */
  readonly after?: { readonly createdAt: number; readonly id: string } | undefined;
}

export interface PruneRequest {
  readonly endedBefore: number;
  /** Matches that nobody has ever begun. */
  readonly unstartedBefore: number;
}

export interface MatchStore {
  create(match: NewMatch): Promise<void>;
  /** Creates the rematch of an ended match unless there is one already; tells which one it is. */
  createNext(matchID: string, next: NewMatch): Promise<string | null>;
  load(matchID: string): Promise<StoredMatch | null>;
  record(matchID: string): Promise<MatchRecord | null>;
  /** Only matches that are open to all. */
  list(request: ListRequest): Promise<MatchRecord[]>;
  /** Stores a move if the match stands where the move expects it, at `ply - 1`: all of it or nothing. */
  commitMove(move: MoveCommit): Promise<'stored' | 'conflict'>;
  /** Up to `limit` moves that led to plies after the given one, in order. */
  moves(matchID: string, afterPly: number, limit: number): Promise<StoredMove[]>;
  join(request: JoinRequest): Promise<JoinResult>;
  /**
   * Seats a bot where nobody sits: for the host before the first move, for who holds a seat after it. `not-held`: the
   * asker holds none, or it is not yet for him to ask.
   */
  seatBot(request: BotRequest): Promise<'seated' | 'not-held' | JoinProblem>;
  /** Matches that are being played by people and bots, a page of ids after the given one. */
  withBots(afterID: string, limit: number): Promise<string[]>;
  /** Frees a seat held under that hash. A match without moves that no person sits at any more is deleted. */
  leave(matchID: string, seat: Seat, hash: SecretHash, at: number): Promise<'left' | 'deleted' | 'not-held'>;
  /** Frees a seat, whoever holds it, as long as no move has been made. */
  removeSeat(matchID: string, seat: Seat, at: number): Promise<boolean>;
  rename(matchID: string, seat: Seat, hash: SecretHash, name: string): Promise<boolean>;
  /**
   * Lets whoever brings the token take over the seat held under that hash, or a vacant one that its holder names; once,
   * until then. A later offer replaces an earlier one.
   */
  offerHandover(matchID: string, seat: Seat, hash: SecretHash, offer: HandoverOffer): Promise<boolean>;
  /**
   * The seat whose hash has been replaced and its name, which is the given one only if no person had it; null for a token
   * that is unknown, used or too old. `nameless`: nothing has happened, as the seat would be without a name.
   */
  claimHandover(
    matchID: string,
    tokenHash: SecretHash,
    claim: HandoverClaim,
  ): Promise<{ readonly seat: Seat; readonly name: string } | 'nameless' | null>;
  addChat(matchID: string, chat: Omit<StoredChat, 'id'>): Promise<number>;
  /** The last lines, oldest first. */
  chats(matchID: string, limit: number): Promise<StoredChat[]>;
  /** Deletes old matches with all that belongs to them; tells their ids. */
  prune(request: PruneRequest): Promise<string[]>;
  /** Writes a consistent copy while matches go on. */
  backup(file: string): Promise<void>;
  /** Rejects if the database cannot be read. */
  check(): Promise<void>;
  /** Finishes what was begun and releases the file. */
  close(): Promise<void>;
}
