/** What a game's table is given by the platform. A table draws and asks; everything it knows comes through here. */
import type { Language } from './language.ts';
import type { Move, News, Outcome, Refusal, Seat } from './rules.ts';

/** One accepted move of the match and what everybody was told of it. */
export interface Moment<N extends News = News> {
  /** How many moves had been made after it; moves taken back do not count. */
  readonly ply: number;
  readonly seat: Seat;
  readonly news: readonly N[];
}

export interface TableProps<S, M extends Move, N extends News, T> {
  /** The match as the looking seat may know it. */
  readonly state: S;
  /** Whose eyes these are; null for a spectator and behind a closed curtain. */
  readonly seat: Seat | null;
  /** Behind a closed curtain: the seat that will open it, from whose side the table can be laid beforehand. */
  readonly laidFor?: Seat | null;
  readonly names: readonly string[];
  /** What the last move brought, private news of the looking seat included. */
  readonly news: readonly N[];
  readonly outcome: Outcome | null;
  /** Every move so far, oldest first, with its public news. */
  readonly log: readonly Moment<N>[];
  /** The table as it was after that many moves, seen by the same eyes. */
  viewAt(ply: number): S;
  /** The move that undo would take back; null where nothing can be. */
  readonly undoable: M | null;
  /** Nothing can be undone because something hidden has been seen this turn. */
  readonly undoBarred: boolean;
  /** Why moves cannot be sent just now: the connection is down, or an answer is awaited. */
  readonly closed: Refusal | null;
  /** Plays moves one after the other; answers with the first refusal, which ends the sequence, or null. */
  play(moves: readonly M[]): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  readonly texts: T;
  readonly language: Language;
  /** What the table offers once the match is over. */
  readonly rematch: (() => void) | null;
  /** The address of a paragraph of the game's rules page. */
  rulesUrl(paragraph: string): string;
}

/** What a game's rules and how-to-play pages are given. */
export interface RulesPageProps<T> {
  readonly language: Language;
  readonly texts: T;
  /** The address of a paragraph of the rules page. */
  rulesUrl(paragraph: string): string;
}
