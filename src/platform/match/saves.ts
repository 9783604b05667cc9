/**
 * The matches kept in this browser, one entry each. Nothing here throws: storage may be full, forbidden or damaged, and
 * play goes on regardless. What the browser would not keep stays in memory until the page is closed.
 */
import { formatSave, parseSave, type SavedMatch } from './saveFormat.ts';
import { drop, get, idsWith, put, type Store } from './store.ts';

const MATCH = 'agora.match.';
const BROKEN = 'agora.broken.';

/** `stale`: another tab has played on. `gone`: another tab has deleted it. `unkept`: the browser would not keep it. */
type SaveResult = 'saved' | 'stale' | 'gone' | 'unkept';

export interface SavedMatches {
  /** Last played first. */
  readonly matches: readonly SavedMatch[];
  /** Entries that could not be read. They have been moved aside, untouched. */
  readonly broken: readonly BrokenSave[];
  /** False where this browser keeps nothing at all. */
  readonly isKept: boolean;
}

export interface BrokenSave {
  readonly id: string;
  readonly text: string;
}

export interface Saves {
  list(): SavedMatches;
  read(id: string): SavedMatch | null;
  /** Writes a match over its revision before this one; never over another. */
  write(match: SavedMatch): SaveResult;
  remove(id: string): void;
  /** Moves an entry that cannot be played out of the way, as it is. */
  setAside(id: string): void;
  removeBroken(id: string): void;
  subscribe(listener: (change: SavesChange) => void): () => void;
}

interface SavesChange {
  /** Null if any match may have changed. */
  readonly id: string | null;
  /** By this tab or by another one. */
  readonly from: 'here' | 'elsewhere';
}

export function openSaves(store: Store | null, events?: EventTarget): Saves {
  return new BrowserSaves(store, events);
}

class BrowserSaves implements Saves {
  readonly #store: Store | null;
  readonly #memory = new Map<string, SavedMatch>();
  readonly #listeners = new Set<(change: SavesChange) => void>();

  constructor(store: Store | null, events: EventTarget | undefined) {
    this.#store = store;
    // Browsers tell the other tabs only, never the one that has written.
    events?.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === null) this.#tell(null, 'elsewhere');
      else if (key.startsWith(MATCH)) this.#tell(key.slice(MATCH.length), 'elsewhere');
    });
  }

  list(): SavedMatches {
    const ids = new Set([...idsWith(this.#store, MATCH), ...this.#memory.keys()]);
    const matches = [...ids].map((id) => this.read(id)).filter((match) => match !== null);
    const broken = idsWith(this.#store, BROKEN).map((id) => ({ id, text: get(this.#store, BROKEN + id) ?? '' }));
    return { matches: matches.sort((a, b) => b.updatedAt - a.updatedAt), broken, isKept: this.#store !== null };
  }

  read(id: string): SavedMatch | null {
    const text = get(this.#store, MATCH + id);
    const unkept = this.#memory.get(id) ?? null;
    if (text === null) return unkept;
    const match = parseSave(id, text);
    if (!match) this.#moveAside(id);
    return unkept && unkept.revision > (match?.revision ?? 0) ? unkept : match;
  }

  write(match: SavedMatch): SaveResult {
    const known = this.read(match.id);
    if (!known && match.revision > 1) return 'gone';
    if (known && known.revision !== match.revision - 1) return 'stale';
    const isKept = put(this.#store, MATCH + match.id, formatSave(match));
    if (isKept) this.#memory.delete(match.id);
    else this.#memory.set(match.id, match);
    this.#tell(match.id, 'here');
    return isKept ? 'saved' : 'unkept';
  }

  remove(id: string): void {
    this.#memory.delete(id);
    drop(this.#store, MATCH + id);
    this.#tell(id, 'here');
  }

  setAside(id: string): void {
    this.#moveAside(id);
    this.#tell(id, 'here');
  }

  removeBroken(id: string): void {
    drop(this.#store, BROKEN + id);
    this.#tell(null, 'here');
  }

  subscribe(listener: (change: SavesChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The copy first: if there is no room for it, the entry stays where it is. */
  #moveAside(id: string): void {
    const text = get(this.#store, MATCH + id);
    if (text !== null && put(this.#store, BROKEN + id, text)) drop(this.#store, MATCH + id);
  }

  #tell(id: string | null, from: SavesChange['from']): void {
    for (const listener of this.#listeners) listener({ id, from });
  }
}
