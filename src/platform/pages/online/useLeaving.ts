import { useState } from 'react';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import { useHouse } from '../context.ts';
import { navigate, paths } from '../router.ts';
import { lobby } from './lobby.ts';

/** Gives up a seat and goes to the lobby; `problem` says why it did not work. */
export function useLeaving(): { problem: string | null; leave(key: SeatKey): Promise<void> } {
  const { keys } = useHouse();
  const [problem, setProblem] = useState<string | null>(null);
  async function leave(key: SeatKey) {
    const answer = await lobby.leaveTable(key);
    // Whoever is not known at the table any more has left it.
    const isOut = answer.ok || answer.code === 'unauthorized' || answer.code === 'unknown-match';
    if (!isOut) return setProblem(answer.code);
    keys.forget(key.matchID);
    navigate(paths.lobby(key.game), 'replace');
  }
  return { problem, leave };
}
