import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { PoolFull, ThinkingPool } from '../../server/bots/pool.ts';
import { openThread } from '../../server/bots/thread.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove } from '../../src/games/monuments/rules/state.ts';
import { ThinkerBroken, type ThinkerPort, ThoughtCancelled } from '../../src/platform/bots/thinker.ts';
import type { FromThinker, ThinkTask } from '../../src/platform/bots/thinking.ts';
import { botTable, playToTheEnd, Somebody } from './botsKit.ts';
import { openServer } from './kit.ts';

// Threads that die, hang and run away; a line that may not grow for ever.

let pool: ThinkingPool;
afterEach(() => pool?.close());

const never = () => new AbortController().signal;
const state = rules.create(3, { powers: 'on' }, '0123456789abcdef0123456789abcdef');
const seat = state.seat;
// The first decision of a match has but one answer.
while (rules.moves(state, seat).length < 2) rules.apply(state, seat, rules.moves(state, seat)[0] as MonumentsMove);

function task(patience: number, level = 'scribe'): ThinkTask {
  return { game: 'monuments', view: rules.view(state, seat), seat, level, seed: 1, patience };
}

/** A thread that does this with everything it is told. */
function misbehaving(deed: string): ThinkerPort {
  const code = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (m) => { ${deed} });`;
  return openThread({ script: new URL(`data:text/javascript,${encodeURIComponent(code)}`) });
}

/** Answers when told to, as if it had thought as long as it was allowed. */
function obedient(): { open: () => ThinkerPort; answer: () => void; patiences: number[] } {
  const due: (() => void)[] = [];
  const patiences: number[] = [];
  const open = (): ThinkerPort => {
    let tell: (message: FromThinker) => void = () => {};
    return {
      post: (message) => {
        if (message.kind !== 'think') return;
        const { patience } = message.task;
        patiences.push(patience);
        const report = { move: { type: 'end' }, best: [], after: [], iterations: 1, milliseconds: 1000 * patience };
        due.push(() => tell({ kind: 'thought', id: message.id, report }));
      },
      listen: (onMessage) => {
        tell = onMessage;
      },
      end: () => {},
    };
  };
  return { open, answer: () => due.shift()?.(), patiences };
}

it('thinks in a thread that ranks below the server, and knows neither its flags nor its environment', async () => {
  pool = new ThinkingPool({ open: openThread, workers: 1, capacity: 10 });
  const report = await pool.think((patience) => task(patience, 'architect'), never());
  expect(report.iterations).toBeGreaterThan(0);
  expect(rules.refusal(state, seat, rules.parse(report.move) as MonumentsMove)).toBeNull();
  const nice = readdirSync('/proc/self/task').map((id) => niceOf(`/proc/self/task/${id}/stat`));
  expect(nice.filter((each) => each === constants.priority.PRIORITY_BELOW_NORMAL)).toHaveLength(1);
  expect(niceOf(`/proc/self/task/${process.pid}/stat`)).toBe(0);
  pool.close();
  const deed =
    'parentPort.postMessage({ kind: "thought", id: m.id, report: { move: [process.env, process.execArgv] } })';
  pool = new ThinkingPool({ open: () => misbehaving(deed), workers: 1, capacity: 10 });
  expect((await pool.think(task, never())).move).toEqual([{}, []]);
});

/** The nineteenth field, counted from the last parenthesis: a thread's name may hold anything. */
function niceOf(file: string): number {
  return Number(readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[16]);
}

it.each(['process.exit(1)', 'throw new Error("crash")', 'while (true);', 'const a = []; while (true) a.push([a]);'])(
  'replaces a thread that does this: %s',
  async (deed) => {
    const ports = [() => misbehaving(deed), openThread];
    pool = new ThinkingPool({
      open: () => (ports.shift() ?? openThread)(),
      workers: 1,
      capacity: 10,
      stuckAfterMs: 6000,
    });
    expect((await pool.think(task, never())).move.type).toBeTypeOf('string');
    expect(ports).toEqual([]);
  },
  60_000,
);

it('says so when the next thread breaks too', async () => {
  pool = new ThinkingPool({ open: () => misbehaving('process.exit(1)'), workers: 1, capacity: 10 });
  await expect(pool.think(task, never())).rejects.toBeInstanceOf(ThinkerBroken);
});

it('bounds the line, serves it in order, and forgets who no longer waits', async () => {
  const { open, answer } = obedient();
  pool = new ThinkingPool({ open, workers: 1, capacity: 2 });
  const served: string[] = [];
  const stop = new AbortController();
  const ask = (name: string, signal = never()) =>
    pool.think(task, signal).then(
      () => served.push(name),
      (error: unknown) => served.push(`${name}: ${(error as Error).constructor.name}`),
    );
  const asked = [ask('first'), ask('second', stop.signal), ask('third'), ask('fourth')];
  await asked[3];
  expect(pool.waiting).toBe(2);
  stop.abort();
  asked.push(ask('fifth'));
  for (let i = 0; i < 3; i++) {
    answer();
    await new Promise((done) => setTimeout(done, 5));
  }
  await Promise.all(asked);
  const [full, cancelled] = [PoolFull.name, ThoughtCancelled.name];
  expect(served).toEqual([`fourth: ${full}`, `second: ${cancelled}`, 'first', 'third', 'fifth']);
});

it('thinks more briefly the longer the line is, so that nobody waits for long', async () => {
  const { open, answer, patiences } = obedient();
  pool = new ThinkingPool({ open, workers: 2, capacity: 1000, longestWaitMs: 2000 });
  const asked = Array.from({ length: 400 }, () => pool.think(task, never()));
  for (let i = 0; i < 400; i++) {
    answer();
    await new Promise((done) => setImmediate(done));
  }
  await Promise.all(asked);
  expect(patiences[0]).toBe(1);
  // A hundred in line who want a second each, two threads, two seconds of patience: a twenty-fifth of it.
  expect(patiences[299]).toBeGreaterThan(0.03);
  expect(patiences[299]).toBeLessThan(0.06);
  expect(patiences.at(-1)).toBe(1);
});

it('a server whose threads all break plays its bots by their policy, and says so', async () => {
  const server = await openServer({ openThinker: () => misbehaving('process.exit(1)') });
  const table = await botTable(server, 1, ['historian']);
  const somebody = await Somebody.sitDown(server, table.seats[0] as never, 3);
  await playToTheEnd([somebody], 110_000);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^agora_bot_fallbacks_total\{reason="broken"\} [1-9]/m);
  expect(server.logged.some((line) => line.includes('bot falls back on its policy'))).toBe(true);
  somebody.tab.close();
  await server.end();
}, 120_000);

it('a server with too long a line plays by the policy at once', async () => {
  const silent = (): ThinkerPort => ({ post: () => {}, listen: () => {}, end: () => {} });
  const server = await openServer({ openThinker: silent, config: { botQueue: 1, botWorkers: 1 } });
  const tables = await Promise.all([1, 2, 3, 4, 5].map(() => botTable(server, 1, ['scribe', 'scribe'])));
  const people = await Promise.all(tables.map(({ seats }, at) => Somebody.sitDown(server, seats[0] as never, at)));
  await expect
    .poll(async () => (await fetch(`${server.url}/metrics`)).text(), { timeout: 10_000 })
    .toMatch(/^agora_bot_fallbacks_total\{reason="full"\} [1-9]\d/m);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^agora_bot_queue 1$/m);
  for (const { tab } of people) tab.close();
  await server.end();
});
