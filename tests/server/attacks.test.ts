import { describe, expect, it } from 'vitest';
import { newsFor } from '../../server/play/past.ts';
import { expectGoesOn, keepAttackedTable, seat, server, TAKE, tab, table, tabs, url } from './attackedTable.ts';
import { type Json, openTab, post, seatedTable, Tab, until } from './kit.ts';

// The holes of boardgame.io 0.50.2, by their number in our notes on it, tried on the running server over real sockets
// and requests. Whatever is sent, the match stays as it was and the server goes on.

keepAttackedTable();

const stored = async () => (await server.store.load(table.matchID))?.state;
const send = (at: number, ...packet: unknown[]) =>
  tab(at)
    .socket.timeout(2000)
    .emitWithAck('update', ...packet);

describe('sockets', () => {
  it('1: no first state, no seed, no log in a sync, for anybody', async () => {
    const spectator = await openTab(server, table.matchID, null, 'pebbles');
    for (const each of [...tabs, spectator]) {
      const [, info] = each.of('sync')[0] as [string, Json];
      expect(info['initialState']).toBeNull();
      expect(info['log']).toEqual([]);
      expect((info['state'] as { G: { seed: unknown } }).G.seed).toBeNull();
    }
    spectator.close();
  });

  it('2: the seed is 128 random bits and has nothing to do with the time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => seatedTable(server)));
    const seeds = await Promise.all(
      others.map(async ({ matchID }) => JSON.parse((await server.store.load(matchID))?.state ?? '').G.seed as string),
    );
    expect(new Set(seeds.map((seed) => seed.slice(0, 8))).size).toBe(3);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['UPDATE', 'SYNC', 'RESET', 'PATCH', 'UNDO', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS', '__proto__'])(
    '3: an action %s is malformed and changes nothing',
    async (type) => {
      const before = await stored();
      const evil = { G: { state: { seat: 0, left: 0 }, plies: 9 }, ctx: { gameover: { winners: [0] } }, _stateID: 9 };
      const action = {
        type,
        state: evil,
        patch: [],
        payload: { type: 'take', args: [TAKE, 0], ...seat(0), state: evil },
      };
      expect((await send(0, action, 0, table.matchID, '0')).refusal.code).toBe('malformed');
      expect(await stored()).toBe(before);
      await expectGoesOn();
    },
  );

  it.each(['endGame', 'endTurn', 'setPhase', 'endPhase', 'setActivePlayers', 'pass', 'setStage'])(
    '4: the event %s is malformed, as an event and as a move',
    async (type) => {
      const payload = { type, args: [{ winner: '0' }], playerID: '0', credentials: seat(0).credentials };
      for (const kind of ['GAME_EVENT', 'MAKE_MOVE']) {
        expect((await send(0, { type: kind, payload }, 0, table.matchID, '0')).refusal.code).toBe('malformed');
      }
      await expectGoesOn();
    },
  );

  it('5: nobody acts as another seat', async () => {
    const as = (playerID: unknown, credentials: unknown, socketSeat: unknown) =>
      send(
        1,
        { type: 'MAKE_MOVE', payload: { type: 'take', args: [TAKE, 0], playerID, credentials } },
        0,
        table.matchID,
        socketSeat,
      );
    expect((await as('0', seat(1).credentials, '1')).refusal.code).toBe('malformed');
    expect((await as('1', seat(1).credentials, '0')).refusal.code).toBe('malformed');
    expect((await as('0', seat(1).credentials, '0')).refusal.code).toBe('unauthorized');
    expect((await as('1', seat(1).credentials, '1')).refusal.code).toBe('not-your-turn');
    for (const odd of ['00', '-1', '2', '99', '1e0', '__proto__', 'constructor', 0, null, {}, ['0'], 1e9]) {
      expect(['malformed', 'unauthorized']).toContain((await as(odd, seat(1).credentials, odd)).refusal.code);
    }
    await expectGoesOn();
  });

  it('6: a move that throws inside the engine is refused as failed, and the match goes on', async () => {
    const before = await stored();
    expect((await tab(0).play({ type: 'take', pebbles: 13 }, 0)).refusal?.code).toBe('failed');
    expect(await stored()).toBe(before);
    expect(server.logged.some((line) => line.includes('thirteen'))).toBe(true);
    await expectGoesOn();
  });

  it('7: a sync creates no match, whatever id and number of players it names', async () => {
    const count = () => server.store.database.prepare('SELECT count(*) AS n FROM matches').get();
    const before = count();
    for (const id of ['AAAAAAAAAAAAAAAA', 'new', '', null, {}, '../../etc/passwd', '__proto__', 'x'.repeat(5000)]) {
      const answer = await tab(0).socket.emitWithAck('sync', id, null, undefined, 30_000_000);
      expect(['unknown-match', 'malformed']).toContain(answer.code);
    }
    expect(count()).toEqual(before);
  });

  it('8: an empty seat is open to nobody, with or without credentials', async () => {
    const { body } = await post(`${url()}/create`, { numPlayers: 2 });
    for (const credentials of [undefined, null, '', 'undefined', 'null', {}, [], 0, 'x'.repeat(64)]) {
      const answer = await tab(0).socket.emitWithAck('sync', body['matchID'], '0', credentials);
      expect(answer).toEqual({ ok: false, code: 'unauthorized' });
      const payload = { type: 'take', args: [TAKE, 0], playerID: '0', credentials };
      const moved = await send(0, { type: 'MAKE_MOVE', payload }, 0, body['matchID'], '0');
      expect(['malformed', 'unauthorized']).toContain(moved.refusal.code);
    }
  });

  it('8: credentials open one seat of one match', async () => {
    const other = await seatedTable(server, 2, {}, 'pebbles');
    for (const [matchID, playerID] of [
      [table.matchID, '1'],
      [other.matchID, '0'],
    ]) {
      const answer = await tab(0).socket.emitWithAck('sync', matchID, playerID, seat(0).credentials);
      expect(answer).toEqual({ ok: false, code: 'unauthorized' });
    }
  });

  it('10: a page of another site gets no socket', async () => {
    const polling = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const evil = await fetch(polling, { headers: { origin: 'https://evil.example' } });
    expect(evil.status).toBe(403);
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
    for (const origin of ['null', 'http://', server.url.replace('http', 'https').replace(/\d+$/, '1')]) {
      expect((await fetch(polling, { headers: { origin } })).status).toBe(403);
    }
    expect((await fetch(polling, { headers: { origin: server.url } })).status).toBe(200);
  });

  it('11: news for one seat alone are told to that seat alone', () => {
    const news = JSON.stringify([{ type: 'drewPile' }, { type: 'saw', only: 1, card: 42 }]);
    expect(newsFor(1, news)).toHaveLength(2);
    expect(JSON.stringify([newsFor(0, news), newsFor(null, news)])).not.toContain('42');
  });

  it('12, 13: nothing of boardgame.io’s plugins and logs is broadcast or stored', async () => {
    await tab(1).play(TAKE, 0);
    await tab(0).play(TAKE, 0);
    await until('both have seen it', () => tabs.every((each) => each.view?.plies === 1));
    for (const each of tabs) {
      const [, state, log] = each.of('update')[0] as [string, Json, unknown];
      expect(Object.keys(state).sort()).toEqual(['G', '_redo', '_stateID', '_undo', 'ctx', 'plugins']);
      expect(JSON.stringify(state['plugins'])).not.toMatch(/api|seed|data":\{"/);
      expect(log).toEqual([]);
    }
    expect(Object.keys(JSON.parse((await stored()) ?? ''))).toEqual(['G', 'ctx']);
  });

  it('15: packets for thousands of unknown matches leave nothing behind', async () => {
    const loaded = async () =>
      Number(/^agora_matches_loaded (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);
    const before = await loaded();
    const ids = Array.from({ length: 2000 }, (_, i) => String(i).padStart(16, 'x'));
    const action = { type: 'MAKE_MOVE', payload: { type: 'take', args: [TAKE, 0], playerID: '0', credentials: 'x' } };
    const answers = await Promise.all(ids.map((id) => send(0, action, 0, id, '0')));
    expect(answers.every(({ refusal }) => refusal.code === 'unknown-match')).toBe(true);
    expect(await loaded()).toBe(before);
  });

  it('17: wrong credentials are told so, and the seat stays as present as it was', async () => {
    const stranger = new Tab(server, table.matchID, { ...seat(0), credentials: 'wrong' }, 'pebbles');
    expect(await stranger.sync()).toEqual({ ok: false, code: 'unauthorized' });
    stranger.socket.emit('sync', table.matchID, '0', 'wrong');
    await until('told without a callback', () => stranger.of('denied').length === 1);
    expect(stranger.of('denied')).toEqual([[{ matchID: table.matchID, code: 'unauthorized', event: 'sync' }]]);
    expect(stranger.view).toBeNull();
    stranger.close();
    const match = (await (await fetch(`${url()}/${table.matchID}`)).json()) as { players: Json[] };
    expect(match.players[0]).toMatchObject({ isConnected: true });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'error', 'patch', 'matchData', 'x'.repeat(3000)])(
    'an event called %s is answered as malformed or not at all',
    async (event) => {
      const answer = await tab(0)
        .socket.timeout(300)
        .emitWithAck(event, 1, 2)
        .catch(() => 'silence');
      if (event !== 'error') expect(answer).toEqual({ ok: false, code: 'malformed' });
      await expectGoesOn();
    },
  );

  it('garbage in every field of every event is answered and changes nothing', async () => {
    const before = await stored();
    const odd: unknown[] = [
      undefined,
      null,
      0,
      -1,
      1.5,
      '',
      'x',
      [],
      {},
      { type: null },
      [[[]]],
      { __proto__: null },
      true,
    ];
    for (const event of ['update', 'sync', 'chat', 'history', 'look']) {
      for (let i = 0; i < 40; i++) {
        const args = Array.from({ length: i % 6 }, (_, at) => odd[(i * 7 + at * 3) % odd.length]);
        const answer = await tab(0)
          .socket.timeout(2000)
          .emitWithAck(event, ...args);
        expect(answer.ok === false || answer.refusal !== null).toBe(true);
      }
    }
    expect(await stored()).toBe(before);
    await expectGoesOn();
  });

  it('an oversize packet costs its sender the connection, and nobody else anything', async () => {
    const big = await openTab(server, table.matchID, seat(1), 'pebbles');
    let reason = '';
    big.socket.on('disconnect', (why) => {
      reason = why;
    });
    big.socket.emit('chat', table.matchID, { sender: '1', payload: 'x'.repeat(64 * 1024) }, seat(1).credentials);
    await until('it is cut off', () => reason !== '');
    big.close();
    await expectGoesOn();
  });

  it.each([
    ['an error packet', '2["error"]'],
    ['an object for an event', '2[{"toString":"x"}]'],
    ['a binary header without data', '599999999-["x"]'],
    ['an unknown type', '9'],
    ['broken JSON', '2["update",'],
    ['a foreign namespace', '0/no-such-game,'],
    ['the bare namespace', '0'],
  ])('%s straight from the wire does not stop the server', async (_name, text) => {
    const polling = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(polling)).text()).slice(1)) as { sid: string };
    const wire = (body: string) => fetch(`${polling}&sid=${sid}`, { method: 'POST', body });
    expect((await wire('40/pebbles,')).status).toBe(200);
    await wire(`4${text.replace(/^2/, '2/pebbles,')}`);
    await wire(`4${text}`);
    await expectGoesOn();
  });
});
