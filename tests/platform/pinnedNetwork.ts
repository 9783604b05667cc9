/** A network and clocks in the hands of a test: of socket.io no more than `Link` needs, and no time but what is given. */
import { vi } from 'vitest';

type Listener = (...args: readonly unknown[]) => void;

/** `silent`: what is sent gets lost and nobody is told. `refused`: whoever tries is told at once. */
type Weather = 'fair' | 'silent' | 'refused';

const PING_EVERY_MS = 1000;
const UP_AFTER_MS = 100;
/** When a system sends the first packet of a connection again. */
const SENT_AGAIN_MS = [0, 1000, 3000, 7000];

/** What the network is like, and what the server has seen of the page. */
export const network = { weather: 'fair' as Weather, tries: 0, received: [] as string[], storms: 0 };

/** Lines that were up when it broke stay dead: by then the server has given them up. */
export function turn(weather: Weather): void {
  network.weather = weather;
  if (weather !== 'fair') network.storms++;
}

const open = new Set<PinnedSocket>();

class PinnedSocket {
  readonly #listeners = new Map<string, Listener[]>();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #unanswered = new Set<(problem: Error) => void>();
  #bornIn = -1;
  readonly io = { on: (event: string, listener: Listener) => this.once(event, listener) };

  constructor() {
    network.tries++;
    open.add(this);
    if (network.weather === 'refused') this.#later(1, () => this.#tell('connect_error'));
    for (const ms of SENT_AGAIN_MS) this.#later(ms, () => this.#knock());
  }

  get #isAlive(): boolean {
    return network.weather === 'fair' && this.#bornIn === network.storms;
  }

  #later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  #knock(): void {
    if (network.weather !== 'fair' || this.#bornIn >= 0) return;
    this.#bornIn = network.storms;
    this.#later(UP_AFTER_MS, () => {
      this.#tell('connect');
      this.#later(PING_EVERY_MS, () => this.#ping());
    });
  }

  #ping(): void {
    this.hear();
    this.#later(PING_EVERY_MS, () => this.#ping());
  }

  hear(): void {
    if (this.#isAlive) this.#tell('ping');
  }

  #tell(event: string): void {
    for (const listener of this.#listeners.get(event) ?? []) listener();
  }

  once(event: string, listener: Listener): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  onAny(): void {}

  timeout(ms: number): { emitWithAck(event: string): Promise<unknown> } {
    return {
      emitWithAck: (event) =>
        new Promise((answer, reject) => {
          if (this.#isAlive) network.received.push(event);
          this.#unanswered.add(reject);
          this.#later(50, () => this.#isAlive && answer(`${event}!`));
          this.#later(ms, () => reject(new Error('It took too long.')));
        }),
    };
  }

  close(): void {
    open.delete(this);
    for (const timer of this.#timers) clearTimeout(timer);
    for (const reject of this.#unanswered) reject(new Error('The line is closed.'));
  }
}

/** In place of socket.io's `io`. */
export const io = (): PinnedSocket => new PinnedSocket();

let sleptMs = 0;
const page = { visibilityState: 'visible', ...eventTarget() };
const theWindow = eventTarget();

function eventTarget() {
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
}

/** Fair weather and pinned clocks, in a page that is in sight. */
export function pinEverything(): void {
  open.clear();
  Object.assign(network, { weather: 'fair', tries: 0, received: [], storms: 0 });
  vi.useFakeTimers();
  sleptMs = 0;
  const awake = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => awake() + sleptMs);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', theWindow.addEventListener);
  vi.stubGlobal('removeEventListener', theWindow.removeEventListener);
}

export function unpinEverything(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}

/**
 * Timers stand still while the day goes on, and what arrives meanwhile is read afterwards. In some systems the page's own
 * clock stands still as well.
 */
export function sleep(ms: number, itsClock: 'runs' | 'stands'): void {
  vi.setSystemTime(Date.now() + ms);
  if (itsClock === 'runs') sleptMs += ms;
  for (const socket of open) setTimeout(() => socket.hear(), 1);
}

export function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** What a browser says of its network card. */
export function say(event: 'online' | 'offline'): void {
  theWindow.dispatchEvent(new Event(event));
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
