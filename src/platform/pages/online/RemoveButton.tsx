import { useState } from 'react';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import type { LobbySeat } from '../../protocol.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { lobby } from './lobby.ts';
import styles from './pages.module.css';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

/** For the host, at the seats of others. */
export function RemoveButton({ seatKey, seat }: { readonly seatKey: SeatKey; readonly seat: LobbySeat }) {
  const texts = useOnlineTexts();
  const { waiting } = texts;
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { hostToken, game, matchID } = seatKey;
  if (hostToken === undefined || seat.name === undefined || String(seat.id) === seatKey.playerID) return null;
  const remove = async (token: string) => {
    setAsking(false);
    const answer = await lobby.removeSeat(game, matchID, { hostToken: token, playerID: String(seat.id) });
    setProblem(answer.ok ? null : answer.code);
  };
  return (
    <>
      <Button kind="quiet" aria-label={waiting.removeNamed(seat.name)} onClick={() => setAsking(true)}>
        {waiting.remove}
      </Button>
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={waiting.removeTitle(seat.name)}
          text={waiting.removeText}
          confirm={waiting.remove}
          cancel={waiting.removeKeep}
          onConfirm={() => remove(hostToken)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
