/** What can be done to a match without playing it, by the last word of the path. Shapes are boardgame.io's where it has one. */
import { chosenOptions } from '../../src/platform/options.ts';
import { hashOf, isPlausibleSecret, newSecret } from '../guard/secrets.ts';
import { type House, tellSeats, turnOut } from '../house.ts';
import type { LiveMatch } from '../play/liveMatches.ts';
import type { ServedRoom } from '../rooms.ts';
import { existingSeat, flagIn, forbidden, holder, mustBeHost, nameIn } from './asked.ts';
import type { Body } from './body.ts';
import { firstSeats, seatBot } from './botSeats.ts';
import { newMatch, rematchOf } from './newMatch.ts';
import { HttpProblem } from './problem.ts';

const HANDOVER_MINUTES = 15;

export type MatchAction = (house: House, match: LiveMatch, body: Body) => Promise<object>;

/** A Map: an action called `constructor` finds nothing here. */
export const ACTIONS: ReadonlyMap<string, MatchAction> = new Map([
  ['join', join],
  ['leave', leave],
  ['update', update],
  ['rename', update],
  ['remove', remove],
  ['bot', seatBot],
  ['playAgain', playAgain],
  ['handover', handover],
  ['claim', claim],
]);

/** A new match; who gives a name sits down at once, and so do its bots. The host token is told to nobody else, and only now. */
export async function create(house: House, room: ServedRoom, body: Body): Promise<object> {
  const { min, max } = room.facts.seats;
  const seats = body['numPlayers'] ?? min;
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max) {
    throw new HttpProblem(400, 'seats', `${room.facts.id} takes ${min} to ${max} seats.`);
  }
  const options = chosenOptions(room.facts.options, body['setupData'] ?? undefined);
  if (!options) throw new HttpProblem(400, 'options', `On offer are ${JSON.stringify(room.facts.options)}.`);
  const host = body['playerName'] === undefined ? null : { name: nameIn(body, 'playerName'), credentials: newSecret() };
  const hostToken = newSecret();
  const hostSeat = host && { name: host.name, hash: hashOf(host.credentials), bot: null };
  const match = newMatch(room, {
    seats: firstSeats(room, seats as number, hostSeat, body['bots']),
    options,
    isUnlisted: flagIn(body, 'unlisted', false),
    allowsSpectators: flagIn(body, 'spectators', true),
    allowsHints: flagIn(body, 'hints', false),
    hostHash: hashOf(hostToken),
  });
  await house.store.create(match);
  const live = await house.matches.get(match.id);
  if (live) tellSeats(house, live.record);
  const seated = host ? { playerID: '0', playerCredentials: host.credentials } : {};
  return { matchID: match.id, hostToken, ...seated };
}

async function join(house: House, { record }: LiveMatch, body: Body): Promise<object> {
  const name = nameIn(body, 'playerName');
  const wanted = body['playerID'] ?? null;
  const seat = wanted === null ? null : existingSeat(record.seats.length, wanted);
  const playerCredentials = newSecret();
  const request = { matchID: record.id, seat, name, hash: hashOf(playerCredentials), at: Date.now() };
  const joined = await house.matches.change(record.id, (store) => store.join(request));
  if (joined === 'unknown') throw new HttpProblem(404, 'unknown-match', 'There is no such match.');
  if (joined === 'over') throw new HttpProblem(409, 'over', 'This match is over.');
  if (joined === 'begun') {
    throw new HttpProblem(409, 'begun', 'This match has begun; who sits there can invite you to a vacant seat.');
  }
  if (joined === 'full') throw new HttpProblem(409, 'full', 'Every seat is taken.');
  if (joined === 'taken') throw new HttpProblem(409, 'taken', 'This seat is taken.');
  await tellChange(house, record.id);
  return { playerID: String(joined.seat), playerCredentials };
}

async function leave(house: House, match: LiveMatch, body: Body): Promise<object> {
  const { id } = match.record;
  const { seat, hash } = holder(match, body);
  const result = await house.matches.change(id, (store) => store.leave(id, seat, hash, Date.now()));
  if (result === 'not-held') throw forbidden();
  turnOut(house, id, seat, 'seat-removed');
  if (result === 'left') await tellChange(house, id);
  else {
    house.audience.tell(id, 'denied', { matchID: id, code: 'unknown-match' });
    house.lobby.gone(match.record.game, id);
  }
  return {};
}

async function update(house: House, match: LiveMatch, body: Body): Promise<object> {
  const { id } = match.record;
  const { seat, hash } = holder(match, body);
  const name = nameIn(body, 'newName');
  if (!(await house.matches.change(id, (store) => store.rename(id, seat, hash, name)))) throw forbidden();
  await tellChange(house, id);
  return {};
}

/** The host clears a seat, of a person or of a bot, as long as no move has been made. */
async function remove(house: House, match: LiveMatch, body: Body): Promise<object> {
  const { id, seats } = match.record;
  mustBeHost(match, body);
  const seat = existingSeat(seats.length, body['playerID']);
  const isRemoved = await house.matches.change(id, (store) => store.removeSeat(id, seat, Date.now()));
  if (!isRemoved) throw new HttpProblem(409, 'begun', 'The seat is empty, or the match has begun.');
  turnOut(house, id, seat, 'seat-removed');
  await tellChange(house, id);
  return {};
}

/** A rematch for the same people: their credentials open their seats there too. Whoever asks second gets the same one. */
async function playAgain(house: House, match: LiveMatch, body: Body): Promise<object> {
  const { id, endedAt } = match.record;
  holder(match, body);
  if (endedAt === null) throw new HttpProblem(409, 'not-over', 'This match is not over yet.');
  const next = rematchOf(match);
  const nextMatchID = await house.matches.change(id, (store) => store.createNext(id, next));
  if (nextMatchID === null) throw new HttpProblem(404, 'unknown-match', 'There is no such match.');
  if (nextMatchID === next.id) {
    house.audience.tell(id, 'next', id, nextMatchID);
    await tellChange(house, nextMatchID);
  }
  return { nextMatchID };
}

/**
 * A token that moves this seat to another device: it works once, for a quarter of an hour. Or, after somebody has left, one
 * that seats somebody else there: only by the wish of who plays on, as the newcomer will see the hand that was left. A bot
 * in a match that has begun gives way to a person likewise.
 */
async function handover(house: House, match: LiveMatch, body: Body): Promise<object> {
  const { id, seats, endedAt, plies } = match.record;
  const { seat, hash } = holder(match, body);
  const token = newSecret();
  const expiresAt = Date.now() + HANDOVER_MINUTES * 60_000;
  const vacant = body['vacant'] === undefined ? null : existingSeat(seats.length, body['vacant']);
  if (endedAt !== null && vacant !== null) throw new HttpProblem(409, 'over', 'This match is over.');
  const isTaken = vacant !== null && (seats[vacant]?.hash !== null || (seats[vacant]?.bot !== null && plies === 0));
  if (isTaken) throw new HttpProblem(409, 'taken', 'This seat is taken.');
  const offer = { tokenHash: hashOf(token), until: expiresAt, vacant };
  if (!(await house.store.offerHandover(id, seat, hash, offer))) throw forbidden();
  return { token, expiresAt };
}

async function claim(house: House, match: LiveMatch, body: Body): Promise<object> {
  const { id } = match.record;
  const { token } = body;
  if (!isPlausibleSecret(token)) throw forbidden();
  const playerCredentials = newSecret();
  const name = body['playerName'] === undefined ? null : nameIn(body, 'playerName');
  const claim = { newHash: hashOf(playerCredentials), at: Date.now(), name };
  const claimed = await house.matches.change(id, (store) => store.claimHandover(id, hashOf(token), claim));
  if (claimed === null) throw new HttpProblem(403, 'unauthorized', 'This link has been used or is too old.');
  if (claimed === 'nameless') throw new HttpProblem(400, 'name', 'playerName must be a name of 1 to 24 characters.');
  turnOut(house, id, claimed.seat, 'seat-moved');
  await tellChange(house, id);
  return { playerID: String(claimed.seat), playerName: claimed.name, playerCredentials };
}

async function tellChange(house: House, matchID: string): Promise<void> {
  const match = await house.matches.get(matchID);
  if (match) tellSeats(house, match.record);
}
