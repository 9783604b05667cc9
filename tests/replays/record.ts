/**
 * Records the golden replays of Monuments anew: `npx tsx tests/replays/record.ts`. Only to be run after a rule was changed
 * on purpose; read the difference before you commit it. Each file is the first match, by seed, in which a given rare
 * thing happens under a lively kind of random play.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { facts } from '../../src/games/monuments/facts.ts';
import { notation } from '../../src/games/monuments/notation.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, MonumentsNews, PowersOption, State } from '../../src/games/monuments/rules/state.ts';
import { formatReplay, type Replay } from '../../src/platform/replay.ts';
import { quickRandom, seedOf } from '../../src/platform/rng.ts';
import type { Random, Seat } from '../../src/platform/rules.ts';

const FOLDER = fileURLToPath(new URL('./monuments/', import.meta.url));
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];
const MOST_SEEDS = 200_000;

interface Played {
  readonly end: State;
  readonly news: readonly MonumentsNews[];
  readonly moves: readonly { seat: Seat; text: string }[];
  /** A Monument turn ended with an empty pile, a full row, and the match going on. */
  readonly emptyPileGoesOn: boolean;
}

type Wanted = (played: Played) => boolean;

const anything: Wanted = () => true;
const overflow: Wanted = ({ news }) => news.some(({ type }) => type === 'overflowed');
const sharedWin: Wanted = ({ end }) => (rules.outcome(end)?.winners.length ?? 0) > 1;
const emptyPile: Wanted = ({ emptyPileGoesOn }) => emptyPileGoesOn;
const stolenPower: Wanted = ({ news }) => news.some((item) => item.type === 'claimed' && item.from !== null);
const scribe: Wanted = ({ news }) => news.some(({ type }) => type === 'restacked');
const bothOwnColours: Wanted = ({ end }) =>
  end.markers.some((_, monument) => [0, 1].some((seat) => builtBy(end, seat, monument) && builtBy(end, seat + 2, monument)));

function builtBy(state: State, colour: number, monument: number): boolean {
  return Boolean(state.stacks[colour * state.markers.length + monument]);
}

const FILES: readonly [name: string, seats: number, powers: PowersOption, wanted: Wanted][] = [
  ['2-seats', 2, 'off', anything],
  ['2-seats-powers', 2, 'on', anything],
  ['2-seats-variant', 2, 'variant', anything],
  ['3-seats', 3, 'off', anything],
  ['3-seats-powers', 3, 'on', anything],
  ['3-seats-variant', 3, 'variant', anything],
  ['4-seats', 4, 'off', anything],
  ['4-seats-powers', 4, 'on', anything],
  ['4-seats-variant', 4, 'variant', anything],
  ['overflow', 4, 'off', overflow],
  ['overflow-two-seats', 2, 'off', overflow],
  ['shared-win', 3, 'off', sharedWin],
  ['empty-pile-full-row', 3, 'off', emptyPile],
  ['both-own-colours', 2, 'off', bothOwnColours],
  ['stolen-power', 4, 'on', stolenPower],
  ['scribe-restacks', 3, 'on', scribe],
];

/** How often a kind of move is taken compared with the others: lively, and a little like people. */
const LIVELINESS: Record<MonumentsMove['type'], number> = {
  choose: 4,
  draw: 6,
  erect: 24,
  improve: 16,
  restack: 16,
  score: 1,
  buy: 0.3,
  claim: 20,
  hero: 3,
  swap: 0.3,
  write: 4,
  end: 8,
};

function play(seats: number, powers: PowersOption, seed: number): Played {
  const random = quickRandom(seed);
  const state = rules.create(seats, { powers }, seedOf(seed));
  const news: MonumentsNews[] = [];
  const moves: { seat: Seat; text: string }[] = [];
  let emptyPileGoesOn = false;
  while (state.phase !== 'over') {
    const { seat } = state;
    const move = livelyMove(rules.moves(state, seat), random);
    moves.push({ seat, text: notation.write(state, seat, move) });
    rules.apply(state, seat, move, (item) => news.push(item));
    if (state.phase === 'choice' && state.pile.length === 0) emptyPileGoesOn = true;
  }
  return { end: state, news, moves, emptyPileGoesOn };
}

function livelyMove(moves: readonly MonumentsMove[], random: Random): MonumentsMove {
  const weights = moves.map((move) => (move.type === 'choose' && move.kind === 'history' ? 1 : LIVELINESS[move.type]));
  let left = (random.below(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return moves[Math.max(at, 0)] as MonumentsMove;
}

function find(seats: number, powers: PowersOption, wanted: Wanted): { seed: number; played: Played } {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const played = play(seats, powers, seed);
    if (wanted(played)) return { seed, played };
  }
  throw new Error(`Nothing of the kind in ${MOST_SEEDS} matches.`);
}

function record(name: string, seats: number, powers: PowersOption, wanted: Wanted): void {
  const { seed, played } = find(seats, powers, wanted);
  const turns: { seat: Seat; texts: string[] }[] = [];
  for (const { seat, text } of played.moves) {
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, texts: [] });
    turns.at(-1)?.texts.push(text);
  }
  const names = NAMES.slice(0, seats);
  const replay: Replay = {
    game: facts.id,
    version: rules.version,
    names,
    options: { powers },
    seed: seedOf(seed),
    turns: turns.map(({ texts }) => texts),
    sheet: notation.sheet(played.end, names),
  };
  writeFileSync(`${FOLDER}${name}.txt`, formatReplay(replay, (turn) => turns[turn]?.seat ?? 0));
  process.stdout.write(`${name}: seed ${seed}, ${turns.length} turns\n`);
}

for (const file of FILES) record(...file);
