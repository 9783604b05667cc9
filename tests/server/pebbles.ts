/** A tiny game for tests: two seats take one or two pebbles in turn. It can be told to fail and to have another version. */
import type { ServableRoom } from '../../server/rooms.ts';
import { toBoardgame } from '../../src/platform/boardgame.ts';
import type { Brain, Move, Notation, Rules } from '../../src/platform/rules.ts';

interface Heap {
  seat: number;
  left: number;
}

type Take = { readonly type: 'take'; readonly pebbles: number };

const PEBBLES = 9;

function rulesOf(version: number): Rules<Heap, Take> {
  const clone = (heap: Heap): Heap => ({ ...heap });
  return {
    version,
    phases: { take: ['take'] },
    create: () => ({ seat: 0, left: PEBBLES }),
    parse: (raw) => {
      const { type, pebbles } = raw as Partial<Take>;
      return type === 'take' && typeof pebbles === 'number' ? { type, pebbles } : null;
    },
    phase: () => 'take',
    actors: ({ left, seat }) => (left > 0 ? [seat] : []),
    moves: () => [{ type: 'take', pebbles: 1 }],
    refusal: ({ left, seat }, who, { pebbles }) => {
      if (left === 0 || who !== seat) return { code: 'not-your-turn', rule: null };
      return pebbles >= 1 ? null : { code: 'too-few', rule: '1' };
    },
    // 13 pebbles are a bug: it throws in the middle of a change.
    apply: (heap, _seat, { pebbles }) => {
      heap.left = Math.max(0, heap.left - pebbles);
      if (pebbles === 13) throw new Error('thirteen');
      heap.seat = 1 - heap.seat;
    },
    clone,
    view: (heap) => clone(heap),
    outcome: ({ left, seat }) => (left > 0 ? null : { winners: [1 - seat], results: [0, 0], places: [1, 2] }),
  };
}

const notation: Notation<Heap, Take> = {
  write: (_heap, _seat, { pebbles }) => `take ${pebbles}`,
  read: (_heap, _seat, text) => ({ type: 'take', pebbles: Number(text.slice(5)) }),
  tell: () => null,
  table: () => [],
  sheet: () => [],
};

/** Takes one, whatever it thinks. */
const brain: Brain<Heap, Take> = {
  levels: [
    { id: 'slow', noise: 0, search: null },
    { id: 'quick', noise: 0, search: null },
  ],
  whys: [],
  guesser: (view) => () => ({ ...view }),
  key: ({ pebbles }) => pebbles,
  priors: (_heap, _seat, moves, into) => void into.fill(1 / moves.length, 0, moves.length),
  playout: (heap) => {
    heap.left = 0;
  },
  judge: () => {},
  choice: () => ({ type: 'take', pebbles: 1 }),
  turnShare: () => 1,
  explain: () => [],
};

export function pebbles(version = 1): ServableRoom {
  const facts = { id: 'pebbles', seats: { min: 2, max: 2 }, options: {} } as const;
  const rules = rulesOf(version);
  return {
    ...facts,
    rules: async () => rules as unknown as Rules<unknown, Move>,
    notation: async () => notation as unknown as Notation<unknown, Move>,
    brain: async () => brain as unknown as Brain<unknown, Move>,
    game: async () => toBoardgame(facts, rules),
  };
}
