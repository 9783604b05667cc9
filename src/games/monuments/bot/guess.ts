/** Fills the masks of a view: unseen cards dealt at random to rival hands and the pile. Known cards stay where they are. */
import { shuffle } from '../../../platform/rng.ts';
import { HIDDEN, type Random, type Seat } from '../../../platform/rules.ts';
import { type Card, deckFor } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { clone } from '../rules/view.ts';

export function guess(view: State, _viewer: Seat | null, random: Random): State {
  const unseen = shuffle(unseenIn(view), random);
  const fill = (card: Card) => (card === HIDDEN ? (unseen.pop() as Card) : card);
  const world = clone(view);
  world.hands = view.hands.map((hand) => (hand.includes(HIDDEN) ? hand.map(fill).sort((a, b) => a - b) : hand));
  world.pile = view.pile.map(fill);
  return world;
}

function unseenIn(view: State): Card[] {
  const seen = new Set<Card | null>([...view.row, ...view.pile, ...view.discarded]);
  for (const cards of [...view.hands, ...view.stacks]) for (const card of cards ?? []) seen.add(card);
  for (const history of view.histories) for (const card of history.pages) seen.add(card);
  return deckFor(view.seats).filter((card) => !seen.has(card));
}
