import { type FocusEvent, useEffect, useRef } from 'react';
import { focusZone } from './useShortcuts.ts';

/**
 * A card that is played takes the focus with it. Whoever plays by keyboard is led back to the area they were in, or to
 * the hand where that was a button.
 */
export function useKeptFocus(...changes: readonly unknown[]) {
  const zone = useRef<string | null>(null);
  useEffect(() => {
    if (zone.current && document.activeElement === document.body) focusZone(zone.current);
  }, changes);
  return {
    onFocus({ target }: FocusEvent) {
      const area = target.closest<HTMLElement>('[data-zone][role="group"]')?.dataset['zone'] ?? 'hand';
      zone.current = `[data-zone="${area}"][role="group"]`;
    },
  };
}
