/** What Monuments says of its bots: every level, reason and move has words in both languages. */
import { describe, expect, test } from 'vitest';
import { brain } from '../../../src/games/monuments/bot/brain.ts';
import { botTexts } from '../../../src/games/monuments/botTexts.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import { LANGUAGES } from '../../../src/platform/language.ts';
import { quickRandom, seedOf } from '../../../src/platform/rng.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test('every level has a name, the weakest first', async () => {
    const { levels } = await botTexts(language);
    expect(Object.keys(levels)).toEqual(brain.levels.map(({ id }) => id));
  });

  test('every reason has a text, with and without a plural', async () => {
    const { whys } = await botTexts(language);
    expect(Object.keys(whys).sort()).toEqual([...brain.whys].sort());
    for (const code of brain.whys) for (const value of [0, 1, 2, 7]) expect(whys[code]?.(value)).toMatch(/^\S.+\.$/);
  });

  test('every listed move of a match can be said, no two alike in one place', async () => {
    const { moves } = await botTexts(language);
    for (const seats of [2, 3, 4]) {
      const random = quickRandom(seats);
      const state = rules.create(seats, { powers: 'on' }, seedOf(seats));
      for (let [seat] = rules.actors(state); seat !== undefined; [seat] = rules.actors(state)) {
        const view = rules.view(state, seat);
        const listed = rules.moves(view, seat);
        const said = listed.flatMap((move) => moves(view, seat as number, [move]));
        expect(said.every((text) => text.trim() !== '' && !/undefined|NaN|hidden/.test(text))).toBe(true);
        expect(new Set(said).size).toBe(listed.length);
        rules.apply(state, seat, listed[random.below(listed.length)] as never);
      }
    }
  });

  test('names enough for every rival', async () => {
    expect(new Set((await botTexts(language)).names).size).toBeGreaterThanOrEqual(4);
  });
});
