import { describe, expect, it } from 'vitest';
import { table } from './kit.ts';

const three = () => table('Ana Ben Cleo');

describe('4.1 Three actions', () => {
  it('§4.1 any mix in any order', () => {
    const t = three()
      .hand('Ana', 'petra 9 4, zeus 2 8, pharos 9')
      .plays('Ana', 'monument', 'score ships zeus2 zeus8', 'draw pile', 'erect petra 9 4');
    expect(t.stack('Ana', 'petra')).toBe('9 4');
    expect(t.toMove()).not.toBe('Ana');
  });

  it('§4.1 three times the same, and no fourth without buying', () => {
    const t = three()
      .hand('Ana', 'zeus 2 8')
      .plays('Ana', 'monument', 'draw pile', 'draw pile', 'draw pile')
      .refuses('Ana', 'draw pile', 'no-action-left')
      .refuses('Ana', 'score ships zeus2 zeus8', 'no-action-left');
    expect(t.actions()).toBe(0);
  });

  it('§4.1 ◇ actions must be taken while any is legal', () => {
    three().plays('Ana', 'monument').refuses('Ana', 'end', 'actions-owed').plays('Ana', 'draw pile', 'draw pile');
    three().turn('Ana', { actions: 1 }).refuses('Ana', 'end', 'actions-owed');
  });

  it('§4.1 ◇ also where nothing is left to draw but a pair could be scored', () => {
    const t = three().hand('Ana', 'zeus 2 8').row('petra3 - -').pile(0).turn('Ana', { actions: 3 });
    t.plays('Ana', 'draw petra3').refuses('Ana', 'end', 'actions-owed');
    expect(t.listed('Ana').some((move) => move === 'end')).toBe(false);
  });

  it('§4.1 ◇ also where nothing is left but to build', () => {
    const t = three().hand('Ana', 'zeus 1').display('Ana', 'zeus 9').row('- - -').pile(0).turn('Ana', { actions: 1 });
    t.refuses('Ana', 'end', 'actions-owed');
    expect(t.listed('Ana')).toEqual(['improve zeus 1']);
  });
});

describe('4.1 No action is legal', () => {
  it('§4.1 ◇ then none is owed, and the turn may end', () => {
    const t = three().hand('Ana', 'zeus 2').row('- - -').pile(0).turn('Ana', { actions: 2 });
    expect(t.listed('Ana')).toEqual(['end']);
    expect(t.plays('Ana', 'end').phase()).toBe('over');
  });
});

describe('4.2 The fourth action', () => {
  it('§4.2 two hand cards of one symbol, any monuments, buy it; they leave the game, and it is no action', () => {
    const t = three()
      .hand('Ana', 'akropolis 2, petra 8, zeus 1')
      .pile(40)
      .plays('Ana', 'monument', 'buy helmets akropolis2 petra8');
    expect(t.actions()).toBe(4);
    expect(t.handOf('Ana')).toBe('zeus1');
    expect(t.discarded()).toContain('akropolis2');
    expect(t.discarded()).toContain('petra8');
  });

  it('§4.2 also after the third action', () => {
    const t = three()
      .hand('Ana', 'akropolis 2, petra 8')
      .row('zeus1 pharos1 pharos2')
      .turn('Ana', { actions: 1 })
      .plays('Ana', 'draw zeus1');
    expect([t.toMove(), t.actions()]).toEqual(['Ana', 0]);
    t.plays('Ana', 'buy helmets akropolis2 petra8');
    expect([t.toMove(), t.actions()]).toEqual(['Ana', 1]);
    t.refuses('Ana', 'end', 'actions-owed').plays('Ana', 'draw pharos1');
    expect(t.toMove()).toBe('Ben');
  });

  it('§4.2 in the middle of the turn', () => {
    const t = three().hand('Ana', 'akropolis 2, petra 8').plays('Ana', 'monument', 'draw pile');
    expect(t.plays('Ana', 'buy helmets akropolis2 petra8').actions()).toBe(3);
  });

  it('§4.2 with a card drawn this turn', () => {
    const t = three().hand('Ana', 'petra 8').row('akropolis2 zeus1 zeus4').plays('Ana', 'monument', 'draw akropolis2');
    expect(t.plays('Ana', 'buy helmets akropolis2 petra8').actions()).toBe(3);
  });

  it('§4.2 once per turn, and again in the next one', () => {
    const t = three()
      .hand('Ana', 'petra 2 8, zeus 3 6 9')
      .plays('Ana', 'monument', 'buy helmets petra2 petra8')
      .refuses('Ana', 'buy helmets zeus3 zeus6', 'bought-already')
      .plays('Ana', 'draw pile', 'draw pile', 'draw pile', 'draw pile');
    t.passes('Ben', 'Cleo');
    expect(t.plays('Ana', 'monument', 'buy helmets zeus3 zeus6').actions()).toBe(4);
  });

  it('§4.2 not with different symbols, nor with cards of others', () => {
    three()
      .hand('Ana', 'petra 8 9')
      .hand('Ben', 'petra 2')
      .turn('Ana', { actions: 3 })
      .refuses('Ana', { type: 'buy', cards: [70, 71] }, 'different-symbols')
      .refuses('Ana', 'buy helmets petra8 petra2', 'not-in-hand');
  });

  it('§4.2 ◇ the turn waits for an explicit end while a fourth action can be bought', () => {
    const t = three().hand('Ana', 'zeus 2 8').pileTop('petra9').turn('Ana', { actions: 1 }).plays('Ana', 'draw pile');
    expect(t.toMove()).toBe('Ana');
    expect(t.listed('Ana')).toEqual(['buy ships zeus2 zeus8', 'end']);
    expect(t.plays('Ana', 'end').toMove()).toBe('Ben');
  });

  it('§4.2 ◇ it ends by itself where nothing but ending is legal', () => {
    const t = three().hand('Ana', 'zeus 2').pileTop('petra9').turn('Ana', { actions: 1 }).plays('Ana', 'draw pile');
    expect([t.toMove(), t.phase()]).toEqual(['Ben', 'choice']);
  });

  it('§4.2 ◇ it ends by itself where the pair has been spent, or the fourth action been bought', () => {
    const bought = three().hand('Ana', 'zeus 2 8').pileTop('petra9').turn('Ana', { actions: 1, bought: true });
    expect(bought.plays('Ana', 'draw pile').toMove()).toBe('Ben');
    const spent = three().hand('Ana', 'zeus 2 8').turn('Ana', { actions: 1 });
    expect(spent.plays('Ana', 'score ships zeus2 zeus8').toMove()).toBe('Ben');
  });

  it('§4.2 ◇ it ends by itself with actions owed, if none is legal', () => {
    const t = three().row('petra3 - -').pile(0).turn('Ana', { actions: 3 }).plays('Ana', 'draw petra3');
    expect([t.toMove(), t.phase()]).toEqual([null, 'over']);
  });

  it('§4.2 ◇ it does not end while a power can be used, and does when it cannot', () => {
    const at = (points: number, power: string) =>
      table('Ana Ben Cleo', 'on')
        .holds('Ana', power)
        .points('Ana', points)
        .hand('Ana', 'zeus 2')
        .pileTop('petra9')
        .turn('Ana', { actions: 1 })
        .plays('Ana', 'draw pile')
        .toMove();
    expect(at(1, 'hero')).toBe('Ana');
    expect(at(0, 'hero')).toBe('Ben');
    expect(at(0, 'naute')).toBe('Ana');
    expect(at(1, 'scribe')).toBe('Ben');
  });
});

describe('4.3 Draw', () => {
  it('§4.3 a card of the row, which is refilled only at the end of the turn', () => {
    const t = three().row('petra3 zeus2 pharos1').pileTop('colosseum9 colosseum8').hand('Ana', 'zeus 8');
    t.plays('Ana', 'monument', 'draw zeus2');
    expect([t.handOf('Ana'), t.rowNow()]).toEqual(['zeus2 zeus8', 'petra3 - pharos1']);
    t.refuses('Ana', 'draw zeus2', 'not-in-row').plays('Ana', 'draw pharos1');
    expect(t.rowNow()).toBe('petra3 - -');
    t.plays('Ana', 'score ships zeus2 zeus8');
    expect(t.rowNow()).toBe('petra3 colosseum9 colosseum8');
  });

  it('§4.3 or the top of the pile', () => {
    const t = three().pileTop('petra9 zeus1').plays('Ana', 'monument', 'draw pile');
    expect(t.handOf('Ana')).toBe('petra9');
    expect(t.plays('Ana', 'draw pile').handOf('Ana')).toBe('petra9 zeus1');
  });

  it('§4.3 no hand limit', () => {
    const all = ['akropolis', 'babylon', 'zeus', 'petra', 'pharos'].map((m) => `${m} 1 2 3 4 6 7 8 9`).join();
    const t = three().hand('Ana', all).plays('Ana', 'monument', 'draw pile', 'draw pile', 'draw pile');
    expect(t.handOf('Ana').split(' ')).toHaveLength(43);
  });

  it('§4.3 with an empty pile only the row', () => {
    const t = three().pile(0).row('petra3 zeus2 pharos1').plays('Ana', 'monument');
    t.refuses('Ana', 'draw pile', 'pile-empty');
    expect(t.listed('Ana')).toEqual(['draw petra3', 'draw zeus2', 'draw pharos1']);
  });

  it('§4.3 cards drawn may be used at once', () => {
    const t = three().hand('Ana', 'petra 9').row('petra4 zeus2 pharos1').pileTop('petra1');
    t.plays('Ana', 'monument', 'draw petra4', 'draw pile', 'erect petra 9 4 1');
    expect(t.stack('Ana', 'petra')).toBe('9 4 1');
  });

  it('§4.3 not a card that lies elsewhere', () => {
    three()
      .hand('Ana', 'petra 9')
      .hand('Ben', 'petra 8')
      .row('petra4 zeus2 pharos1')
      .turn('Ana', { actions: 1 })
      .refuses('Ana', 'draw petra9', 'not-in-row')
      .refuses('Ana', 'draw petra8', 'not-in-row');
  });
});

describe('4.7 End of turn', () => {
  it('§4.7 the row is refilled to three from the pile', () => {
    const t = three().row('petra3 zeus2 pharos1').pileTop('zeus9 zeus8 zeus7');
    t.plays('Ana', 'monument', 'draw petra3', 'draw zeus2', 'draw pharos1').ends('Ana');
    expect(t.rowNow()).toBe('zeus9 zeus8 zeus7');
    expect(t.told('refilled')).toHaveLength(1);
  });

  it('§4.7 if a box stays empty the game ends at once, without a last round', () => {
    const t = three().row('petra3 zeus2 pharos9').pile('colosseum9').turn('Ana', { actions: 2 });
    t.plays('Ana', 'draw zeus2', 'draw pharos9').ends('Ana');
    expect([t.phase(), t.toMove(), t.rowNow()]).toEqual(['over', null, 'petra3 colosseum9 -']);
    t.refuses('Ben', 'monument', 'game-over').refuses('Ana', 'end', 'game-over');
    expect(t.listed('Ben')).toEqual([]);
  });

  it('§4.7 not before the turn has ended', () => {
    const t = three().hand('Ana', 'petra 9 4').row('petra3 zeus2 pharos1').pile(0).turn('Ana', { actions: 2 });
    t.plays('Ana', 'draw petra3');
    expect(t.phase()).toBe('monument');
    expect(t.plays('Ana', 'erect petra 9 4 3').phase()).toBe('over');
  });

  it('§4.7 an empty pile with a full row does not end it', () => {
    const t = three()
      .hand('Ana', 'petra 9 4 3, zeus 2 8, pharos 9')
      .hand('Ben', 'colosseum 9 8')
      .row('kolossus1 kolossus2 kolossus3')
      .pile(0)
      .plays('Ana', 'monument', 'erect petra 9 4', 'improve petra 3', 'score ships zeus2 zeus8');
    expect([t.phase(), t.toMove()]).toEqual(['choice', 'Ben']);
    expect(t.rowNow()).toBe('kolossus1 kolossus2 kolossus3');
    expect(t.plays('Ben', 'monument', 'erect colosseum 9 8', 'draw kolossus1').phase()).toBe('monument');
  });

  it('§4.7 the last card of the pile refills the last box: the game goes on', () => {
    const t = three()
      .row('petra3 zeus2 pharos9')
      .pile('colosseum9')
      .turn('Ana', { actions: 1 })
      .plays('Ana', 'draw zeus2');
    expect([t.phase(), t.pileSize(), t.rowNow()]).toEqual(['choice', 0, 'petra3 colosseum9 pharos9']);
  });

  it('§4.7 drawing the last card of the pile does not end it while the row is full', () => {
    const t = three()
      .row('petra3 zeus2 pharos9')
      .pile('colosseum9')
      .turn('Ana', { actions: 1 })
      .plays('Ana', 'draw pile');
    expect([t.phase(), t.toMove(), t.pileSize()]).toEqual(['choice', 'Ben', 0]);
  });

  it('§4.7 §2.5 the next turn begins afresh', () => {
    const t = three()
      .hand('Ana', 'zeus 2')
      .turn('Ana', { actions: 1, bought: true, heroUsed: true, nauteUsed: true })
      .plays('Ana', 'draw pile');
    expect(t.state).toMatchObject({ seat: 1, turn: 2, actions: 0, bought: false, heroUsed: false, nauteUsed: false });
  });
});
