/** Help on everything: each topic belongs to an area of the table, and each area has its question mark. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../../../src/games/monuments/texts/en.ts';
import { HELP_AREAS } from '../../../../src/games/monuments/view/help/helpParagraphs.ts';

const VIEW = 'src/games/monuments/view';

const parts = readdirSync(VIEW, { withFileTypes: true, recursive: true })
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every topic is told in an area', () => {
  const told = new Set<string>(Object.values(HELP_AREAS).flat());
  expect([...told].sort()).toEqual(Object.keys(en.help.topics).sort());
});

test.each(Object.keys(HELP_AREAS))('the area %s is on the table', (area) => {
  expect(parts).toMatch(new RegExp(`(help|area)=("${area}"|\\{[^}]*'${area}'[^}]*\\})`));
});
