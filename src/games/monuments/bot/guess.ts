/** Fills the masks of a view: unseen cards dealt at random to rival hands and the pile. Known cards stay where they are. */
import { shuffle } from '../../../platform/rng.ts';
import { HIDDEN, type Random, type Seat } from '../../../platform/rules.ts';
import { type Card, deckFor } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { clone } from '../rules/view.ts';

export function guesser(view: State, _viewer: Seat | null): (random: Random) => State {
  const unseen = unseenIn(view);
  const hidden = view.hands.map((hand) => hand.filter((card) => card === HIDDEN).length);
  return (random) => {
    shuffle(unseen, random);
    let used = 0;
    const world = clone(view);
    for (let seat = 0; seat < hidden.length; seat++) {
      const count = hidden[seat] as number;
      if (count === 0) continue;
      // Masks stand first in a hand.
      const hand = (view.hands[seat] as readonly Card[]).slice();
      for (let i = 0; i < count; i++) hand[i] = unseen[used++] as Card;
      world.hands[seat] = hand.sort(ascending);
    }
    for (let i = 0; i < world.pile.length; i++) if (world.pile[i] === HIDDEN) world.pile[i] = unseen[used++] as Card;
    return world;
  };
}

function ascending(a: Card, b: Card): number {
  return a - b;
}

function unseenIn(view: State): Card[] {
  const seen = new Set<Card | null>([...view.row, ...view.pile, ...view.discarded]);
  for (const cards of [...view.hands, ...view.stacks]) for (const card of cards ?? []) seen.add(card);
  for (const history of view.histories) for (const card of history.pages) seen.add(card);
  return deckFor(view.seats).filter((card) => !seen.has(card));
}
