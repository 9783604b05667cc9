/**
 * The seats this browser holds on its server, across reloads and tabs: "my tables". Nothing here throws; where the
 * browser keeps nothing, keys last as long as the page.
 */
import { drop, get, idsWith, put, type Store } from '../store.ts';
import { isFields } from './lobbyShapes.ts';
import type { SeatKey } from './onlineClient.ts';

export interface SeatKeys {
  /** Newest first; the same array until something changes. */
  list(): readonly SeatKey[];
  read(matchID: string): SeatKey | null;
  keep(key: SeatKey): void;
  forget(matchID: string): void;
  /** The name last used, or none. */
  name(): string;
  rememberName(name: string): void;
  /** Tells of every change, by this tab or another one. */
  subscribe(listener: () => void): () => void;
}

const SEAT = 'agora.seat.';
const UNREADABLE = 'agora.unreadable-seat.';
const NAME = 'agora.name';

/** With `browserStore()` and `window` in a browser. */
export function openSeatKeys(store: Store | null, events?: EventTarget): SeatKeys {
  return new BrowserSeatKeys(store, events);
}

class BrowserSeatKeys implements SeatKeys {
  readonly #store: Store | null;
  readonly #memory = new Map<string, SeatKey>();
  readonly #listeners = new Set<() => void>();
  #name = '';
  #list: readonly SeatKey[] | null = null;

  constructor(store: Store | null, events: EventTarget | undefined) {
    this.#store = store;
    events?.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === null || key === NAME || key.startsWith(SEAT)) this.#tell();
    });
  }

  list = (): readonly SeatKey[] => {
    if (this.#list) return this.#list;
    const ids = new Set([...idsWith(this.#store, SEAT), ...this.#memory.keys()]);
    const keys = [...ids].map((id) => this.read(id)).filter((key) => key !== null);
    this.#list = keys.sort((a, b) => b.keptAt - a.keptAt);
    return this.#list;
  };

  read(matchID: string): SeatKey | null {
    const text = get(this.#store, SEAT + matchID);
    const key = text === null ? null : readKey(matchID, text);
    if (text !== null && !key && put(this.#store, UNREADABLE + matchID, text)) drop(this.#store, SEAT + matchID);
    return this.#memory.get(matchID) ?? key;
  }

  keep(key: SeatKey): void {
    if (put(this.#store, SEAT + key.matchID, JSON.stringify(key))) this.#memory.delete(key.matchID);
    else this.#memory.set(key.matchID, key);
    this.#tell();
  }

  forget(matchID: string): void {
    this.#memory.delete(matchID);
    drop(this.#store, SEAT + matchID);
    this.#tell();
  }

  name(): string {
    return get(this.#store, NAME) ?? this.#name;
  }

  rememberName(name: string): void {
    this.#name = name;
    put(this.#store, NAME, name);
    this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    this.#list = null;
    for (const listener of this.#listeners) listener();
  }
}

function readKey(matchID: string, text: string): SeatKey | null {
  try {
    const key: unknown = JSON.parse(text);
    return isKeyOf(matchID, key) ? key : null;
  } catch {
    return null;
  }
}

function isKeyOf(matchID: string, key: unknown): key is SeatKey {
  if (!isFields(key) || key['matchID'] !== matchID || typeof key['keptAt'] !== 'number') return false;
  if (key['hostToken'] !== undefined && typeof key['hostToken'] !== 'string') return false;
  return ['game', 'playerID', 'credentials', 'name'].every((field) => typeof key[field] === 'string');
}
