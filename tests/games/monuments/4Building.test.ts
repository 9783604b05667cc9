import { describe, expect, it } from 'vitest';
import { table } from './kit.ts';

const turn = (actions = 3) => table('Ana Ben Cleo').turn('Ana', { actions });

describe('4.4 Erect', () => {
  it('§4.4 the first builder needs two cards', () => {
    const t = turn().hand('Ana', 'petra 9 4');
    t.refuses('Ana', 'erect petra 9', 'too-few-first').plays('Ana', 'erect petra 9 4');
    expect([t.stack('Ana', 'petra'), t.handOf('Ana'), t.actions()]).toEqual(['9 4', '', 2]);
  });

  it('§4.4 the second builder needs three', () => {
    const t = turn().hand('Ana', 'petra 9 4 2').display('Ben', 'petra 8 7');
    t.refuses('Ana', 'erect petra 9 4', 'too-few-second').plays('Ana', 'erect petra 9 4 2');
    expect([t.stack('Ana', 'petra'), t.stack('Ben', 'petra')]).toEqual(['9 4 2', '8 7']);
  });

  it('§4.4 the second needs three also where the first has one card left', () => {
    turn().hand('Ana', 'petra 9 4').display('Ben', 'petra 8').refuses('Ana', 'erect petra 9 4', 'too-few-second');
  });

  it('§4.4 a third builder is forbidden, for ever', () => {
    const t = turn().hand('Ana', 'petra 9 4 2 1').display('Ben', 'petra 8').display('Cleo', 'petra 7 6');
    t.refuses('Ana', 'erect petra 9 4 2', 'third-builder').refuses('Ana', 'erect petra 9 4 2 1', 'third-builder');
    expect(t.listed('Ana').filter((move) => move.startsWith('erect'))).toEqual([]);
  });

  it('§4.4 nor may one colour erect a monument twice', () => {
    turn().hand('Ana', 'petra 9 4 2').display('Ana', 'petra 8').refuses('Ana', 'erect petra 9 4 2', 'already-built');
    const twoBuilders = turn().hand('Ana', 'petra 9 4').display('Ana', 'petra 8').display('Ben', 'petra 7');
    twoBuilders.refuses('Ana', 'erect petra 9 4', 'already-built');
  });

  it.each(['9 4 2', '2 4 9', '4 9 2', '9 2 4'])('§4.4 the order %s is kept as chosen, bottom to top', (order) => {
    expect(turn().hand('Ana', 'petra 2 4 9').plays('Ana', `erect petra ${order}`).stack('Ana', 'petra')).toBe(order);
  });

  it('§4.4 not all cards need be laid', () => {
    const t = turn().hand('Ana', 'petra 9 4 2 1').plays('Ana', 'erect petra 1 9');
    expect([t.stack('Ana', 'petra'), t.handOf('Ana')]).toEqual(['1 9', 'petra2 petra4']);
  });

  it('§4.4 all nine at once', () => {
    const t = table('Ana Ben Cleo Dan').hand('Ana', 'petra 1 2 3 4 5 6 7 8 9').turn('Ana', { actions: 1 });
    expect(t.plays('Ana', 'erect petra 5 1 2 3 4 6 7 8 9').stack('Ana', 'petra')).toBe('5 1 2 3 4 6 7 8 9');
  });

  it('§4.4 cards of one monument, from the hand', () => {
    const t = turn().hand('Ana', 'petra 9, zeus 4').hand('Ben', 'petra 8').row('petra4 zeus1 zeus2');
    t.refuses('Ana', { type: 'erect', colour: 0, cards: [71, 102] }, 'mixed-monuments');
    t.refuses('Ana', 'erect petra 9 8', 'not-in-hand').refuses('Ana', 'erect petra 9 4', 'not-in-hand');
  });

  it('§4.4 into the own display', () => {
    turn().hand('Ana', 'petra 9 4').refuses('Ana', 'erect blue petra 9 4', 'not-your-colour');
  });

  it('§4.4 builder status stays when histories leave one card', () => {
    const t = table('Ana Ben Cleo').display('Ben', 'petra 9 4').hand('Cleo', 'petra 8 7 3').hand('Ben', 'petra 1');
    t.plays('Ana', 'history', 'write red');
    expect([t.stack('Ben', 'petra'), t.available('petra')]).toEqual(['9', 1]);
    t.plays('Ben', 'monument', 'improve petra 1');
    expect(t.stack('Ben', 'petra')).toBe('9 1');
  });
});

describe('4.5 Improve', () => {
  it('§4.5 new cards on top in the chosen order, the old order unchanged', () => {
    const t = turn().display('Ana', 'petra 2 9').hand('Ana', 'petra 1 4 8').plays('Ana', 'improve petra 4 8 1');
    expect([t.stack('Ana', 'petra'), t.actions(), t.handOf('Ana')]).toEqual(['2 9 4 8 1', 2, '']);
  });

  it('§4.5 one card is enough, and several cost one action', () => {
    const t = turn().display('Ana', 'petra 9').hand('Ana', 'petra 1 4 8').plays('Ana', 'improve petra 8');
    expect([t.stack('Ana', 'petra'), t.actions()]).toEqual(['9 8', 2]);
    expect(t.plays('Ana', 'improve petra 1 4').actions()).toBe(1);
  });

  it('§4.5 only what stands in that display', () => {
    const t = turn().hand('Ana', 'petra 1 4').display('Ben', 'petra 9 8');
    t.refuses('Ana', 'improve petra 1', 'not-built').refuses('Ana', 'improve blue petra 1', 'not-your-colour');
  });

  it('§4.5 cards of that monument, from the hand', () => {
    const t = turn().hand('Ana', 'petra 1, zeus 4').hand('Ben', 'petra 2').display('Ana', 'petra 9 8, zeus 9');
    t.refuses('Ana', { type: 'improve', colour: 0, cards: [63, 102] }, 'mixed-monuments');
    t.refuses('Ana', 'improve petra 1 2', 'not-in-hand').refuses('Ana', 'improve petra 9', 'not-in-hand');
  });

  it('§4.5 the second builder may improve with a single card', () => {
    const t = turn().display('Ana', 'petra 9').display('Ben', 'petra 8').hand('Ana', 'petra 1');
    expect(t.plays('Ana', 'improve petra 1').stack('Ana', 'petra')).toBe('9 1');
  });
});

describe('4.6 Score', () => {
  it('§4.6 one point per card of the symbol in the display, covered cards too', () => {
    const t = turn().display('Ana', 'petra 1 4 9, zeus 2, pharos 3').hand('Ana', 'babylon 2, colosseum 9');
    t.plays('Ana', 'score ships babylon2 colosseum9');
    expect([t.score('Ana'), t.actions(), t.handOf('Ana')]).toEqual([3, 2, '']);
    expect(t.told('scored')).toMatchObject([{ points: 3 }]);
  });

  it('§4.6 the display of others counts nothing', () => {
    const t = turn().display('Ben', 'petra 1 4').display('Ana', 'zeus 2').hand('Ana', 'babylon 2, colosseum 9');
    t.plays('Ana', 'score ships babylon2 colosseum9');
    expect([t.score('Ana'), t.score('Ben')]).toEqual([1, 0]);
  });

  it.each([
    ['scrolls', 'petra 3, zeus 1', 'petra3 zeus1', 1],
    ['ships', 'petra 1, zeus 2', 'petra1 zeus2', 2],
    ['helmets', 'petra 2, zeus 3', 'petra2 zeus3', 3],
  ])('§4.6 %s count %s', (symbol, hand, pair, points) => {
    const t = turn().display('Ana', 'pharos 3, akropolis 1 4, kolossus 2, artemision 1 4').hand('Ana', hand);
    expect(t.plays('Ana', `score ${symbol} ${pair}`).score('Ana')).toBe(points);
  });

  it('§4.6 the two cards leave the game', () => {
    const t = turn().hand('Ana', 'babylon 2, colosseum 9, zeus 1').pile(30);
    const before = t.discarded().split(' ').length;
    t.plays('Ana', 'score ships babylon2 colosseum9');
    expect(t.discarded().split(' ')).toHaveLength(before + 2);
    expect(t.discarded()).toMatch(/\bbabylon2\b.*\bcolosseum9\b/);
  });

  it('§4.6 ◇ worth 0 is legal', () => {
    const t = turn().hand('Ana', 'babylon 2, colosseum 9').plays('Ana', 'score ships babylon2 colosseum9');
    expect([t.score('Ana'), t.actions()]).toEqual([0, 2]);
    expect(t.told('scored')).toMatchObject([{ points: 0 }]);
  });

  it('§4.6 two cards of one symbol, from the hand, for the own colour', () => {
    const t = turn().hand('Ana', 'babylon 1 2').hand('Ben', 'babylon 8');
    t.refuses('Ana', { type: 'score', colour: 0, cards: [18, 19] }, 'different-symbols');
    t.refuses('Ana', 'score ships babylon2 babylon8', 'not-in-hand');
    t.refuses('Ana', { type: 'score', colour: 1, cards: [18, 19] }, 'not-your-colour');
  });
});
