/** What a body asks for and proves, field by field; what is wrong with it is thrown as a problem. */
import type { Seat } from '../../src/platform/rules.ts';
import { seatOf } from '../guard/packets.ts';
import { isSecretOf } from '../guard/secrets.ts';
import { cleanName } from '../guard/texts.ts';
import type { LiveMatch } from '../play/liveMatches.ts';
import type { ServedRoom } from '../rooms.ts';
import type { SecretHash } from '../storage/contract.ts';
import type { Body } from './body.ts';
import { HttpProblem } from './problem.ts';

/** The seat that a body names and whose credentials it brings. */
export function holder({ record }: LiveMatch, body: Body): { seat: Seat; hash: SecretHash } {
  const seat = existingSeat(record.seats.length, body['playerID']);
  const hash = record.seats[seat]?.hash ?? null;
  if (hash === null || !isSecretOf(hash, body['credentials'])) throw forbidden();
  return { seat, hash };
}

export function mustBeHost({ record }: LiveMatch, body: Body): void {
  if (!isSecretOf(record.hostHash, body['hostToken'])) throw onlyTheHost();
}

export function existingSeat(seats: number, playerID: unknown): Seat {
  const seat = seatOf(playerID);
  if (seat === null || seat >= seats) throw new HttpProblem(404, 'unknown-seat', 'There is no such seat.');
  return seat;
}

export function nameIn(body: Body, field: string): string {
  const name = cleanName(body[field]);
  if (name === null) throw new HttpProblem(400, 'name', `${field} must be a name of 1 to 24 characters.`);
  return name;
}

export function flagIn(body: Body, field: string, otherwise: boolean): boolean {
  const value = body[field] ?? otherwise;
  if (typeof value !== 'boolean') throw new HttpProblem(400, 'malformed', `${field} must be true or false.`);
  return value;
}

/** A level of this game's bots. */
export function existingLevel({ brain }: ServedRoom, level: unknown): string {
  const ids = brain.levels.map(({ id }) => id);
  const found = ids.find((id) => id === level);
  if (found === undefined) throw new HttpProblem(400, 'level', `level must be one of ${ids.join(', ')}.`);
  return found;
}

export function forbidden(): HttpProblem {
  return new HttpProblem(403, 'unauthorized', 'These credentials do not open this seat.');
}

export function onlyTheHost(): HttpProblem {
  return new HttpProblem(403, 'unauthorized', 'Only the host may do this.');
}
