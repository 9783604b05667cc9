import { describe, expect, it } from 'vitest';
import { table } from './kit.ts';

const four = () => table('Ana Ben Cleo Dan');

describe('5.1 and 5.2 Writing', () => {
  it('§5.1 the top card of every opposing monument of two cards or more, no picking and choosing', () => {
    const t = four()
      .display('Ben', 'petra 9 4, zeus 8 2 7')
      .display('Dan', 'pharos 1 3')
      .plays('Ana', 'history', 'write red');
    expect(t.ladder()).toEqual(['red: petra4 zeus7 pharos3']);
    expect([t.stack('Ben', 'petra'), t.stack('Ben', 'zeus'), t.stack('Dan', 'pharos')]).toEqual(['9', '8 2', '1']);
  });

  it('§5.1 the own display and single cards stay untouched', () => {
    const t = four()
      .display('Ana', 'petra 9 4, zeus 8 2 7')
      .display('Ben', 'pharos 1, colosseum 2 3')
      .plays('Ana', 'history', 'write red');
    expect([t.stack('Ana', 'petra'), t.stack('Ana', 'zeus'), t.stack('Ben', 'pharos')]).toEqual(['9 4', '8 2 7', '1']);
    expect(t.ladder()).toEqual(['red: colosseum3']);
  });

  it('§5.1 two builders of one monument: two pages', () => {
    const t = four().display('Ben', 'petra 9 4').display('Cleo', 'petra 8 3 7').plays('Ana', 'history', 'write red');
    expect(t.ladder()).toEqual(['red: petra4 petra7']);
    expect(t.box('petra')).toBe(2);
  });

  it('§5.1 a colour with a historian left, of the own seat', () => {
    const t = four().display('Ben', 'petra 9 4').plays('Ana', 'history');
    t.refuses('Ana', 'write blue', 'not-your-colour').refuses('Ana', 'write green', 'not-your-colour');
    expect(t.listed('Ana')).toEqual(['write red']);
  });

  it('§5.2 the historian goes to the ladder, on top of those already there, and the turn passes', () => {
    const t = four().wrote('Dan', 1).display('Ben', 'petra 9 4').display('Cleo', 'zeus 9 4');
    t.plays('Ana', 'history', 'write red');
    expect([t.historiansLeft('Ana'), t.toMove(), t.phase()]).toEqual([1, 'Ben', 'choice']);
    t.plays('Ben', 'monument', 'draw pile', 'draw pile', 'draw pile');
    expect(t.ladder().at(-1)).toBe('red: petra4 zeus4');
    expect(t.state.histories.map(({ colour, pages }) => [colour, pages.length])).toEqual([
      [3, 1],
      [0, 2],
    ]);
  });

  it('§5.1 the symbols of a page leave the display', () => {
    const t = four()
      .display('Ben', 'petra 9 1 4')
      .hand('Ben', 'zeus 2 8')
      .plays('Ana', 'history', 'write red')
      .plays('Ben', 'monument', 'score ships zeus2 zeus8');
    expect(t.score('Ben')).toBe(1);
  });
});

describe('5.3 Markers and overflow', () => {
  it('§5.3 each page moves its marker one box', () => {
    const t = four().display('Ben', 'petra 9 4, zeus 8 2').marker('petra', 3).plays('Ana', 'history', 'write red');
    expect([t.box('petra'), t.box('zeus'), t.box('pharos')]).toEqual([4, 1, 0]);
  });

  it('§5.3 on box 6: at once 2 points to the highest card, 1 to the other', () => {
    const t = four().display('Ben', 'petra 8 3').display('Cleo', 'petra 9').marker('petra', 6);
    t.plays('Ana', 'history', 'write red');
    expect([t.score('Ben'), t.score('Cleo'), t.score('Ana'), t.box('petra')]).toEqual([1, 2, 0, 6]);
    expect(t.told('overflowed').map(({ colour, points }) => [colour, points])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('§5.3 ◇ judged by the cards left after this history took its pages', () => {
    const t = four().display('Ben', 'petra 5 9').display('Cleo', 'petra 8').marker('petra', 6);
    t.plays('Ana', 'history', 'write red');
    expect([t.score('Ben'), t.score('Cleo')]).toEqual([1, 2]);
  });

  it('§5.3 the highest card counts wherever it lies, and more cards count nothing', () => {
    const t = four().display('Ben', 'petra 9 1 2').display('Cleo', 'petra 8 7 6 5').marker('petra', 6);
    t.plays('Ana', 'history', 'write red');
    // Two pages on box 6 are two overflows; a real match never comes so far (§10).
    expect([t.score('Ben'), t.score('Cleo')]).toEqual([4, 2]);
  });

  it('§5.3 two pages with the marker on box 5: one step, then one overflow', () => {
    const t = four().display('Ben', 'petra 8 3').display('Cleo', 'petra 5 9').marker('petra', 5);
    t.plays('Ana', 'history', 'write red');
    expect([t.box('petra'), t.score('Ben'), t.score('Cleo')]).toEqual([6, 2, 1]);
    expect(t.told('overflowed')).toHaveLength(2);
  });

  it('§5.3 two pages with the marker on box 4: two steps, no overflow', () => {
    const t = four().display('Ben', 'petra 8 3').display('Cleo', 'petra 5 9').marker('petra', 4);
    t.plays('Ana', 'history', 'write red');
    expect([t.box('petra'), t.score('Ben'), t.score('Cleo')]).toEqual([6, 0, 0]);
  });

  it('§5.3 the writer gets its share as a builder', () => {
    const t = four().display('Ana', 'petra 9 1').display('Ben', 'petra 8 3').marker('petra', 6);
    t.plays('Ana', 'history', 'write red');
    expect([t.score('Ana'), t.score('Ben'), t.stack('Ana', 'petra')]).toEqual([2, 1, '9 1']);
  });

  it('§5.3 ◇ a sole builder would get 2', () => {
    const t = four().display('Ben', 'petra 8 3').marker('petra', 6).plays('Ana', 'history', 'write red');
    expect(t.state.scores).toEqual([0, 2, 0, 0]);
  });

  it('§5.3 two seats: both colours of one seat may share an overflow', () => {
    const t = table('Ana Ben').display('blue', 'petra 5 3').display('green', 'petra 9').marker('petra', 6);
    t.plays('Ana', 'history', 'write red');
    expect([t.score('blue'), t.score('green')]).toEqual([1, 2]);
  });
});

describe('5.4 Nothing else happens', () => {
  it('§5.4 pages are laid aside, open to all, out of play', () => {
    const t = four().display('Ben', 'petra 9 4').pile(50).plays('Ana', 'history', 'write red');
    expect(t.discarded()).not.toContain('petra4');
    expect(t.told('wrote')).toEqual([{ type: 'wrote', seat: 0, colour: 0, pages: [66] }]);
  });

  it('§5.4 no fourth action, no powers, no action, no ending', () => {
    const t = table('Ana Ben Cleo', 'on')
      .display('Ben', 'petra 9 4')
      .display('Ana', 'colosseum 9 8')
      .hand('Ana', 'zeus 2 8')
      .row('pharos1 pharos2 pharos3')
      .holds('Ana', 'hero')
      .points('Ana', 5)
      .plays('Ana', 'history');
    const others = ['buy ships zeus2 zeus8', 'hero pile', 'swap zeus2 pharos1', 'claim naute', 'draw pile', 'end'];
    for (const move of [...others, 'score ships zeus2 zeus8', 'erect zeus 2 8']) t.refuses('Ana', move, 'history-turn');
  });

  it('§5.4 it cannot end the game', () => {
    const t = four().display('Ben', 'petra 9 4').row('zeus1 zeus2 zeus3').pile(0).plays('Ana', 'history', 'write red');
    expect([t.phase(), t.toMove(), t.rowNow()]).toEqual(['choice', 'Ben', 'zeus1 zeus2 zeus3']);
  });
});
