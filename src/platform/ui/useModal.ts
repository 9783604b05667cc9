import { type RefObject, useLayoutEffect, useRef } from 'react';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** The dialogs that cover the page now, the topmost last: searching the whole page for them would take its time. */
const covers: HTMLElement[] = [];

export function isCovered(): boolean {
  return covers.length > 0;
}

/**
 * Keeps the focus inside a dialog that covers the page, and gives it back afterwards. The browser's own modal dialogs
 * style and paint every element behind them anew, which a full table pays for with a tenth of a second.
 */
export function useModal(dialog: RefObject<HTMLElement | null>, onEscape?: () => void): void {
  const leave = useRef(onEscape);
  leave.current = onEscape;
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    const before = document.activeElement;
    covers.push(current);
    focusFirst(current);
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || covers.at(-1) !== current) return;
      if (event.key === 'Escape' && leave.current) {
        event.preventDefault();
        leave.current();
      } else if (event.key === 'Tab') goRound(event, current);
    };
    const onFocus = (event: FocusEvent) => {
      const isOutside = event.target instanceof Node && !current.contains(event.target);
      if (isOutside && covers.at(-1) === current) focusFirst(current);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      covers.splice(covers.indexOf(current), 1);
      document.removeEventListener('keydown', onKey);
      // It would take back the focus that is given away here.
      document.removeEventListener('focusin', onFocus);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}

function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)];
}

function focusFirst(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog;
  first.focus({ preventScroll: true });
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
