/** The whole server on one port: boardgame.io's Koa app and sockets, our lobby and guard, and the built board. */
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import type { Socket } from 'socket.io';
import type { ThinkerPort } from '../src/platform/bots/thinker.ts';
import { ThinkingPool } from './bots/pool.ts';
import { Steward } from './bots/steward.ts';
import { openThread } from './bots/thread.ts';
import type { Config } from './config.ts';
import { securityHeaders } from './guard/headers.ts';
import { limitsTimes } from './guard/limits.ts';
import { type House, reportBug } from './house.ts';
import { LobbyNews } from './lobby/lobbyNews.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { createLog, factsOf, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { Audience } from './play/audience.ts';
import { LiveMatches } from './play/liveMatches.ts';
import { LockedStorage } from './play/lockedStorage.ts';
import { viewerOf } from './play/position.ts';
import { GuardedSocketIO } from './play/transport.ts';
import { startPruning } from './prune.ts';
import { loadRooms, type ServableRoom, type ServedRoom } from './rooms.ts';
import { serveBoard } from './routes/board.ts';
import { statusRoutes } from './routes/status.ts';
import type { MatchStore } from './storage/contract.ts';

export interface AppSetup {
  readonly config: Config;
  readonly rooms: readonly ServableRoom[];
  readonly store: MatchStore;
  /** Where the built board is; none for tests that need no pages. */
  readonly boardFolder?: string;
  readonly log?: Log;
  /** Where bots think; threads of this process unless a test says otherwise. */
  readonly openThinker?: () => ThinkerPort;
}

export interface RunningApp {
  readonly url: string;
  readonly port: number;
  /** Finishes the moves under way, tells the clients, closes connections and the store, frees the port. */
  close(): Promise<void>;
}

/** How long a farewell may take to leave the machine. */
const FAREWELL_MS = 50;
const PATIENCE_MS = 2000;

export async function openApp(setup: AppSetup): Promise<RunningApp> {
  const { config } = setup;
  const house = furnished(setup, await loadRooms(setup.rooms));
  const steward = stewardOf(house, setup);
  const transport = new GuardedSocketIO(house);
  const games = [...house.rooms.values()].map(({ game }) => game);
  const server = Server({ games, transport, db: new LockedStorage(), origins: [...config.origins] });
  server.app.silent = true;
  server.app.on('error', (error) => reportBug(house, 'http', error));
  server.app.use(securityHeaders);
  server.app.use(statusRoutes(house, config.metricsToken));
  server.app.use(lobbyRoutes(house));
  if (setup.boardFolder !== undefined) server.app.use(serveBoard(setup.boardFolder));
  const http = await listenOn(server, config.host, config.port);
  const stopPruning = startPruning(house, config.pruneDays);
  steward.resume().catch((error: unknown) => reportBug(house, 'steward', error));
  const { port } = http.address() as AddressInfo;
  let closed: Promise<void> | null = null;
  const close = () => {
    steward.close();
    closed ??= closeAll(house, transport, http).finally(stopPruning);
    return closed;
  };
  return { url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`, port, close };
}

function furnished({ config, store, log = createLog(config.logLevel) }: AppSetup, served: ServedRoom[]): House {
  const metrics = new Metrics();
  const rooms = new Map(served.map((room) => [room.facts.id, room]));
  const onFailure = (error: unknown) => {
    metrics.count('agora_bugs_total');
    log.error('move failed', factsOf(error));
  };
  const matches = new LiveMatches({ store, rooms, onFailure });
  metrics.gauge('agora_matches_loaded', () => matches.size);
  metrics.gauge('agora_resident_bytes', () => process.memoryUsage.rss());
  return {
    rooms,
    viewers: new Map(served.map((room) => [room, viewerOf(room)])),
    store,
    matches,
    audience: new Audience<Socket>(),
    lobby: new LobbyNews(),
    limits: limitsTimes(config.limitScale),
    visitors: config,
    log,
    metrics,
    isClosing: false,
  };
}

function stewardOf(house: House, { config, openThinker }: AppSetup): Steward {
  const onError = (error: unknown) => house.log.error('bot thread failed', factsOf(error));
  const open = openThinker ?? (() => openThread({ onError }));
  const pool = new ThinkingPool({ open, workers: config.botWorkers, capacity: config.botQueue });
  return new Steward(house, { pool, paceMs: config.botPace });
}

type BoardgameServer = ReturnType<typeof Server>;
type HttpServer = Awaited<ReturnType<BoardgameServer['run']>>['appServer'];

/** run() knows neither a host nor a failure to listen (a port in use), so its listen() is taught both. */
function listenOn({ app, run }: BoardgameServer, host: string, port: number): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const listen = app.listen.bind(app) as (port: number, host: string, done: () => void) => HttpServer;
    app.listen = ((at: number, done: () => void) => {
      const http = listen(at, host, done).once('error', reject);
      return Object.assign(http, { headersTimeout: 15_000, requestTimeout: 30_000 });
    }) as typeof app.listen;
    run(port).then(({ appServer }) => resolve(appServer), reject);
  });
}

async function closeAll(house: House, transport: GuardedSocketIO, http: HttpServer): Promise<void> {
  house.isClosing = true;
  await house.matches.settled();
  transport.announceClosing();
  house.lobby.close();
  await new Promise((done) => setTimeout(done, FAREWELL_MS));
  const impatience = setTimeout(() => http.closeAllConnections(), PATIENCE_MS);
  await transport.close();
  clearTimeout(impatience);
  await house.store.close();
  house.log.info('closed');
}
