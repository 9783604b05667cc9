/** The storage contract where it is about seats: people and bots who take, leave and pass them on. */
import { expect } from 'vitest';
import { BOT, bot, type Cases, FREE, hash, join, match, move, seated } from './storageParts.ts';

export const SEAT_CASES: Cases = {
  async 'gives a seat to one of many'({ store, another }) {
    await store.create(match('a'));
    const other = await another();
    const ask = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name, at) => (at % 2 ? other : store).join(join('a', 1, name)));
    const results = await Promise.all(ask);
    expect(results.filter((result) => typeof result === 'object')).toEqual([{ seat: 1, isStarted: false }]);
    expect(results.filter((result) => result === 'taken')).toHaveLength(3);
    expect(await store.join(join('a', null, 'Eve'))).toEqual({ seat: 0, isStarted: true });
    expect(await store.join(join('a', null, 'Fay'))).toBe('full');
    expect(await store.join(join('nowhere', null, 'Fay'))).toBe('unknown');
    expect((await store.record('a'))?.startedAt).toBe(1500);
    await other.close();
  },

  async 'frees a seat for who holds it, waits again before the first move, and deletes an empty table'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 0, 'Ana'));
    await store.join(join('a', 1, 'Ben'));
    expect(await store.leave('a', 1, hash('Ana'), 1600)).toBe('not-held');
    expect(await store.leave('a', 1, hash('Ben'), 1600)).toBe('left');
    expect(await store.record('a')).toMatchObject({
      startedAt: null,
      updatedAt: 1600,
      seats: [{ name: 'Ana' }, FREE],
    });
    expect(await store.leave('a', 0, hash('Ana'), 1700)).toBe('deleted');
    expect(await store.record('a')).toBeNull();
  },

  async 'keeps a match with moves when everybody leaves, and takes nobody into one that is over'({ store }) {
    await store.create(match('a', { startedAt: 1000, seats: [seated('Ana')] }));
    await store.commitMove(move('a', 1, { outcome: '{}' }));
    expect(await store.leave('a', 0, hash('Ana'), 1700)).toBe('left');
    expect(await store.record('a')).toMatchObject({ plies: 1, startedAt: 1000 });
    expect(await store.join(join('a', 0, 'Ben'))).toBe('over');
  },

  async 'removes a seat only before the first move'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 0, 'Ana'));
    expect(await store.removeSeat('a', 1, 1600)).toBe(false);
    expect(await store.removeSeat('a', 0, 1600)).toBe(true);
    await store.join(join('a', 0, 'Ben'));
    await store.commitMove(move('a', 1));
    expect(await store.removeSeat('a', 0, 1700)).toBe(false);
  },

  async 'renames for who holds the seat'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 0, 'Ana'));
    expect(await store.rename('a', 0, hash('Ben'), 'Eve')).toBe(false);
    expect(await store.rename('a', 0, hash('Ana'), 'Anna')).toBe(true);
    expect((await store.record('a'))?.seats[0]?.name).toBe('Anna');
  },

  async 'hands a seat over once, in time, and to the last offer only'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 1, 'Ana'));
    const offer = (token: string, who = 'Ana') =>
      store.offerHandover('a', 1, hash(who), { tokenHash: hash(token), until: 5000, vacant: null });
    expect(await offer('x', 'Eve')).toBe(false);
    expect(await offer('first')).toBe(true);
    expect(await offer('second')).toBe(true);
    const claim = (token: string, at: number) =>
      store.claimHandover('a', hash(token), { newHash: hash('new'), at, name: 'Eve' });
    expect(await claim('first', 4000)).toBeNull();
    expect(await claim('second', 5001)).toBeNull();
    expect(await claim('second', 5000)).toEqual({ seat: 1, name: 'Ana' });
    expect(await claim('second', 4000)).toBeNull();
    expect((await store.record('a'))?.seats[1]).toEqual(seated('Ana', 'new'));
  },

  async 'seats nobody in a match that has begun but who is invited by those who play on'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 0, 'Ana'));
    await store.join(join('a', 1, 'Ben'));
    await store.commitMove(move('a', 1));
    await store.leave('a', 1, hash('Ben'), 1600);
    expect(await store.join(join('a', 1, 'Eve'))).toBe('begun');
    expect(await store.join(join('a', null, 'Eve'))).toBe('begun');
    const offer = (who: string, vacant: number) =>
      store.offerHandover('a', 0, hash(who), { tokenHash: hash('token'), until: 5000, vacant });
    expect(await offer('Ben', 1)).toBe(false);
    expect(await offer('Ana', 0)).toBe(false);
    expect(await offer('Ana', 1)).toBe(true);
    const claim = (name: string | null) =>
      store.claimHandover('a', hash('token'), { newHash: hash('new'), at: 4000, name });
    expect(await claim(null)).toBe('nameless');
    expect(await claim('Cleo')).toEqual({ seat: 1, name: 'Cleo' });
    expect(await claim('Eve')).toBeNull();
    expect(await store.record('a')).toMatchObject({ startedAt: 1500, seats: [{ name: 'Ana' }, { name: 'Cleo' }] });
  },

  async 'begins when the last seat is taken by who was invited to it'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 0, 'Ana'));
    const claimed = async (vacant: number | null, at: number) => {
      const name = vacant === null ? 'Ana' : 'Ben';
      await store.offerHandover('a', 0, hash('Ana'), { tokenHash: hash('token'), until: 5000, vacant });
      expect(await store.claimHandover('a', hash('token'), { newHash: hash(name), at, name: 'Ben' })).toMatchObject({
        name,
      });
    };
    await claimed(null, 1600);
    expect((await store.record('a'))?.startedAt).toBeNull();
    await claimed(1, 1700);
    expect(await store.record('a')).toMatchObject({
      startedAt: 1700,
      updatedAt: 1700,
      seats: [seated('Ana'), seated('Ben')],
    });
    await claimed(null, 1800);
    expect((await store.record('a'))?.startedAt).toBe(1700);
  },

  async 'seats a bot for the host where nobody sits, and takes it away again, before the first move'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 0, 'Ana'));
    expect(await store.seatBot(bot('nowhere', 1))).toBe('unknown');
    expect(await store.seatBot(bot('a', 0))).toBe('taken');
    expect(await store.seatBot(bot('a', 1, 'Ana'))).toBe('not-held');
    expect(await store.record('a')).toMatchObject({ startedAt: null, seats: [seated('Ana'), FREE] });
    expect(await store.seatBot(bot('a', 1))).toBe('seated');
    expect(await store.seatBot(bot('a', 1))).toBe('taken');
    expect(await store.record('a')).toMatchObject({ startedAt: 1600, updatedAt: 1600, seats: [seated('Ana'), BOT] });
    expect(await store.join(join('a', 1, 'Ben'))).toBe('taken');
    expect(await store.join(join('a', null, 'Ben'))).toBe('full');
    expect(await store.removeSeat('a', 1, 1700)).toBe(true);
    expect(await store.record('a')).toMatchObject({ startedAt: null, seats: [seated('Ana'), FREE] });
    expect(await store.join(join('a', 1, 'Ben'))).toEqual({ seat: 1, isStarted: true });
  },

  async 'gives a seat to a person or to a bot, not to both'({ store, another }) {
    const other = await another();
    for (let i = 0; i < 6; i++) {
      const id = `m${i}`;
      await store.create(match(id));
      const asks = [store.seatBot(bot(id, 1)), other.join(join(id, 1, 'Ben')), other.seatBot(bot(id, 1))];
      const results = await Promise.all(i % 2 ? asks : asks.reverse());
      expect(results.filter((result) => result === 'taken')).toHaveLength(2);
    }
    await other.close();
  },

  async 'begins no match of bots alone, and deletes a table that only bots are left at'({ store }) {
    await store.create(match('a'));
    for (const seat of [0, 1]) expect(await store.seatBot(bot('a', seat))).toBe('seated');
    expect((await store.record('a'))?.startedAt).toBeNull();
    await store.removeSeat('a', 0, 1700);
    expect(await store.join(join('a', null, 'Ana'))).toEqual({ seat: 0, isStarted: true });
    expect(await store.leave('a', 0, hash('Ana'), 1800)).toBe('deleted');
    expect(await store.record('a')).toBeNull();
  },

  async 'after the first move seats a bot for who plays on, until a person is invited in its place'({ store }) {
    await store.create(match('a'));
    await store.join(join('a', 0, 'Ana'));
    await store.join(join('a', 1, 'Ben'));
    await store.commitMove(move('a', 1));
    expect(await store.seatBot(bot('a', 1, 'Ana'))).toBe('taken');
    await store.leave('a', 1, hash('Ben'), 1600);
    expect(await store.seatBot(bot('a', 1))).toBe('begun');
    expect(await store.seatBot(bot('a', 1, 'Ben'))).toBe('not-held');
    expect(await store.seatBot(bot('a', 1, 'Ana'))).toBe('seated');
    expect(await store.removeSeat('a', 1, 1700)).toBe(false);
    const offer = { tokenHash: hash('token'), until: 5000, vacant: 1 };
    expect(await store.offerHandover('a', 0, hash('Ana'), offer)).toBe(true);
    const claim = (name: string | null) =>
      store.claimHandover('a', hash('token'), { newHash: hash('new'), at: 4000, name });
    expect(await claim(null)).toBe('nameless');
    expect(await claim('Cleo')).toEqual({ seat: 1, name: 'Cleo' });
    expect((await store.record('a'))?.seats).toEqual([seated('Ana'), seated('Cleo', 'new')]);
    await store.commitMove(move('a', 2, { outcome: '{}' }));
    expect(await store.seatBot(bot('a', 1, 'Ana'))).toBe('over');
  },

  async 'finds the matches that people play with bots, in pages'({ store }) {
    for (const id of ['a', 'b', 'c', 'ended', 'waiting']) await store.create(match(id));
    await store.create(match('people', { startedAt: 1000, seats: [seated('Ana'), seated('Ben')] }));
    for (const id of ['a', 'b', 'c', 'ended']) {
      await store.join(join(id, 0, 'Ana'));
      await store.seatBot(bot(id, 1));
    }
    await store.seatBot(bot('waiting', 1));
    await store.commitMove(move('ended', 1, { outcome: '{}' }));
    await store.commitMove(move('c', 1));
    expect(await store.withBots('', 2)).toEqual(['a', 'b']);
    expect(await store.withBots('b', 2)).toEqual(['c']);
    await store.leave('c', 0, hash('Ana'), 1700);
    expect(await store.withBots('', 9)).toEqual(['a', 'b']);
  },
};
