import { useCallback, useEffect, useState } from 'react';
import { useHouse } from '../context.ts';
import { type FoundTable, findTable } from './lobby.ts';

/** What the lobby says of a table: null until it has answered. With `everyMs` it is asked again and again. */
export function useFoundTable(matchID: string, everyMs?: number): { found: FoundTable | null; look(): void } {
  const { rooms } = useHouse();
  const [found, setFound] = useState<FoundTable | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    findTable(rooms, matchID).then((answer) => isCurrent && setFound((last) => newer(last, answer)));
    return () => {
      isCurrent = false;
    };
  }, [rooms, matchID, times]);
  const look = useCallback(() => setTimes((count) => count + 1), []);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, look]);
  return { found, look };
}

/** A table that is known stays so while the server does not answer: nobody's half-typed name is swept away. */
function newer(last: FoundTable | null, answer: FoundTable): FoundTable {
  return last?.ok && !answer.ok && answer.code !== 'unknown-match' ? last : answer;
}
