/**
 * Many small writes, one flush to the disk. What arrives while the event loop is busy is written in one transaction;
 * each write is still all or nothing, and nobody is told before the flush. A flush costs the same for one as for fifty.
 */
interface Waiting<W, R> {
  readonly write: W;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit<W, R> {
  readonly #atomically: <T>(work: () => T) => T;
  readonly #store: (write: W) => R;
  #waiting: Waiting<W, R>[] = [];

  constructor(atomically: <T>(work: () => T) => T, store: (write: W) => R) {
    this.#atomically = atomically;
    this.#store = store;
  }

  add(write: W): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  /** Resolves when everything added so far has been written or refused. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise((done) => setImmediate(done));
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const results = this.#atomically(() => batch.map(({ write }) => this.#store(write)));
      batch.forEach(({ resolve }, at) => {
        resolve(results[at] as R);
      });
    } catch {
      // One bad write must not take the others down with it.
      for (const each of batch) this.#alone(each);
    }
  }

  #alone({ write, resolve, reject }: Waiting<W, R>): void {
    try {
      resolve(this.#atomically(() => this.#store(write)));
    } catch (error) {
      reject(error);
    }
  }
}
