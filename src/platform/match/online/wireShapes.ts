/** Reads what a server says at a table: the shapes that the client relies on, or nothing. States are the game's own affair. */
import type { MatchState } from '../../matchState.ts';
import type { ChatLine, LobbySeat, MoveAnswer, SyncFacts } from '../../protocol.ts';
import type { Move, Refusal, Seat } from '../../rules.ts';
import { isFields, readSeats } from './lobbyShapes.ts';

type AnyMatch = MatchState<unknown, Move>;

export interface ToldSync extends SyncFacts {
  readonly match: AnyMatch;
  readonly seats: readonly LobbySeat[];
}

export interface ToldUpdate {
  readonly match: AnyMatch;
  readonly mover: Seat;
}

export function readSync([, info]: readonly unknown[]): ToldSync | null {
  if (!isFields(info)) return null;
  const { protocol, rules } = info;
  const match = matchIn(info['state']);
  const seats = readSeats(info['filteredMetadata']);
  if (!match || !seats || typeof protocol !== 'number' || typeof rules !== 'number') return null;
  return { match, seats, protocol, rules, hints: info['hints'] === true };
}

export function readUpdate([, state, , mover]: readonly unknown[]): ToldUpdate | null {
  const match = matchIn(state);
  return match && typeof mover === 'number' ? { match, mover } : null;
}

function matchIn(state: unknown): AnyMatch | null {
  const G = isFields(state) ? state['G'] : null;
  if (!isFields(G) || !isFields(G['undo']) || !Array.isArray(G['news'])) return null;
  return Number.isInteger(G['plies']) && Number.isInteger(G['version']) ? (G as unknown as AnyMatch) : null;
}

/** Throws at anything else: then nobody knows what became of the move. */
export function readMoveAnswer(answer: unknown): Refusal | null {
  const { refusal } = (isFields(answer) ? answer : {}) as Partial<MoveAnswer>;
  if (refusal === null) return null;
  if (!isFields(refusal) || typeof refusal.code !== 'string') throw new Error('This is no answer to a move.');
  return { code: refusal.code, rule: typeof refusal.rule === 'string' ? refusal.rule : null };
}

/** The code of a refusal; null if all is well. */
export function refusalIn(answer: unknown): string | null {
  if (isFields(answer) && answer['ok'] === true) return null;
  return isFields(answer) && typeof answer['code'] === 'string' ? answer['code'] : 'failed';
}

/** A list within an answer; empty where the server has none to give. */
export function listIn<T>(answer: unknown, field: string): readonly T[] {
  const list = isFields(answer) ? answer[field] : null;
  return Array.isArray(list) ? list : [];
}

export function readChat(line: unknown): ChatLine | null {
  if (!isFields(line)) return null;
  const { id, sender, name, payload, at } = line;
  if (typeof at !== 'number' || typeof id !== 'string' || typeof sender !== 'string' || typeof payload !== 'string')
    return null;
  return { id, sender, name: typeof name === 'string' ? name : null, payload, at };
}
