import { describe, expect, it } from 'vitest';
import { flag, oneOf, positive, told, whole, word } from './commandLine.ts';

const USAGE = 'Usage: npm run example';
const OPTIONS = {
  games: whole(20, 1, 99),
  seed: whole(null),
  minutes: positive(5),
  powers: oneOf('off', 'on', 'variant'),
  who: word('nobody', (text) => {
    if (text === 'everybody') throw new Error('wants a name');
  }),
  write: flag,
};

describe('options of a command', () => {
  it('have values of their own where nothing is said', () => {
    const unless = { games: 20, seed: null, minutes: 5, powers: 'off', who: 'nobody', write: false };
    expect(told(USAGE, OPTIONS, [])).toEqual(unless);
  });

  it('are read by their kind', () => {
    const given = ['--games=7', '--seed', '0', '--minutes', '0.5', '--powers', 'variant', '--who', 'Ana', '--write'];
    const read = { games: 7, seed: 0, minutes: 0.5, powers: 'variant', who: 'Ana', write: true };
    expect(told(USAGE, OPTIONS, given)).toEqual(read);
  });

  it.each([
    [['--games', '0'], '--games wants a whole number from 1 to 99, not “0”.'],
    [['--games', '1e1'], '--games wants a whole number from 1 to 99, not “1e1”.'],
    [['--seed', '99999999999999999999'], '--seed wants a whole number from 0,'],
    [['--seed', '-1'], '--seed'],
    [['--minutes', '0'], '--minutes wants a number above 0, not “0”.'],
    [['--minutes', 'NaN'], '--minutes wants a number above 0, not “NaN”.'],
    [['--powers', 'some'], '--powers wants off or on or variant, not “some”.'],
    [['--who', 'everybody'], '--who wants a name, not “everybody”.'],
    [['--who'], '--who'],
    [['--write=1'], '--write'],
    [['--gmaes', '5'], '--gmaes'],
    [['5'], '5'],
  ])('refuse %j, and say how it goes', (given, words) => {
    expect(() => told(USAGE, OPTIONS, given)).toThrow(words);
    expect(() => told(USAGE, OPTIONS, given)).toThrow(USAGE);
  });
});
