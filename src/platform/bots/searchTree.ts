/**
 * The nodes of a search, in flat arrays that only grow: no objects, so that millions of visits leave nothing to collect.
 * A node stands for "this seat made this move there". The seat belongs to it because hidden cards can decide whose
 * turn follows. What a node remembers of rewards is the view of the seat that moved.
 */
const FIRST_CAPACITY = 1 << 12;
const NONE = -1;
export const ROOT = 0;

export class SearchTree {
  size = 1;
  visits = new Int32Array(FIRST_CAPACITY);
  /** How often the move could have been made when its parent was visited. */
  available = new Int32Array(FIRST_CAPACITY);
  rewards = new Float64Array(FIRST_CAPACITY);
  seats = new Int32Array(FIRST_CAPACITY);
  keys = new Int32Array(FIRST_CAPACITY);
  parents = new Int32Array(FIRST_CAPACITY).fill(NONE);
  /** Open addressing, at most half full. */
  private slots = new Int32Array(2 * FIRST_CAPACITY);

  /** The node of a move, made if it is new. */
  child(parent: number, seat: number, key: number): number {
    const mask = this.slots.length - 1;
    let at = hash(parent, seat, key) & mask;
    for (let node = this.slots[at] as number; node !== 0; node = this.slots[at] as number) {
      if (this.keys[node] === key && this.parents[node] === parent && this.seats[node] === seat) return node;
      at = (at + 1) & mask;
    }
    if (this.size === this.visits.length) {
      this.grow();
      return this.child(parent, seat, key);
    }
    const node = this.size++;
    this.slots[at] = node;
    this.keys[node] = key;
    this.seats[node] = seat;
    this.parents[node] = parent;
    return node;
  }

  private grow(): void {
    const capacity = 2 * this.visits.length;
    this.visits = longer(this.visits, new Int32Array(capacity));
    this.available = longer(this.available, new Int32Array(capacity));
    this.rewards = longer(this.rewards, new Float64Array(capacity));
    this.seats = longer(this.seats, new Int32Array(capacity));
    this.keys = longer(this.keys, new Int32Array(capacity));
    this.parents = longer(this.parents, new Int32Array(capacity));
    this.slots = new Int32Array(2 * capacity);
    const mask = this.slots.length - 1;
    for (let node = 1; node < this.size; node++) {
      let at = hash(this.parents[node] as number, this.seats[node] as number, this.keys[node] as number) & mask;
      while (this.slots[at] !== 0) at = (at + 1) & mask;
      this.slots[at] = node;
    }
  }
}

function longer<T extends Int32Array | Float64Array>(old: T, fresh: T): T {
  fresh.set(old);
  return fresh;
}

function hash(parent: number, seat: number, key: number): number {
  let bits = Math.imul(parent, 0x9e3779b1) ^ Math.imul(key + seat * 0x01000193, 0x85ebca6b);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}
