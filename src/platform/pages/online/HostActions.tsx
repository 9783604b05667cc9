import { useState } from 'react';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import type { LobbySeat } from '../../protocol.ts';
import type { AnyRoom } from '../../room.ts';
import { Button } from '../../ui/Button.tsx';
import { AddBot } from './AddBot.tsx';
import { lobby } from './lobby.ts';
import pages from './pages.module.css';
import { RemoveButton } from './RemoveButton.tsx';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

interface HostActionsProps {
  readonly room: AnyRoom;
  readonly seatKey: SeatKey;
  readonly seat: LobbySeat;
}

/** What the host can do about a seat before the match begins: bots come and go at a click, people are asked for twice. */
export function HostActions({ room, seatKey, seat }: HostActionsProps) {
  const { hostToken, matchID } = seatKey;
  if (hostToken === undefined) return null;
  if (seat.bot !== undefined) return <RemoveBot seatKey={seatKey} hostToken={hostToken} seat={seat} />;
  if (seat.name === undefined) return <AddBot room={room} matchID={matchID} seat={seat.id} asker={{ hostToken }} />;
  return <RemoveButton seatKey={seatKey} seat={seat} />;
}

interface RemoveBotProps {
  readonly seatKey: SeatKey;
  readonly hostToken: string;
  readonly seat: LobbySeat;
}

function RemoveBot({ seatKey: { game, matchID }, hostToken, seat }: RemoveBotProps) {
  const texts = useOnlineTexts();
  const [problem, setProblem] = useState<string | null>(null);
  async function remove() {
    const answer = await lobby.removeSeat(game, matchID, { hostToken, playerID: String(seat.id) });
    setProblem(answer.ok ? null : answer.code);
  }
  return (
    <>
      <Button kind="quiet" aria-label={texts.waiting.removeNamed(seat.name ?? '')} onClick={remove}>
        {texts.waiting.remove}
      </Button>
      {problem !== null && (
        <p className={pages['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
    </>
  );
}
