import { describe, expect, it } from 'vitest';
import { type Table, table } from './kit.ts';

const two = () => table('Ana Ben');

/** All historians spent elsewhere, so that only what a test sets counts. */
const settled = (t: Table = two()): Table =>
  ['red', 'blue', 'yellow', 'green'].reduce((done, colour) => done.historians(colour, 0), t);

describe('6.1 to 6.3 Two colours each', () => {
  it('§6.1 one hand and one set of actions; every build serves the colour it names', () => {
    const t = two().hand('Ana', 'petra 9 4, zeus 2 8 1').turn('Ana', { actions: 3 });
    t.plays('Ana', 'erect red petra 9 4', 'erect yellow zeus 8 2');
    expect([t.stack('red', 'petra'), t.stack('yellow', 'petra'), t.stack('yellow', 'zeus')]).toEqual([
      '9 4',
      null,
      '8 2',
    ]);
    t.refuses('Ana', 'improve red zeus 1', 'not-built');
    expect([t.actions(), t.plays('Ana', 'improve yellow zeus 1').toMove()]).toEqual([1, 'Ben']);
  });

  it('§6.1 scoring counts one display and gives its points to that colour alone', () => {
    const t = two().display('red', 'petra 1 4').display('yellow', 'zeus 2').hand('Ana', 'babylon 2 5 8, pharos 7');
    t.plays('Ana', 'monument', 'score yellow ships babylon2 babylon5');
    expect(t.state.scores).toEqual([0, 0, 1, 0]);
    t.plays('Ana', 'score red ships babylon8 pharos7');
    expect(t.state.scores).toEqual([2, 0, 1, 0]);
  });

  it('§6.1 the colours of the rival are not to be served', () => {
    const t = table('Ana Ben', 'on')
      .display('blue', 'zeus 9 6, petra 2')
      .hand('Ana', 'petra 9 4, babylon 2 5')
      .turn('Ana', { actions: 3 });
    t.refuses('Ana', 'erect blue petra 9 4', 'not-your-colour');
    t.refuses('Ana', 'improve green petra 9', 'not-your-colour');
    t.refuses('Ana', 'restack blue petra 9 2', 'not-your-colour');
    t.refuses('Ana', 'score green ships babylon2 babylon5', 'not-your-colour');
    t.refuses('Ana', 'claim blue hero', 'not-your-colour');
  });

  it('§6.1 seats and colours: Ana has red and yellow, Ben blue and green', () => {
    const t = two().hand('Ana', 'petra 9 4').hand('Ben', 'zeus 9 4').plays('Ana', 'monument');
    const builds = (who: string) => t.listed(who).filter((move) => move.startsWith('erect'));
    expect(builds('Ana')).toEqual(['erect red petra 9 4', 'erect yellow petra 9 4']);
    t.plays('Ana', 'draw pile', 'draw pile', 'erect red petra 9 4').ends('Ana');
    t.plays('Ben', 'monument');
    expect(builds('Ben')).toEqual(['erect blue zeus 9 4', 'erect green zeus 9 4']);
  });

  it('§6.2 both colours of one seat may build the same monument, as first and second', () => {
    const t = two().hand('Ana', 'petra 9 4 8 7 3').hand('Ben', 'petra 1 2 5').turn('Ana', { actions: 3 });
    t.plays('Ana', 'erect red petra 9 4').refuses('Ana', 'erect red petra 8 7 3', 'already-built');
    t.refuses('Ana', 'erect yellow petra 8 7', 'too-few-second').plays('Ana', 'erect yellow petra 8 7 3');
    expect(t.available('petra')).toBe(0);
    t.plays('Ana', 'draw pile').ends('Ana');
    t.plays('Ben', 'monument').refuses('Ben', 'erect blue petra 5 2 1', 'third-builder');
  });

  it('§6.3 a history collects from the three other displays, the own other colour among them', () => {
    const t = two()
      .display('red', 'petra 9 4')
      .display('yellow', 'zeus 9 4')
      .display('blue', 'pharos 9 4')
      .display('green', 'babylon 9 4')
      .plays('Ana', 'history', 'write red');
    expect(t.ladder()).toEqual(['red: pharos4 zeus4 babylon4']);
    expect([t.stack('red', 'petra'), t.stack('yellow', 'zeus')]).toEqual(['9 4', '9']);
    expect([t.historiansLeft('red'), t.historiansLeft('yellow')]).toEqual([1, 2]);
  });

  it('§6.3 the own other colour alone is enough to write about', () => {
    const t = two().display('yellow', 'zeus 9 4').plays('Ana', 'history');
    expect(t.listed('Ana')).toEqual(['write red']);
    t.refuses('Ana', 'write yellow', 'nothing-to-write').plays('Ana', 'write red');
    expect(t.ladder()).toEqual(['red: zeus4']);
  });

  it('§6.1 a colour without historians cannot write, its sister may', () => {
    const t = two().display('blue', 'pharos 9 4').historians('red', 0).plays('Ana', 'history');
    t.refuses('Ana', 'write red', 'no-historian').plays('Ana', 'write yellow');
    expect(t.ladder()).toEqual(['yellow: pharos4']);
  });
});

describe('6.1 Powers with two seats', () => {
  it('§6.1 §8.1 the own other colour is an opponent too: it denies the majority, and can be robbed', () => {
    const even = table('Ana Ben', 'on').display('red', 'petra 2').display('yellow', 'pharos 2');
    even.turn('Ana', { actions: 1 }).refuses('Ana', 'claim red hero', 'no-majority');
    const robbed = table('Ana Ben', 'on').display('red', 'petra 2').holds('yellow', 'hero').turn('Ana', { actions: 1 });
    robbed.plays('Ana', 'claim red hero');
    expect([robbed.holder('hero'), robbed.score('red'), robbed.score('yellow')]).toEqual(['red', 2, 0]);
  });

  it('§6.1 §8.3 the Hero is paid by the colour that holds it', () => {
    const poor = table('Ana Ben', 'on').holds('yellow', 'hero').points('red', 9).turn('Ana', { actions: 1 });
    poor.refuses('Ana', 'hero pile', 'no-point-to-pay');
    const rich = table('Ana Ben', 'on').holds('yellow', 'hero').points('yellow', 3).turn('Ana', { actions: 1 });
    rich.plays('Ana', 'hero pile');
    expect(rich.state.scores).toEqual([0, 0, 2, 0]);
  });

  it('§6.1 §8.2 the Scribe of red does not serve yellow', () => {
    const t = table('Ana Ben', 'on')
      .holds('red', 'scribe')
      .display('red', 'zeus 9')
      .display('yellow', 'petra 1 4')
      .hand('Ana', 'petra 9, zeus 8')
      .turn('Ana', { actions: 3 });
    t.refuses('Ana', 'restack yellow petra 9 4 1', 'not-holder').plays('Ana', 'restack red zeus 8 9');
  });

  it('§6.1 §8.4 the Naute serves the one hand, and the rival cannot use it', () => {
    const t = table('Ana Ben', 'on').holds('yellow', 'naute').hand('Ana', 'zeus 2').row('petra1 petra2 petra3');
    t.turn('Ana', { actions: 3 }).plays('Ana', 'swap zeus2 petra1');
    expect(t.handOf('Ana')).toBe('petra1');
    const rival = table('Ana Ben', 'on').holds('yellow', 'naute').hand('Ben', 'zeus 2').row('petra1 petra2 petra3');
    rival.turn('Ben', { actions: 3 }).refuses('Ben', 'swap zeus2 petra1', 'not-holder');
  });
});

describe('6.4 Result', () => {
  it('§6.4 the result is the lower of the two colours; the higher result wins', () => {
    const t = settled().points('red', 40).points('yellow', 3).points('blue', 5).points('green', 4);
    expect(t.standings()).toEqual({ results: [3, 4], winners: ['Ben'] });
  });

  it('§6.4 each colour is scored apart, historians too', () => {
    const t = two().points('red', 30).points('blue', 30).points('green', 30).historians('yellow', 1);
    expect(t.sheet('red').total).toBe(6);
    expect(t.standings()).toEqual({ results: [-12, 6], winners: ['Ben'] });
  });

  it('§6.4 ◇ tie: first the higher of the upper scores', () => {
    const t = settled().points('red', 9).points('yellow', 3).points('blue', 3).points('green', 8);
    expect(t.display('blue', 'petra 9 4').standings()).toEqual({ results: [3, 3], winners: ['Ana'] });
  });

  it('§6.4 ◇ then more monuments, of both colours together', () => {
    const t = settled().display('red', 'petra 9').display('blue', 'zeus 9').display('green', 'pharos 9');
    expect(t.standings()).toEqual({ results: [0, 0], winners: ['Ben'] });
  });

  it('§6.4 ◇ then the longest history; monuments come before it', () => {
    // Red 5 + 9 and blue 4 + 6 + 4 points are 14 each; yellow and green have 0.
    const base = () => two().wrote('red', 5).wrote('blue', 4).points('blue', 4);
    expect(settled(base()).standings()).toEqual({ results: [0, 0], winners: ['Ana'] });
    expect(settled(base()).display('green', 'petra 9').standings()).toEqual({ results: [0, 0], winners: ['Ben'] });
  });

  it('§6.4 ◇ then shared', () => {
    const t = settled().points('red', 7).points('green', 7).display('red', 'petra 9').display('blue', 'zeus 9');
    expect(t.standings()).toEqual({ results: [0, 0], winners: ['Ana', 'Ben'] });
  });
});
