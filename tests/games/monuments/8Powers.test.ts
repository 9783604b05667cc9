import { describe, expect, it } from 'vitest';
import { table } from './kit.ts';

const turn = (actions = 3) => table('Ana Ben Cleo', 'on').turn('Ana', { actions });

describe('8.1 Taking a power card', () => {
  it.each([
    ['scribe', 'petra 3'],
    ['naute', 'petra 1'],
    ['hero', 'petra 2'],
  ])('§8.1 the %s goes with its own symbol: one action, +2 points', (power, display) => {
    const t = turn().display('Ana', display);
    for (const other of ['scribe', 'naute', 'hero'])
      if (other !== power) t.refuses('Ana', `claim ${other}`, 'no-majority');
    t.plays('Ana', `claim ${power}`);
    expect([t.holder(power), t.score('Ana'), t.actions()]).toEqual(['red', 2, 2]);
    expect(t.sheet('Ana').powers.map(({ points }) => points)).toEqual([3]);
  });

  it('§8.1 ◇ strictly more than each other colour', () => {
    turn().display('Ana', 'petra 2 8').display('Cleo', 'pharos 2 8').refuses('Ana', 'claim hero', 'no-majority');
    turn().display('Ana', 'petra 2').display('Ben', 'pharos 2 8').refuses('Ana', 'claim hero', 'no-majority');
    turn().refuses('Ana', 'claim hero', 'no-majority');
    const most = turn().display('Ana', 'petra 2 8').display('Ben', 'pharos 2').display('Cleo', 'kolossus 2');
    expect(most.plays('Ana', 'claim hero').holder('hero')).toBe('red');
  });

  it('§8.1 covered cards count, hand cards do not', () => {
    const t = turn().display('Ana', 'petra 2 8 9').display('Ben', 'pharos 2').hand('Ben', 'pharos 8, zeus 3 6 9');
    expect(t.plays('Ana', 'claim hero').holder('hero')).toBe('red');
  });

  it('§8.1 from its owner: theft gives 2 points, and the loser keeps what it got', () => {
    const t = turn().display('Ana', 'petra 2 8').display('Ben', 'pharos 2').holds('Ben', 'hero').points('Ben', 2);
    t.plays('Ana', 'claim hero');
    expect([t.holder('hero'), t.score('Ana'), t.score('Ben')]).toEqual(['red', 2, 2]);
    expect(t.told('claimed')).toMatchObject([{ from: 1, colour: 0 }]);
    expect(t.sheet('Ben').powers).toEqual([]);
  });

  it('§8.1 +2 each time it is taken', () => {
    const t = turn(1)
      .display('Ana', 'petra 2 8 9, kolossus 2 3')
      .display('Ben', 'pharos 2')
      .hand('Ben', 'pharos 8, zeus 9 6')
      .plays('Ana', 'claim hero', 'end')
      .plays('Ben', 'monument', 'improve pharos 8', 'erect zeus 9 6', 'claim hero', 'end');
    expect([t.holder('hero'), t.score('Ana'), t.score('Ben')]).toEqual(['blue', 2, 2]);
    // Cleo's history takes two of Ben's four helmets and none of Ana's three.
    t.plays('Cleo', 'history', 'write yellow').plays('Ana', 'monument', 'claim hero');
    expect([t.holder('hero'), t.score('Ana'), t.score('Ben')]).toEqual(['red', 4, 2]);
  });

  it('§8.1 nothing moves by itself when the majority changes', () => {
    const t = turn()
      .holds('Ben', 'hero')
      .display('Ben', 'pharos 2')
      .hand('Ana', 'petra 2 8')
      .plays('Ana', 'erect petra 8 2');
    expect([t.holder('hero'), t.score('Ana')]).toEqual(['blue', 0]);
  });

  it('§8.1 not twice by the same colour', () => {
    turn().display('Ana', 'petra 2 8').holds('Ana', 'hero').refuses('Ana', 'claim hero', 'held-already');
  });

  it('§8.1 the holder keeps it and its use without the majority', () => {
    const t = turn().holds('Ana', 'hero').points('Ana', 2).display('Ben', 'pharos 2').plays('Ana', 'hero pile');
    expect(t.score('Ana')).toBe(1);
  });

  it('§8.1 usable at once', () => {
    const hero = turn().display('Ana', 'petra 2').pileTop('zeus9').plays('Ana', 'claim hero', 'hero pile');
    expect([hero.handOf('Ana'), hero.score('Ana'), hero.actions()]).toEqual(['zeus9', 1, 2]);
    const scribe = turn()
      .display('Ana', 'petra 3')
      .hand('Ana', 'petra 9')
      .plays('Ana', 'claim scribe', 'restack petra 9 3');
    expect(scribe.stack('Ana', 'petra')).toBe('9 3');
    const naute = turn().display('Ana', 'petra 1').hand('Ana', 'zeus 1').row('zeus9 zeus8 zeus7');
    expect(naute.plays('Ana', 'claim naute', 'swap zeus1 zeus8').handOf('Ana')).toBe('zeus8');
  });

  it('§8.1 usable at once also after the third action', () => {
    const t = turn(1).display('Ana', 'petra 2').plays('Ana', 'claim hero');
    expect([t.toMove(), t.listed('Ana').at(-1)]).toEqual(['Ana', 'end']);
    expect(t.plays('Ana', 'hero pile').toMove()).toBe('Ben');
  });

  it('§8.1 it costs an action', () => {
    turn(0).display('Ana', 'petra 2').hand('Ana', 'zeus 2 8').refuses('Ana', 'claim hero', 'no-action-left');
  });

  it('§8.1 off by default: no power can be taken or used', () => {
    const t = table('Ana Ben Cleo').display('Ana', 'petra 1 2 3').hand('Ana', 'petra 9').row('zeus1 zeus2 zeus3');
    t.turn('Ana', { actions: 3 }).refuses('Ana', 'claim hero', 'powers-off').refuses('Ana', 'hero pile', 'powers-off');
    t.refuses('Ana', 'swap petra9 zeus1', 'powers-off').refuses('Ana', 'restack petra 9 1 2 3', 'powers-off');
    expect(t.listed('Ana').filter((move) => /^(claim|hero|swap|restack)/.test(move))).toEqual([]);
  });
});

describe('8.2 Scribe', () => {
  const scribe = () => turn().holds('Ana', 'scribe').display('Ana', 'petra 1 4').hand('Ana', 'petra 8 9, zeus 1');

  it.each(['9 8 4 1', '1 9 4 8', '8 1 9 4'])('§8.2 the whole stack in any order, here %s', (order) => {
    const t = scribe().plays('Ana', `restack petra ${order}`);
    expect([t.stack('Ana', 'petra'), t.actions(), t.handOf('Ana')]).toEqual([order, 2, 'zeus1']);
  });

  it('§8.2 not all hand cards need be added', () => {
    const t = scribe().plays('Ana', 'restack petra 4 9 1');
    expect([t.stack('Ana', 'petra'), t.handOf('Ana')]).toEqual(['4 9 1', 'petra8 zeus1']);
  });

  it('§8.2 at each improve action, several times in a turn', () => {
    const t = scribe().plays('Ana', 'restack petra 9 4 1', 'restack petra 9 8 4 1');
    expect([t.stack('Ana', 'petra'), t.actions()]).toEqual(['9 8 4 1', 1]);
  });

  it('§8.2 at least one card must be added', () => {
    scribe().refuses('Ana', 'restack petra 4 1', 'nothing-added');
  });

  it('§8.2 no card of the stack may be left out', () => {
    scribe()
      .refuses('Ana', 'restack petra 9 4', 'stack-incomplete')
      .refuses('Ana', 'restack petra 9', 'stack-incomplete');
  });

  it('§8.2 only hand cards of that monument are added, to a monument that stands', () => {
    const t = scribe().hand('Ben', 'petra 7');
    t.refuses('Ana', 'restack petra 7 4 1', 'not-in-hand').refuses('Ana', 'restack zeus 1', 'not-built');
    t.refuses('Ana', { type: 'restack', colour: 0, cards: [63, 66, 99] }, 'mixed-monuments');
  });

  it('§8.2 only by the colour that holds it; erecting is not improving', () => {
    turn().display('Ana', 'petra 1 4').hand('Ana', 'petra 8').refuses('Ana', 'restack petra 8 4 1', 'not-holder');
    const other = turn().holds('Ben', 'scribe').display('Ana', 'petra 1 4').hand('Ana', 'petra 8');
    other.refuses('Ana', 'restack petra 8 4 1', 'not-holder');
  });

  it('§8.2 the order may also be left as it is', () => {
    expect(scribe().plays('Ana', 'improve petra 9').stack('Ana', 'petra')).toBe('1 4 9');
  });
});

describe('8.3 Hero', () => {
  const hero = (points: number) => turn().holds('Ana', 'hero').points('Ana', points).row('zeus1 zeus2 zeus3');

  it('§8.3 free: pay 1 point and draw, from the row or the pile', () => {
    const row = hero(3).plays('Ana', 'hero zeus2');
    expect([row.score('Ana'), row.actions(), row.handOf('Ana'), row.rowNow()]).toEqual([
      2,
      3,
      'zeus2',
      'zeus1 - zeus3',
    ]);
    expect(row.handSeenBy('Ben', 'Ana')).toBe('zeus2');
    const pile = hero(3).pileTop('petra9').plays('Ana', 'hero pile');
    expect([pile.handOf('Ana'), pile.handSeenBy('Ben', 'Ana')]).toEqual(['petra9', '?']);
  });

  it('§8.3 the colour must have a point', () => {
    hero(0).refuses('Ana', 'hero pile', 'no-point-to-pay');
    expect(hero(1).plays('Ana', 'hero pile').score('Ana')).toBe(0);
  });

  it('§8.3 once per Monument turn, and again in the next one', () => {
    const t = hero(5).plays('Ana', 'hero pile').refuses('Ana', 'hero pile', 'used-already');
    t.plays('Ana', 'draw pile', 'draw pile', 'draw pile').ends('Ana');
    t.passes('Ben', 'Cleo');
    expect(t.plays('Ana', 'monument', 'hero pile').score('Ana')).toBe(3);
  });

  it('§8.3 draws as in 4.3: not what is not there', () => {
    hero(2).pile(0).refuses('Ana', 'hero pile', 'pile-empty').refuses('Ana', 'hero petra9', 'not-in-row');
  });

  it('§8.3 only the holder', () => {
    turn().points('Ana', 5).refuses('Ana', 'hero pile', 'not-holder');
    turn().points('Ana', 5).holds('Ben', 'hero').refuses('Ana', 'hero pile', 'not-holder');
  });
});

describe('8.4 Naute', () => {
  const naute = () => turn().holds('Ana', 'naute').hand('Ana', 'zeus 1').row('petra1 petra2 petra3');

  it('§8.4 free: swap a hand card with a card of the row, which takes its box', () => {
    const t = naute().plays('Ana', 'swap zeus1 petra2');
    expect([t.handOf('Ana'), t.rowNow(), t.actions()]).toEqual(['petra2', 'petra1 zeus1 petra3', 3]);
  });

  it('§8.4 §2.6 both cards are known from then on', () => {
    const t = naute().hand('Ana', 'zeus 1 7').shown('Ana', 'zeus 1').plays('Ana', 'swap zeus1 petra2');
    expect(t.handSeenBy('Ben', 'Ana')).toBe('? petra2');
    expect(t.handSeenBy(null, 'Ana')).toBe('? petra2');
  });

  it('§8.4 once per Monument turn, and again in the next one', () => {
    const t = naute().plays('Ana', 'swap zeus1 petra2').refuses('Ana', 'swap petra2 petra1', 'used-already');
    t.plays('Ana', 'draw pile', 'draw pile', 'draw pile').ends('Ana');
    t.passes('Ben', 'Cleo');
    expect(t.plays('Ana', 'monument', 'swap petra2 petra1').rowNow()).toBe('petra2 zeus1 petra3');
  });

  it('§8.4 the row as it lies now: a card taken this turn is gone, a card given can be drawn again', () => {
    const t = naute().plays('Ana', 'draw petra2').refuses('Ana', 'swap zeus1 petra2', 'not-in-row');
    t.plays('Ana', 'swap zeus1 petra3', 'draw zeus1');
    expect([t.handOf('Ana'), t.rowNow()]).toEqual(['petra2 petra3 zeus1', 'petra1 - -']);
  });

  it('§8.4 a hand card of one’s own, and only by the holder', () => {
    naute().hand('Ben', 'zeus 9').refuses('Ana', 'swap zeus9 petra1', 'not-in-hand');
    const other = turn().holds('Ben', 'naute').hand('Ana', 'zeus 1').row('petra1 petra2 petra3');
    other.refuses('Ana', 'swap zeus1 petra2', 'not-holder');
  });
});

describe('8.5 Variant', () => {
  const pair = 'score helmets zeus3 zeus6';
  const at = (powers: 'on' | 'variant', holder: string) =>
    table('Ana Ben Cleo', powers)
      .display('Ana', 'petra 2')
      .holds(holder, 'hero')
      .hand('Ana', 'zeus 3 6')
      .turn('Ana', { actions: 1 });

  it('§8.5 a power card also counts as one symbol in the Score action', () => {
    expect(at('variant', 'Ana').plays('Ana', pair).score('Ana')).toBe(2);
  });

  it('§8.5 not without the variant, nor for another colour, nor another symbol', () => {
    expect(at('on', 'Ana').plays('Ana', pair).score('Ana')).toBe(1);
    expect(at('variant', 'Ben').plays('Ana', pair).score('Ana')).toBe(1);
    const ships = at('variant', 'Ana').hand('Ana', 'zeus 2 8').plays('Ana', 'score ships zeus2 zeus8');
    expect(ships.score('Ana')).toBe(0);
  });

  it('§8.5 never for the majority', () => {
    const t = table('Ana Ben Cleo', 'variant').display('Ana', 'petra 2 8').display('Ben', 'pharos 2 8');
    t.holds('Ana', 'scribe').turn('Ana', { actions: 1 }).refuses('Ana', 'claim hero', 'no-majority');
    const thief = table('Ana Ben Cleo', 'variant').display('Ana', 'petra 2 8').display('Ben', 'pharos 2');
    thief.holds('Ben', 'hero').turn('Ana', { actions: 1 }).plays('Ana', 'claim hero');
    expect(thief.holder('hero')).toBe('red');
  });

  it('§8.5 two seats: the symbol counts for the colour that holds it', () => {
    const t = table('Ana Ben', 'variant').holds('yellow', 'hero').hand('Ana', 'zeus 3 6, petra 2 8');
    t.turn('Ana', { actions: 2 }).plays('Ana', 'score red helmets zeus3 zeus6', 'score yellow helmets petra2 petra8');
    expect(t.state.scores).toEqual([0, 0, 1, 0]);
  });
});
