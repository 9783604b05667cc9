/**
 * `npm run bench:server`: the same random matches through real sockets against our server, which stores every move for
 * good before it answers, and against boardgame.io's own, in memory and with its FlatFile storage, in turns within one
 * run; then 300 matches with 1,000 sockets on ours; then people beside bots that think (`-- --bots` for that alone). Each
 * server has a process of its own.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, flag, positive, told, whole } from '../commandLine.ts';
import { bundle, type ChildServer, freePort, type ServerKind, startChild } from '../server/childServer.ts';
import { botLoad } from './serverBots.ts';
import { BenchTable, Tally } from './serverTable.ts';

const NAMES: Readonly<Record<ServerKind, string>> = {
  ours: 'ours, durable',
  memory: 'stock, in memory',
  flatfile: 'stock, FlatFile',
};
const KINDS: readonly ServerKind[] = ['ours', 'memory', 'flatfile'];
const TABLES = 40;
const WARM_UP_MS = 1500;
/** A move a second at every table, which is more than people make. */
const LOAD = { tables: 300, movesPerSecond: 300 };
const SAMPLES = 5;

interface Figures {
  readonly movesPerSecond: number;
  readonly cpuMs: number;
  readonly bytesPerMove: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly memoryMB: number;
}

interface Usage {
  readonly memory: number;
  /** In use; exact only after a collection. */
  readonly heap: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

async function usageOf({ process: child }: ChildServer, what: 'usage' | 'heap' = 'usage'): Promise<Usage> {
  const answer = once(child, 'message');
  child.send(what);
  return (await answer)[0] as Usage;
}

async function withServer<T>(script: string, kind: ServerKind, use: (server: ChildServer) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-bench-'));
  const path = kind === 'flatfile' ? folder : join(folder, 'agora.sqlite');
  const server = await startChild(script, kind, await freePort(), path, { BOT_PACE: '0' });
  try {
    return await use(server);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every table plays as fast as it is answered. */
async function throughput(server: ChildServer, seconds: number): Promise<Figures> {
  const tally = new Tally();
  const tables = Array.from({ length: TABLES }, (_, at) => new BenchTable(server.url, tally, at));
  await Promise.all(tables.map((table, at) => table.open(2 + (at % 3))));
  let isOn = true;
  const playing = tables.map(async (table, at) => {
    while (isOn) {
      if (table.isOver) await table.open(2 + (at % 3));
      else await table.play();
    }
  });
  await pause(WARM_UP_MS);
  tally.reset();
  const [before, began] = [await usageOf(server), performance.now()];
  await pause(seconds * 1000);
  const [after, lasted] = [await usageOf(server), (performance.now() - began) / 1000];
  isOn = false;
  const figures = figuresOf(tally, lasted, before, after);
  await Promise.all(playing);
  for (const table of tables) table.close();
  return figures;
}

function figuresOf(tally: Tally, seconds: number, before: Usage, after: Usage): Figures {
  const { moves, bytes } = tally;
  const answers = tally.answersMs.toSorted((a, b) => a - b);
  const at = (part: number) => answers[Math.min(answers.length - 1, Math.floor(answers.length * part))] ?? 0;
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return {
    movesPerSecond: moves / seconds,
    cpuMs: cpu / 1000 / moves,
    bytesPerMove: bytes / moves,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    memoryMB: after.memory / 1e6,
  };
}

/** 300 tables with 1,000 sockets; each table moves at its own steady pace. */
async function load(server: ChildServer, seconds: number): Promise<void> {
  const tally = new Tally();
  const tables = Array.from({ length: LOAD.tables }, (_, at) => new BenchTable(server.url, tally, at));
  const seatsAt = (at: number) => (at % 3 === 0 ? 4 : 3);
  for (let at = 0; at < tables.length; at += 20) {
    await Promise.all(tables.slice(at, at + 20).map((table, i) => table.open(seatsAt(at + i))));
  }
  const sockets = tables.reduce((sum, table) => sum + table.seats.length, 0);
  const everyMs = (1000 * LOAD.tables) / LOAD.movesPerSecond;
  let isOn = true;
  const playing = tables.map(async (table, at) => {
    await pause((everyMs * at) / tables.length);
    for (let due = performance.now(); isOn; due += everyMs) {
      await pause(Math.max(0, due - performance.now()));
      if (table.isOver) await table.open(seatsAt(at));
      else await table.play();
    }
  });
  await pause(WARM_UP_MS * 2);
  const heaps = [(await usageOf(server, 'heap')).heap];
  tally.reset();
  const [usages, began] = [[await usageOf(server)], performance.now()];
  for (let sample = 0; sample < SAMPLES; sample++) {
    await pause((seconds * 1000) / SAMPLES);
    usages.push(await usageOf(server));
  }
  isOn = false;
  const [first, last] = [usages[0] as Usage, usages.at(-1) as Usage];
  const figures = figuresOf(tally, (performance.now() - began) / 1000, first, last);
  heaps.push((await usageOf(server, 'heap')).heap);
  await Promise.all(playing);
  print(`ours, ${LOAD.tables} matches, ${sockets} sockets`, figures);
  const memory = usages.map((usage) => (usage.memory / 1e6).toFixed(0)).join(', ');
  console.log(`memory every ${(seconds / SAMPLES).toFixed(0)} s of it: ${memory} MB`);
  console.log(`of that in use after a collection: ${heaps.map((each) => (each / 1e6).toFixed(1)).join(', ')} MB`);
  verdict('p99 under 100 ms with 300 matches and 1,000 sockets', figures.p99 < 100);
  for (const table of tables) table.close();
}

/** What somebody is sent who comes late: does it grow with the match? */
async function growth(server: ChildServer): Promise<{ first: number; last: number; plies: number }> {
  const table = new BenchTable(server.url, new Tally(), 1);
  await table.open(3);
  await table.play();
  const first = await table.syncBytes();
  let [last, plies] = [first, 1];
  while (!table.isOver) {
    [last, plies] = [await table.syncBytes(), table.plies];
    for (let i = 0; i < 20 && !table.isOver; i++) await table.play();
  }
  table.close();
  return { first, last, plies };
}

function print(name: string, { movesPerSecond, cpuMs, p50, p95, p99, memoryMB, bytesPerMove }: Figures): void {
  const ms = [p50, p95, p99].map((each) => each.toFixed(1).padStart(7)).join('');
  console.log(
    `${name.padEnd(32)}${movesPerSecond.toFixed(0).padStart(7)}${ms}${cpuMs.toFixed(2).padStart(9)}${memoryMB.toFixed(0).padStart(8)}${bytesPerMove.toFixed(0).padStart(11)}`,
  );
}

function verdict(target: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${target}`);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<undefined> {
  const usage = 'Usage: npm run bench:server -- [--seconds N] [--rounds N] [--bots]';
  const options = { seconds: positive(6), rounds: whole(3, 1), bots: flag };
  const { seconds, rounds, bots: isOnlyBots } = told(usage, options);
  const script = await bundle();
  console.log(`${''.padEnd(32)}moves/s    p50    p95    p99  CPU ms/move  MB  bytes/move`);
  if (!isOnlyBots) await compare(script, seconds, rounds);
  await withServer(script, 'ours', (server) => bots(server, seconds, rounds));
  rmSync(script, { force: true });
}

/** Each round compares two spells that follow each other: what else goes on at the machine weighs on both alike. */
async function bots({ url }: ChildServer, seconds: number, rounds: number): Promise<void> {
  const { resting, thinking } = await botLoad(url, seconds, rounds);
  const ratio = median(thinking.map((each, round) => each / (resting[round] ?? each)));
  verdict(
    `p99 with 50 bot matches thinking at most 1.5 × without: ${ratio.toFixed(2)} × (median of rounds)`,
    ratio <= 1.5,
  );
}

async function compare(script: string, seconds: number, rounds: number): Promise<void> {
  const found = new Map<ServerKind, number[]>(KINDS.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++) {
    for (const kind of KINDS) {
      const figures = await withServer(script, kind, (server) => throughput(server, seconds));
      found.get(kind)?.push(figures.movesPerSecond);
      print(NAMES[kind], figures);
    }
  }
  const [ours, memory, flatfile] = KINDS.map((kind) => median(found.get(kind) ?? [])) as [number, number, number];
  verdict(`at least 3 × stock with FlatFile: ${(ours / flatfile).toFixed(1)} ×`, ours >= 3 * flatfile);
  verdict(`at least 0.7 × stock in memory: ${(ours / memory).toFixed(1)} ×`, ours >= 0.7 * memory);
  for (const kind of ['ours', 'memory'] as const) {
    const { first, last, plies } = await withServer(script, kind, growth);
    console.log(`sync, ${NAMES[kind]}: ${first} bytes after 1 move, ${last} after ${plies}`);
  }
  await withServer(script, 'ours', (server) => load(server, seconds * 5));
}

command(main);
