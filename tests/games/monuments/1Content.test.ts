import { describe, expect, it } from 'vitest';
import { COLOURS, MONUMENTS, POWERS, SYMBOLS } from '../../../src/games/monuments/content/monuments.ts';
import { CARD_COUNT, cardOf, cardValue, monumentOf, symbolOf } from '../../../src/games/monuments/rules/cards.ts';
import { table } from './kit.ts';

/** The table of §1.5, copied from the rules and not from the content: symbols of 1-4-7, 2-5-8 and 3-6-9. */
const PRINTED = `
  akropolis ship helmet scroll
  artemision helmet scroll ship
  babylon scroll ship helmet
  bet-hamikdash helmet scroll ship
  colosseum helmet scroll ship
  kolossus ship helmet scroll
  mausoleum helmet scroll ship
  petra ship helmet scroll
  pharos ship helmet scroll
  pyramids scroll ship helmet
  semiramis scroll ship helmet
  zeus scroll ship helmet`;

const printed = PRINTED.trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

describe('1 Components', () => {
  it('§1.1 108 cards: twelve monuments, values 1 to 9', () => {
    expect(CARD_COUNT).toBe(108);
    const faces = Array.from({ length: CARD_COUNT }, (_, card) => `${monumentOf(card)}-${cardValue(card)}`);
    expect(new Set(faces).size).toBe(108);
    expect(faces[0]).toBe('0-1');
    expect(faces[107]).toBe('11-9');
  });

  it('§1.1 36 cards of each symbol', () => {
    const counts = SYMBOLS.map((_, symbol) => faceCount(symbol));
    expect(counts).toEqual([36, 36, 36]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('§1.2 box %i is worth 3k to a sole builder, 2k and k to two', (k) => {
    const t = table('Ana Ben Cleo')
      .display('Ana', 'petra 9 4, zeus 9 8 7')
      .display('Ben', 'zeus 1 2')
      .marker('petra', k)
      .marker('zeus', k);
    expect(t.sheet('Ana').monuments.map(({ role, points }) => [role, points])).toEqual([
      ['sole', 3 * k],
      ['main', 2 * k],
    ]);
    expect(t.sheet('Ben').monuments.map(({ role, points }) => [role, points])).toEqual([['second', k]]);
  });

  it('§1.3 ◇ the ladder has no upper end: a history of 14 pages counts 14', () => {
    const t = table('Ana Ben Cleo Dan').wrote('Ana', 14).wrote('Ben', 13);
    expect(t.sheet('Ana').histories).toEqual([{ pages: 14, bonus: 9 }]);
    expect(t.sheet('Ben').histories).toEqual([{ pages: 13, bonus: 6 }]);
  });

  it('§1.4 two free, one free, gone', () => {
    const t = table('Ana Ben Cleo')
      .hand('Ana', 'petra 9 4')
      .hand('Ben', 'petra 8 7 6')
      .turn('Ana', { actions: 1 })
      .row('zeus1 zeus2 zeus3');
    expect(t.available('petra')).toBe(2);
    expect(t.plays('Ana', 'erect petra 9 4').available('petra')).toBe(1);
    expect(t.plays('Ben', 'monument', 'erect petra 8 7 6').available('petra')).toBe(0);
  });

  it.each(printed)('§1.5 %s has the symbols of the sheet', (key, ...thirds) => {
    const monument = MONUMENTS.findIndex((entry) => entry.key === key);
    expect(monument, 'the order of the sheet is the order of the ids').toBe(printed.findIndex(([k]) => k === key));
    for (let value = 1; value <= 9; value++) {
      expect(SYMBOLS[symbolOf(cardOf(monument, value))], `${key} ${value}`).toBe(thirds[(value - 1) % 3]);
    }
  });

  it('§1.5 card id = monument × 9 + value − 1; Akropolis 7, Petra 1 and Pharos 1 are ships', () => {
    expect(cardOf(7, 1)).toBe(63);
    for (const [monument, value] of [
      [0, 7],
      [7, 1],
      [8, 1],
    ] as const) {
      expect(SYMBOLS[symbolOf(monument * 9 + value - 1)]).toBe('ship');
    }
  });

  it('§1.5 every monument has a name of its own in both languages', () => {
    for (const names of [MONUMENTS.map(({ en }) => en), MONUMENTS.map(({ fr }) => fr)]) {
      expect(new Set(names.map((name) => name.trim())).size).toBe(12);
      expect(names).not.toContain('');
    }
  });

  it('§1.6 ◇ barred with three seats: the 5 of every monument but Semiramis', () => {
    const barred = MONUMENTS.map(({ key, barred: values }) => `${key} ${values.join()}`);
    expect(barred).toEqual(printed.map(([key]) => `${key} ${key === 'semiramis' ? '' : '5'}`));
  });

  it('§2.3 §8.1 four colours; the powers stand in the order of their symbols', () => {
    expect(COLOURS).toHaveLength(4);
    expect(SYMBOLS.map((symbol, at) => `${symbol} ${POWERS[at]}`)).toEqual([
      'scroll scribe',
      'ship naute',
      'helmet hero',
    ]);
  });
});

function faceCount(symbol: number): number {
  return Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => symbolOf(card) === symbol).length;
}
