/** A small project in which every arrow that is allowed is drawn once. Paths → source. */
export const CLEAN: Readonly<Record<string, string>> = {
  'src/main.tsx': `import 'react';\nimport './games/index.ts';\nimport './platform/room.ts';`,
  'src/platform/rules.ts': 'export const contract = 1;',
  'src/platform/rng.ts': `import './rules.ts';\nexport const next = 1;`,
  'src/platform/room.ts': `import type { contract } from './rules.ts';\nexport type Room = typeof contract;`,
  'src/platform/boardgame.ts': `import 'boardgame.io/core';\nexport const bridge = 1;`,
  'src/platform/match/local.ts': `import 'boardgame.io/client';\nimport 'react';`,
  'src/platform/bots/search.ts': `import '../rules.ts';\nimport '../rng.ts';\nexport const search = 1;`,
  'src/platform/bots/boardgameBot.ts': `import 'boardgame.io/core';\nimport './search.ts';`,
  'src/platform/bots/worker.ts': `import './search.ts';\nimport '../../games/index.ts';`,
  'src/games/index.ts': `import { room } from './alpha/room.ts';\nexport const rooms = [room];`,
  // The door names its rooms lazily, and they may ask for the door: the one circle that is allowed.
  'src/games/alpha/room.ts': `import '../../platform/room.ts';\nexport const room = () => import('./game.ts');`,
  'src/games/alpha/game.ts': `import 'boardgame.io/core';\nimport '../../platform/boardgame.ts';\nimport { room } from './room.ts';\nimport './rules/index.ts';\nimport './notation.ts';\nexport const game = room;`,
  'src/games/alpha/content/cards.ts': `import './names.ts';\nexport const cards = [];`,
  'src/games/alpha/content/names.ts': 'export const names = [];',
  'src/games/alpha/rules/index.ts': `import '../content/cards.ts';\nimport './state.ts';\nimport '../../../platform/rules.ts';\nimport '../../../platform/rng.ts';`,
  'src/games/alpha/rules/state.ts': 'export const state = 1;',
  'src/games/alpha/bot/index.ts': `import './guess.ts';\nimport '../rules/index.ts';\nimport '../content/cards.ts';\nimport '../../../platform/bots/search.ts';`,
  'src/games/alpha/bot/guess.ts': `import '../../../platform/rng.ts';`,
  'src/games/alpha/notation.ts': `import './rules/index.ts';\nimport './content/cards.ts';`,
  'src/games/alpha/view/Table.tsx': `import 'react';\nimport '../rules/index.ts';\nimport '../content/cards.ts';\nimport '../notation.ts';`,
  'src/games/beta/rules/index.ts': 'export const rules = 1;',
  'server/app.ts': `import 'node:fs';\nimport 'boardgame.io/core';\nimport '../src/games/index.ts';`,
  'tests/alpha.test.ts': `import '../server/app.ts';\nimport '../src/games/alpha/rules/state.ts';`,
};

interface Offence {
  readonly file: string;
  readonly source: string;
  readonly breaks: readonly string[];
}

const imports = (file: string, target: string, ...breaks: string[]): Offence => ({
  file,
  source: `import '${target}';\n`,
  breaks,
});

/** One file per forbidden import, with every arrow it breaks. */
export const BAD_ARROWS: readonly Offence[] = [
  imports('src/games/alpha/content/a.ts', '../rules/state.ts', 'content-imports-only-content'),
  imports('src/games/alpha/content/b.ts', '../../../platform/rules.ts', 'content-imports-only-content'),
  imports('src/games/alpha/content/c.ts', 'node:fs', 'pure-imports-no-node'),
  imports('src/games/alpha/rules/a.ts', '../../../platform/room.ts', 'rules-import-only-content-and-contract'),
  imports('src/games/alpha/rules/b.ts', '../notation.ts', 'rules-import-only-content-and-contract'),
  imports('src/games/alpha/rules/c.ts', 'react', 'pure-imports-no-package'),
  imports('src/games/alpha/rules/d.ts', 'node:crypto', 'pure-imports-no-node'),
  imports(
    'src/games/alpha/rules/e.ts',
    'boardgame.io/core',
    'boardgame-io-stays-in-its-files',
    'pure-imports-no-package',
  ),
  imports('src/games/alpha/bot/a.ts', '../../../platform/room.ts', 'bot-and-notation-stand-on-rules'),
  imports(
    'src/games/alpha/bot/b.ts',
    '../view/Table.tsx',
    'bot-and-notation-stand-on-rules',
    'guests-of-the-rules-stay-apart',
  ),
  imports('src/games/alpha/bot/c.ts', 'react', 'pure-imports-no-package'),
  imports('src/games/alpha/notationA.ts', './bot/guess.ts', 'bot-and-notation-stand-on-rules'),
  imports('src/games/alpha/notationB.ts', 'node:fs', 'pure-imports-no-node'),
  imports('src/platform/bots/searchA.ts', '../room.ts', 'contract-and-search-stand-alone'),
  imports('src/platform/bots/searchB.ts', 'react', 'pure-imports-no-package'),
  imports('src/platform/bots/searchC.ts', 'node:os', 'pure-imports-no-node'),
  imports('src/games/alpha/view/a.tsx', '../bot/guess.ts', 'guests-of-the-rules-stay-apart'),
  imports('src/games/alpha/view/b.tsx', '../game.ts', 'guests-of-the-rules-stay-apart'),
  imports('src/games/alpha/view/c.tsx', 'boardgame.io/react', 'boardgame-io-stays-in-its-files'),
  imports('src/platform/bots/a.ts', 'boardgame.io/ai', 'boardgame-io-stays-in-its-files'),
  imports('src/games/alpha/view/d.tsx', '../../beta/rules/index.ts', 'rooms-never-meet'),
  imports('src/games/alpha/view/e.tsx', '../../index.ts', 'registry-has-few-readers'),
  imports('src/platform/a.ts', '../games/alpha/rules/state.ts', 'platform-knows-no-game'),
  imports('src/platform/b.ts', '../games/index.ts', 'platform-knows-no-game', 'registry-has-few-readers'),
  imports('src/platform/bots/workerA.ts', '../../games/beta/rules/index.ts', 'workers-open-rooms-by-the-registry'),
  imports('src/home/a.tsx', '../games/alpha/room.ts', 'rooms-open-by-the-registry'),
  imports('src/home/b.tsx', '../games/index.ts', 'registry-has-few-readers'),
  imports('src/home/c.tsx', '../../server/app.ts', 'src-knows-neither-server-nor-tests'),
  imports('src/home/d.tsx', '../../tests/alpha.test.ts', 'src-knows-neither-server-nor-tests'),
  imports('src/home/e.tsx', './missing.ts', 'no-unresolved-import'),
  imports('server/a.ts', '../src/games/alpha/view/Table.tsx', 'rooms-open-by-the-registry', 'server-draws-nothing'),
  imports('server/b.ts', '../tests/alpha.test.ts', 'server-knows-no-tests'),
  imports('server/c.ts', '../src/games/index.ts', 'registry-has-few-readers'),
  imports('server/d.ts', '../src/games/alpha/rules/state.ts', 'rooms-open-by-the-registry'),
  { file: 'src/home/f.ts', source: `export type { G } from './g.ts';\nexport type F = 1;\n`, breaks: ['no-cycles'] },
  // The circle of f and g is reported once.
  { file: 'src/home/g.ts', source: `export type { F } from './f.ts';\nexport type G = 1;\n`, breaks: [] },
];

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');
const statements = (count: number) => lines(count, (n) => `  total += ${n};`);
const longFunction = (count: number) =>
  `export function sum() {\n  let total = 0;\n${statements(count)}\n  return total;\n}\n`;
const longFile = (count: number) => `${lines(count, (n) => `export const a${n} = ${n};`)}\n`;
const tangled = `export function f(a, b) {\n${lines(6, (n) => `${'  '.repeat(n + 1)}if (a > ${n}) {`)}\n  return b;\n${'}'.repeat(6)}\n}\n`;

/** One file per habit that the linter refuses. */
export const BAD_HABITS: readonly Offence[] = [
  { file: 'src/any.ts', source: 'export const a: any = 1;\n', breaks: ['suspicious/noExplicitAny'] },
  { file: 'tests/any.ts', source: 'export const a: any = 1;\n', breaks: ['suspicious/noExplicitAny'] },
  {
    file: 'src/bang.ts',
    source: 'export const first = (list: number[]) => list[0]!;\n',
    breaks: ['style/noNonNullAssertion'],
  },
  { file: 'src/colour.ts', source: 'export enum Colour { Red }\n', breaks: ['style/noEnum'] },
  { file: 'src/log.ts', source: `console.log('hello');\n`, breaks: ['suspicious/noConsole'] },
  { file: 'src/door.ts', source: 'export default 1;\n', breaks: ['style/noDefaultExport'] },
  {
    file: 'src/ignore.ts',
    source: '// @ts-ignore: no\nexport const a = 1;\n',
    breaks: ['suspicious/noTsIgnore'],
  },
  { file: 'src/unused.ts', source: `import { a } from './any.ts';\n`, breaks: ['correctness/noUnusedImports'] },
  { file: 'src/bare.ts', source: `export { a } from './any';\n`, breaks: ['correctness/useImportExtensions'] },
  { file: 'src/snake_case.ts', source: 'export const a = 1;\n', breaks: ['style/useFilenamingConvention'] },
  { file: 'src/longFile.ts', source: longFile(301), breaks: ['style/noExcessiveLinesPerFile'] },
  { file: 'src/longFunction.ts', source: longFunction(45), breaks: ['complexity/noExcessiveLinesPerFunction'] },
  { file: 'src/LongPart.tsx', source: longFunction(90), breaks: ['complexity/noExcessiveLinesPerFunction'] },
  { file: 'src/tangled.ts', source: tangled, breaks: ['complexity/noExcessiveCognitiveComplexity'] },
  {
    file: 'src/games/alpha/rules/page.ts',
    source: 'export const title = document.title;\n',
    breaks: ['style/noRestrictedGlobals'],
  },
  {
    file: 'src/platform/rng.ts',
    source: 'export const seed = process.pid;\n',
    breaks: ['style/noRestrictedGlobals'],
  },
];

/** What the same rules let pass. */
export const GOOD_HABITS: Readonly<Record<string, string>> = {
  'src/games/alpha/content/table.ts': longFile(900),
  'src/fullFile.ts': longFile(300),
  'src/Part.tsx': longFunction(60),
  'src/title.ts': 'export const title = document.title;\n',
  'server/tool.ts': `console.log('hello');\n`,
  'tests/long.test.ts': longFunction(60),
};
