import { describe, expect, it } from 'vitest';
import { rules } from '../../../../src/games/monuments/rules/index.ts';
import type { State } from '../../../../src/games/monuments/rules/state.ts';
import { en } from '../../../../src/games/monuments/texts/en.ts';
import { fr } from '../../../../src/games/monuments/texts/fr.ts';
import { historyOutlook } from '../../../../src/games/monuments/view/turn/historyOutlook.ts';
import { offerLabel, remarksOn, undoLabel } from '../../../../src/games/monuments/view/turn/labels.ts';
import { leftoversOf, type Offer, offersFor, writeOffers } from '../../../../src/games/monuments/view/turn/offers.ts';
import { hopesOf, tracksOf, turnsLeft, whereIs } from '../../../../src/games/monuments/view/turn/outlook.ts';
import {
  emptySelection,
  fitsSelection,
  orderOf,
  reordered,
  type Selection,
  stillThere,
  toggleHand,
  toggleTake,
} from '../../../../src/games/monuments/view/turn/selection.ts';
import { wordsFor } from '../../../../src/games/monuments/view/turn/words.ts';
import { cardsIn, monumentIn } from '../cardText.ts';
import { table } from '../kit.ts';

const ANA = 0;
const words = wordsFor(en, ['Ana', 'Ben', 'Cleo']);
const labels = (offers: readonly Offer[]) => offers.map((offer) => offerLabel(offer, words));
const card = (text: string) => cardsIn(text)[0] ?? -1;

/** Picks cards up one after the other, as taps would. */
function picked(state: State, cards: string): Selection {
  return cardsIn(cards).reduce(
    (selection, each) => toggleHand(state, ANA, selection, each),
    emptySelection(state, ANA),
  );
}

describe('Offers', () => {
  it('say exactly what will happen, and send the choice of the turn first', () => {
    const { state } = table('Ana Ben Cleo').hand('Ana', 'petra 9 4 2, zeus 1').turn('Ana');
    const view = rules.view(state, ANA);
    const [offer] = offersFor(view, ANA, picked(view, 'petra 2 9 4'));
    expect(offer && offerLabel(offer, words)).toBe('Erect Petra 9-4-2 · 1 action');
    expect(offer?.moves).toEqual([
      { type: 'choose', kind: 'monument' },
      { type: 'erect', colour: 0, cards: cardsIn('petra 9 4 2') },
    ]);
  });

  it('carry the engine’s refusal', () => {
    const { state } = table('Ana Ben Cleo').hand('Ana', 'petra 9 4').display('Ben', 'petra 8 1').turn('Ana');
    const [offer] = offersFor(state, ANA, picked(state, 'petra 9 4'));
    expect(offer?.refusal?.code).toBe('too-few-second');
  });

  it('put what is legal first, and leave out builds of a pair of two monuments', () => {
    const { state } = table('Ana Ben Cleo')
      .hand('Ana', 'petra 1, pharos 1')
      .display('Ana', 'kolossus 1 4')
      .turn('Ana', { actions: 2 });
    expect(labels(offersFor(state, ANA, picked(state, 'petra 1, pharos 1')))).toEqual([
      'Score ships · +2 · 1 action',
      'Buy a 4th action',
    ]);
  });

  it('after the last action only the fourth can be bought', () => {
    const { state } = table('Ana Ben Cleo').hand('Ana', 'petra 1, pharos 1').turn('Ana', { actions: 0 });
    const offers = offersFor(state, ANA, picked(state, 'petra 1, pharos 1'));
    expect(offers.map(({ move, refusal }) => [move.type, refusal?.code ?? null])).toEqual([
      ['buy', null],
      ['score', 'no-action-left'],
    ]);
    expect(leftoversOf(state, ANA)).toEqual({ buy: true, hero: false, naute: false });
  });

  it('warn of a score worth nothing, in both languages', () => {
    const { state } = table('Ana Ben Cleo').hand('Ana', 'petra 1, pharos 1').turn('Ana');
    const [offer] = offersFor(state, ANA, picked(state, 'petra 1, pharos 1'));
    for (const texts of [en, fr]) {
      const told = wordsFor(texts, ['Ana', 'Ben', 'Cleo']);
      expect(offer && remarksOn(offer, told)).toContain(texts.table.offer.nothing(told.symbols(1)));
    }
  });

  it('tell who loses the lead by it', () => {
    const { state } = table('Ana Ben Cleo')
      .hand('Ana', 'petra 3 6 7, zeus 1 4')
      .display('Ben', 'petra 8 1')
      .marker('petra', 2)
      .turn('Ana');
    const [offer] = offersFor(state, ANA, picked(state, 'petra 6 7 3'));
    expect(offer?.preview?.roles).toEqual([{ monument: monumentIn('petra'), colour: 1, role: 'second' }]);
    expect(offer?.preview?.totals).toEqual([4, -4, 0]);
    expect(offer?.preview?.endsTurn).toBe(false);
  });

  it('know powers: Hero beside drawing, Naute with one hand card, claims', () => {
    const t = table('Ana Ben Cleo', 'on').hand('Ana', 'zeus 1').row('petra9 petra8 petra7').points('Ana', 1);
    const { state } = t
      .display('Ana', 'kolossus 1 2')
      .holds('Ana', 'hero')
      .holds('Ana', 'naute')
      .turn('Ana', { actions: 1 });
    const swap = toggleTake(state, ANA, picked(state, 'zeus 1'), card('petra 9'));
    expect(labels(offersFor(state, ANA, swap))).toEqual([
      'Naute: swap Zeus 1 for Petra 9',
      'Draw Petra 9 · 1 action',
      'Hero: draw Petra 9 · −1 point',
    ]);
    const claim = { ...emptySelection(state, ANA), power: 0 };
    expect(offersFor(state, ANA, claim)[0]?.refusal?.code).toBe('no-majority');
  });

  it('a drawn pile card is unknown, so it never announces the end of the turn', () => {
    const { state } = table('Ana Ben Cleo').hand('Ana', 'zeus 1').turn('Ana', { actions: 1 });
    const view = rules.view(state, ANA);
    const [offer] = offersFor(view, ANA, toggleTake(view, ANA, emptySelection(view, ANA), 'pile'));
    expect(offer?.preview?.endsTurn).toBe(false);
  });
});

describe('Selecting', () => {
  it('cards that go with what is selected', () => {
    const { state } = table('Ana Ben Cleo').hand('Ana', 'petra 1 2, pharos 1, zeus 1').turn('Ana');
    const selection = picked(state, 'petra 1');
    const fits = (text: string) => fitsSelection(state, ANA, selection, card(text));
    expect([fits('petra 1'), fits('petra 2'), fits('pharos 1'), fits('zeus 1')]).toEqual([true, true, true, false]);
  });

  it('what has gone is no longer selected', () => {
    const t = table('Ana Ben Cleo').hand('Ana', 'petra 9 4, zeus 1').turn('Ana', { actions: 3 });
    const selection = picked(t.state, 'petra 9 4');
    expect(stillThere(t.plays('Ana', 'erect petra 9 4').state, ANA, selection).hand).toEqual([]);
  });

  it('highest at the bottom, and any order by moving', () => {
    const { state } = table('Ana Ben Cleo').hand('Ana', 'petra 9 4 2').turn('Ana');
    const selection = picked(state, 'petra 2 4 9');
    expect(orderOf(state, selection)).toEqual({ cards: cardsIn('petra 9 4 2'), fixed: 0 });
    expect(reordered(state, selection, card('petra 9'), 2).hand).toEqual(cardsIn('petra 4 2 9'));
  });

  it('the standing cards stay below, but for the Scribe', () => {
    const laid = () => table('Ana Ben Cleo', 'on').hand('Ana', 'petra 9 4').display('Ana', 'petra 2 1');
    const { state } = laid().turn('Ana', { actions: 3 });
    const plain = picked(state, 'petra 9 4');
    expect(orderOf(state, plain)?.fixed).toBe(2);
    expect(reordered(state, plain, card('petra 4'), 0).hand).toEqual(cardsIn('petra 4 9'));
    const scribe = laid().holds('Ana', 'scribe').turn('Ana', { actions: 3 }).state;
    const whole = reordered(scribe, picked(scribe, 'petra 9'), card('petra 9'), 0);
    expect(labels(offersFor(scribe, ANA, whole))).toEqual(['Restack Petra as 9-2-1 · 1 action']);
  });
});

describe('Outlook', () => {
  it('cards still to hope for, and where each one is', () => {
    const t = table('Ana Ben Cleo').hand('Ana', 'petra 9').hand('Ben', 'petra 8').shown('Ben', 'petra 8');
    const { state } = t.display('Cleo', 'petra 1 2').discards('petra 3').row('petra4 zeus1 zeus2').turn('Ana');
    const view = rules.view(state, ANA);
    const petra = monumentIn('petra');
    expect(tracksOf(view, ANA, 0)[petra]).toMatchObject({ hopes: 4, inHand: 1, chance: { kind: 'short', missing: 2 } });
    expect(hopesOf(view, ANA)).toContain(card('petra 8'));
    const places = ['petra 9', 'petra 8', 'petra 4', 'petra 3', 'petra 1', 'petra 7'].map(
      (c) => whereIs(view, ANA, card(c)).place,
    );
    expect(places).toEqual(['hand', 'seen', 'row', 'gone', 'display', 'unseen']);
  });

  it('what can be built', () => {
    const t = table('Ana Ben Cleo').hand('Ana', 'petra 9 4, zeus 1').display('Ana', 'zeus 4 7');
    const { state } = t.display('Ben', 'pharos 1 2').display('Cleo', 'pharos 7 8 9').turn('Ana');
    const kinds = ['petra', 'zeus', 'pharos', 'babylon'].map((m) => tracksOf(state, ANA, 0)[monumentIn(m)]?.chance);
    expect(kinds).toEqual([
      { kind: 'erect', cards: 2 },
      { kind: 'improve', cards: 1 },
      { kind: 'closed' },
      { kind: 'short', missing: 2 },
    ]);
  });

  it('the end comes nearer with the pile', () => {
    const long = turnsLeft(table('Ana Ben Cleo').turn('Ana').state);
    const short = turnsLeft(table('Ana Ben Cleo').pile(3).turn('Ana').state);
    expect(short).toBeLessThan(long);
    expect(short).toBeGreaterThan(0);
  });
});

describe('A history before it is written', () => {
  it('names pages, owners, boxes, bonus and what everybody gains', () => {
    const { state } = table('Ana Ben Cleo')
      .display('Ben', 'petra 9 4, zeus 7 2')
      .display('Cleo', 'petra 8 6 1, pharos 6')
      .marker('petra', 2)
      .turn('Ana');
    const outlook = historyOutlook(state, ANA, 0);
    expect(outlook.pages.map(({ card: page, from, before, after }) => [page, from, before, after])).toEqual([
      [card('petra 4'), 1, 2, 3],
      [card('zeus 2'), 1, 0, 1],
      [card('petra 1'), 2, 3, 4],
    ]);
    expect(outlook).toMatchObject({ bonus: 9, below: 0, overflows: [] });
    expect(outlook.offer.preview?.totals).toEqual([12 + 3 + 9, 4 - 2 + 3, 8 - 4]);
  });

  it('two pages from box 5: one step, then overflow', () => {
    const { state } = table('Ana Ben Cleo Dora')
      .display('Ben', 'petra 9 4')
      .display('Cleo', 'petra 8 6 1')
      .marker('petra', 5)
      .turn('Ana');
    const { pages, overflows } = historyOutlook(state, ANA, 0);
    expect(pages.map(({ before, after }) => [before, after])).toEqual([
      [5, 6],
      [6, 6],
    ]);
    expect(overflows.map(({ colour, points }) => [colour, points])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('is refused where it must be', () => {
    const { state } = table('Ana Ben').turn('Ana');
    expect(writeOffers(state, ANA).map(({ refusal }) => refusal?.code)).toEqual([
      'nothing-to-write',
      'nothing-to-write',
    ]);
    expect(historyOutlook(state, ANA, 0)).toMatchObject({ pages: [], bonus: 0 });
  });
});

describe('Undo', () => {
  it('says what it takes back, or why it cannot', () => {
    const say = (type: 'erect' | 'none', barred: boolean) =>
      undoLabel(type === 'none' ? null : { type, colour: 0, cards: cardsIn('petra 9 4') }, barred, words);
    expect([say('erect', false), say('none', true), say('none', false)]).toEqual([
      'Undo: erect Petra',
      'Cannot undo: a hidden card was seen',
      'Nothing to undo',
    ]);
  });
});
