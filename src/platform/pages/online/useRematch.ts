import { useCallback, useState } from 'react';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import { useHouse } from '../context.ts';
import { navigate, paths } from '../router.ts';
import { keyOf, lobby } from './lobby.ts';

/** Opens the rematch, or joins the one that is open: the key to this seat opens the seat there too. */
export function useRematch(seatKey: SeatKey | null): { problem: string | null; rematch(): Promise<void> } {
  const { keys } = useHouse();
  const [problem, setProblem] = useState<string | null>(null);
  const rematch = useCallback(async () => {
    if (!seatKey) return;
    const answer = await lobby.playAgain(seatKey);
    if (!answer.ok) return setProblem(answer.code);
    keys.keep(keyOf({ ...seatKey, matchID: answer.nextMatchID }));
    navigate(paths.table(answer.nextMatchID));
  }, [seatKey, keys]);
  return { problem, rematch };
}
