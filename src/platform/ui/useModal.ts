import { type RefObject, useLayoutEffect, useRef } from 'react';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Keeps the focus inside a dialog that covers the page, and gives it back afterwards. The browser's own modal dialogs
 * style and paint every element behind them anew, which a full table pays for with a tenth of a second.
 */
export function useModal(dialog: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  const leave = useRef(onEscape);
  leave.current = onEscape;
  useLayoutEffect(() => {
    const before = document.activeElement;
    focusFirst(dialog.current);
    const onKey = (event: KeyboardEvent) => {
      const { current } = dialog;
      if (!current || event.defaultPrevented || topmost() !== current) return;
      if (event.key === 'Escape' && leave.current) {
        event.preventDefault();
        leave.current();
      } else if (event.key === 'Tab') goRound(event, current);
    };
    const onFocus = (event: FocusEvent) => {
      const { current } = dialog;
      if (current && topmost() === current && event.target instanceof Node && !current.contains(event.target)) {
        focusFirst(current);
      }
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      // It would take back the focus that is given away here.
      document.removeEventListener('focusin', onFocus);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** The dialog that covers everything else, if any. */
function topmost(): Element | null {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? null;
}

function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)];
}

function focusFirst(dialog: HTMLElement | null): void {
  const first = dialog?.querySelector<HTMLElement>('[data-first-focus]') ?? dialog;
  first?.focus({ preventScroll: true });
}

/** From the last stop to the first and back, never beyond. */
function goRound(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = stopsIn(dialog);
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  const isOutside = !dialog.contains(at) || at === dialog;
  const next = event.shiftKey ? (at === first || isOutside) && last : at === last && first;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
