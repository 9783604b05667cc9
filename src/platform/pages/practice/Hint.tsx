import { useEffect, useRef, useState } from 'react';
import type { Adviser } from '../../match/botHost.ts';
import type { AnyMatchClient } from '../../match/matchClient.ts';
import { useMatch } from '../../match/useMatch.ts';
import type { AnyBotTexts } from '../../room.ts';
import type { Move } from '../../rules.ts';
import { LampIcon } from '../../ui/icons.tsx';
import styles from './BotsBar.module.css';
import { HintPanel } from './HintPanel.tsx';
import { useAdvice } from './useAdvice.ts';
import { usePracticeTexts } from './usePracticeTexts.ts';

interface HintProps {
  readonly client: AnyMatchClient;
  readonly adviser: Adviser;
  readonly botTexts: AnyBotTexts;
  /** What a hint means at this table. */
  readonly note: string;
}

/** "What would you do?", on one's own turn. */
export function Hint({ client, adviser, botTexts, note }: HintProps) {
  const { hint } = usePracticeTexts();
  const { seat, actors, log, closed } = useMatch(client);
  const isMine = seat !== null && actors.includes(seat);
  // A hint is about one position, and goes with it: every other one has another log.
  const [asked, setAsked] = useState<object | null>(null);
  const [refused, setRefused] = useState<object | null>(null);
  const isOpen = isMine && closed === null && asked === log;
  const button = useRef<HTMLButtonElement>(null);
  const levels = Object.keys(botTexts.levels);
  const advice = useAdvice(adviser, levels.at(-1) ?? '', isOpen ? log : null);
  const toggle = () => closed === null && setAsked(isOpen ? null : log);
  const close = () => {
    setAsked(null);
    button.current?.focus({ preventScroll: true });
  };
  const play = async (moves: readonly Move[]) => setRefused((await client.play(moves)) ? log : null);
  useShortcut(() => isMine && toggle());
  if (!isMine) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-disabled={closed !== null || undefined}
        aria-keyshortcuts="Alt+I"
        title={`${hint.title} (Alt+I)`}
        onClick={toggle}
      >
        <LampIcon />
        <span>{hint.open}</span>
      </button>
      {isOpen && (
        <HintPanel
          state={client.snapshot().state}
          botTexts={botTexts}
          seat={seat}
          advice={advice}
          note={note}
          isRefused={refused === log}
          onPlay={play}
          onClose={close}
        />
      )}
    </>
  );
}

/** With a modifier, so that it needs no switch: single letters belong to the table. */
function useShortcut(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyI') return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
