/** A match on a server, as its page sees it: what every table needs, and the company around it. Types only. */
import type { ChatLine, LobbySeat, ServerReason } from '../../protocol.ts';
import type { Move, News, Seat } from '../../rules.ts';
import type { MatchClient } from '../matchClient.ts';

export interface OnlineSetup {
  readonly matchID: string;
  /** Null to watch. */
  readonly key: SeatKey | null;
  /** What a seat is called that nobody has; its number unless told. */
  readonly vacantName?: (seat: Seat) => string;
  /** The address of the server, if it is not that of the page. */
  readonly base?: string;
}

/** How this browser proves whose seat it holds. Without one, it watches. */
export interface SeatKey {
  readonly matchID: string;
  readonly game: string;
  /** As boardgame.io counts: "0" … */
  readonly playerID: string;
  readonly credentials: string;
  readonly name: string;
  /** Only the browser that created the match has it. */
  readonly hostToken?: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/**
 * `connecting`: nothing has been received yet. `open`: all is well. `lost`: the table shown may be old and takes no
 * input; it comes back by itself. `denied`: it will not, and `deniedBecause` says why.
 */
type Connection = 'connecting' | 'open' | 'lost' | 'denied';

export interface Company {
  /** Whether there is a `snapshot`: from the first answer on, unless that was a refusal. */
  readonly hasTable: boolean;
  readonly connection: Connection;
  readonly deniedBecause: ServerReason | 'other-version' | null;
  /** The server has been updated and this page has not: `other-version` is cured by loading it again. */
  readonly needsReload: boolean;
  readonly seats: readonly LobbySeat[];
  /** Moves are accepted once every seat has been taken. */
  readonly hasStarted: boolean;
  /** Whether those who play may ask for hints. */
  readonly allowsHints: boolean;
  /** Oldest first. */
  readonly chat: readonly ChatLine[];
  /** The rematch that somebody has opened. */
  readonly nextMatchID: string | null;
}

/** Before the first answer of the server there is no table: `snapshot` is asked for only once `company` has one. */
export interface OnlineClient<S, M extends Move, N extends News> extends MatchClient<S, M, N> {
  /** The same object until something changes; `subscribe` tells of its changes too. */
  company(): Company;
  /** Null, or the code of a reason why it was not said. */
  say(text: string): Promise<string | null>;
}

/** An online client of any game. */
export type AnyOnlineClient = OnlineClient<unknown, Move, News>;
