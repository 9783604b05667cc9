/**
 * What a browser and the server say to each other beyond boardgame.io's own shapes: types and codes, no logic.
 * A socket belongs to the namespace of its game, `/monuments`. Every request may carry an acknowledgement callback.
 */
import type { News, Refusal, Seat } from './rules.ts';

/** Raised whenever a page made for the protocol before would misunderstand the server, or be misunderstood by it. */
export const PROTOCOL = 1;

/** Reasons that only a server has. Their texts are in i18n/refusals.ts, as are those of all the codes below. */
export const SERVER_REASONS = [
  'unknown-match',
  'unauthorized',
  'no-spectators',
  'not-started',
  'too-fast',
  'closing',
  'seat-moved',
  'seat-removed',
] as const;
export type ServerReason = (typeof SERVER_REASONS)[number];

/** Why the lobby refuses a request. */
export const LOBBY_REASONS = [
  'unknown-game',
  'unknown-match',
  'unknown-seat',
  'unauthorized',
  'name',
  'seats',
  'options',
  'level',
  'taken',
  'full',
  'begun',
  'over',
  'not-over',
  'malformed',
  'too-large',
  'too-fast',
  'closing',
  'origin',
  'method',
  'not-found',
  'unsupported',
  'failed',
] as const;
export type LobbyReason = (typeof LOBBY_REASONS)[number];

/**
 * Reasons that a page finds by itself. `offline`: the server does not answer. `unsent`: the line broke and the move has
 * not been made. `busy`: the answer to the move before is still awaited. The others say why a table takes no input: the line is
 * down, these eyes have no seat, or an earlier moment is looked at.
 */
const PAGE_REASONS = ['offline', 'unsent', 'busy', 'lost', 'watching', 'looking-back'] as const;
export type PageReason = (typeof PAGE_REASONS)[number];

/** The answer to an `update`: refusal null means that the move is stored for good. `ply` is the one the move named. */
export interface MoveAnswer {
  readonly matchID: string;
  readonly ply: number | null;
  readonly refusal: Refusal | null;
}

/** The answer to anything else that was asked; `code` says why not. */
export type Answer<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly code: string };

/** One line of a match's chat; ids rise within a match. */
export interface ChatLine {
  readonly id: string;
  /** The seat, as boardgame.io counts: "0" … */
  readonly sender: string;
  /** Of who wrote it, as it was then: seats change hands. Null where nobody knows any more. */
  readonly name: string | null;
  readonly payload: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How many earlier positions one `look` may ask for. */
export const LOOKS_AT_ONCE = 50;
/** How many plies one answer to `history` has at most. */
export const HISTORY_PAGE = 200;

/** What boardgame.io's `sync` carries of ours: what the server speaks, the version of the rules it plays by, and the table. */
export interface SyncFacts {
  readonly protocol: number;
  readonly rules: number;
  /** Whether those who play may ask for hints. */
  readonly hints: boolean;
}

/** One of the positions that a `look` asked for, as its viewer may know it. */
export interface PastView {
  readonly ply: number;
  readonly state: unknown;
}

/** One accepted move as its viewer may know it. */
export interface PlayedPly {
  /** The ply it led to: the first move of a match leads to 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly news: readonly News[];
}

/** A match as the lobby lists it: boardgame.io's LobbyAPI.Match and what ours adds. */
export interface LobbyMatch {
  readonly matchID: string;
  readonly gameName: string;
  readonly players: readonly LobbySeat[];
  /** The chosen options. */
  readonly setupData: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly unlisted: boolean;
  readonly spectators: boolean;
  /** Whether those who play may ask for hints. */
  readonly hints: boolean;
  /** Moves are accepted once all seats have been taken, at least one of them by a person. */
  readonly started: boolean;
  /** Accepted moves so far. */
  readonly plies: number;
  readonly gameover?: unknown;
  readonly nextMatchID?: string;
}

/**
 * A seat may be held by a bot, which the server plays: it has a name and is always there. A new table may come with bots
 * (`bots: { "1": level }`). `POST …/bot { seat, level }` puts one into an empty seat: with `hostToken` before the first
 * move, with the `playerID` and `credentials` of any other seat after it, so that a match which somebody left can go on.
 * `remove` takes it away again before the first move; later a person may be invited in its place, as to a vacant seat.
 */
export interface LobbySeat {
  readonly id: Seat;
  readonly name?: string;
  readonly isConnected?: boolean;
  /** The level of the bot that holds it. */
  readonly bot?: string;
}
