/** Bots at a table: put there with the table, or later into a seat that nobody has. */
import { type House, tellSeats } from '../house.ts';
import type { LiveMatch } from '../play/liveMatches.ts';
import type { ServedRoom } from '../rooms.ts';
import type { SeatRecord } from '../storage/contract.ts';
import { existingLevel, existingSeat, forbidden, holder, mustBeHost, onlyTheHost } from './asked.ts';
import type { Body } from './body.ts';
import { HttpProblem } from './problem.ts';

/** People of old who built, or had it done; they are called the same in both languages. */
const NAMES = ['Imhotep', 'Phidias', 'Ictinos', 'Gudea', 'Hiram', 'Trajan', 'Agrippa', 'Hippodamos'] as const;

const FREE: SeatRecord = { name: null, hash: null, bot: null };

/** Before the first move the host seats bots; after it whoever sits there, so that a match which lost somebody goes on. */
export async function seatBot(house: House, match: LiveMatch, body: Body): Promise<object> {
  const { record, room } = match;
  const isHost = body['hostToken'] !== undefined;
  if (isHost) mustBeHost(match, body);
  const by = isHost ? null : holder(match, body).hash;
  const seat = existingSeat(record.seats.length, body['seat']);
  const level = existingLevel(room, body['level']);
  const result = await house.matches.change(record.id, (store) => {
    const name = botName(match.record.seats);
    return store.seatBot({ matchID: record.id, seat, level, name, by, at: Date.now() });
  });
  if (result === 'unknown') throw new HttpProblem(404, 'unknown-match', 'There is no such match.');
  if (result === 'not-held') throw match.record.plies === 0 ? onlyTheHost() : forbidden();
  if (result === 'over') throw new HttpProblem(409, 'over', 'This match is over.');
  if (result === 'begun') throw new HttpProblem(409, 'begun', 'This match has begun; those who sit there may do this.');
  if (result !== 'seated') throw new HttpProblem(409, 'taken', 'This seat is taken.');
  const changed = await house.matches.get(record.id);
  if (changed) tellSeats(house, changed.record);
  return {};
}

/** `bots` of a new table: by seat, the level of its bot. The host's seat is not for a bot. */
export function firstSeats(room: ServedRoom, count: number, host: SeatRecord | null, bots: unknown): SeatRecord[] {
  const seats = Array.from({ length: count }, () => FREE);
  if (host) seats[0] = host;
  for (const [playerID, level] of Object.entries(fieldsIn(bots))) {
    const seat = existingSeat(count, playerID);
    if (seats[seat] !== FREE) throw new HttpProblem(409, 'taken', 'This seat is taken.');
    seats[seat] = { name: botName(seats), hash: null, bot: existingLevel(room, level) };
  }
  return seats;
}

function fieldsIn(bots: unknown): object {
  if (bots === undefined) return {};
  if (typeof bots === 'object' && bots !== null && !Array.isArray(bots)) return bots;
  throw new HttpProblem(400, 'malformed', 'bots must name levels by seat.');
}

/** One that nobody at the table has. */
function botName(seats: readonly SeatRecord[]): string {
  const taken = seats.map(({ name }) => name?.toLowerCase());
  const free = NAMES.filter((name) => !taken.includes(name.toLowerCase()));
  return free[0] ?? `Bot ${seats.filter(({ bot }) => bot !== null).length + 1}`;
}
