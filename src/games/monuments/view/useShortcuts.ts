import { useEffect, useRef } from 'react';
import { isCovered } from '../../../platform/ui/useModal.ts';

export type Shortcuts = Readonly<Record<string, () => void>>;

const TYPING = 'input, textarea, select, dialog, [contenteditable], [popover]';

/** Single keys for the whole table, silent while somebody types, or a sheet or the curtain covers it. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (isMeantElsewhere(event)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  if (event.target instanceof Element && event.target.closest(TYPING)) return true;
  return isCovered();
}

/** Moves the focus into an area: to the card its Tab key would reach. */
export function focusZone(selector: string): void {
  const zone = document.querySelector<HTMLElement>(selector);
  const stop = zone?.matches('button') ? zone : zone?.querySelector<HTMLElement>('[data-rove][tabindex="0"]');
  stop?.focus();
}
