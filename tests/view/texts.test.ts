/** Every text has a reader. That every language has every text is a matter of types. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en as monuments } from '../../src/games/monuments/texts/en.ts';
import { fr as monumentsFr } from '../../src/games/monuments/texts/fr.ts';
import { en as platform } from '../../src/platform/i18n/en.ts';
import { fr as platformFr } from '../../src/platform/i18n/fr.ts';
import { en as online } from '../../src/platform/pages/online/texts/en.ts';
import { fr as onlineFr } from '../../src/platform/pages/online/texts/fr.ts';
import { en as practice } from '../../src/platform/pages/practice/texts/en.ts';
import { fr as practiceFr } from '../../src/platform/pages/practice/texts/fr.ts';

/** Sections whose keys are looked up by a code, a card or a choice: the section must be used, its keys need not be. */
const DYNAMIC = {
  platform: ['themes', 'coming', 'setup.problems', 'play.notices'],
  online: ['create.short', 'name', 'seats.presence', 'chat.notSaid', 'denied', 'problems'],
  practice: ['paces'],
  monuments: ['options', 'refusals', 'log.news', 'end.tie', 'table.track.chip', 'table.track.where'],
} as const;

const TEXT_FILES = /\/(i18n\/(en|fr)|texts\/[^/]+)\.ts$/;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\.tsx?$/.test(file) && !TEXT_FILES.test(file));
}

const code = sources('src')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Read as a property, or picked out of an object. */
function isRead(key: string): boolean {
  const name = key.replace(/[$]/g, '\\$&');
  return new RegExp(`\\.${name}\\b|\\['${name}'\\]|[{,]\\s*${name}\\s*(:\\s*\\w+\\s*)?[,}]`).test(code);
}

function unread(texts: object, dynamic: readonly string[], path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const isLeaf = typeof text !== 'object' || dynamic.includes(here);
    if (!isLeaf) return unread(text, dynamic, here);
    return isRead(key) ? [] : [here];
  });
}

function shape(texts: object): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'object' && !Array.isArray(text) ? shape(text) : Array.isArray(text) ? 'list' : typeof text,
    ]),
  );
}

describe.each([
  ['platform', platform, platformFr, DYNAMIC.platform],
  ['online', online, onlineFr, DYNAMIC.online],
  ['practice', practice, practiceFr, DYNAMIC.practice],
  ['monuments', monuments, monumentsFr, DYNAMIC.monuments],
] as const)('the texts of %s', (_, en, fr, dynamic) => {
  test('are all read somewhere', () => {
    expect(unread(en, dynamic)).toEqual([]);
  });

  test('are the same in both languages', () => {
    expect(shape(fr)).toEqual(shape(en));
  });
});

test('an unread text is found', () => {
  expect(unread({ site: { name: '', nobodyReadsThisEver: '' } }, [])).toEqual(['site.nobodyReadsThisEver']);
});
