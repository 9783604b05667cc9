/** Who asks a worker to think: the line, cancelling, and workers that break, hang or cannot be had. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { Thinker, ThinkerBroken, type ThinkerPort, ThoughtCancelled } from '../../src/platform/bots/thinker.ts';
import {
  type FromThinker,
  type ThinkTask,
  type ThoughtReport,
  type ToThinker,
  thinkerOf,
} from '../../src/platform/bots/thinking.ts';
import { seedOf } from '../../src/platform/rng.ts';
import type { AnyRoom } from '../../src/platform/room.ts';

const STUCK_AFTER = 1000;
const REPORT: ThoughtReport = { move: { type: 'end' }, best: [], after: [], iterations: 1, milliseconds: 1 };
const task = (seed: number): ThinkTask => ({ game: 'g', view: null, seat: 0, level: 'x', seed, patience: 1 });

/** A worker that does what the test says, when it says so. */
class PortDouble implements ThinkerPort {
  readonly heard: ToThinker[] = [];
  isEnded = false;
  say: (message: FromThinker) => void = () => {};
  die = () => {};

  post(message: ToThinker): void {
    this.heard.push(message);
  }

  listen(onMessage: (message: FromThinker) => void, onBreak: () => void): void {
    this.say = onMessage;
    this.die = onBreak;
  }

  end(): void {
    this.isEnded = true;
  }

  answer(): void {
    this.say({ kind: 'thought', id: this.heard.at(-1)?.id ?? 0, report: REPORT });
  }
}

let ports: PortDouble[];
let thinker: Thinker;
const worker = (at: number) => ports[at] as PortDouble;

beforeEach(() => {
  vi.useFakeTimers();
  ports = [];
  thinker = new Thinker(() => {
    ports.push(new PortDouble());
    return ports.at(-1) as PortDouble;
  }, STUCK_AFTER);
});

afterEach(() => {
  thinker.close();
  vi.useRealTimers();
});

describe('the line', () => {
  test('one thought at a time, in the order asked, by one worker', async () => {
    const order: number[] = [];
    const thoughts = [1, 2, 3].map((seed) => thinker.think(task(seed)).then(() => order.push(seed)));
    expect(thinker.load).toBe(3);
    expect(worker(0).heard).toHaveLength(1);
    for (const _ of thoughts) worker(0).answer();
    await Promise.all(thoughts);
    expect([order, ports.length, thinker.load]).toEqual([[1, 2, 3], 1, 0]);
  });

  test('progress reaches whoever asked, and an answer to another thought is not taken for this one', async () => {
    const shares: number[] = [];
    const thought = thinker.think(task(1), { onProgress: (share) => shares.push(share) });
    worker(0).say({ kind: 'progress', id: 1, share: 0.5 });
    worker(0).say({ kind: 'progress', id: 7, share: 0.9 });
    worker(0).say({ kind: 'thought', id: 7, report: REPORT });
    expect(thinker.load).toBe(1);
    worker(0).answer();
    await thought;
    expect(shares).toEqual([0.5]);
  });
});

describe('cancelling', () => {
  test('a thought under way is dropped at the worker, and the next one begins', async () => {
    const abort = new AbortController();
    const dropped = thinker.think(task(1), { signal: abort.signal });
    const next = thinker.think(task(2));
    abort.abort();
    await expect(dropped).rejects.toThrow(ThoughtCancelled);
    expect(worker(0).heard.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['think 1', 'cancel 1', 'think 2']);
    worker(0).answer();
    await next;
  });

  test('a thought in line never reaches the worker', async () => {
    const abort = new AbortController();
    const first = thinker.think(task(1));
    const dropped = thinker.think(task(2), { signal: abort.signal });
    abort.abort();
    await expect(dropped).rejects.toThrow(ThoughtCancelled);
    worker(0).answer();
    await first;
    expect(worker(0).heard).toHaveLength(1);
    await expect(thinker.think(task(3), { signal: abort.signal })).rejects.toThrow(ThoughtCancelled);
  });

  test('closing kills the worker and tells all who wait', async () => {
    const thoughts = [thinker.think(task(1)), thinker.think(task(2))].map((thought) =>
      expect(thought).rejects.toThrow(ThoughtCancelled),
    );
    thinker.close();
    await Promise.all(thoughts);
    expect(worker(0).isEnded).toBe(true);
    await expect(thinker.think(task(3))).rejects.toThrow(ThoughtCancelled);
    expect(ports).toHaveLength(1);
  });
});

describe('trouble', () => {
  test('a worker that dies is replaced, and the thought begun anew', async () => {
    const thought = thinker.think(task(1));
    worker(0).die();
    expect(worker(1).heard).toEqual(worker(0).heard);
    worker(1).answer();
    expect(await thought).toBe(REPORT);
  });

  test('the second time the asker is told; whoever is next gets a fresh worker', async () => {
    const broken = expect(thinker.think(task(1))).rejects.toThrow(ThinkerBroken);
    const next = thinker.think(task(2));
    worker(0).die();
    worker(1).die();
    await broken;
    worker(2).answer();
    expect(await next).toBe(REPORT);
  });

  test('silence is taken for death, a sign of life is not', async () => {
    const thought = expect(thinker.think(task(1))).rejects.toThrow('stuck');
    vi.advanceTimersByTime(STUCK_AFTER - 1);
    worker(0).say({ kind: 'progress', id: 1, share: 0.1 });
    vi.advanceTimersByTime(STUCK_AFTER - 1);
    expect(ports).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect([worker(0).isEnded, ports.length]).toEqual([true, 2]);
    vi.advanceTimersByTime(STUCK_AFTER);
    await thought;
    vi.advanceTimersByTime(10 * STUCK_AFTER);
    expect(ports).toHaveLength(2);
  });

  test('a failed thought is tried once more by a fresh worker', async () => {
    const thought = expect(thinker.think(task(1))).rejects.toThrow('no such level');
    worker(0).say({ kind: 'failed', id: 1, message: 'no such level' });
    expect(worker(0).isEnded).toBe(true);
    worker(1).say({ kind: 'failed', id: 1, message: 'no such level' });
    await thought;
  });

  test('where no worker can be had, that is said at once', async () => {
    const none = new Thinker(() => {
      throw new Error('forbidden here');
    });
    await expect(none.think(task(1))).rejects.toThrow('forbidden here');
    expect(none.load).toBe(0);
  });
});

describe('thinking itself', () => {
  const room = monuments as unknown as AnyRoom;
  const view = (seat: number) => rules.view(rules.create(3, { powers: 'on' }, seedOf(9)), seat);
  const first = rules.actors(rules.create(3, { powers: 'on' }, seedOf(9)))[0] ?? 0;

  /** The worker's side in this process, behind the door a worker has: everything is copied. */
  function ask(asked: Partial<ThinkTask>, onMessage: (message: FromThinker, hear: (m: ToThinker) => void) => void) {
    vi.useRealTimers();
    const hear = thinkerOf(
      (game) => (game === room.id ? room : null),
      (message) => onMessage(structuredClone(message), hear),
    );
    const whole = { ...task(1), game: room.id, level: 'architect', seat: first, view: view(first), ...asked };
    hear({ kind: 'think', id: 1, task: structuredClone(whole) });
  }

  function thoughtOf(asked: Partial<ThinkTask>): Promise<FromThinker> {
    return new Promise((resolve) => ask(asked, (message) => message.kind !== 'progress' && resolve(message)));
  }

  test.each(['pupil', 'scribe', 'architect', 'historian'])('%s gives a legal move', async (level) => {
    const message = await thoughtOf({ level });
    if (message.kind !== 'thought') throw new Error(JSON.stringify(message));
    const move = rules.parse(message.report.move);
    expect(move && rules.refusal(view(first), first, move)).toBeNull();
  });

  test('no such game, no such level: it says so', async () => {
    expect(await thoughtOf({ game: 'chess' })).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/chess/),
    });
    expect(await thoughtOf({ level: 'god' })).toMatchObject({ kind: 'failed', message: expect.stringMatching(/god/) });
  });

  test('a cancelled thought is not answered', async () => {
    const state = rules.create(3, { powers: 'on' }, seedOf(9));
    rules.apply(state, first, { type: 'choose', kind: 'monument' });
    const heard: string[] = [];
    ask({ level: 'historian', patience: 3, view: rules.view(state, first) }, (message, hear) => {
      heard.push(message.kind);
      if (heard.length === 3) hear({ kind: 'cancel', id: 1 });
    });
    await expect.poll(() => heard.length).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(heard).toEqual(['progress', 'progress', 'progress']);
  });
});
