import { useEffect, useState } from 'react';

/**
 * What `load` brings; null until it is there. When `load` changes, the old value stays until the new one has come, so
 * that nothing flickers. Failures go to the error boundary. Keep `load` stable with useCallback.
 */
export function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ value }),
      (error) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (failure) throw failure.error;
  return loaded?.value ?? null;
}
