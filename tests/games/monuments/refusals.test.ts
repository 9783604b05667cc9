/** Every reason to refuse a move, provoked: a reason without an entry here does not compile. */
import { describe, expect, it } from 'vitest';
import { REASONS, type Reason } from '../../../src/games/monuments/rules/reasons.ts';
import type { MonumentsMove } from '../../../src/games/monuments/rules/state.ts';
import { en } from '../../../src/games/monuments/texts/en.ts';
import { fr } from '../../../src/games/monuments/texts/fr.ts';
import { cardsIn } from './cardText.ts';
import { type Table, table } from './kit.ts';

type Attempt = readonly [Table, string | MonumentsMove];

const turn = (powers: 'off' | 'on' = 'off') => table('Ana Ben Cleo', powers).turn('Ana', { actions: 3 });
const spent = () => table('Ana Ben Cleo').hand('Ana', 'zeus 2 8').turn('Ana', { actions: 0 });
const over = () => table('Ana Ben Cleo').row('zeus1 - zeus3').pile(0).turn('Ana', { actions: 0 }).plays('Ana', 'end');
const atHistory = () => table('Ana Ben Cleo').display('Ben', 'petra 9 4').plays('Ana', 'history');
const scribe = () => turn('on').holds('Ana', 'scribe').display('Ana', 'petra 1 4').hand('Ana', 'petra 9');

const ATTEMPTS: Record<Reason, () => Attempt> = {
  'game-over': () => [over(), 'monument'],
  'not-your-turn': () => [table('Ana Ben Cleo').turn('Cleo'), 'monument'],
  'choose-first': () => [table('Ana Ben Cleo'), 'draw pile'],
  'choice-is-final': () => [turn(), 'monument'],
  'no-historian': () => [table('Ana Ben Cleo').display('Ben', 'petra 9 4').historians('Ana', 0), 'history'],
  'nothing-to-write': () => [table('Ana Ben Cleo').display('Ana', 'petra 9 4'), 'history'],
  'history-turn': () => [atHistory(), 'draw pile'],
  'monument-turn': () => [turn().display('Ben', 'petra 9 4'), 'write red'],
  'no-action-left': () => [spent(), 'draw pile'],
  'actions-owed': () => [turn(), 'end'],
  'bought-already': () => [
    table('Ana Ben Cleo').hand('Ana', 'zeus 2 8').turn('Ana', { actions: 1, bought: true }),
    'buy ships zeus2 zeus8',
  ],
  'pile-empty': () => [turn().pile(0), 'draw pile'],
  'not-in-row': () => [turn().row('zeus1 zeus2 zeus3'), 'draw petra9'],
  'not-in-hand': () => [turn().hand('Ana', 'petra 9'), 'erect petra 9 4'],
  'mixed-monuments': () => [
    turn().hand('Ana', 'petra 9, zeus 4'),
    { type: 'erect', colour: 0, cards: cardsIn('petra9 zeus4') },
  ],
  'too-few-first': () => [turn().hand('Ana', 'petra 9'), 'erect petra 9'],
  'too-few-second': () => [turn().hand('Ana', 'petra 9 4').display('Ben', 'petra 8'), 'erect petra 9 4'],
  'third-builder': () => [
    turn().hand('Ana', 'petra 9 4 2').display('Ben', 'petra 8').display('Cleo', 'petra 7'),
    'erect petra 9 4 2',
  ],
  'already-built': () => [turn().hand('Ana', 'petra 9 4 2').display('Ana', 'petra 8'), 'erect petra 9 4 2'],
  'not-built': () => [turn().hand('Ana', 'petra 9'), 'improve petra 9'],
  'different-symbols': () => [turn().hand('Ana', 'petra 8 9'), { type: 'buy', cards: cardsIn('petra 8 9') }],
  'not-your-colour': () => [atHistory(), 'write blue'],
  'powers-off': () => [turn().display('Ana', 'petra 2'), 'claim hero'],
  'no-majority': () => [turn('on').display('Ana', 'petra 2').display('Ben', 'pharos 2'), 'claim hero'],
  'held-already': () => [turn('on').display('Ana', 'petra 2').holds('Ana', 'hero'), 'claim hero'],
  'not-holder': () => [turn('on').points('Ana', 9).holds('Ben', 'hero'), 'hero pile'],
  'nothing-added': () => [scribe(), 'restack petra 4 1'],
  'stack-incomplete': () => [scribe(), 'restack petra 9 1'],
  'used-already': () => [turn('on').points('Ana', 9).holds('Ana', 'hero').plays('Ana', 'hero pile'), 'hero pile'],
  'no-point-to-pay': () => [turn('on').holds('Ana', 'hero'), 'hero pile'],
};

describe('Refusals', () => {
  it.each(Object.entries(ATTEMPTS))('%s', (reason, attempt) => {
    const [at, move] = attempt();
    at.refuses('Ana', move, reason as Reason);
  });

  it('§2–§8 no reason is left unprovoked, and each stands on a paragraph of its chapter', () => {
    expect(Object.keys(ATTEMPTS).sort()).toEqual(Object.keys(REASONS).sort());
    for (const rule of Object.values(REASONS)) expect(rule).toMatch(/^[2-8]\.[1-7]$/);
  });

  it('every reason has a text of its own in both languages', () => {
    for (const { refusals } of [en, fr]) {
      expect(Object.keys(refusals).sort()).toEqual(Object.keys(REASONS).sort());
      expect(new Set(Object.values(refusals)).size).toBe(Object.keys(REASONS).length);
    }
    for (const reason of Object.keys(REASONS) as Reason[]) expect(fr.refusals[reason]).not.toBe(en.refusals[reason]);
  });
});
