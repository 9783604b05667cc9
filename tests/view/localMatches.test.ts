/** A match on one device: kept after every move, resumed with its undo, followed across tabs, never half-loaded. */
import { beforeEach, describe, expect, test } from 'vitest';
import { facts } from '../../src/games/monuments/facts.ts';
import { monumentsGame } from '../../src/games/monuments/game.ts';
import { notation } from '../../src/games/monuments/notation.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, MonumentsNews, State } from '../../src/games/monuments/rules/state.ts';
import type { LocalRoom } from '../../src/platform/match/localSitting.ts';
import type { MatchClient } from '../../src/platform/match/matchClient.ts';
import { newMatch } from '../../src/platform/match/newMatch.ts';
import { openLocalMatch } from '../../src/platform/match/openLocalMatch.ts';
import { turnOf } from '../../src/platform/match/saveFormat.ts';
import { openSaves, type Saves } from '../../src/platform/match/saves.ts';
import { quickRandom, seedOf } from '../../src/platform/rng.ts';
import { HIDDEN } from '../../src/platform/rules.ts';
import { StorageDouble, twoTabs } from './storageDouble.ts';

type MonumentsClient = MatchClient<State, MonumentsMove, MonumentsNews>;

const room: LocalRoom<State, MonumentsMove, MonumentsNews> = {
  facts,
  rules,
  notation,
  game: async (options) => monumentsGame(options),
};

let store: StorageDouble;
let saves: Saves;
let id: string;

function start(into: Saves): string {
  const match = newMatch(rules, { game: facts.id, names: ['Ana', 'Ben'], options: { powers: 'on' } });
  into.write({ ...match, seed: seedOf(5) });
  return match.id;
}

async function open(from: Saves = saves, match = id): Promise<MonumentsClient> {
  const opening = await openLocalMatch(room, from, match);
  if (opening.kind !== 'open') throw new Error(opening.kind);
  return opening.client;
}

/** Plays some random moves, each by the seat whose turn it is. */
async function playSome(client: MonumentsClient, count: number, seed = 1): Promise<void> {
  const random = quickRandom(seed);
  for (let played = 0; played < count && client.snapshot().actors.length > 0; played++) {
    const [actor = 0] = client.snapshot().actors;
    client.look(actor);
    const moves = rules.moves(client.snapshot().state, actor);
    expect(await client.play([moves[random.below(moves.length)] as MonumentsMove])).toBeNull();
  }
}

beforeEach(() => {
  store = new StorageDouble();
  saves = openSaves(store);
  id = start(saves);
});

describe('a match on one device', () => {
  test('is kept after every move and comes back the same', async () => {
    const client = await open();
    await playSome(client, 40);
    const again = await open(openSaves(store));
    for (const seat of [null, 0, 1]) {
      client.look(seat);
      again.look(seat);
      expect(again.snapshot().state).toEqual(client.snapshot().state);
      expect(again.snapshot().undoable).toEqual(client.snapshot().undoable);
      expect(again.snapshot().undoBarred).toBe(client.snapshot().undoBarred);
    }
    expect(again.snapshot().log).toEqual(client.snapshot().log);
    expect(again.snapshot().log).toHaveLength(40);
  });

  test('can be played to its end, which the list knows', async () => {
    const client = await open();
    await playSome(client, 10_000);
    const { outcome, state, seat } = client.snapshot();
    expect([outcome?.winners, seat]).toEqual([saves.read(id)?.winners, null]);
    expect(turnOf(saves.read(id) as never)).toBe(state.turn);
    expect((await open(openSaves(store))).snapshot().outcome).toEqual(outcome);
  });

  test('undo takes the move out of the save, and reaches just as far after a reload', async () => {
    const client = await open();
    const [actor = 0] = client.snapshot().actors;
    client.look(actor);
    const row = client.snapshot().state.row.find((card) => card !== null) as number;
    await client.play([
      { type: 'choose', kind: 'monument' },
      { type: 'draw', card: row },
    ]);
    expect(saves.read(id)?.moves).toHaveLength(2);
    const again = await open(openSaves(store));
    again.look(actor);
    expect(again.snapshot().undoable).toEqual({ type: 'draw', card: row });
    expect(await again.undo()).toBeNull();
    expect(await again.undo()).toBeNull();
    expect((await again.undo())?.code).toBe('nothing-to-undo');
    expect(saves.read(id)?.moves).toEqual([]);
    await again.play([
      { type: 'choose', kind: 'monument' },
      { type: 'draw', card: null },
    ]);
    expect(again.snapshot().undoBarred).toBe(true);
    const third = await open(openSaves(store));
    third.look(actor);
    expect(third.snapshot().undoBarred).toBe(true);
    expect((await third.undo())?.code).toBe('undo-barrier');
  });

  test('a snapshot stays the same object until something changes', async () => {
    const client = await open();
    const before = client.snapshot();
    expect(client.snapshot()).toBe(before);
    client.look(before.actors[0] ?? null);
    expect(client.snapshot()).not.toBe(before);
  });

  test('behind the curtain nobody’s hand is in the snapshot, nor in what the log leads to', async () => {
    const client = await open();
    await playSome(client, 30);
    client.look(null);
    const { state, viewAt, news, log } = client.snapshot();
    const views = [state, ...log.map(({ ply }) => viewAt(ply)), viewAt(0)];
    for (const view of views) expect(view.pile.every((card) => card === HIDDEN)).toBe(true);
    for (const [seat, hand] of state.hands.entries()) {
      expect(hand.filter((card) => card !== HIDDEN).every((card) => state.shown[seat]?.includes(card))).toBe(true);
    }
    const told = [...news, ...log.flatMap((moment) => moment.news)] as { only?: number }[];
    expect(told.filter(({ only }) => only !== undefined)).toEqual([]);
    expect((await client.play([{ type: 'end' }]))?.code).toBe('not-your-turn');
  });

  test('the curtain falls with the turn', async () => {
    const client = await open();
    const [first = 0] = client.snapshot().actors;
    await playSome(client, 4);
    while (client.snapshot().actors[0] === first) await playSome(client, 1);
    expect(client.snapshot().seat).toBeNull();
  });
});

describe('what cannot be loaded', () => {
  test('a save of other rules is left alone and explained', async () => {
    const text = store.getItem(`agora.match.${id}`) as string;
    store.setItem(`agora.match.${id}`, text.replace('"version":1', '"version":99'));
    const before = store.getItem(`agora.match.${id}`);
    expect((await openLocalMatch(room, saves, id)).kind).toBe('other-version');
    expect(store.getItem(`agora.match.${id}`)).toBe(before);
  });

  test('moves that make no match are set aside, untouched', async () => {
    const text = (store.getItem(`agora.match.${id}`) as string).replace('"moves":[]', '"moves":["0 end"]');
    store.setItem(`agora.match.${id}`, text);
    expect((await openLocalMatch(room, saves, id)).kind).toBe('broken');
    expect(store.getItem(`agora.broken.${id}`)).toBe(text);
    expect((await openLocalMatch(room, saves, id)).kind).toBe('broken');
    expect((await openLocalMatch(room, saves, 'nowhere')).kind).toBe('missing');
  });
});

describe('trouble with the storage', () => {
  test('full: play goes on in memory, and says so', async () => {
    const client = await open();
    store.isFull = true;
    await playSome(client, 12);
    expect(client.snapshot().notices).toEqual(['unkept']);
    expect(saves.read(id)?.moves).toHaveLength(12);
    store.isFull = false;
    await playSome(client, 1);
    expect(client.snapshot().notices).toEqual([]);
    expect(openSaves(store).read(id)?.moves).toHaveLength(13);
  });

  test('forbidden: the same from the first move on', async () => {
    const nowhere = openSaves(null);
    const match = start(nowhere);
    const client = await open(nowhere, match);
    await playSome(client, 5);
    expect(client.snapshot().notices).toEqual(['unkept']);
    expect(nowhere.list()).toMatchObject({ isKept: false, matches: [{ id: match }] });
  });
});

describe('two tabs', () => {
  async function bothOpen() {
    const { stores, tabs } = twoTabs();
    const [first, second] = [openSaves(stores[0], tabs[0]), openSaves(stores[1], tabs[1])];
    const match = start(first);
    return { first: await open(first, match), second: await open(second, match), saves: first, match };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  test('the second follows the first, with a notice', async () => {
    const { first, second } = await bothOpen();
    await playSome(first, 7);
    await settled();
    first.look(null);
    expect(second.snapshot().state).toEqual(first.snapshot().state);
    expect(second.snapshot().notices).toContain('played-elsewhere');
    await playSome(second, 3);
    await settled();
    first.look(null);
    second.look(null);
    expect(first.snapshot().log).toEqual(second.snapshot().log);
    expect(first.snapshot().log).toHaveLength(10);
  });

  test('a move on an old position is refused, and nothing is lost', async () => {
    const { stores } = twoTabs();
    // Without events: the tab learns of the other one only when it acts.
    const [quiet, other] = [openSaves(stores[0]), openSaves(stores[1])];
    const match = start(quiet);
    const [late, quick] = [await open(quiet, match), await open(other, match)];
    await playSome(quick, 9);
    late.look(late.snapshot().actors[0] ?? null);
    expect((await late.play([{ type: 'choose', kind: 'monument' }]))?.code).toBe('stale');
    await settled();
    expect(late.snapshot().log).toHaveLength(9);
    expect(quiet.read(match)?.moves).toHaveLength(9);
  });

  test('deleted in the other tab: play goes on, unkept', async () => {
    const { first, second, saves: mine, match } = await bothOpen();
    mine.remove(match);
    await playSome(second, 2);
    expect(second.snapshot().notices).toContain('deleted-elsewhere');
    expect(mine.read(match)).toBeNull();
    first.close();
    second.close();
  });
});
