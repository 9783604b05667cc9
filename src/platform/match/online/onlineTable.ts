/** A table on a server as this page knows it: the line there, the match as it was last shown, and the company. */
import type { Game } from 'boardgame.io';
import type { MatchState, UndoMove } from '../../matchState.ts';
import { type ChatLine, type LobbySeat, type PlayedPly, PROTOCOL, SERVER_REASONS } from '../../protocol.ts';
import type { Move, News, Rules } from '../../rules.ts';
import { Link } from './link.ts';
import { readSeats } from './lobbyShapes.ts';
import type { Company, OnlineSetup } from './onlineClient.ts';
import { OnlinePast } from './onlinePast.ts';
import { type Sitting, sitDown } from './sitting.ts';
import { listIn, readChat, readSync, readUpdate, refusalIn } from './wireShapes.ts';

export interface LoadedRoom<S, M extends Move, N extends News> {
  readonly id: string;
  readonly rules: Rules<S, M, N>;
  readonly game: Game<MatchState<S, M>>;
}

const ASK_AGAIN_MS = 1000;
/** Refusals that pass: the server is busy, or about to restart. */
const PASSING: readonly string[] = ['too-fast', 'closing', 'failed'];
const NOBODY: Company = {
  hasTable: false,
  connection: 'connecting',
  deniedBecause: null,
  needsReload: false,
  seats: [],
  hasStarted: false,
  allowsHints: false,
  chat: [],
  nextMatchID: null,
};

export class OnlineTable<S, M extends Move, N extends News> {
  readonly past: OnlinePast<S, N>;
  readonly #rules: Rules<S, M, N>;
  readonly #setup: OnlineSetup;
  readonly #onChange: () => void;
  readonly #link: Link;
  readonly #sitting: Sitting<S, M>;
  /** Tells the server which lines are ours: a new one ends the one before, with all that is still on its way there. */
  readonly #page = crypto.getRandomValues(new Uint32Array(4)).join('-');
  /** Told when the table is known to be as the server has it, or will never be. */
  #waiting: (() => void)[] = [];
  #company = NOBODY;
  #isEnded = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor({ id, rules, game }: LoadedRoom<S, M, N>, setup: OnlineSetup, onChange: () => void) {
    this.#rules = rules;
    this.#setup = setup;
    this.#onChange = onChange;
    this.#link = new Link(`${setup.base ?? ''}/${id}`, {
      onUp: () => void this.sync(),
      onDown: () => this.#onDown(),
      onEvent: (event, args) => this.#onEvent(event, args),
    });
    this.#sitting = sitDown(game, setup, this.#link);
    const ask = (event: string, asked: unknown) => this.#link.ask(event, setup.matchID, asked);
    const source = {
      history: async (ply: number) => listIn<PlayedPly>(await ask('history', ply), 'plies'),
      look: async (plies: readonly number[]) => listIn<{ ply: number; state: S }>(await ask('look', plies), 'views'),
    };
    this.past = new OnlinePast<S, N>(source, onChange);
    this.#link.start();
  }

  get company(): Company {
    return this.#company;
  }

  match(): MatchState<S, M> | null {
    return this.#sitting.match();
  }

  /** Rejects if what became of the move is unknown. */
  send(move: M | UndoMove): Promise<unknown> {
    return this.#sitting.send(move);
  }

  /** Null, or why it was not said. Rejects without a line. */
  async say(text: string): Promise<string | null> {
    const { key, matchID } = this.#setup;
    if (!key) return 'unauthorized';
    return refusalIn(await this.#link.ask('chat', matchID, { sender: key.playerID, payload: text }, key.credentials));
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#again);
    this.#link.close();
    this.#release();
  }

  /** Resolves once the table is there anew over a new line, or will never be. */
  anew(): Promise<void> {
    if (this.#isEnded) return Promise.resolve();
    const released = new Promise<void>((done) => this.#waiting.push(done));
    this.#link.renew();
    return released;
  }

  /** Asks for the whole of it. */
  async sync(): Promise<void> {
    const { matchID, key } = this.#setup;
    try {
      const who = [key?.playerID ?? null, key?.credentials ?? null, this.#page];
      const code = refusalIn(await this.#link.ask('sync', matchID, ...who));
      if (this.#isEnded) return;
      if (code === null) this.#onSynced();
      else if (!PASSING.includes(code)) this.#deny(code);
      else this.#again = setTimeout(() => this.#link.isUp && void this.sync(), ASK_AGAIN_MS);
    } catch {
      // If the line broke, another one is on its way already; if there was no answer in time, it is worth nothing.
      if (this.#link.isUp) this.#link.renew();
    }
  }

  #onSynced(): void {
    if (!this.#company.hasTable) return;
    this.#note({ connection: 'open' });
    this.#release();
  }

  #deny(code: string, cure: 'none' | 'reload' = 'none'): void {
    const reason = code === 'other-version' ? code : SERVER_REASONS.find((each) => each === code);
    const deniedBecause = reason ?? 'unknown-match';
    this.#note({ connection: 'denied', deniedBecause, needsReload: cure === 'reload' });
    this.end();
  }

  #onDown(): void {
    clearTimeout(this.#again);
    if (this.#company.connection === 'open') this.#note({ connection: 'lost' });
  }

  #onEvent(event: string, args: readonly unknown[]): void {
    const [about, told] = args;
    if (event === 'closing') this.#link.renew();
    else if (event === 'denied') this.#onDenied(about);
    else if (about !== this.#setup.matchID) return;
    else if (event === 'sync') this.#onSync(args);
    else if (event === 'update') this.#onUpdate(args);
    else if (event === 'matchData') this.#onSeats(readSeats(told));
    else if (event === 'chats') this.#onChats([], Array.isArray(told) ? told : []);
    else if (event === 'chat') this.#onChats(this.#company.chat, [told]);
    else if (event === 'next' && typeof told === 'string') this.#note({ nextMatchID: told });
  }

  #onDenied(about: unknown): void {
    const { matchID, code } = (about ?? {}) as { matchID?: unknown; code?: unknown };
    if (matchID === this.#setup.matchID && typeof code === 'string') this.#deny(code);
  }

  #onSync(args: readonly unknown[]): void {
    const told = readSync(args);
    const isOther = !told || told.protocol !== PROTOCOL || told.rules !== this.#rules.version;
    if (isOther) this.#deny('other-version', 'reload');
    else if (told.match.version !== this.#rules.version) this.#deny('other-version');
    else {
      this.#sitting.take('sync', args);
      this.#present(null);
      this.#company = { ...this.#company, allowsHints: told.hints };
      this.#onSeats(told.seats);
    }
  }

  #onUpdate(args: readonly unknown[]): void {
    const told = readUpdate(args);
    if (!told) return;
    this.#sitting.take('update', args);
    const { plies: ply, news } = told.match;
    this.#present({ ply, news, seat: told.mover });
    this.#onSeats(this.#company.seats);
  }

  #present(played: PlayedPly | null): void {
    const match = this.match();
    if (!match) return;
    const isOver = this.#rules.outcome(match.state) !== null;
    this.past.present(match.plies, match.state, { isOver, played });
  }

  #onSeats(seats: readonly LobbySeat[] | null): void {
    if (!seats) return;
    // A match that lost somebody before its first move waits again; later it does not.
    const hasStarted = (this.match()?.plies ?? 0) > 0 || seats.every(({ name }) => name !== undefined);
    this.#note({ seats, hasStarted, hasTable: this.match() !== null });
  }

  #onChats(before: readonly ChatLine[], lines: readonly unknown[]): void {
    const known = new Set(before.map(({ id }) => id));
    const fresh = lines.map(readChat).filter((line) => line !== null && !known.has(line.id));
    this.#note({ chat: [...before, ...fresh.filter((line) => line !== null)] });
  }

  #release(): void {
    for (const done of this.#waiting.splice(0)) done();
  }

  #note(news: Partial<Company>): void {
    this.#company = { ...this.#company, ...news };
    this.#onChange();
  }
}
