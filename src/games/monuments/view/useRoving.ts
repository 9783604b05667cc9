/** One stop of the Tab key per area; arrow keys go on inside it, to whatever lies nearest in that direction. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const ITEMS = '[data-rove]';
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Roving<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  onKeyDown(event: KeyboardEvent<E>): void;
  onFocus(event: { target: EventTarget }): void;
}

export function useRoving<E extends HTMLElement>(): Roving<E> {
  const ref = useRef<E>(null);
  const stop = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const items = itemsIn(ref.current);
    if (!stop.current || !items.includes(stop.current)) stop.current = items[0] ?? null;
    for (const item of items) {
      const tabIndex = item === stop.current ? 0 : -1;
      // Even writing the same again makes the browser style the page at once.
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
    }
  });

  return {
    ref,
    onFocus({ target }) {
      const item = target instanceof Element ? target.closest<HTMLElement>(ITEMS) : null;
      if (!item) return;
      if (stop.current) stop.current.tabIndex = -1;
      stop.current = item;
      item.tabIndex = 0;
    },
    onKeyDown(event) {
      const step = STEPS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nearest(event.target as HTMLElement, itemsIn(ref.current), step);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}

function itemsIn(area: HTMLElement | null): HTMLElement[] {
  return area ? [...area.querySelectorAll<HTMLElement>(ITEMS)] : [];
}

/** The item ahead that is nearest, being off the line counting twice. */
function nearest(from: HTMLElement, items: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const start = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item === from) continue;
    const box = item.getBoundingClientRect();
    const [x, y] = [
      box.left + box.width / 2 - start.left - start.width / 2,
      box.top + box.height / 2 - start.top - start.height / 2,
    ];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + 2 * aside;
    if (ahead > 2 && far < least) {
      best = item;
      least = far;
    }
  }
  return best;
}
