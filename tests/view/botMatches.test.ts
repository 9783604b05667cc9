/** Bots at a table on one device: what they are told, when they play, who looks meanwhile, and how far undo reaches. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { facts } from '../../src/games/monuments/facts.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove } from '../../src/games/monuments/rules/state.ts';
import { ThoughtCancelled } from '../../src/platform/bots/thinker.ts';
import { BotSeats } from '../../src/platform/match/botSeats.ts';
import { newMatch } from '../../src/platform/match/newMatch.ts';
import { openLocalMatch } from '../../src/platform/match/openLocalMatch.ts';
import { resumeMatch } from '../../src/platform/match/resume.ts';
import { openSaves, type Saves } from '../../src/platform/match/saves.ts';
import { seedOf } from '../../src/platform/rng.ts';
import { type Client, HostDouble, playTurn, room, untilTurnOf } from './hostDouble.ts';
import { StorageDouble, twoTabs } from './storageDouble.ts';

const settled = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

let store: StorageDouble;
let saves: Saves;
let host: HostDouble;
const opened: Client[] = [];

function start(bots: (string | null)[], seed = 5): string {
  const names = bots.map((_, seat) => `N${seat}`);
  const match = newMatch(rules, { game: facts.id, names, bots, options: { powers: 'on' } });
  const [actor = null] = rules.actors(rules.create(bots.length, { powers: 'on' }, seedOf(seed)));
  saves.write({ ...match, seed: seedOf(seed), actor });
  return match.id;
}

async function open(id: string, from = saves, lent = host): Promise<Client> {
  const opening = await openLocalMatch(room, from, id, async () => (table) => new BotSeats(table, lent));
  if (opening.kind !== 'open') throw new Error(opening.kind);
  opened.push(opening.client);
  return opening.client;
}

/** A match in which the one person has just ended a turn. */
async function afterMyTurn(): Promise<{ id: string; client: Client }> {
  const id = start([null, 'scribe', 'scribe']);
  const client = await open(id);
  await untilTurnOf(client, 0);
  host.isHeld = true;
  await playTurn(client, 0);
  return { id, client };
}

beforeEach(() => {
  store = new StorageDouble();
  saves = openSaves(store);
  host = new HostDouble();
});

afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

describe('one person among bots', () => {
  test('always looks, and the bots play between the turns, to the end', async () => {
    const client = await open(start([null, 'scribe', 'pupil']));
    for (let turn = 0; turn < 100 && client.snapshot().outcome === null; turn++) {
      await expect
        .poll(() => client.snapshot().actors[0] === 0 || client.snapshot().outcome !== null, {
          timeout: 8000,
          interval: 2,
        })
        .toBe(true);
      expect(client.snapshot().seat).toBe(0);
      client.look(null);
      expect(client.snapshot().seat).toBe(0);
      client.bots?.hurry();
      await playTurn(client, 0);
      client.bots?.hurry();
    }
    expect(client.snapshot().outcome).not.toBeNull();
    expect(new Set(host.tasks.map(({ seat, level }) => `${seat} ${level}`))).toEqual(new Set(['1 scribe', '2 pupil']));
  }, 60_000);

  test('a bot is told the view of its seat and nothing beyond', async () => {
    const { id } = await afterMyTurn();
    const [asked] = host.tasks.slice(-1);
    const save = saves.read(id);
    const truth = save && resumeMatch(room, save);
    if (!asked || !truth) throw new Error('No bot was asked.');
    expect(asked.view).toEqual(rules.view(truth.match.state, asked.seat));
    expect(JSON.stringify(asked)).not.toContain(seedOf(5));
  });

  test('who is thinking can be seen, with how far it is', async () => {
    const { client } = await afterMyTurn();
    expect(client.bots?.pondering()).toMatchObject({ share: 0.5 });
    expect(client.bots?.levels).toEqual([null, 'scribe', 'scribe']);
  });

  test('a pause precedes every move, unless somebody hurries', async () => {
    host.pace = 'calm';
    const id = start([null, 'scribe', 'scribe']);
    const client = await open(id);
    await settled(200);
    const before = saves.read(id)?.moves.length ?? 0;
    expect(before).toBe(0);
    if (client.snapshot().actors[0] === 0) await playTurn(client, 0);
    const played = saves.read(id)?.moves.length ?? 0;
    client.bots?.hurry();
    await untilTurnOf(client, 0);
    expect(saves.read(id)?.moves.length).toBeGreaterThan(played);
  });
});

describe('undo', () => {
  test('reaches back over the bots to the last decision, and marks the match', async () => {
    const { id, client } = await afterMyTurn();
    const mine = saves.read(id)?.moves.length ?? 0;
    host.isHeld = false;
    expect(client.snapshot().undoable).not.toBeNull();
    // The held thought is asked anew when the page may play again.
    host.onLeave(false);
    host.onLeave(true);
    await untilTurnOf(client, 0);
    const { undoable, undoBarred } = client.snapshot();
    expect([undoable, undoBarred]).toEqual([expect.objectContaining({ type: expect.any(String) }), false]);
    expect(await client.undo()).toBeNull();
    expect(saves.read(id)).toMatchObject({ assisted: true, actor: 0 });
    expect(saves.read(id)?.moves).toHaveLength(mine - 1);
    expect(client.snapshot().actors).toEqual([0]);
    expect(client.bots?.isAssisted()).toBe(true);
    const again = await open(id, openSaves(store));
    expect(again.snapshot().log).toEqual(client.snapshot().log);
  });

  test('while a bot thinks it drops the thought', async () => {
    const { id, client } = await afterMyTurn();
    const { moves = [] } = saves.read(id) ?? {};
    expect(await client.undo()).toBeNull();
    await settled();
    expect(saves.read(id)?.moves).toEqual(moves.slice(0, -1));
    expect(client.bots?.pondering()).toBeNull();
    expect(client.snapshot().actors).toEqual([0]);
  });

  test('goes back to the beginning, decision by decision, and no further', async () => {
    const { id, client } = await afterMyTurn();
    const own = saves.read(id)?.moves.filter(({ seat }) => seat === 0).length ?? 0;
    for (let step = 0; step < own; step++) expect(await client.undo()).toBeNull();
    expect((await client.undo())?.code).toBe('nothing-to-undo');
    expect(client.snapshot().undoable).toBeNull();
  });

  test('within a turn it is the ordinary one, and marks nothing', async () => {
    const id = start([null, 'scribe', 'scribe']);
    const client = await open(id);
    await untilTurnOf(client, 0);
    await client.play([{ type: 'choose', kind: 'monument' }]);
    expect(await client.undo()).toBeNull();
    expect(saves.read(id)?.assisted).toBe(false);
  });

  test('between several people it stays as it is', async () => {
    const id = start([null, 'scribe', null]);
    const client = await open(id);
    await expect.poll(() => client.snapshot().actors[0] !== 1).toBe(true);
    const [person = 0] = client.snapshot().actors;
    client.look(person);
    await client.play([
      { type: 'choose', kind: 'monument' },
      { type: 'draw', card: null },
    ]);
    expect((await client.undo())?.code).toBe('undo-barrier');
  });
});

describe('several people and bots', () => {
  test('nobody looks while bots play, and the next person is another one', async () => {
    const client = await open(start([null, 'scribe', null, 'scribe']));
    await expect.poll(() => [0, 2].includes(client.snapshot().actors[0] ?? -1), { timeout: 4000 }).toBe(true);
    const [person = 0] = client.snapshot().actors;
    client.look(person);
    host.isHeld = true;
    await playTurn(client, person);
    expect(client.bots?.levels[client.snapshot().actors[0] ?? 0]).toBe('scribe');
    expect(client.snapshot().seat).toBeNull();
    host.isHeld = false;
    host.onLeave(false);
    host.onLeave(true);
    await untilTurnOf(client, 2 - person);
    expect(client.snapshot().seat).toBeNull();
  });
});

describe('a worker that breaks', () => {
  test('the policy plays, the table says so, and the worker is left alone for a while', async () => {
    host.isBroken = true;
    const client = await open(start(['scribe', 'scribe', null]));
    await untilTurnOf(client, 2);
    if (host.tasks.length === 0) {
      await playTurn(client, 2);
      await untilTurnOf(client, 2);
    }
    expect(host.chosen).toBeGreaterThan(2);
    expect(host.tasks).toHaveLength(1);
    expect(client.snapshot().notices).toEqual(['simple-bots']);
  });
});

describe('when bots may not play', () => {
  test('they wait, and their worker ends', async () => {
    const { id, client } = await afterMyTurn();
    const { moves = [] } = saves.read(id) ?? {};
    host.onLeave(false);
    host.isHeld = false;
    expect(host.closed.at(-1)).toBe(1);
    await settled(150);
    expect(saves.read(id)?.moves).toEqual(moves);
    host.onLeave(true);
    await untilTurnOf(client, 0);
  });

  test('a closed match asks and plays no more', async () => {
    const { id, client } = await afterMyTurn();
    const { moves = [] } = saves.read(id) ?? {};
    client.close();
    opened.pop();
    const { length } = host.tasks;
    await settled(150);
    expect([host.tasks.length, host.closed]).toEqual([length, host.closed.map(() => 1)]);
    expect(saves.read(id)?.moves).toEqual(moves);
  });

  test('a tab without leave follows the one that plays', async () => {
    const { stores, tabs } = twoTabs();
    saves = openSaves(stores[0], tabs[0]);
    const id = start([null, 'scribe', 'scribe']);
    const onlooker = new HostDouble();
    onlooker.hasLeave = false;
    const second = await open(id, openSaves(stores[1], tabs[1]), onlooker);
    const first = await open(id);
    await untilTurnOf(first, 0);
    await playTurn(first, 0);
    await untilTurnOf(first, 0);
    await settled(60);
    expect(second.snapshot().log).toEqual(first.snapshot().log);
    expect(onlooker.tasks).toEqual([]);
    await playTurn(second, 0);
    await expect.poll(() => first.snapshot().log.length).toBeGreaterThan(0);
    await untilTurnOf(second, 0);
    await settled(60);
    expect(first.snapshot().log).toEqual(second.snapshot().log);
  });
});

describe('a hint', () => {
  test('is asked for the looking seat with its view, and marks the match once it is given', async () => {
    const id = start([null, 'scribe', 'scribe']);
    const client = await open(id);
    await untilTurnOf(client, 0);
    await client.play([{ type: 'choose', kind: 'monument' }]);
    const counsel = await client.bots?.advise('historian', {});
    expect(host.tasks.at(-1)).toMatchObject({ seat: 0, level: 'historian', view: client.snapshot().state });
    expect([counsel?.first, rules.parse(counsel?.report.move)]).toEqual([[], expect.anything()]);
    expect([saves.read(id)?.assisted, client.bots?.isAssisted()]).toEqual([true, true]);
  });

  test('where a turn can begin in one way only, it speaks of what follows', async () => {
    // The seat that begins the match finds nothing to write about.
    const beginner = rules.actors(rules.create(3, { powers: 'on' }, seedOf(5)))[0] ?? 0;
    const bots = [0, 1, 2].map((seat) => (seat === beginner ? null : 'scribe'));
    const client = await open(start(bots));
    const counsel = await client.bots?.advise('historian', {});
    expect(counsel?.first).toEqual([{ type: 'choose', kind: 'monument' }]);
    expect(host.tasks.at(-1)?.view).toMatchObject({ phase: 'monument' });
    expect(await client.play([...(counsel?.first ?? []), counsel?.report.move] as MonumentsMove[])).toBeNull();
  });

  test('one that was cancelled was none', async () => {
    const id = start([null, 'scribe', 'scribe']);
    const client = await open(id);
    await untilTurnOf(client, 0);
    host.isHeld = true;
    const abort = new AbortController();
    const advice = client.bots?.advise('historian', { signal: abort.signal });
    abort.abort();
    await expect(advice).rejects.toThrow(ThoughtCancelled);
    expect(saves.read(id)?.assisted).toBe(false);
  });

  test('there is none where people sit everywhere', async () => {
    const client = await open(start([null, null, null]));
    expect([client.bots, host.tasks]).toEqual([null, []]);
  });
});
