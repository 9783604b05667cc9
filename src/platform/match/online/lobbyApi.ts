/** The lobby of a server, over HTTP. Nothing here throws: whatever happens is an answer, and answers are checked. */
import { LOBBY_REASONS, type LobbyMatch, type LobbyReason } from '../../protocol.ts';
import type { Options } from '../../rules.ts';
import { isFields, readLobbyMatch, readPage, type TablePage } from './lobbyShapes.ts';
import type { SeatKey } from './onlineClient.ts';

/** `offline`: no answer came. `failed`: the server failed, or what answered is not our server. */
export type LobbyCode = LobbyReason | 'offline';
type LobbyAnswer<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly code: LobbyCode };

/** A seat and what opens it. */
export interface Seating {
  readonly playerID: string;
  readonly credentials: string;
}

/** Who asks: somebody with a seat. A SeatKey will do. */
type Holder = Pick<SeatKey, 'game' | 'matchID' | 'playerID' | 'credentials'>;

interface NewTable {
  readonly seats: number;
  readonly options: Options;
  /** Found by its link alone. */
  readonly isUnlisted: boolean;
  readonly allowsSpectators: boolean;
  readonly allowsHints?: boolean;
  /** By seat, as boardgame.io counts: the level of a bot. */
  readonly bots?: Readonly<Record<string, string>>;
  /** Of the host, who sits down at once. */
  readonly name: string;
}

export interface LobbyApi {
  /** A page of the tables that are open to all and not over, newest first. */
  listTables(game: string, more?: { readonly after?: string }): Promise<LobbyAnswer<TablePage>>;
  readTable(game: string, matchID: string): Promise<LobbyAnswer<{ readonly table: LobbyMatch }>>;
  createTable(
    game: string,
    table: NewTable,
  ): Promise<LobbyAnswer<Seating & { readonly matchID: string; readonly hostToken: string }>>;
  /** Without a seat: the first one that is free. After the start nobody can join: see `offerSeat`. */
  joinTable(
    game: string,
    matchID: string,
    person: { readonly name: string; readonly playerID?: string },
  ): Promise<LobbyAnswer<Seating>>;
  leaveTable(holder: Holder): Promise<LobbyAnswer>;
  renameSeat(holder: Holder, name: string): Promise<LobbyAnswer>;
  /** Puts a bot where nobody sits: for the host before the first move, for who holds a seat after it. */
  seatBot(
    game: string,
    matchID: string,
    asker: BotAsker,
    wish: { readonly seat: string; readonly level: string },
  ): Promise<LobbyAnswer>;
  /** For the host, before the first move; also of a bot. */
  removeSeat(game: string, matchID: string, host: HostWish): Promise<LobbyAnswer>;
  /** The rematch; whoever asks second gets the same one. The key of this match opens the seat there too. */
  playAgain(holder: Holder): Promise<LobbyAnswer<{ readonly nextMatchID: string }>>;
  /** A token that moves the holder's seat to another device or, after the start, seats somebody in a vacant one. */
  offerHandover(holder: Holder, offer?: { readonly vacant?: string }): Promise<LobbyAnswer<HandoverOffer>>;
  /** Uses such a token. A name is needed for a vacant seat, and changes nothing otherwise. */
  claimSeat(
    game: string,
    matchID: string,
    claim: { readonly token: string; readonly name?: string },
  ): Promise<LobbyAnswer<Seating & { readonly name: string }>>;
}

export type BotAsker = { readonly hostToken: string } | Seating;

interface HostWish {
  readonly hostToken: string;
  /** The seat to be cleared. */
  readonly playerID: string;
}

export interface HandoverOffer {
  readonly token: string;
  readonly expiresAt: number;
}

const PATIENCE_MS = 8000;

type Json = Readonly<Record<string, unknown>>;
/** Reads an answer; null if it has not the shape it should have. */
type Reader<T> = (body: unknown) => T | null;

/** The base is that of the page unless a test says otherwise. */
export function lobbyApi(base = ''): LobbyApi {
  const at = (game: string, ...rest: string[]) =>
    [`${base}/games`, ...[game, ...rest].map((part) => encodeURIComponent(part))].join('/');
  const ofHolder = ({ game, matchID, playerID, credentials }: Holder, action: string, more: Json = {}) =>
    [at(game, matchID, action), { playerID, credentials, ...more }] as const;
  return {
    listTables: (game, { after } = {}) =>
      ask(`${at(game)}?isGameover=false${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`, readPage),
    readTable: (game, matchID) => ask(at(game, matchID), tableIn),
    createTable: (game, { seats, options, isUnlisted, allowsSpectators, allowsHints = false, bots, name }) => {
      const flags = { unlisted: isUnlisted, spectators: allowsSpectators, hints: allowsHints };
      return tell(
        [at(game, 'create'), { numPlayers: seats, setupData: options, playerName: name, bots, ...flags }],
        createdIn,
      );
    },
    joinTable: (game, matchID, { name, playerID }) =>
      tell([at(game, matchID, 'join'), { playerName: name, ...(playerID === undefined ? {} : { playerID }) }], seatIn),
    leaveTable: (holder) => tell(ofHolder(holder, 'leave'), nothingIn),
    renameSeat: (holder, name) => tell(ofHolder(holder, 'update', { newName: name }), nothingIn),
    seatBot: (game, matchID, asker, wish) => tell([at(game, matchID, 'bot'), { ...asker, ...wish }], nothingIn),
    removeSeat: (game, matchID, host) => tell([at(game, matchID, 'remove'), { ...host }], nothingIn),
    playAgain: (holder) => tell(ofHolder(holder, 'playAgain'), nextIn),
    offerHandover: (holder, offer = {}) => tell(ofHolder(holder, 'handover', { ...offer }), offerIn),
    claimSeat: (game, matchID, { token, name }) =>
      tell([at(game, matchID, 'claim'), { token, ...(name === undefined ? {} : { playerName: name }) }], claimedIn),
  };
}

function tell<T>([url, body]: readonly [string, Json], read: Reader<T>): Promise<LobbyAnswer<T>> {
  const headers = { 'Content-Type': 'application/json' };
  return ask(url, read, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function ask<T>(url: string, read: Reader<T>, init: RequestInit = {}): Promise<LobbyAnswer<T>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(url, { ...init, signal: patience.signal, credentials: 'omit', cache: 'no-store' });
    const body: unknown = parsed(await answer.text());
    if (!answer.ok) return { ok: false, code: codeIn(body) };
    const result = read(body);
    return result === null ? { ok: false, code: 'failed' } : { ok: true, ...result };
  } catch {
    return { ok: false, code: 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeIn(body: unknown): LobbyCode {
  const code = isFields(body) ? body['code'] : null;
  return LOBBY_REASONS.find((each) => each === code) ?? 'failed';
}

function textsIn<K extends string>(body: unknown, ...fields: readonly K[]): Record<K, string> | null {
  if (!isFields(body) || fields.some((field) => typeof body[field] !== 'string' || body[field] === '')) return null;
  return Object.fromEntries(fields.map((field) => [field, body[field]])) as Record<K, string>;
}

function nothingIn(body: unknown): object | null {
  return isFields(body) ? {} : null;
}

function tableIn(body: unknown): { table: LobbyMatch } | null {
  const table = readLobbyMatch(body);
  return table && { table };
}

function seatIn(body: unknown): Seating | null {
  const texts = textsIn(body, 'playerID', 'playerCredentials');
  return texts && { playerID: texts.playerID, credentials: texts.playerCredentials };
}

function createdIn(body: unknown): (Seating & { matchID: string; hostToken: string }) | null {
  const seating = seatIn(body);
  const texts = textsIn(body, 'matchID', 'hostToken');
  return seating && texts && { ...seating, ...texts };
}

function claimedIn(body: unknown): (Seating & { name: string }) | null {
  const seating = seatIn(body);
  const texts = textsIn(body, 'playerName');
  return seating && texts && { ...seating, name: texts.playerName };
}

function nextIn(body: unknown): { nextMatchID: string } | null {
  return textsIn(body, 'nextMatchID');
}

function offerIn(body: unknown): HandoverOffer | null {
  const texts = textsIn(body, 'token');
  const expiresAt = isFields(body) ? body['expiresAt'] : null;
  return texts && typeof expiresAt === 'number' ? { token: texts.token, expiresAt } : null;
}
