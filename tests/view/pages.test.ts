import { describe, expect, test } from 'vitest';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { dateIn, listIn, pluralIn } from '../../src/platform/i18n/forms.ts';
import { newMatch } from '../../src/platform/match/newMatch.ts';
import { replayTextOf } from '../../src/platform/match/replayText.ts';
import { paths, routeOf } from '../../src/platform/pages/router.ts';
import { nameProblems, tidyName } from '../../src/platform/pages/setup/names.ts';
import { parseReplay } from '../../src/platform/replay.ts';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/monuments', { page: 'new', game: 'monuments' }],
    ['/play/abc23', { page: 'play', id: 'abc23' }],
    ['/rules/monuments/', { page: 'rules', game: 'monuments' }],
    ['/how/world-wonders', { page: 'how', game: 'world-wonders' }],
    ['/lobby/monuments', { page: 'lobby', game: 'monuments' }],
    ['/table/abc23', { page: 'table', id: 'abc23' }],
    ['/claim/abc23', { page: 'claim', id: 'abc23' }],
    ['/new', { page: 'missing' }],
    ['/play/a/b', { page: 'missing' }],
    ['/play/%3Cb%3E', { page: 'missing' }],
    ['/elsewhere/x', { page: 'missing' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test('a paragraph of the rules', () => {
    expect(paths.rules('monuments', '4.4')).toBe('/rules/monuments#4.4');
  });
});

describe('names', () => {
  test('are tidied', () => {
    expect(tidyName('  Ana \t Maria ')).toBe('Ana Maria');
  });

  test('must be there, short and different', () => {
    expect(nameProblems(['Ana', ' ', 'ANA ', 'x'.repeat(25)])).toEqual([null, 'empty', 'taken', 'long']);
    expect(nameProblems(['Ana', 'Ben'])).toEqual([null, null]);
  });
});

describe('forms of a language', () => {
  test('plurals: French counts zero as one', () => {
    const forms = { one: 'match', other: 'matches' };
    expect([0, 1, 2].map((count) => pluralIn('en')(count, forms))).toEqual(['matches', 'match', 'matches']);
    expect([0, 1, 2].map((count) => pluralIn('fr')(count, forms))).toEqual(['match', 'match', 'matches']);
  });

  test('lists', () => {
    expect(listIn('en', ['Ana', 'Ben'])).toBe('Ana and Ben');
    expect(listIn('fr', ['Ana', 'Ben', 'Cléo'])).toBe('Ana, Ben et Cléo');
  });

  test('dates', () => {
    const now = Date.UTC(2026, 5, 15, 12);
    const minute = 60_000;
    expect(dateIn('en', now - 10, now)).toBe('now');
    expect(dateIn('en', now - 5 * minute, now)).toBe('5 minutes ago');
    expect(dateIn('fr', now - 26 * 60 * minute, now)).toBe('hier');
    expect(dateIn('fr', now - 30 * 24 * 60 * minute, now)).toBe('le 16 mai 2026');
  });
});

test('a kept match can be taken out as a replay, without any engine', () => {
  const setup = { game: 'monuments', names: ['Ana: the 1st', 'Ben'], options: { powers: 'on' } };
  const match = { ...newMatch(rules, setup), version: 7 };
  const moves = [
    { seat: 0, text: 'monument' },
    { seat: 0, text: 'draw pile' },
    { seat: 1, text: 'history' },
  ];
  const { turns, names, version, options, seed } = parseReplay(replayTextOf({ ...match, moves }));
  expect(turns).toEqual([['monument', 'draw pile'], ['history']]);
  expect([names, version, options, seed]).toEqual([['Ana  the 1st', 'Ben'], 7, { powers: 'on' }, match.seed]);
});
