import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { type MoveAnswer, type PastView, type PlayedPly, SERVER_REASONS } from '../../src/platform/protocol.ts';
import type { Move } from '../../src/platform/rules.ts';
import {
  type Json,
  openServer,
  openTab,
  type Seated,
  seatedTable,
  type Tab,
  type Table,
  type TestServer,
  until,
} from './kit.ts';
import { pebbles } from './pebbles.ts';

// Every move is acknowledged or refused with a reason, and changes the match at most once.

let server: TestServer;
let table: Table;
let tabs: Tab[];
const TAKE = { type: 'take', pebbles: 1 };

beforeAll(async () => {
  server = await openServer({ rooms: [monuments, pebbles()] });
});
afterAll(() => server.end());
beforeEach(async () => {
  table = await seatedTable(server, 2, {}, 'pebbles');
  tabs = await Promise.all(table.seats.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
});
afterEach(() => {
  for (const each of tabs) each.close();
});

const tab = (at: number) => tabs[at] as Tab;
const plies = async () => (await server.store.record(table.matchID))?.plies;
const codes = (answers: readonly MoveAnswer[]) => answers.map(({ refusal }) => refusal?.code ?? 'accepted').sort();

it('acknowledges a move after its view, and shows it to everybody', async () => {
  const answer = await tab(0).play(TAKE);
  expect(answer).toEqual({ matchID: table.matchID, ply: 0, refusal: null });
  expect(tab(0).view?.plies).toBe(1);
  await until('the other has seen it', () => tab(1).view?.plies === 1);
});

it('answers by an event where no callback is given', async () => {
  tab(1).socket.emit('update', ...tab(1).packet(TAKE, 0));
  await until('the answer', () => tab(1).of('answer').length === 1);
  expect(tab(1).of('answer')).toEqual([
    [{ matchID: table.matchID, ply: 0, refusal: { code: 'not-your-turn', rule: null } }],
  ]);
  tab(1).socket.emit('update', 'nonsense');
  await until('the second answer', () => tab(1).of('answer').length === 2);
  expect(tab(1).of('answer')[1]).toEqual([{ matchID: '', ply: null, refusal: { code: 'malformed', rule: null } }]);
});

it('gives the game’s own reason with its paragraph', async () => {
  expect((await tab(0).play({ type: 'take', pebbles: 0 })).refusal).toEqual({ code: 'too-few', rule: '1' });
});

it('plays one of twenty simultaneous clicks', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => tab(0).play(TAKE, 0)));
  expect(codes(answers)).toEqual(['accepted', ...Array(19).fill('stale')]);
  expect(await plies()).toBe(1);
});

it('plays one of two different moves from two tabs of one seat', async () => {
  const twin = await openTab(server, table.matchID, table.seats[0] ?? null, 'pebbles');
  const answers = await Promise.all([tab(0).play(TAKE, 0), twin.play({ type: 'take', pebbles: 2 }, 0)]);
  expect(codes(answers)).toEqual(['accepted', 'stale']);
  await until('both tabs agree', () => JSON.stringify(twin.view) === JSON.stringify(tab(0).view));
  twin.close();
});

it('refuses a replayed packet and a stale tab for ever', async () => {
  const packet = tab(0).packet(TAKE, 0);
  await tab(0).socket.emitWithAck('update', ...packet);
  await tab(1).play(TAKE, 1);
  const again: MoveAnswer = await tab(0).socket.emitWithAck('update', ...packet);
  expect(again.refusal?.code).toBe('stale');
  expect((await tab(0).play(TAKE, 99)).refusal?.code).toBe('stale');
  expect(await plies()).toBe(2);
});

it('delivers once what was clicked while offline', async () => {
  tab(0).socket.disconnect();
  const clicks = [tab(0).play(TAKE, 0), tab(0).play(TAKE, 0)];
  tab(0).socket.connect();
  expect(codes(await Promise.all(clicks))).toEqual(['accepted', 'stale']);
  expect(await plies()).toBe(1);
});

it('tells nobody before the move is stored', async () => {
  const { store } = server;
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  const commit = store.commitMove.bind(store);
  store.commitMove = async (move) => {
    await gate;
    return commit(move);
  };
  const answer = tab(0).play(TAKE, 0);
  await new Promise((done) => setTimeout(done, 100));
  expect(tabs.map((each) => each.of('update').length)).toEqual([0, 0]);
  expect(await plies()).toBe(0);
  release();
  expect((await answer).refusal).toBeNull();
  store.commitMove = commit;
});

it('finds out when another process has written to the match, and goes on from there', async () => {
  const state = (await server.store.load(table.matchID))?.state ?? '';
  const position = JSON.parse(state) as { G: MatchState<{ seat: number; left: number }, Move> };
  position.G.plies = 1;
  position.G.state = { seat: 1, left: 8 };
  const foreign = { matchID: table.matchID, ply: 1, seat: 0, text: 'take 1', news: '[]', at: 1, outcome: null };
  await server.store.commitMove({ ...foreign, state: JSON.stringify(position) });
  expect((await tab(0).play(TAKE, 0)).refusal?.code).toBe('stale');
  await tab(1).sync();
  expect((await tab(1).play(TAKE, 1)).refusal).toBeNull();
});

it('has a reason for everything that only a server refuses', () => {
  expect(new Set(SERVER_REASONS).size).toBe(SERVER_REASONS.length);
});

it('serves history and earlier views to the seat that was there', async () => {
  const match = await seatedTable(server, 2, { setupData: { powers: 'on' } });
  const seats = await Promise.all(match.seats.map((seat) => openTab(server, match.matchID, seat)));
  const seen: string[] = [JSON.stringify(seats[0]?.view?.state)];
  const news: unknown[] = [];
  for (let ply = 0; ply < 40; ply++) {
    const view = seats[0]?.view?.state as unknown as State;
    const mover = seats[view.seat] as Tab;
    const own = mover.view as unknown as MatchState<State, Move>;
    const isUndo = ply % 9 === 8 && own.undo.seat === view.seat && own.undo.moves.length > 0;
    const moves = rules.moves(own.state, view.seat);
    const move = isUndo ? { type: 'undo' } : moves[(ply * 5) % moves.length];
    expect((await mover.play(move as unknown as Json, ply)).refusal).toBeNull();
    await until('both have seen it', () => seats.every((each) => each.view?.plies === ply + 1));
    seen.push(JSON.stringify(seats[0]?.view?.state));
    news.push(seats[0]?.view?.news);
  }
  const asked = { plies: [] as PlayedPly[] };
  Object.assign(asked, await seats[0]?.socket.emitWithAck('history', match.matchID, 0));
  expect(asked.plies.map(({ ply }) => ply)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(asked.plies.map((each) => each.news)).toEqual(news);
  const look = (...plies: number[]) => seats[0]?.socket.emitWithAck('look', match.matchID, plies);
  const looked = { views: [] as PastView[] };
  Object.assign(looked, await look(20, 0, 1, 7, 40));
  expect(looked.views.map(({ ply }) => ply)).toEqual([0, 1, 7, 20, 40]);
  for (const { ply, state } of looked.views) expect(JSON.stringify(state)).toBe(seen[ply]);
  for (const plies of [[41], [], Array.from({ length: 51 }, () => 0), [-1]]) {
    expect(await look(...plies)).toEqual({ ok: false, code: 'malformed' });
  }
  expect(await tab(0).socket.emitWithAck('history', match.matchID, 0)).toEqual({ ok: false, code: 'unauthorized' });
  for (const each of seats) each.close();
});

it('is understood by boardgame.io’s own client', async () => {
  const match = await seatedTable(server, 2);
  const game = (await monuments.game()) as Game<MatchState<State, Move>>;
  const clients = match.seats.map(({ playerID, credentials }: Seated) =>
    Client({
      game,
      numPlayers: 2,
      matchID: match.matchID,
      playerID,
      credentials,
      debug: false,
      multiplayer: SocketIO({ server: server.url }),
    }),
  );
  for (const client of clients) client.start();
  await until('both have a state', () => clients.every((client) => client.getState()));
  for (let ply = 0; ply < 12; ply++) {
    const { G, ctx } = clients[0]?.getState() ?? {};
    const mover = clients[Number(ctx?.currentPlayer)];
    const own = mover?.getState()?.G;
    if (!G || !own) throw new Error('No state.');
    const [move] = rules.moves(own.state, own.state.seat);
    mover?.moves[move?.type ?? '']?.(move, ply);
    await until('both have seen it', () => clients.every((client) => client.getState()?.G.plies === ply + 1));
  }
  expect(clients[0]?.matchData?.map(({ isConnected }) => isConnected)).toEqual([true, true]);
  clients[0]?.sendChatMessage('hello');
  await until('the chat arrives', () => clients[1]?.chatMessages.some(({ payload }) => payload === 'hello'));
  for (const client of clients) client.stop();
});
