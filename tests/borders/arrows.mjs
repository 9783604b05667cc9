// The import arrows of the project, checked on resolved paths by `npm run arrows`.
// borders.test.ts shows that every rule here bites; a rule without a fixture there fails that test.

const ROOM = '^src/games/([^/]+)/';
const REGISTRY = '^src/games/index\\.ts$';
const PROJECT = '^(src|server|tests)/';
const CONTRACT = '^src/platform/(rules|rng)\\.ts$';
const SEARCH = '^src/platform/bots/search';
const WORKER = '^(src|server)/.*\\bworker[^/]*\\.ts$';
const PURE = ['^src/games/[^/]+/(content|rules|bot)/', '^src/games/[^/]+/notation', CONTRACT, SEARCH];

const engineSide = [
  {
    name: 'content-imports-only-content',
    comment: 'Content is data: it imports nothing of the project but content of its own room.',
    from: { path: `${ROOM}content/` },
    to: { path: PROJECT, pathNot: '^src/games/$1/content/' },
  },
  {
    name: 'rules-import-only-content-and-contract',
    comment: 'Rules stand on content and on the contract, so that every guest can run them.',
    from: { path: `${ROOM}rules/` },
    to: { path: PROJECT, pathNot: ['^src/games/$1/(content|rules)/', CONTRACT] },
  },
  {
    name: 'bot-and-notation-stand-on-rules',
    comment: 'Bots and notation run in workers and terminals: below them lie only rules, content, contract and search.',
    from: { path: `${ROOM}(bot/|notation)` },
    to: { path: PROJECT, pathNot: ['^src/games/$1/(content/|rules/|notation)', '^src/games/$1/$2', CONTRACT, SEARCH] },
  },
  {
    name: 'contract-and-search-stand-alone',
    comment: 'The contract, the generator and the search import nothing of the platform but each other.',
    from: { path: [CONTRACT, SEARCH] },
    to: { path: PROJECT, pathNot: [CONTRACT, SEARCH] },
  },
  {
    name: 'pure-imports-no-package',
    comment: 'The engine side has no React, no boardgame.io, no package at all.',
    from: { path: PURE },
    to: { path: '(^|/)node_modules/' },
  },
  {
    name: 'pure-imports-no-node',
    comment: 'The engine side runs in browsers and workers too.',
    from: { path: PURE },
    to: { dependencyTypes: ['core'] },
  },
];

const rooms = [
  {
    name: 'guests-of-the-rules-stay-apart',
    comment: 'bot, view and game.ts are guests of the rules, never of each other.',
    from: { path: `${ROOM}(bot/|view/|game\\.ts$)` },
    to: { path: '^src/games/$1/(bot/|view/|game\\.ts$)', pathNot: '^src/games/$1/$2' },
  },
  {
    name: 'rooms-never-meet',
    comment: 'A game knows no other game.',
    from: { path: ROOM },
    to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
  },
  {
    name: 'platform-knows-no-game',
    comment: 'The platform is given rooms; only its workers read the registry.',
    from: { path: '^src/platform/', pathNot: WORKER },
    to: { path: '^src/games/' },
  },
  {
    name: 'rooms-open-by-the-registry',
    comment: 'Outside src/games nobody reaches into a room: ask the registry.',
    from: { path: '^(src|server)/', pathNot: '^src/(games|platform)/' },
    to: { path: '^src/games/[^/]+/' },
  },
  {
    name: 'workers-open-rooms-by-the-registry',
    comment: 'A worker of the platform may read the registry, nothing behind it.',
    from: { path: '^src/platform/.*\\bworker[^/]*\\.ts$' },
    to: { path: '^src/games/[^/]+/' },
  },
  {
    name: 'registry-has-few-readers',
    comment: 'The page, the workers and the server read the registry; everybody else is given a room.',
    from: { pathNot: ['^src/main\\.tsx$', WORKER, '^server/(app|main|replay)\\.ts$', '^tests/', REGISTRY] },
    to: { path: REGISTRY },
  },
];

const shells = [
  {
    name: 'server-draws-nothing',
    comment: 'A view is for browsers.',
    from: { path: '^server/' },
    to: { path: '^src/.*/view/' },
  },
  {
    name: 'boardgame-io-stays-in-its-files',
    comment: 'boardgame.io is a shell: few files know it, so that it can be patched or replaced.',
    from: {
      path: '^src/',
      pathNot: [
        '^src/platform/boardgame\\.ts$',
        '^src/platform/match/',
        '^src/platform/bots/boardgameBot\\.ts$',
        '^src/games/[^/]+/game\\.ts$',
      ],
    },
    to: { path: '(^|/)node_modules/boardgame\\.io/' },
  },
  {
    name: 'src-knows-neither-server-nor-tests',
    comment: 'What runs in the browser imports no server and no test.',
    from: { path: '^src/' },
    to: { path: '^(server|tests)/' },
  },
  {
    name: 'server-knows-no-tests',
    comment: 'What is deployed imports no test.',
    from: { path: '^server/' },
    to: { path: '^tests/' },
  },
  {
    name: 'no-cycles',
    comment: 'Modules form no circle. A lazy import() may close one: it is how a door names what lies behind it.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'no-unresolved-import',
    comment: 'A path that cannot be resolved cannot be judged by the other rules.',
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden: [...engineSide, ...rooms, ...shells].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
