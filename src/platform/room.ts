import type { BoardgameGame, BridgeOptions } from './boardgame.ts';
import type { Brain, Move, News, Notation, RoomFacts, Rules } from './rules.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a game must be able to say in every language. */
export interface RoomTexts {
  readonly refusals: Readonly<Record<string, string>>;
}

/** A game as the platform knows it: the facts at once, everything else when it is needed. */
export interface Room<S, M extends Move, N extends News = News> extends RoomFacts {
  rules(): Promise<Rules<S, M, N>>;
  notation(): Promise<Notation<S, M, N>>;
  brain(): Promise<Brain<S>>;
  /** A fresh boardgame.io Game each time: boardgame.io writes into the one it is given. */
  game(options?: BridgeOptions): Promise<BoardgameGame>;
  texts(language: Language): Promise<RoomTexts>;
}

/** Checks a room's type where it is defined. */
export function defineRoom<S, M extends Move, N extends News>(room: Room<S, M, N>): Room<S, M, N> {
  return room;
}

/** Any room: what the registry lists. */
export type AnyRoom = Room<unknown, Move>;
