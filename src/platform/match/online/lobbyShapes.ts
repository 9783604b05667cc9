/** Reads what a server says of its tables: exactly the shape that pages rely on, or nothing. */
import type { LobbyMatch, LobbySeat } from '../../protocol.ts';

export interface TablePage {
  readonly tables: readonly LobbyMatch[];
  /** To be given as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readPage(value: unknown): TablePage | null {
  if (!isFields(value) || !Array.isArray(value['matches'])) return null;
  const tables = value['matches'].map(readLobbyMatch);
  if (tables.includes(null)) return null;
  const { next } = value;
  return { tables: tables.filter((table) => table !== null), next: typeof next === 'string' ? next : null };
}

const TEXTS = ['matchID', 'gameName'];
const NUMBERS = ['createdAt', 'updatedAt', 'plies'];
const FLAGS = ['unlisted', 'spectators', 'hints', 'started'];

export function readLobbyMatch(value: unknown): LobbyMatch | null {
  if (!isFields(value)) return null;
  const has = (fields: readonly string[], type: string) => fields.every((field) => typeof value[field] === type);
  if (!has(TEXTS, 'string') || !has(NUMBERS, 'number') || !has(FLAGS, 'boolean')) return null;
  const { setupData, nextMatchID } = value;
  if (!isFields(setupData) || !Object.values(setupData).every((choice) => typeof choice === 'string')) return null;
  if (nextMatchID !== undefined && typeof nextMatchID !== 'string') return null;
  return readSeats(value['players']) ? (value as unknown as LobbyMatch) : null;
}

/** The seats of a table, in order. */
export function readSeats(value: unknown): readonly LobbySeat[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isSeat)) return null;
  return value;
}

function isSeat(value: unknown, at: number): value is LobbySeat {
  if (!isFields(value) || value['id'] !== at) return false;
  const isOptional = (field: string, type: string) => value[field] === undefined || typeof value[field] === type;
  return isOptional('name', 'string') && isOptional('isConnected', 'boolean') && isOptional('bot', 'string');
}
