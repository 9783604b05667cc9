/** How much one socket or one address may ask for. A bucket holds `burst` tokens and regains `perSecond` of them. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Anything a socket sends. */
  readonly packets: Limit;
  readonly moves: Limit;
  /** Requests that cost more than a move: whole states and histories. */
  readonly syncs: Limit;
  readonly chats: Limit;
  /** By address. */
  readonly requests: Limit;
  readonly creations: Limit;
  readonly connections: Limit;
  readonly socketsPerAddress: number;
}

const LIMITS: Limits = {
  packets: { burst: 120, perSecond: 40 },
  moves: { burst: 40, perSecond: 10 },
  syncs: { burst: 30, perSecond: 3 },
  chats: { burst: 6, perSecond: 0.5 },
  requests: { burst: 200, perSecond: 20 },
  creations: { burst: 20, perSecond: 0.1 },
  connections: { burst: 100, perSecond: 10 },
  socketsPerAddress: 250,
};

/** The limits, times a factor: a club behind one address needs more than a family. */
export function limitsTimes(factor: number): Limits {
  const scaled = Object.entries(LIMITS).map(([name, limit]) => [
    name,
    typeof limit === 'number'
      ? limit * factor
      : { burst: Math.max(1, limit.burst * factor), perSecond: limit.perSecond * factor },
  ]);
  return Object.fromEntries(scaled);
}

export class Bucket {
  readonly #limit: Limit;
  #tokens: number;
  #filledAt: number;

  constructor(limit: Limit, now = performance.now()) {
    this.#limit = limit;
    this.#tokens = limit.burst;
    this.#filledAt = now;
  }

  /** Takes a token if there is one. */
  take(now = performance.now()): boolean {
    this.#fill(now);
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  isFull(now = performance.now()): boolean {
    this.#fill(now);
    return this.#tokens >= this.#limit.burst;
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#limit;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
  }
}

/** A bucket for each address; those that are full again are forgotten, so that strangers cost no memory. */
export class Buckets {
  readonly #limit: Limit;
  readonly #byAddress = new Map<string, Bucket>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  take(address: string, now = performance.now()): boolean {
    const bucket = this.#byAddress.get(address) ?? new Bucket(this.#limit, now);
    this.#byAddress.set(address, bucket);
    return bucket.take(now);
  }

  forgetIdle(now = performance.now()): void {
    for (const [address, bucket] of this.#byAddress) if (bucket.isFull(now)) this.#byAddress.delete(address);
  }

  get size(): number {
    return this.#byAddress.size;
  }
}
