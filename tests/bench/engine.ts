/**
 * `npm run bench`: the same random matches of Monuments on the bare engine and through boardgame.io's reducer, in turns
 * within one run, so that a busy machine slows both alike. Each has a thread of its own, as the search has in play: what
 * the one teaches the compiler does not slow the other. `--check` fails below half the recorded ratio.
 */
import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { monumentsGame } from '../../src/games/monuments/game.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { quickRandom, seedOf } from '../../src/platform/rng.ts';
import { command, flag, told } from '../commandLine.ts';

const SEATS = 4;
const OPTIONS = { powers: 'off' };
const ROUNDS = 9;
const ENGINE_MATCHES = 1500;
const REDUCER_MATCHES = 4;
const CLONES = 200_000;
const STEPS = 100_000_000;

interface Timed {
  readonly matches: number;
  readonly moves: number;
  readonly seconds: number;
}

function playOnEngine(seed: number): { moves: number; end: State } {
  const state = rules.create(SEATS, OPTIONS, seedOf(seed));
  const random = quickRandom(seed);
  let moves = 0;
  for (; state.phase !== 'over'; moves++) rules.apply(state, state.seat, chosen(state, random));
  return { moves, end: state };
}

function playOnReducer(seed: number): { moves: number; end: State } {
  const game = monumentsGame({ seed: () => seedOf(seed) });
  const reducer = CreateGameReducer({ game });
  const random = quickRandom(seed);
  let table = InitializeGame({ game, numPlayers: SEATS, setupData: OPTIONS });
  let moves = 0;
  for (; table.ctx.gameover === undefined; moves++) {
    const move = chosen(table.G.state, random);
    const payload = { type: move.type, args: [move, table.G.plies], playerID: table.ctx.currentPlayer };
    table = reducer(table, { type: 'MAKE_MOVE', payload } as never);
  }
  return { moves, end: table.G.state };
}

function chosen(state: State, random: { below(n: number): number }): MonumentsMove {
  const moves = rules.moves(state, state.seat);
  return moves[random.below(moves.length)] as MonumentsMove;
}

/** Processor time, not the clock: other programs on the machine do not count. */
function timed(matches: number, play: (seed: number) => { moves: number }): Timed {
  const start = process.cpuUsage();
  let moves = 0;
  for (let seed = 1; seed <= matches; seed++) moves += play(seed).moves;
  const { user, system } = process.cpuUsage(start);
  return { matches, moves, seconds: (user + system) / 1e6 };
}

function expectSameMatches(): void {
  for (let seed = 1; seed <= REDUCER_MATCHES; seed++) {
    const [bare, bridged] = [playOnEngine(seed).end, playOnReducer(seed).end];
    if (JSON.stringify(bare) !== JSON.stringify(bridged)) throw new Error(`Match ${seed} ends differently on the two.`);
  }
}

function cloneFigures(): { microseconds: number; bytes: number } {
  const states: State[] = [];
  const state = rules.create(SEATS, OPTIONS, seedOf(1));
  const random = quickRandom(1);
  while (state.phase !== 'over') {
    rules.apply(state, state.seat, chosen(state, random));
    states.push(rules.clone(state));
  }
  const start = process.cpuUsage();
  let kept = 0;
  for (let i = 0; i < CLONES; i++) kept += rules.clone(states[i % states.length] as State).turn;
  const { user, system } = process.cpuUsage(start);
  const bytes = states.reduce((sum, each) => sum + JSON.stringify(each).length, 0) / states.length;
  return { microseconds: kept > 0 ? (user + system) / CLONES : 0, bytes };
}

/** How fast this machine runs a plain loop just now: the scale on which to read the absolute figures. */
function stepsPerMicrosecond(): number {
  const start = process.cpuUsage();
  let sum = 0;
  for (let i = 0; i < STEPS; i++) sum = (sum + i * 7) | 0;
  const { user, system } = process.cpuUsage(start);
  return sum === 1 ? 0 : STEPS / (user + system);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const perMove = ({ moves, seconds }: Timed) => moves / seconds;

const ROUND = {
  engine: () => timed(ENGINE_MATCHES, playOnEngine),
  reducer: () => timed(REDUCER_MATCHES, playOnReducer),
} as const;
type Who = keyof typeof ROUND;

/** A thread that plays one round whenever it is told to. */
function roundsOf(who: Who): { next(): Promise<Timed>; end(): Promise<unknown> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: who });
  return {
    next: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('next');
      }),
    end: () => worker.terminate(),
  };
}

async function playedRounds(): Promise<Record<Who, Timed>[]> {
  const [engine, reducer] = [roundsOf('engine'), roundsOf('reducer')];
  await engine.next();
  await reducer.next();
  const rounds: Record<Who, Timed>[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push({ engine: await engine.next(), reducer: await reducer.next() });
  await Promise.all([engine.end(), reducer.end()]);
  return rounds;
}

async function main(): Promise<undefined> {
  const { check: isCheck } = told('Usage: npm run bench -- [--check]', { check: flag });
  expectSameMatches();
  const rounds = await playedRounds();
  const ratio = median(rounds.map(({ engine, reducer }) => perMove(engine) / perMove(reducer)));
  for (const who of ['engine', 'reducer'] as const) {
    const playouts = median(rounds.map((round) => round[who].matches / round[who].seconds));
    const moves = median(rounds.map((round) => perMove(round[who])));
    console.log(
      `${who.padEnd(8)} ${playouts.toFixed(0).padStart(7)} playouts/s ${moves.toFixed(0).padStart(9)} moves/s`,
    );
  }
  const best = Math.max(...rounds.map(({ engine }) => engine.matches / engine.seconds));
  const clone = cloneFigures();
  console.log(`engine in its best round: ${best.toFixed(0)} playouts/s`);
  console.log(`clone    ${clone.microseconds.toFixed(2)} µs, ${clone.bytes.toFixed(0)} bytes as JSON`);
  console.log(`machine  ${stepsPerMicrosecond().toFixed(0)} steps/µs of a plain loop`);
  console.log(`ratio    ${ratio.toFixed(0)} × (${SEATS} seats, median of ${ROUNDS} rounds, processor time)`);
  if (isCheck) check(ratio);
}

function check(ratio: number): void {
  const file = new URL('../../../tests/bench/recorded.json', import.meta.url);
  const { engineToReducer } = JSON.parse(readFileSync(file, 'utf8')) as { engineToReducer: number };
  const least = engineToReducer / 2;
  if (ratio < least) throw new Error(`The ratio has fallen below ${least}, half of the recorded ${engineToReducer}.`);
  console.log(`check    at least ${least} ×, half of the recorded ${engineToReducer} ×: passed`);
}

if (isMainThread) command(main);
else parentPort?.on('message', () => parentPort?.postMessage(ROUND[workerData as Who]()));
