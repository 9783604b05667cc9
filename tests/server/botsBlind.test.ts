import { expect, it } from 'vitest';
import { openThread } from '../../server/bots/thread.ts';
import { replayed } from '../../server/play/past.ts';
import { loadRooms, type ServableRoom, type ServedRoom } from '../../server/rooms.ts';
import { monuments } from '../../src/games/monuments/room.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { toBoardgame } from '../../src/platform/boardgame.ts';
import type { ThinkerPort } from '../../src/platform/bots/thinker.ts';
import type { ToThinker } from '../../src/platform/bots/thinking.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import type { Move, Rules, Seat } from '../../src/platform/rules.ts';
import { type BotTable, botTable, playToTheEnd, Somebody } from './botsKit.ts';
import { openServer, type Seated, type TestServer } from './kit.ts';
import { assertBlind, type Secrets, type Truth } from './secretsJudge.ts';

// Everything that a thread is ever sent, recorded on the way and held against the truth in the database: a bot gets the
// view of its seat, and not a card, a seed or a secret beyond.

interface Sent {
  readonly message: ToThinker;
  /** How far the match was then. */
  readonly ply: number;
}

interface Played {
  readonly sent: readonly Sent[];
  readonly secrets: Secrets;
  readonly bots: ReadonlyMap<Seat, string>;
}

async function playedBy(room: ServableRoom, levels: readonly string[], powers: string): Promise<Played> {
  const sent: Sent[] = [];
  let server: TestServer | null = null;
  const plies = () => server?.store.database.prepare('SELECT plies FROM states').pluck().get() as number;
  const openThinker = (): ThinkerPort => {
    const port = openThread();
    // As text, as it was: what is changed later does not count.
    const post = (message: ToThinker) => {
      sent.push({ message: JSON.parse(JSON.stringify(message)), ply: plies() });
      port.post(message);
    };
    return { ...port, post };
  };
  server = await openServer({ rooms: [room], openThinker, config: { botWorkers: 1 } });
  const table = await botTable(server, 1, levels, { setupData: { powers } });
  const somebody = await Somebody.sitDown(server, table.seats[0] as Seated, levels.length);
  await playToTheEnd([somebody], 90_000);
  somebody.tab.close();
  const secrets = await secretsOf(server, table);
  await server.end();
  return { sent, secrets, bots: new Map(levels.map((level, at) => [at + 1, level])) };
}

async function secretsOf({ store }: TestServer, table: BotTable): Promise<Secrets> {
  const [room] = (await loadRooms([monuments])) as [ServedRoom];
  const stored = await store.load(table.matchID);
  if (!stored) throw new Error('The match is gone.');
  const { record, state } = stored;
  const { seed } = (JSON.parse(state) as { G: MatchState<State, MonumentsMove> }).G;
  const moves = await store.moves(table.matchID, 0, 10_000);
  const truths: Truth[] = [];
  replayed(room, record, { seed: String(seed), moves }, (match) => truths.push(JSON.parse(JSON.stringify(match))));
  const hashes = [record.hostHash, ...record.seats.map(({ hash }) => hash)].filter((hash) => hash !== null);
  const credentials = [table.hostToken, ...table.seats.map((seat) => seat.credentials)];
  const texts = [String(seed), table.matchID, ...credentials, ...hashes.map((hash) => hash.toString('hex'))];
  return { truths, texts };
}

/** Throws at the first message that says more than it may. */
function assertAllBlind({ sent, secrets, bots }: Played): void {
  for (const { message, ply } of sent) {
    for (const text of secrets.texts) if (JSON.stringify(message).includes(text)) throw new Error('A secret was sent.');
    if (message.kind === 'cancel') continue;
    expect(Object.keys(message).sort()).toEqual(['id', 'kind', 'task']);
    const { view, seat, level, game, seed, ...rest } = message.task;
    expect([level, game, Object.keys(rest)]).toEqual([bots.get(seat), 'monuments', ['patience']]);
    expect(secrets.truths[ply]?.state.seat).toBe(seat);
    expect(Number.isInteger(seed)).toBe(true);
    assertBlind(view, ply, seat, secrets);
  }
}

it.each([
  [['scribe'], 'on'],
  [['pupil', 'scribe'], 'off'],
  [['scribe', 'pupil', 'scribe'], 'variant'],
])(
  'sends a thread the views of its own seats alone: %j',
  async (levels, powers) => {
    const played = await playedBy(monuments, levels, powers);
    expect(played.sent.length).toBeGreaterThan(20);
    assertAllBlind(played);
  },
  100_000,
);

it('would notice: one card of a rival, the top of the pile, or everything', async () => {
  const played = await playedBy(monuments, ['scribe', 'scribe'], 'on');
  assertAllBlind(played);
  // Somewhere in mid-match where there is something to give away: a hidden card in the rival's hand, and a pile.
  const hides = ({ message, ply }: Sent) => {
    const truth = played.secrets.truths[ply]?.state as State | undefined;
    if (message.kind !== 'think' || ply < 30 || !truth) return false;
    const view = message.task.view as State;
    return truth.pile.length > 0 && JSON.stringify(view.hands[0]) !== JSON.stringify(truth.hands[0]);
  };
  const at = played.sent.find(hides)?.ply ?? 0;
  expect(at).toBeGreaterThanOrEqual(30);
  const spoilt = (spoil: (view: State, truth: State) => void): Played => ({
    ...played,
    sent: played.sent.map(({ message, ply }) => {
      const copy = JSON.parse(JSON.stringify(message));
      if (ply === at && copy.kind === 'think') spoil(copy.task.view, played.secrets.truths[ply]?.state as State);
      return { message: copy, ply };
    }),
  });
  const hand = spoilt((view, { hands }) => Object.assign(view.hands, { 0: hands[0] }));
  expect(() => assertAllBlind(hand)).toThrow(`Somebody was sent the view after ply ${at}`);
  const pile = spoilt((view, truth) => Object.assign(view.pile, { 0: truth.pile[0] }));
  expect(() => assertAllBlind(pile)).toThrow(`Somebody was sent the view after ply ${at}`);
  const seed = spoilt((view) => Object.assign(view, { note: played.secrets.texts[0] }));
  expect(() => assertAllBlind(seed)).toThrow('A secret was sent');
}, 100_000);

it('would notice a game whose view hides nothing', async () => {
  const real = (await monuments.rules()) as unknown as Rules<unknown, Move>;
  const rules = { ...real, view: (state: unknown) => real.clone(state) };
  const leaky: ServableRoom = {
    ...(monuments as unknown as ServableRoom),
    rules: async () => rules,
    game: async () => toBoardgame(monuments, rules),
  };
  const played = await playedBy(leaky, ['scribe'], 'off');
  expect(() => assertAllBlind(played)).toThrow('Somebody was sent the view after ply');
}, 100_000);
