/** Everything the parts of a running server share, and what they tell the people at a table and in the lobby. */
import type { Socket } from 'socket.io';
import type { LobbyMatch, LobbySeat, ServerReason } from '../src/platform/protocol.ts';
import type { Seat } from '../src/platform/rules.ts';
import type { Limits } from './guard/limits.ts';
import type { VisitorRules } from './guard/visitors.ts';
import type { LobbyNews } from './lobby/lobbyNews.ts';
import { factsOf, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Audience } from './play/audience.ts';
import type { LiveMatch, LiveMatches } from './play/liveMatches.ts';
import type { Viewer } from './play/position.ts';
import type { ServedRoom } from './rooms.ts';
import type { MatchRecord, MatchStore } from './storage/contract.ts';

export interface House {
  readonly rooms: ReadonlyMap<string, ServedRoom>;
  readonly viewers: ReadonlyMap<ServedRoom, Viewer>;
  readonly store: MatchStore;
  readonly matches: LiveMatches;
  readonly audience: Audience<Socket>;
  readonly lobby: LobbyNews;
  readonly limits: Limits;
  readonly visitors: VisitorRules;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Set once, when the server begins to stop. */
  isClosing: boolean;
}

/** The shape of boardgame.io's matchData: seats without their secrets. */
export function seatsOf({ audience }: House, record: MatchRecord): LobbySeat[] {
  return record.seats.map(({ name, bot }, id) => {
    if (name === null) return { id };
    return bot === null
      ? { id, name, isConnected: audience.isPresent(record.id, id) }
      : { id, name, isConnected: true, bot };
  });
}

export function lobbyMatchOf(house: House, record: MatchRecord): LobbyMatch {
  const { id, game, options, createdAt, updatedAt, isUnlisted, startedAt, plies } = record;
  return {
    matchID: id,
    gameName: game,
    players: seatsOf(house, record),
    setupData: options,
    createdAt,
    updatedAt,
    unlisted: isUnlisted,
    spectators: record.allowsSpectators,
    hints: record.allowsHints,
    started: startedAt !== null,
    plies,
    ...(record.outcome === null ? {} : { gameover: JSON.parse(record.outcome) }),
    ...(record.nextID === null ? {} : { nextMatchID: record.nextID }),
  };
}

/** To each viewer its own view, and whose move led there. */
export function tellPosition(house: House, match: LiveMatch, mover: Seat): void {
  const view = house.viewers.get(match.room);
  if (!view) return;
  for (const [seat, sockets] of house.audience.at(match.record.id)) {
    const state = view(match.position, seat);
    for (const socket of sockets) socket.emit('update', match.record.id, state, [], mover);
  }
  if (match.record.endedAt !== null) tellLobby(house, match.record);
}

/** Who sits where and who is there: to the table and, if the match is open to all, to the lobby. */
export function tellSeats(house: House, record: MatchRecord): void {
  house.audience.tell(record.id, 'matchData', record.id, seatsOf(house, record));
  tellLobby(house, record);
}

function tellLobby(house: House, record: MatchRecord): void {
  if (!record.isUnlisted) house.lobby.changed(lobbyMatchOf(house, record));
}

/** Sends away every socket that sits in a seat whose credentials are no longer good. */
export function turnOut(house: House, matchID: string, seat: Seat, code: ServerReason): void {
  for (const socket of [...(house.audience.at(matchID).get(seat) ?? [])]) {
    house.audience.leave(socket);
    socket.emit('denied', { matchID, code });
  }
}

export function reportBug(house: House, where: string, error: unknown): void {
  house.metrics.count('agora_bugs_total');
  house.log.error('bug', { where, ...factsOf(error) });
}
