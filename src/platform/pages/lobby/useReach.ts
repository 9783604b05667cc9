import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A list that is only just being fetched is no reason to alarm anybody. */
const GRACE_MS = 2500;

/** `asking`: nothing is wrong yet. `lost`: what is shown may be old. `none`: the server has not been reached at all. */
export type Reach = 'asking' | 'live' | 'lost' | 'none';

/** How the server stands to a page whose list is live or not. */
export function useReach(isLive: boolean): Reach {
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const [isLong, setLong] = useState(false);
  const hasBeenLive = useRef(isLive);
  useEffect(() => {
    if (isLive) {
      hasBeenLive.current = true;
      return setLong(false);
    }
    const timer = setTimeout(() => setLong(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isLive]);
  if (isLive) return 'live';
  if (isOnline && !isLong) return 'asking';
  return hasBeenLive.current ? 'lost' : 'none';
}

function onNetwork(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
