/** The one thing a table talks to, whether the match lives on this device or on a server. */
import type { Move, News, Outcome, Refusal, Seat } from '../rules.ts';
import type { Moment } from '../table.ts';

export interface MatchClient<S, M extends Move, N extends News> {
  /** Tells of every change; what changed is in the snapshot. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  snapshot(): MatchSnapshot<S, M, N>;
  /** Plays moves one after the other as the looking seat; the first refusal ends the sequence. */
  play(moves: readonly M[]): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** Looks through the eyes of a seat, or of nobody. */
  look(seat: Seat | null): void;
  close(): void;
}

/** A client of any game. */
export type AnyMatchClient = MatchClient<unknown, Move, News>;

/** The match as the looking seat may know it, and nothing beyond. */
export interface MatchSnapshot<S, M extends Move, N extends News> {
  readonly names: readonly string[];
  readonly seat: Seat | null;
  /** Who owes a decision. */
  readonly actors: readonly Seat[];
  readonly state: S;
  readonly news: readonly N[];
  readonly outcome: Outcome | null;
  readonly log: readonly Moment<N>[];
  viewAt(ply: number): S;
  readonly undoable: M | null;
  readonly undoBarred: boolean;
  readonly closed: Refusal | null;
  readonly notices: readonly MatchNotice[];
}

/**
 * What people at the table should know: the browser does not keep the match, it is open in another tab, another tab has
 * just played on, or has deleted it; or bots play without a search, because their worker has broken.
 */
export const MATCH_NOTICES = [
  'unkept',
  'open-elsewhere',
  'played-elsewhere',
  'deleted-elsewhere',
  'simple-bots',
] as const;
export type MatchNotice = (typeof MATCH_NOTICES)[number];
