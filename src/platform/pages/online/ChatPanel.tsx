import { type ComponentProps, useEffect, useRef } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import { Chat } from './Chat.tsx';
import styles from './ChatPanel.module.css';
import { useOnlineTexts } from './useOnlineTexts.ts';

/** The chat beside the table; on a phone a sheet from below. The table can be played while it is open. */
export function ChatPanel({ onClose, ...chat }: ComponentProps<typeof Chat> & { onClose(): void }) {
  const texts = useOnlineTexts().chat;
  const panel = useRef<HTMLElement>(null);
  useFocusOn(panel);
  return (
    <aside
      ref={panel}
      className={styles['panel']}
      aria-label={texts.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" className={styles['close']} aria-label={texts.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <Chat {...chat} />
    </aside>
  );
}

/** Takes the focus, and gives it back to whatever had it. */
function useFocusOn(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    const inside = panel.current;
    (inside?.querySelector<HTMLElement>('form input') ?? inside)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}
