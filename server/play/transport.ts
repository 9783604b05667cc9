/**
 * boardgame.io's socket transport with its handlers left out: stock, they trust the client (states, events, foreign
 * seats), broadcast before they store, and answer nothing. The sockets, the namespaces and the shapes stay as they are.
 */
import type { IncomingMessage } from 'node:http';
import { SocketIO } from 'boardgame.io/server';
import type { Server as SocketServer } from 'socket.io';
import { Buckets } from '../guard/limits.ts';
import { addressOf, isOriginAllowed } from '../guard/visitors.ts';
import type { House } from '../house.ts';
import { SocketDoor } from './socketDoor.ts';

type App = Parameters<SocketIO['init']>[0];
type SocketOptions = NonNullable<ConstructorParameters<typeof SocketIO>[0]>['socketOpts'];

/**
 * A heartbeat every second, so that a page which hears nothing for two or three knows that its line is cut. The server
 * itself is more patient: a moment in which it was busy must not cost everybody their connection.
 */
const PING_EVERY_MS = 1000;
const PONG_WITHIN_MS = 5000;
const LARGEST_PACKET = 16 * 1024;
const JOIN_WITHIN_MS = 10_000;
const FORGET_EVERY_MS = 60_000;

export class GuardedSocketIO extends SocketIO {
  readonly #house: House;
  readonly #connections: Buckets;
  readonly #open = new Map<string, number>();
  #server: SocketServer | null = null;
  #forgetting: NodeJS.Timeout | null = null;

  constructor(house: House) {
    const socketOpts = {
      pingInterval: PING_EVERY_MS,
      pingTimeout: PONG_WITHIN_MS,
      maxHttpBufferSize: LARGEST_PACKET,
      connectTimeout: JOIN_WITHIN_MS,
      serveClient: false,
      cors: { origin: [...house.visitors.origins] },
      allowRequest: (request: IncomingMessage, answer: (error: string | null, isAllowed: boolean) => void) =>
        answer(null, this.#mayConnect(request)),
    };
    super({ socketOpts: socketOpts as unknown as NonNullable<SocketOptions> });
    this.#house = house;
    this.#connections = new Buckets(house.limits.connections);
  }

  override init(app: App): void {
    // Without games boardgame.io makes the socket server and registers none of its handlers.
    super.init(app, [], [...this.#house.visitors.origins]);
    const server = app._io as unknown as SocketServer;
    this.#server = server;
    server.use((_socket, refuse) => refuse(new Error('Sockets belong to a game.')));
    server.engine.on('connection', (raw: { request: IncomingMessage; once(event: 'close', then: () => void): void }) =>
      this.#count(raw.request, (then) => raw.once('close', then)),
    );
    for (const [name, room] of this.#house.rooms) {
      server.of(name).on('connection', (socket) => new SocketDoor(this.#house, room, socket));
    }
    this.#house.metrics.gauge('agora_sockets', () => server.engine.clientsCount);
    this.#forgetting = setInterval(() => this.#connections.forgetIdle(), FORGET_EVERY_MS);
    this.#forgetting.unref();
  }

  /** Tells everybody that the server goes away. */
  announceClosing(): void {
    for (const name of this.#house.rooms.keys()) this.#server?.of(name).emit('closing');
  }

  /** Ends every connection and resolves when the port is free. */
  async close(): Promise<void> {
    if (this.#forgetting) clearInterval(this.#forgetting);
    await this.#server?.close();
  }

  #mayConnect(request: IncomingMessage): boolean {
    const { visitors, limits, metrics, isClosing } = this.#house;
    if (isClosing) return false;
    const address = addressOf(request, visitors);
    const isForeign = !isOriginAllowed(request, visitors);
    const isTooMuch = (this.#open.get(address) ?? 0) >= limits.socketsPerAddress || !this.#connections.take(address);
    if (isForeign || isTooMuch) metrics.count('agora_denied_total', { reason: isForeign ? 'origin' : 'connections' });
    return !isForeign && !isTooMuch;
  }

  #count(request: IncomingMessage, onClose: (then: () => void) => void): void {
    const address = addressOf(request, this.#house.visitors);
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    onClose(() => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
  }
}
