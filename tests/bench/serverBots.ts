/**
 * Do bots delay people? Tables of people move at a steady pace while fifty matches with bots of the highest level rest,
 * and while they all think, in turns within one run. The bots have no pace here: somebody always waits for a thread.
 */
import { io, type Socket } from 'socket.io-client';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import { BenchTable, post, Tally } from './serverTable.ts';

type Match = MatchState<State, MonumentsMove>;

const PEOPLE = { tables: 100, movesPerSecond: 100 };
const BOT_MATCHES = 50;
const LEVEL = 'historian';
const SETTLE_MS = 3000;
const BOT_MOVES = 'agora_bot_moves_total{answer="accepted"}';

/** One person, who answers at once, and one to three bots. When the person leaves, the bots rest. */
class BotMatch {
  readonly #url: string;
  readonly #bots: number;
  readonly #random;
  #socket: Socket | null = null;
  #credentials = '';
  #matchID = '';

  constructor(url: string, at: number) {
    this.#url = url;
    this.#bots = 1 + (at % 3);
    this.#random = quickRandom(at);
  }

  async open(): Promise<void> {
    this.#socket?.close();
    const levels = Array.from({ length: this.#bots }, (_, bot) => [String(bot + 1), LEVEL]);
    const table = { numPlayers: this.#bots + 1, playerName: 'Ana', bots: Object.fromEntries(levels) };
    const created = await post(`${this.#url}/games/monuments/create`, table);
    [this.#matchID, this.#credentials] = [String(created['matchID']), String(created['playerCredentials'])];
    const socket = io(`${this.#url}/monuments`, { forceNew: true, transports: ['websocket'] });
    socket.on('sync', (_id: string, { state }: { state: { G: Match } }) => this.#see(state.G));
    socket.on('update', (_id: string, state: { G: Match }) => this.#see(state.G));
    socket.emit('sync', this.#matchID, '0', this.#credentials);
    this.#socket = socket;
  }

  #see(view: Match): void {
    if (view.state.phase === 'over') return void this.open();
    if (view.state.seat !== 0) return;
    const moves = rules.moves(view.state, 0);
    const move = moves[this.#random.below(moves.length)];
    const payload = { type: move?.type, args: [move, view.plies], playerID: '0', credentials: this.#credentials };
    this.#socket?.emit('update', { type: 'MAKE_MOVE', payload }, view.plies, this.#matchID, '0');
  }

  async leave(): Promise<void> {
    this.#socket?.close();
    const seat = { playerID: '0', credentials: this.#credentials };
    await post(`${this.#url}/games/monuments/${this.#matchID}/leave`, seat);
  }
}

export interface BotFigures {
  /** The 99th percentile of answers to people, round by round. */
  readonly resting: readonly number[];
  readonly thinking: readonly number[];
}

export async function botLoad(url: string, seconds: number, rounds: number): Promise<BotFigures> {
  const tally = new Tally();
  const stop = await steadyPeople(url, tally);
  const matches = Array.from({ length: BOT_MATCHES }, (_, at) => new BotMatch(url, at));
  const figures = { resting: [] as number[], thinking: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    figures.resting.push(await measured(url, tally, seconds, 'resting'));
    for (const match of matches) await match.open();
    figures.thinking.push(await measured(url, tally, seconds, 'thinking'));
    for (const match of matches) await match.leave();
  }
  await stop();
  return figures;
}

/** Prints what people were answered in, and returns the 99th percentile. */
async function measured(url: string, tally: Tally, seconds: number, phase: keyof BotFigures): Promise<number> {
  await pause(SETTLE_MS);
  tally.reset();
  const before = await metric(url, BOT_MOVES);
  await pause(seconds * 1000);
  const answers = tally.answersMs.toSorted((a, b) => a - b);
  const at = (part: number) => answers[Math.floor(answers.length * part)] ?? 0;
  const rate = ((await metric(url, BOT_MOVES)) - before) / seconds;
  const ms = [at(0.5), at(0.95), at(0.99)].map((each) => each.toFixed(1).padStart(7)).join('');
  const people = (answers.length / seconds).toFixed(0).padStart(7);
  console.log(`${`${BOT_MATCHES} bot matches ${phase}`.padEnd(32)}${people}${ms}   ${rate.toFixed(1)} bot moves/s`);
  return at(0.99);
}

async function steadyPeople(url: string, tally: Tally): Promise<() => Promise<void>> {
  const tables = Array.from({ length: PEOPLE.tables }, (_, at) => new BenchTable(url, tally, at));
  for (const [at, table] of tables.entries()) await table.open(2 + (at % 3));
  const everyMs = (1000 * PEOPLE.tables) / PEOPLE.movesPerSecond;
  let isOn = true;
  const playing = tables.map(async (table, at) => {
    await pause((everyMs * at) / tables.length);
    for (let due = performance.now(); isOn; due += everyMs) {
      await pause(Math.max(0, due - performance.now()));
      if (table.isOver) await table.open(2 + (at % 3));
      else await table.play();
    }
  });
  return async () => {
    isOn = false;
    await Promise.all(playing);
    for (const table of tables) table.close();
  };
}

async function metric(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
