import { useState } from 'react';
import type { BotAsker } from '../../match/online/lobbyApi.ts';
import type { AnyRoom } from '../../room.ts';
import type { Seat } from '../../rules.ts';
import { Button } from '../../ui/Button.tsx';
import { recall, remember } from '../../ui/memory.ts';
import styles from './AddBot.module.css';
import { lobby } from './lobby.ts';
import pages from './pages.module.css';
import { useBotTexts } from './useBotTexts.ts';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

interface AddBotProps {
  readonly room: AnyRoom;
  readonly matchID: string;
  readonly seat: Seat;
  readonly asker: BotAsker;
}

/** At a seat that nobody has: a level, and the bot sits down. */
export function AddBot({ room, matchID, seat, asker }: AddBotProps) {
  const texts = useOnlineTexts();
  const { bots } = texts;
  const botTexts = useBotTexts(room);
  const [chosen, setChosen] = useState(() => recall('bot-level'));
  const [problem, setProblem] = useState<string | null>(null);
  if (!botTexts) return null;
  const levels = Object.keys(botTexts.levels);
  const level = levels.find((each) => each === chosen) ?? levels.at(Math.min(1, levels.length - 1)) ?? '';
  async function add() {
    remember('bot-level', level);
    const answer = await lobby.seatBot(room.id, matchID, asker, { seat: String(seat), level });
    setProblem(answer.ok ? null : answer.code);
  }
  return (
    <span className={styles['bot']}>
      <select
        aria-label={bots.levelOf(seat + 1)}
        value={level}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {Object.entries(botTexts.levels).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Button aria-label={bots.addTo(seat + 1)} onClick={add}>
        {bots.add}
      </Button>
      {problem !== null && (
        <span className={pages['problem']} role="alert">
          {problemText(texts, problem)}
        </span>
      )}
    </span>
  );
}
