import { describe, expect, it } from 'vitest';
import { deckFor, monumentOf } from '../../../src/games/monuments/rules/cards.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import type { State } from '../../../src/games/monuments/rules/state.ts';
import { seedOf } from '../../../src/platform/rng.ts';
import { HIDDEN } from '../../../src/platform/rules.ts';
import { cardsIn } from './cardText.ts';
import { matchFaults } from './invariants.ts';
import { table } from './kit.ts';

const SEMIRAMIS = 'semiramis 1 2 3 4 5 6 7 8 9';
const FIVES =
  'akropolis5 artemision5 babylon5 bet-hamikdash5 colosseum5 kolossus5 mausoleum5 petra5 pharos5 pyramids5 zeus5';
const SEEDS = Array.from({ length: 300 }, (_, n) => seedOf(n * 7919));

const create = (seats: number, seed: string): State => rules.create(seats, { powers: 'off' }, seed);
const missing = (seats: number) => {
  const deck = deckFor(seats);
  return Array.from({ length: 108 }, (_, card) => card).filter((card) => !deck.includes(card));
};

describe('2 Set-up', () => {
  it('§2.1 four seats: all 108 cards, two historians per colour', () => {
    expect(missing(4)).toEqual([]);
    expect(create(4, seedOf(1)).historians).toEqual([2, 2, 2, 2]);
  });

  it('§2.2 three seats: no Semiramis, none of the 11 barred cards, three historians per colour', () => {
    expect(missing(3)).toEqual(cardsIn(`${SEMIRAMIS} ${FIVES}`).sort((a, b) => a - b));
    expect(create(3, seedOf(1)).historians).toEqual([3, 3, 3]);
  });

  it('§2.3 ◇ two seats: no Semiramis, the barred cards stay; four colours with two historians each', () => {
    expect(missing(2)).toEqual(cardsIn(SEMIRAMIS));
    const state = create(2, seedOf(1));
    expect(state.historians).toEqual([2, 2, 2, 2]);
    expect(state.scores).toEqual([0, 0, 0, 0]);
    expect(state.hands).toHaveLength(2);
  });

  it.each([
    [4, 85],
    [3, 70],
    [2, 86],
  ])('§2.4 %i seats: five cards each, three in the row, %i in the pile', (seats, pile) => {
    for (const seed of SEEDS) {
      const state = create(seats, seed);
      expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(5));
      expect(state.row).toHaveLength(3);
      expect(state.row).not.toContain(null);
      expect(state.pile).toHaveLength(pile);
      expect(matchFaults(state)).toEqual([]);
    }
  });

  it('§2.4 shuffled: every card comes to every place, and another seed is another deal', () => {
    const inHand = new Set(SEEDS.flatMap((seed) => create(4, seed).hands.flat()));
    const inRow = new Set(SEEDS.flatMap((seed) => create(4, seed).row));
    expect(inHand.size).toBe(108);
    expect(inRow.size).toBe(108);
    expect(new Set(SEEDS.map((seed) => JSON.stringify(create(4, seed).pile))).size).toBe(SEEDS.length);
  });

  it('§2.4 the same seed is the same deal', () => {
    expect(create(3, seedOf(42))).toEqual(create(3, seedOf(42)));
  });

  it.each([2, 3, 4])('§2.5 with %i seats the first one is drawn at random', (seats) => {
    const first = SEEDS.map((seed) => create(seats, seed).seat);
    for (let seat = 0; seat < seats; seat++) {
      const share = first.filter((drawn) => drawn === seat).length / SEEDS.length;
      expect(share).toBeGreaterThan(0.75 / seats);
      expect(share).toBeLessThan(1.25 / seats);
    }
  });

  it('§2.5 clockwise; scores start at 0, markers on box 0, the bank holds the powers', () => {
    const t = table('Ana Ben Cleo').turn('Ben');
    const seen = [t.toMove()];
    for (const who of ['Ben', 'Cleo', 'Ana']) {
      seen.push(t.passes(who).toMove());
    }
    expect(seen).toEqual(['Ben', 'Cleo', 'Ana', 'Ben']);
    const state = create(4, seedOf(5));
    expect(state.scores).toEqual([0, 0, 0, 0]);
    expect(state.markers).toEqual(new Array(12).fill(0));
    expect(state.holders).toEqual([null, null, null]);
  });

  it('§2.2 §2.3 Semiramis is not in play with fewer than four seats', () => {
    for (const seats of [2, 3]) {
      const monuments = deckFor(seats).map(monumentOf);
      expect(monuments).not.toContain(10);
      expect(new Set(monuments).size).toBe(11);
    }
  });
});

describe('2.6 What is public', () => {
  it('§2.6 hands and pile are secret, their sizes and all the rest are public', () => {
    const state = create(3, seedOf(9));
    for (const viewer of [0, 1, 2, null]) {
      const view = rules.view(state, viewer);
      expect(view.pile).toEqual(new Array(70).fill(HIDDEN));
      view.hands.forEach((hand, seat) => {
        expect(hand).toEqual(seat === viewer ? state.hands[seat] : new Array(5).fill(HIDDEN));
      });
      expect({ ...view, pile: null, hands: null }).toEqual({ ...state, pile: null, hands: null });
    }
  });

  it('§2.6 a card taken from the row is known to have gone to that hand, one from the pile is not', () => {
    const t = table('Ana Ben Cleo')
      .hand('Ana', 'zeus 4')
      .row('petra3 zeus2 pharos1')
      .pileTop('colosseum9')
      .turn('Ana', { actions: 3 })
      .plays('Ana', 'draw petra3', 'draw pile');
    expect(t.handOf('Ana')).toBe('colosseum9 petra3 zeus4');
    expect(t.handSeenBy('Ben', 'Ana')).toBe('? ? petra3');
    expect(t.handSeenBy(null, 'Ana')).toBe('? ? petra3');
    expect(t.handSeenBy('Ana', 'Ana')).toBe('colosseum9 petra3 zeus4');
  });

  it('§2.6 a known card that leaves the hand is no longer counted there', () => {
    const t = table('Ana Ben Cleo')
      .hand('Ana', 'petra 9 4, zeus 7')
      .shown('Ana', 'petra 9')
      .turn('Ana', { actions: 2 })
      .plays('Ana', 'erect petra 9 4');
    expect(t.handSeenBy('Ben', 'Ana')).toBe('?');
  });

  it('§2.6 the card drawn from the pile is told to its drawer alone', () => {
    const t = table('Ana Ben Cleo').pileTop('petra9').turn('Ana', { actions: 3 }).plays('Ana', 'draw pile');
    expect(t.news).toEqual([
      { type: 'drewPile', seat: 0, left: 84, hero: false },
      { type: 'saw', only: 0, card: 71 },
    ]);
  });
});
