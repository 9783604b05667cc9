import type { ReactNode } from 'react';
import type { BoardgameGame, BridgeOptions } from './boardgame.ts';
import type { Language } from './language.ts';
import type { Brain, Move, News, Notation, RoomFacts, Rules, Seat } from './rules.ts';
import type { RulesPageProps, TableProps } from './table.ts';

export { LANGUAGES, type Language } from './language.ts';

/** What a game must be able to say in every language. */
export interface RoomTexts {
  readonly name: string;
  readonly refusals: Readonly<Record<string, string>>;
  /** By option: its name, one sentence that explains it, and the names of its values. */
  readonly options: Readonly<Record<string, OptionTexts>>;
}

interface OptionTexts {
  readonly name: string;
  readonly explained: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What a game says of its bots and their moves. */
export interface BotTexts<S, M extends Move> {
  /** Names that bots may bear. */
  readonly names: readonly string[];
  /** By level, the weakest first. */
  readonly levels: Readonly<Record<string, { readonly name: string; readonly explained: string }>>;
  /** By code: a reason for a move, with the number that goes into it. */
  readonly whys: Readonly<Record<string, (value: number) => string>>;
  /** Moves one after the other, as the seat that may make them would say it. */
  moves(view: S, seat: Seat, moves: readonly M[]): string[];
}

/** A bot's texts in any game. */
export type AnyBotTexts = BotTexts<unknown, Move>;

/** A game as the platform knows it: the facts at once, everything else when it is needed. */
export interface Room<S, M extends Move, N extends News = News, T extends RoomTexts = RoomTexts> extends RoomFacts {
  rules(): Promise<Rules<S, M, N>>;
  notation(): Promise<Notation<S, M, N>>;
  brain(): Promise<Brain<S, M>>;
  /** A fresh boardgame.io Game each time: boardgame.io writes into the one it is given. */
  game(options?: BridgeOptions<S, M>): Promise<BoardgameGame>;
  texts(language: Language): Promise<T>;
  botTexts(language: Language): Promise<BotTexts<S, M>>;
  table(): Promise<TableModule<S, M, N, T>>;
  rulesPage(): Promise<RulesModule<T>>;
  cover(): Promise<CoverModule>;
}

export interface TableModule<S, M extends Move, N extends News, T> {
  Table(props: TableProps<S, M, N, T>): ReactNode;
}

interface RulesModule<T> {
  Rules(props: RulesPageProps<T>): ReactNode;
  HowTo(props: RulesPageProps<T>): ReactNode;
}

/** How a game introduces itself on the home page, before anything else of it is loaded. */
interface CoverModule {
  Cover(): ReactNode;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>>;
}

/** Checks a room's type where it is defined. */
export function defineRoom<S, M extends Move, N extends News, T extends RoomTexts>(
  room: Room<S, M, N, T>,
): Room<S, M, N, T> {
  return room;
}

/** Any room: what the registry lists. */
export type AnyRoom = Room<unknown, Move>;
