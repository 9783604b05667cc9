import { describe, expect, it } from 'vitest';
import { table } from './kit.ts';

describe('9 Worked examples', () => {
  it('§9.1 a display holds two ships; Petra 1 and Pharos 1 score 2, and both cards are gone', () => {
    const t = table('Ana Ben Cleo')
      .display('Ben', 'akropolis 7 8, zeus 2 3')
      .hand('Ben', 'petra 1, pharos 1')
      .pile(20)
      .turn('Ben', { actions: 3 })
      .plays('Ben', 'score ships petra1 pharos1');
    expect([t.score('Ben'), t.handOf('Ben')]).toEqual([2, '']);
    expect(t.discarded()).toMatch(/\bpetra1\b/);
    expect(t.discarded()).toMatch(/\bpharos1\b/);
    expect(t.stack('Ben', 'akropolis')).toBe('7 8');
  });

  it('§9.2 Akropolis (top 6) and Artemision (top 1) give a page each, Pharos 5 alone stays', () => {
    const t = table('A B C D')
      .display('A', 'akropolis 9 6, pharos 5')
      .display('B', 'artemision 8 4 1')
      .turn('C')
      .plays('C', 'history', 'write yellow');
    expect(t.ladder()).toEqual(['yellow: akropolis6 artemision1']);
    expect([t.stack('A', 'akropolis'), t.stack('B', 'artemision'), t.stack('A', 'pharos')]).toEqual(['9', '8 4', '5']);
    expect([t.box('akropolis'), t.box('artemision'), t.box('pharos')]).toEqual([1, 1, 0]);
  });

  it('§9.3 monuments at the end', () => {
    const t = table('A B C D')
      .display('C', 'akropolis 4, pharos 5')
      .display('A', 'artemision 2 1, pharos 8')
      .display('B', 'artemision 9')
      .marker('akropolis', 2)
      .marker('artemision', 3)
      .marker('pharos', 4);
    const points = (who: string) => t.sheet(who).monuments.map((line) => line.points);
    expect(points('A')).toEqual([6, 8]);
    expect(points('B')).toEqual([3]);
    expect(points('C')).toEqual([6, 4]);
    expect(points('D')).toEqual([]);
  });

  it('§9.4 ◇ the ladder with three seats: Red 20, Blue 21, Green 12', () => {
    const t = table('Red Blue Green')
      .wrote('Green', 9)
      .wrote('Red', 7)
      .wrote('Blue', 9)
      .wrote('Red', 6)
      .wrote('Green', 6)
      .wrote('Blue', 4)
      .wrote('Red', 4)
      .wrote('Blue', 2);
    expect(['Red', 'Blue', 'Green'].map((who) => t.sheet(who).total)).toEqual([20, 21, 12]);
    expect(t.sheet('Green')).toMatchObject({ unplaced: { historians: 1, points: -12 } });
    expect(t.standings().winners).toEqual(['Blue']);
  });
});
