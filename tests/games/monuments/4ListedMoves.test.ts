import { describe, expect, it } from 'vitest';
import { table } from './kit.ts';

// Ships: akropolis 1 4 7, kolossus 1 4 7, petra 1 4 7, pharos 1 4 7, zeus 2 5 8.
const three = () => table('Ana Ben Cleo');
type Table = ReturnType<typeof three>;

const pairs = (t: Table, who = 'Ana') => t.listed(who).filter((move) => /^(score|buy)/.test(move));

describe('Listed moves: the pairs', () => {
  it('§4 one of each symbol, to score and to buy with; the others are as legal', () => {
    const t = three().hand('Ana', 'petra 1, pharos 4, zeus 8').turn('Ana', { actions: 1 });
    expect(pairs(t)).toEqual(['score ships petra1 pharos4', 'buy ships petra1 pharos4']);
    t.plays('Ana', 'score ships pharos4 zeus8');
  });

  it('§4 cards that no own colour can lay are spared first', () => {
    const t = three()
      .display('Ben', 'zeus 9 7')
      .display('Cleo', 'zeus 6 4 3')
      .hand('Ana', 'akropolis 1, petra 1, zeus 8')
      .turn('Ana', { actions: 1 });
    expect(pairs(t)[0]).toBe('score ships akropolis1 zeus8');
  });

  it('§4 then those with few companions in the hand', () => {
    const t = three().hand('Ana', 'petra 1 2, pharos 4, zeus 8').turn('Ana', { actions: 1 });
    expect(pairs(t)[0]).toBe('score ships pharos4 zeus8');
  });

  it('§4 those of an own monument last', () => {
    const t = three().display('Ana', 'petra 9 8').hand('Ana', 'petra 1, pharos 4, zeus 8').turn('Ana', { actions: 1 });
    expect(pairs(t)[0]).toBe('score ships pharos4 zeus8');
  });

  it('§4 the lower value first among equals', () => {
    const t = three().hand('Ana', 'akropolis 7, petra 1, pharos 4').turn('Ana', { actions: 1 });
    expect(pairs(t)[0]).toBe('score ships petra1 pharos4');
  });

  it('§4 two seats: to score for either colour', () => {
    const t = table('Ana Ben').hand('Ana', 'petra 1, pharos 4').turn('Ana', { actions: 1 });
    expect(pairs(t)).toHaveLength(3);
  });
});
