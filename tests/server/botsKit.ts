/** Tables with bots, people who play by themselves, and thinkers that can be watched. */
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { ThinkerPort } from '../../src/platform/bots/thinker.ts';
import { type FromThinker, thinkerOf } from '../../src/platform/bots/thinking.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { AnyRoom } from '../../src/platform/room.ts';
import type { Random } from '../../src/platform/rules.ts';
import { pick } from '../conformance/randomPlay.ts';
import { type Json, openTab, post, type Seated, type Tab, until } from './kit.ts';

export interface BotTable {
  readonly matchID: string;
  readonly hostToken: string;
  readonly seats: readonly Seated[];
  readonly url: string;
}

/** People sit down in the first seats; `bots` says the levels of the others. */
export async function botTable(
  server: { url: string },
  people: number,
  bots: readonly string[],
  { game = 'monuments', ...more }: Json & { game?: string } = {},
): Promise<BotTable> {
  const games = `${server.url}/games/${game}`;
  const levels = Object.fromEntries(bots.map((level, at) => [String(people + at), level]));
  const created = await post(`${games}/create`, { numPlayers: people + bots.length, bots: levels, ...more });
  const matchID = String(created.body['matchID']);
  const seats: Seated[] = [];
  for (let seat = 0; seat < people; seat++) {
    const { body } = await post(`${games}/${matchID}/join`, { playerName: `Person ${seat}` });
    seats.push({ matchID, playerID: String(body['playerID']), credentials: String(body['playerCredentials']) });
  }
  return { matchID, hostToken: String(created.body['hostToken']), seats, url: `${games}/${matchID}` };
}

type Match = MatchState<State, MonumentsMove>;

/** Somebody at a table of Monuments who plays at random whenever it is their turn, through cut lines too. */
export class Somebody {
  readonly #random: Random;
  #sent = -1;

  static async sitDown(server: { url: string }, seated: Seated, seed: number): Promise<Somebody> {
    const somebody = new Somebody(await openTab(server, seated.matchID, seated), seed);
    somebody.tab.socket.on('connect', () => somebody.#comeBack());
    return somebody;
  }

  constructor(
    readonly tab: Tab,
    seed: number,
  ) {
    this.#random = quickRandom(seed);
    for (const event of ['sync', 'update']) tab.socket.on(event, () => this.#play());
    this.#play();
  }

  get match(): Match | null {
    return this.tab.view as unknown as Match | null;
  }

  get plies(): number {
    return this.match?.plies ?? -1;
  }

  get isOver(): boolean {
    return this.match?.state.phase === 'over';
  }

  /** What was sent and not answered may be stored or not: the table shown now says which. */
  #comeBack(): void {
    this.#sent = -1;
    this.tab.sync().catch(() => null);
  }

  #play(): void {
    const { match } = this;
    const seat = Number(this.tab.who?.playerID);
    if (!match || match.state.phase === 'over' || match.state.seat !== seat || this.#sent === match.plies) return;
    this.#sent = match.plies;
    const move = pick(rules.moves(match.state, seat), this.#random) as unknown as Json;
    this.tab.play(move, match.plies).catch(() => null);
  }
}

export async function playToTheEnd(people: readonly Somebody[], withinMs = 60_000): Promise<void> {
  await until('the match is over', () => people.every(({ isOver }) => isOver), withinMs);
}

/** A thinker on this very thread, for games that the threads' registry does not know. */
export function nearThinker(rooms: readonly Pick<AnyRoom, 'id' | 'rules' | 'brain'>[]): ThinkerPort {
  let tell: (message: FromThinker) => void = () => {};
  const roomOf = (id: string) => rooms.find((room) => room.id === id) ?? null;
  const think = thinkerOf(roomOf, (message) => tell(message));
  return {
    post: think,
    listen: (onMessage) => {
      tell = onMessage;
    },
    end: () => {
      tell = () => {};
    },
  };
}
