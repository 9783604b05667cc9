/** What sockets may say, checked field by field before anything is done with it. */
import { LOOKS_AT_ONCE } from '../../src/platform/protocol.ts';
import { isMatchID, isPlausibleSecret } from './secrets.ts';

export interface SyncPacket {
  readonly matchID: string;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly credentials: string | null;
  /** Names a page, so that its new line can take the place of a broken one. */
  readonly page: string | null;
}

export interface UpdatePacket {
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
  readonly move: unknown;
  readonly ply: number;
}

export interface ChatPacket {
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
  readonly text: unknown;
}

export interface PastPacket {
  readonly matchID: string;
  readonly ply: number;
}

export interface LookPacket {
  readonly matchID: string;
  readonly plies: readonly number[];
}

type Fields = Readonly<Record<string, unknown>>;

export function readSync([matchID, playerID, credentials, named]: readonly unknown[]): SyncPacket | null {
  if (!isMatchID(matchID)) return null;
  const page = isPlausibleSecret(named) ? named : null;
  if (playerID === null || playerID === undefined) return { matchID, seat: null, credentials: null, page };
  const seat = seatOf(playerID);
  if (seat === null) return null;
  return { matchID, seat, credentials: isPlausibleSecret(credentials) ? credentials : null, page };
}

/**
 * boardgame.io's `update`: an action, the state id, the match, the seat. Of all its actions only MAKE_MOVE is one that a
 * player may send; the seat that is checked and the seat that acts are the same; the move is called what it is.
 */
export function readUpdate([action, stateID, matchID, playerID]: readonly unknown[]): UpdatePacket | null {
  const seat = seatOf(playerID);
  const payload = isFields(action) && action['type'] === 'MAKE_MOVE' ? action['payload'] : null;
  if (!isMatchID(matchID) || seat === null || !isPly(stateID) || !isFields(payload)) return null;
  const { type, args, credentials } = payload;
  if (payload['playerID'] !== playerID || !isPlausibleSecret(credentials) || !Array.isArray(args)) return null;
  const [move, ply] = args as unknown[];
  if (args.length !== 2 || !isFields(move) || move['type'] !== type || !isPly(ply)) return null;
  return { matchID, seat, credentials, move, ply };
}

export function readChat([matchID, message, credentials]: readonly unknown[]): ChatPacket | null {
  if (!isMatchID(matchID) || !isFields(message) || !isPlausibleSecret(credentials)) return null;
  const seat = seatOf(message['sender']);
  return seat === null ? null : { matchID, seat, credentials, text: message['payload'] };
}

/** `history`: a match and a ply. */
export function readPast([matchID, ply]: readonly unknown[]): PastPacket | null {
  return isMatchID(matchID) && isPly(ply) ? { matchID, ply } : null;
}

/** `look`: a match and some plies. */
export function readLook([matchID, plies]: readonly unknown[]): LookPacket | null {
  if (!isMatchID(matchID) || !Array.isArray(plies) || plies.length === 0 || plies.length > LOOKS_AT_ONCE) return null;
  return plies.every(isPly) ? { matchID, plies } : null;
}

/** The ply that a move names, for an answer to something that is not a move at all. */
export function plyNamed([action]: readonly unknown[]): number | null {
  const payload = isFields(action) ? action['payload'] : null;
  const args = isFields(payload) ? payload['args'] : null;
  const ply: unknown = Array.isArray(args) ? args[1] : null;
  return isPly(ply) ? ply : null;
}

export function seatOf(playerID: unknown): number | null {
  return typeof playerID === 'string' && /^(0|[1-9]\d?)$/.test(playerID) ? Number(playerID) : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPly(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
