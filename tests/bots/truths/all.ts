/**
 * What every reason for a move claims, as a predicate of its own: from the rules, the score sheets and the hand, never
 * from what the policy looked at.
 */
import { BUILD_TRUTHS } from './builds.ts';
import { CARD_TRUTHS } from './cards.ts';
import { HISTORY_TRUTHS } from './histories.ts';
import { rank, type Told, type Truths } from './told.ts';

const ROW_CARDS = ['draw', 'hero'];

/** Is no card of the row rated above this draw from the pile? */
function beatsRow(told: Told): boolean {
  const { move, ranked } = told;
  const isUnknown = (move.type === 'draw' || move.type === 'hero') && move.card === null;
  const rowCards = ranked.filter((other) => ROW_CARDS.includes(other.type) && 'card' in other && other.card !== null);
  return isUnknown && rowCards.every((other) => ranked.indexOf(other) > rank(told));
}

export const TRUTHS: Truths = {
  ...BUILD_TRUTHS,
  ...CARD_TRUTHS,
  ...HISTORY_TRUTHS,
  'unknown-card': (told) => told.value === told.state.pile.length && beatsRow(told),
  'nothing-better': (told) => rank(told) === 0 && told.value === told.ranked.length - 1,
  'also-possible': (told) => rank(told) > 0,
};
