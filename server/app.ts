import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import type { Config } from './config.ts';
import { apiErrors } from './routes/apiErrors.ts';
import { serveBoard } from './routes/board.ts';

export interface RunningApp {
  readonly url: string;
  /** Ends every connection and resolves when the port is free. */
  close(): Promise<void>;
}

export interface App {
  listen(at: Config): Promise<RunningApp>;
}

/** boardgame.io's lobby and sockets, and the built board when its folder is given, on one port. */
export function createApp(games: Game[], boardFolder?: string): App {
  // The board comes from the same origin; no other site is invited.
  const server = Server({ games, origins: [] });
  server.app.use(apiErrors);
  if (boardFolder !== undefined) server.app.use(serveBoard(boardFolder));
  return {
    listen: async ({ host, port }) => {
      const http = await listenOn(server, host, port);
      const { port: bound } = http.address() as AddressInfo;
      return { url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, close: () => closeAll(server.app) };
    },
  };
}

type BoardgameServer = ReturnType<typeof Server>;
type HttpServer = Awaited<ReturnType<BoardgameServer['run']>>['appServer'];

/** run() knows neither a host nor a failure to listen (a port in use), so its listen() is taught both. */
function listenOn({ app, run }: BoardgameServer, host: string, port: number): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const listen = app.listen.bind(app) as (port: number, host: string, done: () => void) => HttpServer;
    app.listen = ((at: number, done: () => void) => listen(at, host, done).once('error', reject)) as typeof app.listen;
    run(port).then(({ appServer }) => resolve(appServer), reject);
  });
}

/** The socket server, which koa-socket-2 hangs on the app, closes its clients and then the port. */
function closeAll(app: BoardgameServer['app']): Promise<void> {
  const { _io } = app as typeof app & { _io: { close(): Promise<void> } };
  return _io.close();
}
