/**
 * A line to the server that mends itself. Each line is a socket of its own and nothing outlives it: what was asked on one
 * that broke is rejected and never sent again, as nobody here can know whether it had arrived.
 */
import { io, type Socket } from 'socket.io-client';

export interface LinkEvents {
  /** A new line is up: time to ask where things stand. */
  onUp(): void;
  onDown(): void;
  onEvent(event: string, args: readonly unknown[]): void;
}

/** The server pings every second. Looking four times a second shows a cut within three. */
const LONGEST_SILENCE_MS = 2500;
const LOOK_EVERY_MS = 250;
/** A line that is not up by then is tried anew; every so often with more patience, for networks that are just slow. */
const UP_WITHIN_MS = 2000;
const PATIENT_MS = 10_000;
const PATIENT_EVERY = 20;
const ANSWER_WITHIN_MS = 8000;
const PAUSES_MS = [50, 250, 500];
const LAST_PAUSE_MS = 1000;
const HIDDEN_PAUSE_MS = 5000;

export class Link {
  readonly #url: string;
  readonly #events: LinkEvents;
  #socket: Socket | null = null;
  #isUp = false;
  #heardAt = thisMoment();
  #lookedAt = thisMoment();
  #tries = 0;
  #triedAt = thisMoment();
  #next: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(url: string, events: LinkEvents) {
    this.#url = url;
    this.#events = events;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  start(): void {
    if (this.#watch !== undefined) return;
    this.#watch = setInterval(this.#look, LOOK_EVERY_MS);
    this.#lookedAt = thisMoment();
    for (const event of ['online', 'pageshow']) globalThis.addEventListener?.(event, this.#wake);
    globalThis.addEventListener?.('offline', this.renew);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
    this.#try();
  }

  close(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
    for (const event of ['online', 'pageshow']) globalThis.removeEventListener?.(event, this.#wake);
    globalThis.removeEventListener?.('offline', this.renew);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  /** Rejects if the line breaks first, or if the answer takes too long. */
  ask(event: string, ...args: readonly unknown[]): Promise<unknown> {
    if (!this.#socket || !this.#isUp) return Promise.reject(new Error('There is no line.'));
    return this.#socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, ...args);
  }

  /** Gives this line up for a new one. */
  renew = (): void => this.#again(PAUSES_MS[this.#tries] ?? LAST_PAUSE_MS);

  #again(pauseMs: number): void {
    if (this.#watch === undefined) return;
    this.#drop();
    const pause = isHidden() && this.#tries > PAUSES_MS.length ? HIDDEN_PAUSE_MS : pauseMs;
    // Not all pages at once when a server comes back.
    this.#next = setTimeout(() => this.#try(), pause * (0.75 + Math.random() / 2));
    this.#tries++;
  }

  #try(): void {
    const isPatient = this.#tries % PATIENT_EVERY === PATIENT_EVERY - 1;
    this.#triedAt = thisMoment();
    // Websockets only: polling would need the same server for every request, and hides a cut for longer.
    const socket = io(this.#url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: PATIENT_MS,
    });
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket;
    // It has waited long enough: the next one follows at once.
    this.#next = setTimeout(() => isCurrent() && this.#again(0), isPatient ? PATIENT_MS : UP_WITHIN_MS);
    socket.io.on('ping', () => isCurrent() && this.#heard());
    socket.once('connect', () => isCurrent() && this.#up());
    socket.once('connect_error', () => isCurrent() && this.renew());
    socket.once('disconnect', () => isCurrent() && this.renew());
    socket.onAny((event: string, ...args: unknown[]) => {
      if (!isCurrent()) return;
      this.#heard();
      this.#events.onEvent(event, args);
    });
  }

  #up(): void {
    clearTimeout(this.#next);
    this.#isUp = true;
    this.#tries = 0;
    this.#heard();
    this.#events.onUp();
  }

  #drop(): void {
    clearTimeout(this.#next);
    const socket = this.#socket;
    const wasUp = this.#isUp;
    this.#socket = null;
    this.#isUp = false;
    socket?.close();
    if (wasUp) this.#events.onDown();
  }

  #heard(): void {
    this.#heardAt = thisMoment();
  }

  #look = (): void => {
    const wasAway = msSince(this.#lookedAt) > 2 * LOOK_EVERY_MS;
    this.#lookedAt = thisMoment();
    // After a moment in which the page did nothing at all, what has arrived meanwhile is yet to be read.
    if (wasAway) setTimeout(this.#judge, LOOK_EVERY_MS);
    else this.#judge();
  };

  #judge = (): void => {
    if (this.#isUp && msSince(this.#heardAt) > LONGEST_SILENCE_MS) this.renew();
  };

  /** The network may be back: no waiting, and no hoping for a try that was made before. */
  #wake = (): void => {
    if (isHidden()) return;
    if (this.#isUp) {
      setTimeout(this.#judge, LOOK_EVERY_MS);
      return;
    }
    if (this.#socket && msSince(this.#triedAt) < 500) return;
    this.#tries = 0;
    this.#drop();
    this.#try();
  };
}

function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

interface Moment {
  readonly clock: number;
  readonly date: number;
}

function thisMoment(): Moment {
  return { clock: performance.now(), date: Date.now() };
}

/** Some systems stop a page's clock while they sleep, and a date may be set back: the one that says more is right. */
function msSince({ clock, date }: Moment): number {
  return Math.max(performance.now() - clock, Date.now() - date);
}
