/** Games so small that the right move is known, for the search. */
import type { Brain, Move, Rules, Verdict } from '../../src/platform/rules.ts';
import { HIDDEN } from '../../src/platform/rules.ts';

/** Each seat in turn takes one to three pebbles; whoever takes the last one wins. Rest of 4 loses with two seats. */
export interface Heap {
  readonly seats: number;
  seat: number;
  left: number;
}

export interface Take extends Move {
  readonly type: 'take';
  readonly count: number;
}

const TAKES: readonly Take[] = [1, 2, 3].map((count) => ({ type: 'take', count }));

export const heapRules: Rules<Heap, Take> = {
  ...unusedRules('take'),
  create: (seats) => ({ seats, seat: 0, left: 10 }),
  actors: ({ left, seat }) => (left > 0 ? [seat] : []),
  moves: ({ left }) => TAKES.filter(({ count }) => count <= left),
  apply: (heap, _seat, { count }) => {
    heap.left -= count;
    if (heap.left > 0) heap.seat = (heap.seat + 1) % heap.seats;
  },
  clone: (heap) => ({ ...heap }),
  view: (heap) => ({ ...heap }),
  outcome: ({ left, seat, seats }) =>
    left > 0
      ? null
      : { winners: [seat], results: [], places: Array.from({ length: seats }, (_, at) => (at === seat ? 1 : 2)) },
};

export const heapBrain: Brain<Heap, Take> = {
  ...evenBrain<Heap, Take>(heapRules),
  guesser: (view) => () => ({ ...view }),
  key: ({ count }) => count,
  judge: ({ seat, seats }, verdict) => judgeWinner(verdict, seats, seat),
};

/**
 * A lottery over a hidden coin: seat 0 may keep what it has (0.6 of a win), or bet on the coin, which lies face down as
 * 1 in two worlds of three, or first pay to look at it. Who peeked at the coin of a guessed world would always bet right.
 */
export interface Coin {
  coin: number;
  /** Nothing yet, or what was chosen. */
  chosen: string | null;
}

export interface Bet extends Move {
  readonly type: 'keep' | 'heads' | 'tails';
}

const BETS: readonly Bet[] = [{ type: 'keep' }, { type: 'heads' }, { type: 'tails' }];

export const coinRules: Rules<Coin, Bet> = {
  ...unusedRules<Coin, Bet>('keep'),
  create: () => ({ coin: 1, chosen: null }),
  actors: ({ chosen }) => (chosen === null ? [0] : []),
  moves: () => [...BETS],
  apply: (state, _seat, { type }) => {
    state.chosen = type;
  },
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state, coin: HIDDEN }),
  outcome: () => null,
};

/** `heads` in every hundred worlds; keeping is worth 0.6. */
export function coinBrain(heads: number): Brain<Coin, Bet> {
  return {
    ...evenBrain<Coin, Bet>(coinRules),
    guesser: (view) => (random) => ({ ...view, coin: random.below(100) < heads ? 1 : 0 }),
    key: ({ type }) => BETS.findIndex((bet) => bet.type === type),
    judge: ({ coin, chosen }, { rewards, wins, margins }) => {
      const isRight = chosen === (coin === 1 ? 'heads' : 'tails');
      const reward = chosen === 'keep' ? 0.6 : Number(isRight);
      rewards[0] = reward;
      wins[0] = reward;
      margins[0] = reward;
    },
  };
}

/**
 * Three seats, one decision each of 0 or 1. Seat 2, who moves last, gets 1 for answering seat 1's number with the other
 * one; seat 1 gets 1 for matching seat 0; seat 0 gets 1 if seat 2 says 0. So seat 0 must say 1: each acts for itself.
 */
export interface Chain {
  said: number[];
}

export interface Say extends Move {
  readonly type: 'say';
  readonly number: number;
}

const SAYS: readonly Say[] = [
  { type: 'say', number: 0 },
  { type: 'say', number: 1 },
];

export const chainRules: Rules<Chain, Say> = {
  ...unusedRules<Chain, Say>('say'),
  create: () => ({ said: [] }),
  actors: ({ said }) => (said.length < 3 ? [said.length] : []),
  moves: () => [...SAYS],
  apply: (chain, _seat, { number }) => {
    chain.said.push(number);
  },
  clone: ({ said }) => ({ said: [...said] }),
  view: ({ said }) => ({ said: [...said] }),
  outcome: () => null,
};

export const chainBrain: Brain<Chain, Say> = {
  ...evenBrain<Chain, Say>(chainRules),
  guesser: (view) => () => ({ said: [...view.said] }),
  key: ({ number }) => number,
  judge: ({ said }, { rewards, wins, margins }) => {
    const [first, second, third] = said;
    const earned = [third === 0, second === first, third !== second].map(Number);
    for (const by of [rewards, wins, margins]) by.set(earned);
  },
};

function judgeWinner({ rewards, wins, margins }: Verdict, seats: number, winner: number): void {
  for (let seat = 0; seat < seats; seat++) {
    rewards[seat] = Number(seat === winner);
    wins[seat] = Number(seat === winner);
    margins[seat] = seat === winner ? 1 : -1;
  }
}

function unusedRules<S, M extends Move>(
  type: M['type'],
): Pick<Rules<S, M>, 'version' | 'phases' | 'parse' | 'phase' | 'refusal'> {
  return { version: 1, phases: { all: [type] }, parse: () => null, phase: () => 'all', refusal: () => null };
}

/** Even priors and random playouts. */
function evenBrain<S, M extends Move>(
  rules: Rules<S, M>,
): Pick<Brain<S, M>, 'levels' | 'whys' | 'priors' | 'playout' | 'choice' | 'turnShare' | 'explain'> {
  return {
    levels: [
      { id: 'easy', noise: 1, search: null },
      { id: 'hard', noise: 0, search: { iterations: 1000, milliseconds: 200 } },
    ],
    whys: [],
    priors: (_state, _seat, moves, into) => into.fill(1 / moves.length, 0, moves.length),
    playout: (state, _thinker, random) => {
      for (let [seat] = rules.actors(state); seat !== undefined; [seat] = rules.actors(state)) {
        const moves = rules.moves(state, seat);
        rules.apply(state, seat, moves[random.below(moves.length)] as M);
      }
    },
    choice: (view, seat) => rules.moves(view, seat)[0] as M,
    turnShare: () => 0.5,
    explain: () => [],
  };
}
