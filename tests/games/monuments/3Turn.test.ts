import { describe, expect, it } from 'vitest';
import { table } from './kit.ts';

describe('3 A turn: choose its kind', () => {
  it('§3.1 first the seat chooses: nothing else is legal', () => {
    const t = table('Ana Ben Cleo').display('Ben', 'petra 9 4').hand('Ana', 'zeus 1 4');
    expect(t.phase()).toBe('choice');
    expect(t.listed('Ana')).toEqual(['monument', 'history']);
    t.refuses('Ana', 'draw pile', 'choose-first').refuses('Ana', 'write red', 'choose-first');
    t.refuses('Ana', 'end', 'choose-first').refuses('Ana', 'buy scrolls zeus1 zeus4', 'choose-first');
  });

  it('§3.1 a Monument turn, once chosen, is final', () => {
    const t = table('Ana Ben Cleo').display('Ben', 'petra 9 4').plays('Ana', 'monument');
    expect(t.phase()).toBe('monument');
    expect(t.actions()).toBe(3);
    t.refuses('Ana', 'history', 'choice-is-final').refuses('Ana', 'monument', 'choice-is-final');
    t.refuses('Ana', 'write red', 'monument-turn');
  });

  it('§3.1 a History turn, once chosen, is final', () => {
    const t = table('Ana Ben Cleo').display('Ben', 'petra 9 4').plays('Ana', 'history');
    expect(t.phase()).toBe('history');
    expect(t.listed('Ana')).toEqual(['write red']);
    t.refuses('Ana', 'monument', 'choice-is-final').refuses('Ana', 'history', 'choice-is-final');
  });

  it('§3.2 a History turn needs a historian', () => {
    const t = table('Ana Ben Cleo').display('Ben', 'petra 9 4').historians('Ana', 0);
    t.refuses('Ana', 'history', 'no-historian');
    expect(t.listed('Ana')).toEqual(['monument']);
  });

  it('§3.2 a History turn needs an opposing monument of two cards or more', () => {
    const t = table('Ana Ben Cleo').display('Ana', 'zeus 9 4 1').display('Ben', 'petra 9, pharos 3');
    t.refuses('Ana', 'history', 'nothing-to-write');
    expect(t.listed('Ana')).toEqual(['monument']);
  });

  it('§3.2 one opposing monument of two cards is enough', () => {
    const t = table('Ana Ben Cleo')
      .display('Cleo', 'petra 9 4')
      .historians('Ana', 1)
      .plays('Ana', 'history', 'write red');
    expect(t.ladder()).toEqual(['red: petra4']);
  });

  it('§3.2 two seats: the historian and the monument must suit the same colour', () => {
    const t = table('Ana Ben').display('red', 'petra 9 4').historians('yellow', 0);
    t.refuses('Ana', 'history', 'nothing-to-write');
  });

  it('§3.1 only the seat whose turn it is may move', () => {
    const t = table('Ana Ben Cleo').turn('Ben');
    t.refuses('Ana', 'monument', 'not-your-turn').refuses('Cleo', 'monument', 'not-your-turn');
    expect(t.listed('Ana')).toEqual([]);
  });
});
