/** A browser's storage in memory: can be full, and tells another tab of what this one writes. */
export class StorageDouble {
  readonly entries: Map<string, string>;
  isFull = false;
  /** The other tab's window, if there is one. */
  other: EventTarget | null = null;

  constructor(entries: Map<string, string> = new Map()) {
    this.entries = entries;
  }

  get length(): number {
    return this.entries.size;
  }

  key(at: number): string | null {
    return [...this.entries.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, text);
    this.#tellOther(key);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
    this.#tellOther(key);
  }

  #tellOther(key: string): void {
    this.other?.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
}

/** Two tabs of one browser. */
export function twoTabs() {
  const entries = new Map<string, string>();
  const tabs = [new EventTarget(), new EventTarget()] as const;
  const stores = [new StorageDouble(entries), new StorageDouble(entries)] as const;
  stores[0].other = tabs[1];
  stores[1].other = tabs[0];
  return { entries, tabs, stores };
}
