/**
 * The side that asks: one worker, one thought at a time, the others waiting in line. A worker that breaks or gives no sign
 * of life is replaced and the thought begun anew, once; after that the asker is told and may fall back on the policy.
 */
import type { FromThinker, ThinkTask, ThoughtReport, ToThinker } from './thinking.ts';

/** A worker behind whatever door the surroundings offer. */
export interface ThinkerPort {
  post(message: ToThinker): void;
  /** `onBreak` when the worker has died. */
  listen(onMessage: (message: FromThinker) => void, onBreak: () => void): void;
  /** Kills it. */
  end(): void;
}

export interface ThinkOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** The worker is gone or stuck, also at the second try. */
export class ThinkerBroken extends Error {}
/** The asker changed its mind. */
export class ThoughtCancelled extends Error {}

interface Waiting {
  readonly id: number;
  readonly task: ThinkTask;
  readonly onProgress: ((share: number) => void) | undefined;
  readonly resolve: (report: ThoughtReport) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

const TRIES = 2;
/** Slices end every few dozen milliseconds; the first one waits for the game to load. */
const STUCK_AFTER = 6000;

export class Thinker {
  readonly #open: () => ThinkerPort;
  readonly #stuckAfter: number;
  #port: ThinkerPort | null = null;
  #line: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  #isClosed = false;

  constructor(open: () => ThinkerPort, stuckAfter = STUCK_AFTER) {
    this.#open = open;
    this.#stuckAfter = stuckAfter;
  }

  /** How many thoughts are under way or wait. */
  get load(): number {
    return this.#line.length;
  }

  think(task: ThinkTask, { signal, onProgress }: ThinkOptions = {}): Promise<ThoughtReport> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || signal?.aborted) return reject(new ThoughtCancelled());
      const waiting: Waiting = { id: this.#nextId++, task, onProgress, resolve, reject, tries: 0 };
      signal?.addEventListener('abort', () => this.#cancel(waiting), { once: true });
      this.#line.push(waiting);
      if (this.#line.length === 1) this.#begin();
    });
  }

  /** Kills the worker; whoever still waits is told that the thought was cancelled. */
  close(): void {
    this.#isClosed = true;
    this.#dismiss();
    for (const { reject } of this.#line.splice(0)) reject(new ThoughtCancelled());
  }

  #begin(): void {
    const first = this.#line[0];
    if (!first || this.#isClosed) return;
    first.tries++;
    this.#watch();
    try {
      const port = this.#port ?? this.#hire();
      port.post({ kind: 'think', id: first.id, task: first.task });
    } catch (error) {
      // No worker can be had here, or the task cannot be sent.
      this.#onBreak(error instanceof Error ? error.message : String(error));
    }
  }

  #hire(): ThinkerPort {
    const port = this.#open();
    this.#port = port;
    port.listen(
      (message) => this.#port === port && this.#hear(message),
      () => this.#port === port && this.#onBreak(),
    );
    return port;
  }

  #hear(message: FromThinker): void {
    const first = this.#line[0];
    if (message.id !== first?.id) return;
    this.#watch();
    if (message.kind === 'progress') first.onProgress?.(message.share);
    else if (message.kind === 'thought') this.#finish((done) => done.resolve(message.report));
    else this.#onBreak(message.message);
  }

  #finish(tell: (done: Waiting) => void): void {
    clearTimeout(this.#timer);
    const done = this.#line.shift();
    if (done) tell(done);
    this.#begin();
  }

  #cancel(waiting: Waiting): void {
    const at = this.#line.indexOf(waiting);
    if (at < 0) return;
    waiting.reject(new ThoughtCancelled());
    if (at > 0) {
      this.#line.splice(at, 1);
      return;
    }
    this.#port?.post({ kind: 'cancel', id: waiting.id });
    this.#finish(() => {});
  }

  #onBreak(why = 'The worker is gone.'): void {
    this.#dismiss();
    const first = this.#line[0];
    if (first && first.tries >= TRIES) this.#finish((done) => done.reject(new ThinkerBroken(why)));
    else this.#begin();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#onBreak('The worker is stuck.'), this.#stuckAfter);
  }

  #dismiss(): void {
    clearTimeout(this.#timer);
    this.#port?.end();
    this.#port = null;
  }
}
