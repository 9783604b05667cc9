/**
 * Cards that fly to their new place. Copies fly above everything, so that no scrolling area cuts them off; the real
 * cards are there at once and can be used at once.
 */
import { Component, createRef, type ReactNode } from 'react';
import type { Seat } from '../../../platform/rules.ts';
import type { State } from '../rules/state.ts';

interface Props {
  readonly state: State;
  readonly seat: Seat | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

type Places = ReadonlyMap<string, DOMRect>;

const DURATION = 420;
const EASING = 'cubic-bezier(0.2, 0.75, 0.25, 1)';
const MOST = 14;
const LEAST_DISTANCE = 24;
const PILE = 'pile';

export class Flights extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Places | null {
    // Other eyes see another hand: nothing may fly from one to the other.
    const isSameScene = before.seat === this.props.seat && before.state !== this.props.state;
    return isSameScene && !isStill() ? placesIn(this.#root.current) : null;
  }

  override componentDidUpdate(_: Props, __: unknown, before: Places | null): void {
    const root = this.#root.current;
    if (before && root) flyAll(root, before);
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function cardsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-zone][data-card], [data-zone="pile"]')];
}

function placesIn(root: HTMLElement | null): Places {
  const places = new Map<string, DOMRect>();
  for (const card of root ? cardsIn(root) : []) places.set(nameOf(card), card.getBoundingClientRect());
  return places;
}

function nameOf(card: HTMLElement): string {
  return card.dataset['card'] ?? PILE;
}

/** A card that was nowhere comes from the pile, unless it appears in a display of somebody else's hidden hand. */
function flyAll(root: HTMLElement, before: Places): void {
  const flying = cardsIn(root)
    .map((card) => {
      const from = before.get(nameOf(card)) ?? (card.dataset['zone'] === 'display' ? undefined : before.get(PILE));
      return { card, from, to: card.getBoundingClientRect() };
    })
    .filter(({ from, to }) => from && from.width > 0 && to.width > 0 && distance(from, to) > LEAST_DISTANCE);
  for (const { card, from, to } of flying.slice(0, MOST)) if (from) fly(card, from, to);
}

function distance(a: DOMRect, b: DOMRect): number {
  return Math.hypot(a.left - b.left, a.top - b.top);
}

function fly(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-zone', 'data-rove', 'data-drag', 'data-drop', 'data-id'])
    copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    transformOrigin: '0 0',
    translate: 'none',
  });
  const frame = card.closest<HTMLElement>('[style*="--hue"]');
  for (const name of ['--hue', '--hue-light', '--hue-dark', '--hue-ink']) {
    copy.style.setProperty(name, frame?.style.getPropertyValue(name) ?? '');
  }
  document.body.append(copy);
  const [dx, dy, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
  const flight = copy.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], {
    duration: DURATION,
    easing: EASING,
  });
  card.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: DURATION });
  const land = () => copy.remove();
  flight.finished.then(land, land);
}
