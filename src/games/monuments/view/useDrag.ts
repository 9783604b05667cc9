/** Drag and drop by pointer, as an extra: whatever has `data-drag` can be carried to whatever has `data-drop`. */
import { type PointerEvent, useRef } from 'react';

export interface Dragged {
  readonly zone: string;
  /** The card's number; null for the pile. */
  readonly card: number | null;
}

/** `kind` and `place` of `data-drop="kind:place"`. */
export interface Drop {
  readonly kind: string;
  readonly place: number;
}

interface Carry {
  readonly source: HTMLElement;
  readonly x: number;
  readonly y: number;
  copy: HTMLElement | null;
}

const THRESHOLD = 9;

export function useDrag(onDrop: (dragged: Dragged, drop: Drop) => void) {
  const carry = useRef<Carry | null>(null);

  function onPointerDown(event: PointerEvent): void {
    const source = (event.target as Element).closest<HTMLElement>('[data-drag]');
    // By finger, a row card scrolls the page; a hand card is drawn upwards out of the fan.
    const isScroll =
      event.pointerType === 'touch' && source?.dataset['zone'] !== 'hand' && source?.dataset['zone'] !== 'order';
    if (!source || isScroll || event.button !== 0) return;
    carry.current = { source, x: event.clientX, y: event.clientY, copy: null };
  }

  function onPointerMove(event: PointerEvent): void {
    const held = carry.current;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.copy && Math.hypot(dx, dy) < THRESHOLD) return;
    held.copy ??= lift(held.source);
    held.copy.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`;
    markTarget(event.clientX, event.clientY);
  }

  function onPointerUp(event: PointerEvent): void {
    const held = carry.current;
    carry.current = null;
    if (!held?.copy) return;
    held.copy.remove();
    markTarget(null, null);
    swallowClick();
    const target = targetAt(event.clientX, event.clientY);
    const [kind, place] = (target?.dataset['drop'] ?? '').split(':');
    const { zone = '', id } = held.source.dataset;
    if (kind) onDrop({ zone, card: id === undefined ? null : Number(id) }, { kind, place: Number(place ?? -1) });
  }

  function onPointerCancel(): void {
    carry.current?.copy?.remove();
    carry.current = null;
    markTarget(null, null);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function lift(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-zone', 'data-drag', 'data-drop', 'data-rove']) copy.removeAttribute(name);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    translate: 'none',
    transition: 'none',
  });
  document.body.append(copy);
  return copy;
}

function targetAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
}

/** The place under the pointer glows. */
function markTarget(x: number | null, y: number | null): void {
  const target = x === null || y === null ? null : targetAt(x, y);
  for (const old of document.querySelectorAll('[data-over]')) if (old !== target) old.removeAttribute('data-over');
  target?.setAttribute('data-over', '');
}

/** The click that follows a drag is not meant. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
