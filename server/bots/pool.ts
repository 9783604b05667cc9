/**
 * Threads that think, and the line before them: first come, first served, and bounded. A match has one thought in it at a
 * time, so that the line is fair between matches. When it grows, everybody thinks more briefly rather than waits for long.
 */
import { Thinker, ThinkerBroken, type ThinkerPort, ThoughtCancelled } from '../../src/platform/bots/thinker.ts';
import type { ThinkTask, ThoughtReport } from '../../src/platform/bots/thinking.ts';

export interface PoolSetup {
  readonly open: () => ThinkerPort;
  readonly workers: number;
  /** How many thoughts may wait. */
  readonly capacity: number;
  /** How long the last in the line should wait at most. */
  readonly longestWaitMs?: number;
  readonly stuckAfterMs?: number;
}

/** Made only when its turn has come: who waits costs no memory. Patience below 1 asks to think more briefly. */
type TaskMaker = (patience: number) => ThinkTask;

interface Waiting {
  readonly make: TaskMaker;
  readonly signal: AbortSignal;
  readonly resolve: (report: ThoughtReport) => void;
  readonly reject: (error: unknown) => void;
}

/** Nobody else may wait. */
export class PoolFull extends Error {}

const LONGEST_WAIT_MS = 3000;
/** Patient: on a busy machine a thread that ranks below everybody may starve for a while, and a new one would not do better. */
const STUCK_AFTER_MS = 15_000;
const LEAST_PATIENCE = 0.02;
/** Whoever broke twice over one thought is not asked for so long: threads that cannot live must not cost the rest. */
const REST_MS = 5000;
/** How much the latest thought counts among those before. */
const LATEST = 0.1;

export class ThinkingPool {
  readonly #thinkers: readonly Thinker[];
  readonly #capacity: number;
  readonly #longestWaitMs: number;
  readonly #line: Waiting[] = [];
  readonly #restUntil = new Map<Thinker, number>();
  /** What a thought takes with all the patience in the world. */
  #usualMs = 100;
  #isClosed = false;

  constructor({ open, workers, capacity, longestWaitMs = LONGEST_WAIT_MS, stuckAfterMs = STUCK_AFTER_MS }: PoolSetup) {
    this.#thinkers = Array.from({ length: workers }, () => new Thinker(open, stuckAfterMs));
    this.#capacity = capacity;
    this.#longestWaitMs = longestWaitMs;
  }

  get waiting(): number {
    return this.#line.length;
  }

  think(make: TaskMaker, signal: AbortSignal): Promise<ThoughtReport> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || signal.aborted) return reject(new ThoughtCancelled());
      if (!this.#isAnyAwake()) return reject(new ThinkerBroken('Every thread has broken lately.'));
      if (this.#line.length >= this.#capacity) return reject(new PoolFull('Too many thoughts are waiting.'));
      const waiting = { make, signal, resolve, reject };
      signal.addEventListener('abort', () => this.#forget(waiting), { once: true });
      this.#line.push(waiting);
      this.#serve();
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const thinker of this.#thinkers) thinker.close();
    for (const { reject } of this.#line.splice(0)) reject(new ThoughtCancelled());
  }

  /** The first that is idle: as long as one thread is enough, there is one. */
  #serve(): void {
    for (const thinker of this.#thinkers) {
      if (thinker.load > 0 || this.#isResting(thinker)) continue;
      const next = this.#line.shift();
      if (!next) return;
      void this.#employ(thinker, next);
    }
  }

  async #employ(thinker: Thinker, { make, signal, resolve, reject }: Waiting): Promise<void> {
    try {
      const patience = this.#patience();
      const report = await thinker.think(make(patience), { signal });
      this.#usualMs += LATEST * (report.milliseconds / patience - this.#usualMs);
      resolve(report);
    } catch (error) {
      reject(error);
      if (error instanceof ThinkerBroken) this.#rest(thinker, error);
    }
    if (!this.#isClosed) this.#serve();
  }

  #isResting(thinker: Thinker): boolean {
    return (this.#restUntil.get(thinker) ?? 0) > performance.now();
  }

  #isAnyAwake(): boolean {
    return this.#thinkers.some((thinker) => !this.#isResting(thinker));
  }

  #rest(thinker: Thinker, why: ThinkerBroken): void {
    this.#restUntil.set(thinker, performance.now() + REST_MS);
    // Nobody would serve those who wait.
    if (!this.#isAnyAwake()) for (const { reject } of this.#line.splice(0)) reject(why);
  }

  #patience(): number {
    const waitMs = (this.#line.length * this.#usualMs) / this.#thinkers.length;
    return Math.max(LEAST_PATIENCE, Math.min(1, this.#longestWaitMs / waitMs));
  }

  #forget(waiting: Waiting): void {
    const at = this.#line.indexOf(waiting);
    if (at < 0) return;
    this.#line.splice(at, 1);
    waiting.reject(new ThoughtCancelled());
  }
}
