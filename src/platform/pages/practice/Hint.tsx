import { useEffect, useRef, useState } from 'react';
import type { BotsAtTable } from '../../match/botHost.ts';
import type { AnyLocalClient } from '../../match/localMatchClient.ts';
import { useMatch } from '../../match/useMatch.ts';
import type { AnyBotTexts } from '../../room.ts';
import styles from './BotsBar.module.css';
import { HintPanel } from './HintPanel.tsx';
import { useAdvice } from './useAdvice.ts';
import { usePracticeTexts } from './usePracticeTexts.ts';

interface HintProps {
  readonly client: AnyLocalClient;
  readonly bots: BotsAtTable;
  readonly botTexts: AnyBotTexts;
}

/** "What would you do?", on one's own turn. */
export function Hint({ client, bots, botTexts }: HintProps) {
  const { hint } = usePracticeTexts();
  const { seat, actors, log } = useMatch(client);
  const isMine = seat !== null && actors.includes(seat);
  const ply = log.length;
  // A hint is about one position: it goes with it.
  const [asked, setAsked] = useState<number | null>(null);
  const isOpen = isMine && asked === ply;
  const button = useRef<HTMLButtonElement>(null);
  const levels = Object.keys(botTexts.levels);
  const advice = useAdvice(bots, levels.at(-1) ?? '', isOpen ? ply : null);
  const close = () => {
    setAsked(null);
    button.current?.focus({ preventScroll: true });
  };
  useShortcut(() => isMine && setAsked(isOpen ? null : ply));
  if (!isMine) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+I"
        title={`${hint.title} (Alt+I)`}
        onClick={() => setAsked(isOpen ? null : ply)}
      >
        {hint.open}
      </button>
      {isOpen && <HintPanel client={client} botTexts={botTexts} seat={seat} advice={advice} onClose={close} />}
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
