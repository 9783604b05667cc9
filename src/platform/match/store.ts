/** A browser's storage as we use it: texts by key. Nothing here throws, whatever the browser forbids or lacks. */

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** localStorage, or null where the browser forbids it. */
export function browserStore(): Store | null {
  try {
    const store = window.localStorage;
    store.getItem('agora');
    return store;
  } catch {
    return null;
  }
}

export function get(store: Store | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** True if the browser has kept it. */
export function put(store: Store | null, key: string, text: string): boolean {
  try {
    store?.setItem(key, text);
    return store !== null;
  } catch {
    return false;
  }
}

export function drop(store: Store | null, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // Nothing is lost: the entry stays, and the next try may succeed.
  }
}

export function idsWith(store: Store | null, prefix: string): string[] {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
