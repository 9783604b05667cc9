/** A real server on a free port with a database in a temporary folder, and people who talk to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { openApp, type RunningApp } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import type { ServableRoom } from '../../server/rooms.ts';
import { SqliteStore } from '../../server/storage/sqlite.ts';
import { monuments } from '../../src/games/monuments/room.ts';
import type { ThinkerPort } from '../../src/platform/bots/thinker.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import type { Answer, MoveAnswer } from '../../src/platform/protocol.ts';
import type { Move } from '../../src/platform/rules.ts';

export interface TestServer extends RunningApp {
  readonly store: SqliteStore;
  readonly file: string;
  /** Lines that were logged. */
  readonly logged: string[];
  /** Stops it as a signal would and opens it again on the same file and port. */
  restart(rooms?: readonly ServableRoom[]): Promise<TestServer>;
  /** Closes it and deletes its folder. */
  end(): Promise<void>;
}

export interface TestSetup {
  readonly rooms?: readonly ServableRoom[];
  readonly config?: Partial<Config>;
  readonly boardFolder?: string;
  readonly file?: string;
  readonly openThinker?: () => ThinkerPort;
}

/** Limits are wide open unless a test asks for narrow ones. */
export async function openServer(setup: TestSetup = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-server-'));
  const file = setup.file ?? join(folder, 'agora.sqlite');
  const config = { ...readConfig({}), host: '127.0.0.1', port: 0, limitScale: 1000, botPace: 0, ...setup.config };
  const { boardFolder, openThinker } = setup;
  const logged: string[] = [];
  const open = async (port: number, rooms: readonly ServableRoom[]): Promise<TestServer> => {
    const store = new SqliteStore({ file, patienceMs: 200 });
    const log = createLog('debug', (line) => logged.push(line));
    const board = boardFolder === undefined ? {} : { boardFolder };
    const thinker = openThinker ? { openThinker } : {};
    const app = await openApp({ config: { ...config, port }, rooms, store, log, ...board, ...thinker });
    return {
      ...app,
      store,
      file,
      logged,
      restart: async (others = rooms) => {
        await app.close();
        return open(app.port, others);
      },
      end: async () => {
        await app.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };
  return open(config.port, setup.rooms ?? [monuments]);
}

export type Json = Record<string, unknown>;

export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
}

export interface Seated {
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

export interface Table {
  readonly matchID: string;
  readonly hostToken: string;
  readonly seats: Seated[];
}

/** A match with all its seats taken, over HTTP. */
export async function seatedTable(server: RunningApp, seats = 2, more: Json = {}, game = 'monuments'): Promise<Table> {
  const games = `${server.url}/games/${game}`;
  const { body } = await post(`${games}/create`, { numPlayers: seats, ...more });
  const matchID = String(body['matchID']);
  const seated: Seated[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const joined = await post(`${games}/${matchID}/join`, { playerName: `Player ${seat}` });
    const { playerID, playerCredentials } = joined.body;
    seated.push({ matchID, playerID: String(playerID), credentials: String(playerCredentials) });
  }
  return { matchID, hostToken: String(body['hostToken']), seats: seated };
}

export type View = MatchState<Json, Move>;

/** A browser tab at a table: remembers everything that it was told. */
export class Tab {
  readonly socket: Socket;
  readonly frames: { event: string; args: unknown[] }[] = [];
  /** What came over the wire, as text. */
  readonly raw: string[] = [];
  readonly matchID: string;
  readonly who: Seated | null;

  constructor(server: { url: string }, matchID: string, who: Seated | null = null, game = 'monuments') {
    this.matchID = matchID;
    this.who = who;
    this.socket = io(`${server.url}/${game}`, { forceNew: true, reconnectionDelay: 50, reconnectionDelayMax: 200 });
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ data }) => void this.raw.push(String(data ?? '')));
    });
    this.socket.onAny((event: string, ...args: unknown[]) => this.frames.push({ event, args }));
  }

  sync(credentials = this.who?.credentials): Promise<Answer> {
    return this.socket.emitWithAck('sync', this.matchID, this.who?.playerID ?? null, credentials);
  }

  /** The last state it was shown. */
  get view(): View | null {
    const frame = this.frames.findLast(({ event }) => event === 'sync' || event === 'update');
    const [, told] = (frame?.args ?? []) as [string, { state?: { G: View }; G?: View }];
    return told?.state?.G ?? told?.G ?? null;
  }

  play(move: Json, ply = this.view?.plies ?? 0): Promise<MoveAnswer> {
    return this.socket.emitWithAck('update', ...this.packet(move, ply));
  }

  packet(move: Json, ply: number): unknown[] {
    const { playerID, credentials } = this.who ?? { playerID: null, credentials: undefined };
    const payload = { type: move['type'], args: [move, ply], playerID, credentials };
    return [{ type: 'MAKE_MOVE', payload }, ply, this.matchID, playerID];
  }

  of(event: string): unknown[][] {
    return this.frames.filter((frame) => frame.event === event).map(({ args }) => args);
  }

  close(): void {
    this.socket.close();
  }
}

export async function openTab(
  server: { url: string },
  matchID: string,
  who: Seated | null = null,
  game = 'monuments',
): Promise<Tab> {
  const tab = new Tab(server, matchID, who, game);
  await tab.sync();
  return tab;
}

/** Waits until something holds, and fails loudly when it never does. */
export async function until(what: string, holds: () => unknown, withinMs = 5000): Promise<void> {
  const last = Date.now() + withinMs;
  for (let tries = 0; !(await holds()); tries++) {
    if (Date.now() > last) throw new Error(`It never came to pass: ${what}.`);
    // Most things happen within a few rounds of the event loop.
    await new Promise((done) => (tries < 100 ? setImmediate(done) : setTimeout(done, 5)));
  }
}
