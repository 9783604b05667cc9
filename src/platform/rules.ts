/**
 * The contract between the platform and a game. Types and one mask: no imports, no logic.
 *
 * A state is plain JSON (numbers, strings, booleans, arrays, objects, null). A view is a state of the same type whose
 * secrets are replaced by HIDDEN, so that legality, previews, drawing and bots all run on what one seat may know.
 */

/** Stands in a view where a card lies that the viewer may not know. */
export const HIDDEN = -1;

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** 32 lowercase hexadecimal digits: 128 bits, so that nobody can find a deal by trying all seeds. */
export type Seed = string;

/** The chosen value of every option of a game. */
export type Options = Readonly<Record<string, string>>;

/** What a game offers to choose before a match: option → its values, the first one being the default. */
export type OptionChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

export interface Move {
  readonly type: string;
}

/** Something that happened. News with `only` is for that seat alone; everybody else is told all the rest. */
export interface News {
  readonly type: string;
  readonly only?: Seat;
}

/** Why a move is refused: a code that has a text in every language, and the paragraph of the game’s RULES.md, if any. */
export interface Refusal {
  readonly code: string;
  readonly rule: string | null;
}

/** The end of a match. `results` and `places` go by seat; places start at 1 and are shared by ties. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly results: readonly number[];
  readonly places: readonly number[];
}

export interface Rules<S, M extends Move, N extends News = News> {
  /** Raised whenever a match saved before would misbehave. */
  readonly version: number;
  /** The phases of a turn and the moves each allows; a match starts in the first one. */
  readonly phases: Readonly<Record<string, readonly M['type'][]>>;
  create(seats: number, options: Options, seed: Seed): S;
  /** Shape check at the trust border: a move, or null for anything else. Says nothing about legality. */
  parse(raw: unknown): M | null;
  phase(state: S): string;
  /** Who owes a decision; empty once the match is over. */
  actors(state: S): readonly Seat[];
  /** Legal moves of a seat: every kind of them, orders and subsets reduced as the game's RULES.md documents. */
  moves(state: S, seat: Seat): M[];
  /** The one truth about legality. */
  refusal(state: S, seat: Seat, move: M): Refusal | null;
  /** Changes the state by a legal move. Must also bear a view: what is HIDDEN stays HIDDEN. */
  apply(state: S, seat: Seat, move: M, emit?: (news: N) => void): void;
  clone(state: S): S;
  /** What a seat, or a spectator (null), may know. */
  view(state: S, viewer: Seat | null): S;
  outcome(state: S): Outcome | null;
}

/** A source of chance for guesses and playouts. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

/** What a bot needs of a game besides its rules. All of it runs on views and on worlds guessed from them. */
export interface Brain<S, M extends Move> {
  /** The weakest first. */
  readonly levels: readonly Level[];
  /** Codes that `explain` may give, each with a text in every language. */
  readonly whys: readonly string[];
  /**
   * A source of worlds for one view: each call fills its masks anew, consistent with everything the viewer has seen.
   * The view must not change as long as the source is used; the worlds are the caller's.
   */
  guesser(view: S, viewer: Seat | null): (random: Random) => S;
  /** A whole number below 2^31 that tells a listed move from every other one. */
  key(move: M): number;
  /** How likely the policy is to play each of the listed moves, adding up to 1; written to the front of `into`. */
  priors(state: S, seat: Seat, moves: readonly M[], into: Float64Array): void;
  /** Plays on to the end by the policy. `thinker` is the seat that searches: it may know its rivals less well than itself. */
  playout(state: S, thinker: Seat, random: Random): void;
  /** Judges a match that is over. */
  judge(state: S, verdict: Verdict): void;
  /** What the policy itself plays, with noise of this spread on its opinion of every move. */
  choice(view: S, seat: Seat, noise: number, random: Random): M;
  /** The part of a turn's time that this decision deserves: the parts of a usual turn add up to 1. */
  turnShare(view: S, seat: Seat): number;
  /** One to three reasons for a move, the weightiest first. `ranked` are all moves with this one, the best first. */
  explain(view: S, seat: Seat, move: M, ranked: readonly M[]): Why[];
  /** For games with very many moves: how many of the likeliest ones a position visited so often may try. */
  width?(visits: number): number;
}

/** By seat. Filled in place, because a search judges thousands of matches a second. */
export interface Verdict {
  /** From 0 to 1: what the search seeks to raise for each seat. */
  readonly rewards: Float64Array;
  /** 1 for the winner, shared among several. */
  readonly wins: Float64Array;
  /** The own result minus the best rival's. */
  readonly margins: Float64Array;
}

export interface Level {
  readonly id: string;
  /** Spread of the noise on the policy, for a level that does not search. */
  readonly noise: number;
  /** What a whole turn may cost; the bound met first counts. Null: the policy alone. */
  readonly search: { readonly iterations: number; readonly milliseconds: number } | null;
}

/** A reason for a move: a code that has a text, and the number that goes into it. */
export interface Why {
  readonly code: string;
  readonly value: number;
}

/** Moves as short text that a person can read and type. */
export interface Notation<S, M extends Move, N extends News = News> {
  write(state: S, seat: Seat, move: M): string;
  /** The move, or a sentence that says what is wrong with the text. */
  read(state: S, seat: Seat, text: string): M | string;
  /** One line for one piece of news, with the seats' names; null where there is nothing to say. */
  tell(news: N, names: readonly string[]): string | null;
  /** The position in a few lines: what a person with the box would see on the table, secrets included. */
  table(state: S, names: readonly string[]): string[];
  /** The score sheet, line by line. */
  sheet(state: S, names: readonly string[]): string[];
}

/** What everybody needs to know of a game before loading any of it. */
export interface RoomFacts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionChoices;
}
