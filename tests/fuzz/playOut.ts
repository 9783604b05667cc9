/** Random games, and their story when something is wrong with one. */
import { notation } from '../../src/games/monuments/notation.ts';
import { symbolOf } from '../../src/games/monuments/rules/cards.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, MonumentsNews, PowersOption, State } from '../../src/games/monuments/rules/state.ts';
import { quickRandom, seedOf, shuffle } from '../../src/platform/rng.ts';
import type { Random } from '../../src/platform/rules.ts';
import { endFaults, positionFaults } from './audit.ts';

export interface Setting {
  readonly seats: number;
  readonly powers: PowersOption;
}

export const SETTINGS: readonly Setting[] = [2, 3, 4].flatMap((seats) =>
  (['off', 'on', 'variant'] as const).map((powers) => ({ seats, powers })),
);

/** Decides among the listed moves. */
export type Player = (moves: readonly MonumentsMove[], state: State) => MonumentsMove;

/** Looks at a position between two moves and names what is wrong with it. */
export type Audit = (state: State, ply: number) => readonly string[];

export interface Game extends Setting {
  readonly seed: number;
  readonly player: Player;
  readonly audit: Audit;
  readonly hear?: (move: MonumentsMove, news: readonly MonumentsNews[]) => void;
}

/** Far beyond any game: the longest of 100,000 random ones have about 250 moves. */
const MOST_PLIES = 2000;
const SPARSE = 20;

/** Plays a game to its end; throws with the whole story where a fault is found. */
export function playOut(game: Game): State {
  const state = open(game);
  const played: MonumentsMove[] = [];
  const news: MonumentsNews[] = [];
  try {
    while (state.phase !== 'over') {
      fail(game.audit(state, played.length));
      if (played.length >= MOST_PLIES) fail([`the game has not ended after ${MOST_PLIES} moves`]);
      const move = game.player(rules.moves(state, state.seat), state);
      played.push(move);
      news.length = 0;
      rules.apply(state, state.seat, move, game.hear && ((item) => news.push(item)));
      game.hear?.(move, news);
    }
    fail(endFaults(state));
  } catch (error) {
    throw new Error(story(game, played, error), { cause: error });
  }
  return state;
}

/** A position some moves into a game, or its end where that comes first. */
export function positionAfter(game: Setting & { readonly seed: number }, choices: readonly number[]): State {
  const state = open(game);
  for (const choice of choices) {
    const moves = rules.moves(state, state.seat);
    const move = moves[choice % moves.length];
    if (move) rules.apply(state, state.seat, move);
  }
  return state;
}

export function open({ seats, powers, seed }: Setting & { readonly seed: number }): State {
  return rules.create(seats, { powers }, seedOf(seed));
}

export const everyMove: Audit = (state) => positionFaults(state);
export const everyTwentiethMove: Audit = (state, ply) => (ply % SPARSE === 0 ? positionFaults(state) : []);

/** Any listed move, each as likely as the others; of the pairs any, listed or not. */
function uniform(random: Random): Player {
  return (moves, state) => {
    const move = pick(moves, random);
    return move.type === 'score' || move.type === 'buy' ? { ...move, cards: anyPair(state, move.cards, random) } : move;
  };
}

/** Two cards of the hand with the symbol of these. */
function anyPair(state: State, [like = -1]: readonly number[], random: Random): number[] {
  const cards = (state.hands[state.seat] ?? []).filter((card) => symbolOf(card) === symbolOf(like));
  return shuffle(cards, random).slice(0, 2);
}

/** Of three listed moves the one that builds most: such games fill displays and use the powers. */
function builder(random: Random): Player {
  return (moves) => {
    const tries = [pick(moves, random), pick(moves, random), pick(moves, random)];
    return tries.reduce((best, move) => (zeal(move) > zeal(best) ? move : best));
  };
}

/** Lays all it gets and writes when the pile is nearly gone: long histories, and the rare overflow (§5.3). */
function chronicler(random: Random): Player {
  return (moves, state) => {
    const wants = moves.filter((move) => suitsChronicler(move, state));
    return pick(wants.length > 0 ? wants : moves, random);
  };
}

const LATE_PILE = 8;

function suitsChronicler(move: MonumentsMove, state: State): boolean {
  if (move.type === 'choose') return (move.kind === 'history') === state.pile.length <= LATE_PILE;
  if (state.pile.length > LATE_PILE) return move.type === 'draw' || zeal(move) === 3;
  return zeal(move) === 3 || move.type === 'score';
}

/** Three kinds of players take turns over the seeds. */
export function playerOf(seed: number): Player {
  const random = quickRandom(seed);
  return [uniform, builder, chronicler][seed % 3]?.(random) ?? uniform(random);
}

function zeal(move: MonumentsMove): number {
  switch (move.type) {
    case 'erect':
    case 'improve':
    case 'restack':
      return 3;
    case 'draw':
    case 'claim':
      return 2;
    case 'score':
    case 'buy':
      return 0;
    default:
      return 1;
  }
}

function pick(moves: readonly MonumentsMove[], random: Random): MonumentsMove {
  const move = moves[random.below(moves.length)];
  if (!move) throw new Error('no legal move is listed');
  return move;
}

function fail(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** What happened, so that anybody can play it again: seed, options and the moves in notation. */
function story(game: Game, played: readonly MonumentsMove[], error: unknown): string {
  const state = open(game);
  const lines = played.map((move, ply) => {
    const line = `${state.seat}: ${notation.write(state, state.seat, move)}`;
    if (ply < played.length - 1) rules.apply(state, state.seat, move);
    return line;
  });
  const reason = error instanceof Error ? error.message : String(error);
  const { seats, powers, seed } = game;
  return [`${reason}\n${seats} seats, powers ${powers}, seed ${seedOf(seed)}, ${played.length} moves:`, ...lines].join(
    '\n',
  );
}
