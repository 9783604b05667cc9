/** What a socket may ask for, by event. */
import type { Socket } from 'socket.io';
import {
  type ChatLine,
  HISTORY_PAGE,
  type PastView,
  type PlayedPly,
  PROTOCOL,
  type SyncFacts,
} from '../../src/platform/protocol.ts';
import { readChat, readLook, readPast, readSync, readUpdate, type SyncPacket } from '../guard/packets.ts';
import { isSecretOf } from '../guard/secrets.ts';
import { cleanChat } from '../guard/texts.ts';
import { type House, reportBug, seatsOf, tellPosition, tellSeats } from '../house.ts';
import type { ServedRoom } from '../rooms.ts';
import type { StoredChat } from '../storage/contract.ts';
import type { LiveMatch } from './liveMatches.ts';
import { newsFor, replayed } from './past.ts';

export interface Asker {
  readonly house: House;
  readonly room: ServedRoom;
  readonly socket: Socket;
}

/** Code null: done. */
export interface Outcome {
  readonly code: string | null;
  readonly rule?: string | null;
  readonly result?: object;
}

type Request = (asker: Asker, args: readonly unknown[]) => Promise<Outcome>;

const DONE: Outcome = { code: null };
const MALFORMED: Outcome = { code: 'malformed' };
const CHATS_SHOWN = 200;

/** A Map: an event called `constructor` finds nothing here. */
export const REQUESTS: ReadonlyMap<string, Request> = new Map([
  ['sync', sync],
  ['update', update],
  ['chat', chat],
  ['history', history],
  ['look', look],
]);

/** A match of this game, and nothing for anybody else's. */
async function matchOf({ house, room }: Asker, matchID: string): Promise<LiveMatch | null> {
  const match = await house.matches.get(matchID);
  return match?.room === room ? match : null;
}

async function sync(asker: Asker, args: readonly unknown[]): Promise<Outcome> {
  const packet = readSync(args);
  if (!packet) return MALFORMED;
  // After the moves under way: what a page is shown then is what has become of all that it has sent.
  return asker.house.matches.inTurn(packet.matchID, () => showTable(asker, packet));
}

async function showTable(asker: Asker, { matchID, seat, credentials, page }: SyncPacket): Promise<Outcome> {
  const { house, socket, room } = asker;
  const [match, chats] = await Promise.all([matchOf(asker, matchID), house.store.chats(matchID, CHATS_SHOWN)]);
  if (!match) return { code: 'unknown-match' };
  const { record } = match;
  if (seat === null && !record.allowsSpectators) return { code: 'no-spectators' };
  if (seat !== null && !isSecretOf(record.seats[seat]?.hash, credentials)) return { code: 'unauthorized' };
  // Gone while we looked: nobody would ever take it off the list again.
  if (!socket.connected) return DONE;
  const state = viewOf(asker, match, seat);
  if (!state) return { code: 'other-version' };
  const place = { matchID, seat, page };
  const wasThere = seat === null || house.audience.isPresent(matchID, seat);
  const left = house.audience.leave(socket);
  const predecessor = house.audience.predecessor(socket, place);
  house.audience.enter(socket, place);
  // Nothing that is still on its way over the old line may happen after what is shown now.
  predecessor?.disconnect(true);
  const filteredMetadata = seatsOf(house, record);
  // boardgame.io would send the first state (all hands, the pile, the seed) and the whole log: clients need neither.
  const facts: SyncFacts = { protocol: PROTOCOL, rules: room.rules.version, hints: record.allowsHints };
  socket.emit('sync', matchID, { state, log: [], filteredMetadata, initialState: null, ...facts });
  socket.emit('chats', matchID, chats.map(chatLine));
  if (record.nextID !== null) socket.emit('next', matchID, record.nextID);
  if (!wasThere || (left?.matchID === matchID && left.seat !== seat)) tellSeats(house, record);
  if (left && left.matchID !== matchID) await tellLeft(house, left.matchID);
  house.log.debug('sync', { game: room.facts.id, seat });
  return DONE;
}

async function tellLeft(house: House, matchID: string): Promise<void> {
  const match = await house.matches.get(matchID);
  if (match) tellSeats(house, match.record);
}

/** Null where a match of other rules cannot even be looked at. */
function viewOf({ house, room }: Asker, match: LiveMatch, seat: number | null) {
  try {
    return house.viewers.get(room)?.(match.position, seat) ?? null;
  } catch (error) {
    if (match.record.version === room.rules.version) reportBug(house, 'view', error);
    return null;
  }
}

async function update(asker: Asker, args: readonly unknown[]): Promise<Outcome> {
  const packet = readUpdate(args);
  if (!packet) return MALFORMED;
  const { matchID, ...sent } = packet;
  const match = await matchOf(asker, matchID);
  if (!match) return { code: 'unknown-match' };
  const { house } = asker;
  const refusal = await house.matches.play(matchID, sent, (played) => tellPosition(house, played, sent.seat));
  return refusal ?? DONE;
}

async function chat(asker: Asker, args: readonly unknown[]): Promise<Outcome> {
  const packet = readChat(args);
  const text = cleanChat(packet?.text);
  if (!packet || text === null) return MALFORMED;
  const { house } = asker;
  const { matchID, seat, credentials } = packet;
  const match = await matchOf(asker, matchID);
  if (!match) return { code: 'unknown-match' };
  const held = match.record.seats[seat];
  if (!held || !isSecretOf(held.hash, credentials)) return { code: 'unauthorized' };
  const said = { seat, name: held.name, text, at: Date.now() };
  const line = chatLine({ id: await house.store.addChat(matchID, said), ...said });
  house.metrics.count('agora_chats_total');
  house.audience.tell(matchID, 'chat', matchID, line);
  return { code: null, result: { line } };
}

/** The news of earlier moves, as this socket's seat was told them; up to 200 plies after the given one. */
async function history(asker: Asker, args: readonly unknown[]): Promise<Outcome> {
  const packet = readPast(args);
  if (!packet) return MALFORMED;
  const place = asker.house.audience.placeOf(asker.socket);
  if (place?.matchID !== packet.matchID) return { code: 'unauthorized' };
  const moves = await asker.house.store.moves(packet.matchID, packet.ply, HISTORY_PAGE);
  const plies: PlayedPly[] = moves.map(({ ply, seat, news }) => ({ ply, seat, news: newsFor(place.seat, news) }));
  return { code: null, result: { plies } };
}

/** The table as it was after so many plies each, seen from this socket's seat. */
async function look(asker: Asker, args: readonly unknown[]): Promise<Outcome> {
  const packet = readLook(args);
  if (!packet) return MALFORMED;
  const { house, room, socket } = asker;
  const place = house.audience.placeOf(socket);
  const match = await matchOf(asker, packet.matchID);
  if (!match || place?.matchID !== packet.matchID) return { code: 'unauthorized' };
  const { record, position } = match;
  if (record.version !== room.rules.version || position.G.seed === null) return { code: 'other-version' };
  const last = Math.max(...packet.plies);
  if (last > record.plies) return MALFORMED;
  const moves = await house.store.moves(record.id, 0, last);
  const views: PastView[] = [];
  replayed(room, record, { seed: position.G.seed, moves }, ({ plies: ply, state }) => {
    if (packet.plies.includes(ply)) views.push({ ply, state: room.rules.view(state, place.seat) });
  });
  return { code: null, result: { views } };
}

function chatLine({ id, seat, name, text, at }: StoredChat): ChatLine {
  return { id: String(id), sender: String(seat), name, payload: text, at };
}
