import { afterAll, beforeAll, expect, it } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { settings } from '../conformance/randomPlay.ts';
import { openServer, openTab, seatedTable, type TestServer } from './kit.ts';
import { assertClean } from './secretsJudge.ts';
import { scan } from './secretsScan.ts';

// `npm run secrets -- --matches 500` does this for as long as one likes.

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.end());

const MATCHES_OF_EACH_KIND = 3;

it('nobody is sent what they may not know, with any number of seats and any options', async () => {
  const kinds = settings(monuments);
  const { played, plies, frames } = await scan(MATCHES_OF_EACH_KIND * kinds.length, 1);
  expect([...played.keys()].sort()).toEqual(kinds.map(({ name }) => name).sort());
  expect(frames).toBeGreaterThan(plies * 2);
}, 240_000);

it('bites: a hand, a pile, a log or a seed that is sent would be found', async () => {
  const { matchID, seats } = await seatedTable(server, 2);
  const tab = await openTab(server, matchID, seats[0] ?? null);
  const { G } = JSON.parse((await server.store.load(matchID))?.state ?? '');
  const secrets = { truths: [{ state: G.state, news: [], undo: G.undo }], texts: [String(G.seed)] };
  expect(() => assertClean(tab, secrets, [])).not.toThrow();
  const [frame] = tab.frames.filter(({ event }) => event === 'sync');
  const spoil = (change: (info: { state: { G: typeof G }; log: unknown[]; initialState: unknown }) => void) => {
    const args = structuredClone(frame?.args ?? []) as [string, Parameters<typeof change>[0]];
    change(args[1]);
    const spoilt = Object.assign(Object.create(tab), { frames: [{ event: 'sync', args }], raw: [], who: tab.who });
    expect(() => assertClean(spoilt, secrets, [])).toThrow('sent');
  };
  spoil(({ state }) => Object.assign(state.G.state, { pile: G.state.pile }));
  spoil(({ state }) => Object.assign(state.G.state, { hands: G.state.hands }));
  spoil(({ state }) => Object.assign(state.G, { seed: G.seed }));
  spoil(({ state }) => Object.assign(state.G, { extra: [1] }));
  spoil(({ state }) => Object.assign(state.G.undo, { base: G.state }));
  spoil((info) => info.log.push({}));
  spoil((info) => Object.assign(info, { initialState: {} }));
  const line = { id: '1', sender: '0', name: 'Ana', payload: 'Ave', at: 1 };
  const heard = (more: object) =>
    Object.assign(Object.create(tab), { frames: [{ event: 'chat', args: [matchID, { ...line, ...more }] }], raw: [] });
  expect(() => assertClean(heard({}), secrets, [])).not.toThrow();
  expect(() => assertClean(heard({ hash: 'x' }), secrets, [])).toThrow('sent');
  expect(() => assertClean(tab, secrets, [`"${G.seed}"`])).toThrow('sent');
  tab.close();
});
