/**
 * A match as it is kept in the browser: who sits where, the options, the seed and every move in notation. The state is
 * not kept; it follows from the moves, and undo with it.
 */
import { type Manners, readManners } from '../bots/manners.ts';
import { isSeed } from '../rng.ts';
import type { Options, Seat, Seed } from '../rules.ts';

const FORMAT = 1;

export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  /** The rules version it is played under. */
  readonly version: number;
  readonly names: readonly string[];
  /** By seat: the level of the bot that plays it, null for a person. */
  readonly bots: readonly (string | null)[];
  /** Somebody has asked for a hint, or gone back further than the rules of undo allow. */
  readonly assisted: boolean;
  /** How its bots behave; null where nothing was said: then they do as this browser remembers. */
  readonly manners: Manners | null;
  readonly options: Options;
  readonly seed: Seed;
  readonly moves: readonly SavedMove[];
  /** Raised by every save, so that a tab notices when another one has played on. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Who is to move; null once it is over. */
  readonly actor: Seat | null;
  /** Null while it is played. */
  readonly winners: readonly Seat[] | null;
}

export interface SavedMove {
  readonly seat: Seat;
  /** In the game's notation. */
  readonly text: string;
}

/** Which turn of the match it is, from 1: a turn is what one seat does in a row. */
export function turnOf({ moves, actor }: SavedMatch): number {
  const ended = moves.filter(({ seat }, at) => seat !== (at + 1 < moves.length ? moves[at + 1]?.seat : actor));
  return Math.max(1, actor === null ? ended.length : ended.length + 1);
}

/** The moves of each turn: what one seat did in a row. */
export function turnsOf({ moves }: SavedMatch): SavedMove[][] {
  const turns: SavedMove[][] = [];
  for (const move of moves) {
    const turn = turns.at(-1);
    if (turn?.[0]?.seat === move.seat) turn.push(move);
    else turns.push([move]);
  }
  return turns;
}

export function formatSave({ id: _id, moves, ...save }: SavedMatch): string {
  return JSON.stringify({ format: FORMAT, ...save, moves: moves.map(({ seat, text }) => `${seat} ${text}`) });
}

/** The match a text holds; null if it holds none, or only parts of one. */
export function parseSave(id: string, text: string): SavedMatch | null {
  const raw = record(jsonOf(text));
  if (raw?.['format'] !== FORMAT) return null;
  const { game, seed, moves, winners, names } = raw;
  const company = companyOf(raw, Array.isArray(names) ? names.length : 0);
  const numbers = { version: raw['version'], revision: raw['revision'], updatedAt: raw['updatedAt'] };
  const options = record(raw['options']);
  const actor = raw['actor'] ?? null;
  if (typeof game !== 'string' || !isSeed(seed) || !hasCounts(numbers)) return null;
  if (!isListOf(names, isText) || !isListOf(moves, isText) || !options || !company) return null;
  if (!Object.values(options).every(isText) || !(actor === null || isCount(actor))) return null;
  if (winners !== null && !isListOf(winners, isCount)) return null;
  const played = moves.map(moveOf).filter((move) => move !== null);
  if (played.length < moves.length) return null;
  const manners = readManners(raw['manners']);
  const agreed = { options: options as Options, manners, ...company };
  return { id, game, seed, names, actor, winners, moves: played, ...numbers, ...agreed };
}

/** Matches kept before there were bots say nothing of them: people sit everywhere. */
function companyOf(raw: Record<string, unknown>, seats: number): Pick<SavedMatch, 'bots' | 'assisted'> | null {
  const { bots = Array.from({ length: seats }, () => null), assisted = false } = raw;
  const isLevel = (level: unknown): level is string | null => level === null || isText(level);
  return isListOf(bots, isLevel) && bots.length === seats && typeof assisted === 'boolean' ? { bots, assisted } : null;
}

function moveOf(line: string): SavedMove | null {
  const [, seat, text] = /^(\d+) (.+)$/.exec(line) ?? [];
  return seat === undefined || text === undefined ? null : { seat: Number(seat), text };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every((item) => isItem(item));
}

function hasCounts(
  numbers: Record<'version' | 'revision' | 'updatedAt', unknown>,
): numbers is Record<'version' | 'revision' | 'updatedAt', number> {
  return Object.values(numbers).every(isCount);
}
