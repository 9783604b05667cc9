import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import { type Table, table } from './kit.ts';

const three = () => table('Ana Ben Cleo');
const NAMES = ['Ana', 'Ben', 'Cleo'];
const noneLeft = (t: Table): Table => NAMES.reduce((done, who) => done.historians(who, 0), t);
const lines = (t: Table, who: string) => t.sheet(who).monuments.map(({ role, points }) => [role, points]);

describe('7.1 Monuments', () => {
  it('§7.1 the main builder has more cards, whatever their values', () => {
    const t = three().display('Ana', 'petra 1 2').display('Ben', 'petra 9').marker('petra', 4);
    expect([lines(t, 'Ana'), lines(t, 'Ben')]).toEqual([[['main', 8]], [['second', 4]]]);
  });

  it('§7.1 with equal cards the highest value decides, covered or not', () => {
    const t = three().display('Ana', 'petra 9 1').display('Ben', 'petra 7 8').marker('petra', 5);
    expect([lines(t, 'Ana'), lines(t, 'Ben')]).toEqual([[['main', 10]], [['second', 5]]]);
  });

  it('§7.1 a sole builder with one card left has the full value', () => {
    expect(lines(three().display('Ana', 'petra 1').marker('petra', 6), 'Ana')).toEqual([['sole', 18]]);
  });

  it('§7.1 never chronicled: 0', () => {
    const t = three().display('Ana', 'petra 9 8 7 6, zeus 3 2 1');
    expect(t.sheet('Ana').monuments.map(({ points }) => points)).toEqual([0, 0]);
  });
});

describe('7.2 and 7.3 Histories', () => {
  it('§7.2 the page count of each placed historian, −12 for each unplaced one', () => {
    const t = three().wrote('Ana', 4).wrote('Ana', 5);
    expect(t.sheet('Ana')).toMatchObject({
      histories: [
        { pages: 4, bonus: 6 },
        { pages: 5, bonus: 9 },
      ],
      unplaced: { historians: 1, points: -12 },
      total: 12,
    });
    expect(t.sheet('Ben')).toMatchObject({ unplaced: { historians: 3, points: -36 }, total: -36 });
  });

  it('§7.3 9, 6 and 3 to the three highest; one colour may get several', () => {
    const t = noneLeft(three().wrote('Ana', 2).wrote('Ana', 7).wrote('Ben', 3).wrote('Ana', 5));
    expect(t.sheet('Ana').histories.map(({ bonus }) => bonus)).toEqual([0, 9, 6]);
    expect(t.sheet('Ben').histories.map(({ bonus }) => bonus)).toEqual([3]);
    expect([t.sheet('Ana').total, t.sheet('Ben').total]).toEqual([29, 6]);
  });

  it('§7.3 on one box the older one first', () => {
    const t = three().wrote('Cleo', 4).wrote('Ben', 4).wrote('Ana', 4).wrote('Ben', 4).wrote('Ana', 3);
    expect(t.sheet('Cleo').histories).toEqual([{ pages: 4, bonus: 9 }]);
    expect(t.sheet('Ben').histories.map(({ bonus }) => bonus)).toEqual([6, 0]);
    expect(t.sheet('Ana').histories.map(({ bonus }) => bonus)).toEqual([3, 0]);
  });

  it('§7.3 a longer, younger history comes before a shorter, older one', () => {
    const t = three().wrote('Cleo', 4).wrote('Ben', 5);
    expect([t.sheet('Cleo').histories[0]?.bonus, t.sheet('Ben').histories[0]?.bonus]).toEqual([6, 9]);
  });

  it('§7.3 with fewer than three historians the rest of the bonus is not given', () => {
    const t = three().wrote('Ben', 1);
    expect(t.sheet('Ben').histories).toEqual([{ pages: 1, bonus: 9 }]);
  });
});

describe('7.4 The rest of the sheet', () => {
  it('§7.4 powers +3 each, hand cards nothing, and the total is the sum of the lines', () => {
    const t = table('Ana Ben Cleo', 'on')
      .points('Ana', 11)
      .hand('Ana', 'zeus 9 8 7 6')
      .display('Ana', 'petra 9')
      .marker('petra', 2)
      .wrote('Ana', 4)
      .historians('Ana', 1)
      .holds('Ana', 'scribe')
      .holds('Ana', 'naute');
    expect(t.sheet('Ana')).toEqual({
      colour: 0,
      seat: 0,
      track: 11,
      monuments: [{ monument: 7, box: 2, role: 'sole', points: 6 }],
      histories: [{ pages: 4, bonus: 9 }],
      unplaced: { historians: 1, points: -12 },
      powers: [
        { power: 0, points: 3 },
        { power: 1, points: 3 },
      ],
      total: 11 + 6 + 4 + 9 - 12 + 6,
    });
  });

  it('§7.4 totals may be negative, and a negative one can win', () => {
    const t = three().points('Ben', 2);
    expect(t.standings()).toEqual({ results: [-36, -34, -36], winners: ['Ben'] });
  });
});

describe('7.5 Who wins', () => {
  it('§7.5 most points win; places count from the top and are shared by ties', () => {
    const t = noneLeft(three()).points('Ana', 3).points('Ben', 9).points('Cleo', 3);
    const over = t.row('zeus1 zeus2 zeus4').pile(0).turn('Ana', { actions: 1 }).plays('Ana', 'draw zeus2');
    expect(rules.outcome(over.state)).toEqual({ winners: [1], results: [3, 9, 3], places: [2, 1, 2] });
  });

  it('§7.5 tie: most monuments built', () => {
    const t = noneLeft(three()).display('Ben', 'petra 9, zeus 9').display('Cleo', 'pharos 9 8 7');
    expect(t.standings()).toEqual({ results: [0, 0, 0], winners: ['Ben'] });
  });

  it('§7.5 more monuments beat a longer history', () => {
    // Ana 5 + 9 = 14 and Ben 4 + 6 + 4 = 14.
    const t = noneLeft(three().wrote('Ana', 5).wrote('Ben', 4)).points('Ben', 4).display('Ben', 'petra 9');
    expect(t.standings()).toEqual({ results: [14, 14, 0], winners: ['Ben'] });
  });

  it('§7.5 then the longest single history', () => {
    const t = noneLeft(three().wrote('Ana', 5).wrote('Ben', 4)).points('Ben', 4);
    expect(t.standings()).toEqual({ results: [14, 14, 0], winners: ['Ana'] });
  });

  it('§7.5 the longest single one, not the sum of several', () => {
    // Ana 5 + 9; Ben 3 + 6 and 3 + 3, less one on the track of Ana's side: 14 + 1 = 15.
    const t = noneLeft(three().wrote('Ana', 5).wrote('Ben', 3).wrote('Ben', 3)).points('Ana', 1);
    expect(t.standings()).toEqual({ results: [15, 15, 0], winners: ['Ana'] });
  });

  it('§7.5 ◇ then the win is shared', () => {
    const t = noneLeft(three()).points('Ana', 5).points('Cleo', 5).points('Ben', 4);
    expect(t.standings()).toEqual({ results: [5, 4, 5], winners: ['Ana', 'Cleo'] });
  });

  it('§7.5 ◇ shared also by all four', () => {
    expect(table('Ana Ben Cleo Dan').standings().winners).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
  });

  it('§7.5 §4.7 there is no outcome before the end', () => {
    expect(rules.outcome(three().points('Ana', 99).state)).toBeNull();
  });
});
