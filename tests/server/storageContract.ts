/** What every storage engine has to hold. An engine's test file opens fresh stores for it. */
import { describe, expect, it } from 'vitest';
import { type Cases, FREE, hash, join, match, move, type OpenedStore, seated } from './storageParts.ts';
import { SEAT_CASES } from './storageSeats.ts';

const CASES: Cases = {
  ...SEAT_CASES,

  async 'gives back what was created, and null for what was not'({ store }) {
    await store.create(match('a', { isUnlisted: true, allowsHints: true, seats: [seated('Ana'), FREE] }));
    const stored = await store.load('a');
    expect(stored).toEqual({
      state: '{"ply":0}',
      record: {
        id: 'a',
        game: 'pebbles',
        version: 1,
        options: { powers: 'off' },
        isUnlisted: true,
        allowsSpectators: true,
        allowsHints: true,
        hostHash: hash('host'),
        createdAt: 1000,
        updatedAt: 1000,
        startedAt: null,
        endedAt: null,
        outcome: null,
        nextID: null,
        plies: 0,
        seats: [seated('Ana'), FREE],
      },
    });
    expect(await store.record('a')).toEqual(stored?.record);
    expect(await store.load('b')).toBeNull();
    expect(await store.record('__proto__')).toBeNull();
    await expect(store.create(match('a'))).rejects.toThrow();
  },

  async 'stores a move with its state, notation and metadata, or nothing of it'({ store }) {
    await store.create(match('a'));
    expect(await store.commitMove(move('a', 1))).toBe('stored');
    expect(await store.commitMove(move('a', 2, { outcome: '{"winners":[0]}', news: '[1]' }))).toBe('stored');
    const stored = await store.load('a');
    expect(stored?.state).toBe('{"ply":2}');
    expect(stored?.record).toMatchObject({ plies: 2, updatedAt: 2002, endedAt: 2002, outcome: '{"winners":[0]}' });
    expect(await store.moves('a', 0, 10)).toEqual([
      { ply: 1, seat: 0, text: 'move 1', news: '[]', at: 2001 },
      { ply: 2, seat: 0, text: 'move 2', news: '[1]', at: 2002 },
    ]);
    expect(await store.moves('a', 1, 1)).toHaveLength(1);
  },

  async 'refuses a move that answers another state'({ store }) {
    await store.create(match('a'));
    await store.commitMove(move('a', 1));
    for (const ply of [0, 1, 3]) expect(await store.commitMove(move('a', ply, { state: '"bad"' }))).toBe('conflict');
    expect(await store.commitMove(move('nowhere', 1))).toBe('conflict');
    expect((await store.load('a'))?.state).toBe('{"ply":1}');
    expect(await store.moves('a', 0, 10)).toHaveLength(1);
  },

  async 'lets one of many simultaneous moves win, also from two connections'({ store, another }) {
    await store.create(match('a'));
    const other = await another();
    const attempts = [store, other, store, other, store, other].map((each, seat) =>
      each.commitMove(move('a', 1, { seat })),
    );
    const results = await Promise.all(attempts);
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect((await store.moves('a', 0, 10)).map(({ seat }) => seat)).toEqual([results.indexOf('stored')]);
    await other.close();
  },

  async 'one bad write does not take others down'({ store }) {
    await store.create(match('a'));
    await store.create(match('b'));
    const bad = move('a', 1, { state: null as unknown as string });
    const results = await Promise.allSettled([store.commitMove(bad), store.commitMove(move('b', 1))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await store.record('a'))?.plies).toBe(0);
    expect((await store.record('b'))?.plies).toBe(1);
  },

  async 'shows to another connection whatever it has confirmed'({ store, another }) {
    await store.create(match('a'));
    await store.commitMove(move('a', 1));
    const other = await another();
    expect((await other.load('a'))?.state).toBe('{"ply":1}');
    await other.close();
  },

  async 'makes one rematch of a match that is over'({ store, another }) {
    await store.create(match('a'));
    expect(await store.createNext('a', match('b'))).toBeNull();
    await store.commitMove(move('a', 1, { outcome: '{}' }));
    const other = await another();
    const asked = await Promise.all([store.createNext('a', match('b')), other.createNext('a', match('c'))]);
    expect(asked[0]).toBe(asked[1]);
    expect((await store.record('a'))?.nextID).toBe(asked[0]);
    expect(await store.record(asked[0] === 'b' ? 'c' : 'b')).toBeNull();
    await other.close();
  },

  async 'lists what is open to all, newest first, in pages and by what is asked'({ store }) {
    for (let i = 0; i < 5; i++) await store.create(match(`m${i}`, { createdAt: 1000 + Math.floor(i / 2) }));
    await store.create(match('hidden', { isUnlisted: true }));
    await store.create(match('other', { game: 'chess' }));
    await store.commitMove(move('m0', 1, { outcome: '{}' }));
    const ids = async (more: object) => (await store.list({ game: 'pebbles', limit: 10, ...more })).map(({ id }) => id);
    expect(await ids({})).toEqual(['m4', 'm3', 'm2', 'm1', 'm0']);
    expect(await ids({ limit: 2, after: { createdAt: 1001, id: 'm3' } })).toEqual(['m2', 'm1']);
    expect(await ids({ isOver: true })).toEqual(['m0']);
    expect(await ids({ isOver: false })).toHaveLength(4);
    expect(await ids({ updatedAfter: 1999 })).toEqual(['m0']);
    expect(await ids({ updatedBefore: 1001 })).toEqual(['m1']);
    await store.join(join('m1', 0, 'Ana'));
    expect(await ids({ isStarted: true })).toEqual([]);
    await store.join(join('m1', 1, 'Ben'));
    expect(await ids({ isStarted: true })).toEqual(['m1']);
    expect(await ids({ isOver: false, isStarted: false })).toEqual(['m4', 'm3', 'm2']);
  },

  async 'keeps chat in order and shows the last of it'({ store }) {
    await store.create(match('a'));
    for (let i = 0; i < 4; i++) await store.addChat('a', { seat: i % 2, name: 'Ana', text: `line ${i}`, at: i });
    const last = await store.chats('a', 3);
    expect(last.map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3']);
    expect(last[0]).toEqual({ id: last[0]?.id, seat: 1, name: 'Ana', text: 'line 1', at: 1 });
    expect(last.map(({ id }) => id)).toEqual(last.map(({ id }) => id).sort((a, b) => a - b));
    await expect(store.addChat('nowhere', { seat: 0, name: 'Ana', text: 'x', at: 0 })).rejects.toThrow();
  },

  async 'prunes by age what is over or was never begun, with all that belongs to it'({ store }) {
    for (const id of ['over', 'running', 'waiting', 'fresh'])
      await store.create(match(id, { createdAt: id === 'fresh' ? 9000 : 1000 }));
    await store.commitMove(move('over', 1, { outcome: '{}' }));
    await store.commitMove(move('running', 1));
    await store.addChat('over', { seat: 0, name: 'Ana', text: 'bye', at: 1 });
    expect(await store.prune({ endedBefore: 2001, unstartedBefore: 500 })).toEqual([]);
    expect((await store.prune({ endedBefore: 5000, unstartedBefore: 5000 })).sort()).toEqual(['over', 'waiting']);
    expect(await store.moves('over', 0, 10)).toEqual([]);
    expect(await store.chats('over', 10)).toEqual([]);
    expect(await store.record('running')).not.toBeNull();
  },
};

export function storageContract(engine: string, open: () => Promise<OpenedStore>): void {
  describe(`storage: ${engine}`, () => {
    it.each(Object.keys(CASES))('%s', async (name) => {
      const opened = await open();
      try {
        await CASES[name]?.(opened);
      } finally {
        await opened.end();
      }
    });
  });
}
