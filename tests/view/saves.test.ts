import { describe, expect, test } from 'vitest';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { newMatch } from '../../src/platform/match/newMatch.ts';
import { formatSave, parseSave, type SavedMatch, turnOf, turnsOf } from '../../src/platform/match/saveFormat.ts';
import { openSaves } from '../../src/platform/match/saves.ts';
import { StorageDouble } from './storageDouble.ts';

const match: SavedMatch = {
  ...newMatch(rules, { game: 'monuments', names: ['Ana', 'Ben'], options: { powers: 'off' } }),
  moves: [
    { seat: 0, text: 'monument' },
    { seat: 0, text: 'end' },
    { seat: 1, text: 'monument' },
  ],
  actor: 1,
};

describe('the format', () => {
  test('a round trip changes nothing', () => {
    expect(parseSave(match.id, formatSave(match))).toEqual(match);
  });

  test('who is a bot is kept; matches from before there were bots have none', () => {
    const practice = { ...match, bots: [null, 'scribe'], assisted: true };
    expect(parseSave(match.id, formatSave(practice))).toEqual(practice);
    const { format, bots: _, assisted: __, ...old } = { format: 1, ...JSON.parse(formatSave(practice)) };
    expect(parseSave(match.id, JSON.stringify({ format, ...old }))).toEqual(match);
  });

  test('how its bots behave is kept; what cannot be read of it counts as unsaid', () => {
    const calm = { ...match, manners: { pace: 'swift', thinksLonger: true } } as const;
    expect(parseSave(match.id, formatSave(calm))).toEqual(calm);
    for (const odd of ['"swift"', '{"pace":"mad","thinksLonger":true}', '{"pace":"calm"}', '7']) {
      const text = formatSave(match).replace('"manners":null', `"manners":${odd}`);
      expect(text).toContain(odd);
      expect(parseSave(match.id, text)).toEqual(match);
    }
    const { manners: _, ...old } = JSON.parse(formatSave(match));
    expect(parseSave(match.id, JSON.stringify(old))).toEqual(match);
  });

  test('turns are what one seat does in a row', () => {
    expect(turnOf(match)).toBe(2);
    expect(turnOf({ ...match, actor: 0 })).toBe(3);
    expect(turnOf({ ...match, actor: null })).toBe(2);
    expect(turnOf({ ...match, moves: [], actor: 0 })).toBe(1);
    expect(turnsOf(match).map((turn) => turn.length)).toEqual([2, 1]);
  });

  test.each([
    ['nothing', ''],
    ['half of it', formatSave(match).slice(0, 80)],
    ['another thing', '[1, 2]'],
    ['another format', formatSave(match).replace('"format":1', '"format":2')],
    ['a missing seed', formatSave(match).replace(match.seed, 'x')],
    ['a move without a seat', formatSave(match).replace('1 monument', 'monument')],
    ['names that are none', formatSave(match).replace('"Ana"', '7')],
    ['winners that are none', formatSave(match).replace('"winners":null', '"winners":"Ana"')],
    ['too few seats for its bots', formatSave({ ...match, bots: [null] })],
    ['bots that are none', formatSave(match).replace('"bots":[null,null]', '"bots":[null,7]')],
    ['help that is neither', formatSave(match).replace('"assisted":false', '"assisted":"yes"')],
    ['a missing revision', formatSave(match).replace('"revision"', '"vision"')],
  ])('%s is no match', (_, text) => {
    expect(parseSave(match.id, text)).toBeNull();
  });
});

describe('the list', () => {
  test('last played first; damaged entries are moved aside untouched, and nothing else is lost', () => {
    const store = new StorageDouble();
    const saves = openSaves(store);
    saves.write({ ...match, id: 'old', updatedAt: 1 });
    saves.write({ ...match, id: 'new', updatedAt: 2 });
    store.setItem('agora.match.bad', '{"format":1,');
    store.setItem('other.app', 'kept');
    const { matches, broken } = saves.list();
    expect(matches.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(broken).toEqual([{ id: 'bad', text: '{"format":1,' }]);
    expect([...store.entries.keys()].sort()).toEqual([
      'agora.broken.bad',
      'agora.match.new',
      'agora.match.old',
      'other.app',
    ]);
    saves.removeBroken('bad');
    saves.remove('old');
    expect(saves.list()).toMatchObject({ matches: [{ id: 'new' }], broken: [] });
  });

  test('a damaged entry stays in place while there is no room to move it', () => {
    const store = new StorageDouble();
    store.setItem('agora.match.bad', 'x');
    store.isFull = true;
    expect(openSaves(store).list().matches).toEqual([]);
    expect(store.getItem('agora.match.bad')).toBe('x');
  });

  test('a revision is written over the one before it only', () => {
    const saves = openSaves(new StorageDouble());
    expect(saves.write({ ...match, revision: 2 })).toBe('gone');
    expect(saves.write(match)).toBe('saved');
    expect(saves.write({ ...match, revision: 2 })).toBe('saved');
    expect(saves.write({ ...match, revision: 2 })).toBe('stale');
    expect(saves.write({ ...match, revision: 4 })).toBe('stale');
  });

  test('a storage that throws at everything harms nobody', () => {
    const cursed = new Proxy(new StorageDouble(), {
      get: () => {
        throw new Error('forbidden');
      },
    });
    const saves = openSaves(cursed);
    expect(saves.write(match)).toBe('unkept');
    expect(saves.list().matches).toEqual([match]);
    saves.remove(match.id);
    expect(saves.list().matches).toEqual([]);
  });
});
