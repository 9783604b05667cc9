import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** Something loaded for a language; loaded anew when the language changes. */
export function useLoaded<T, K>(load: (key: K) => Promise<T>, key: K): Loaded<T> {
  const [state, setState] = useState<{ readonly key: K; readonly loaded: Loaded<T> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load(key).then(
      (value) => isWanted && setState({ key, loaded: { status: 'ready', value } }),
      () => isWanted && setState({ key, loaded: { status: 'failed' } }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, key]);
  return state && state.key === key ? state.loaded : { status: 'loading' };
}
