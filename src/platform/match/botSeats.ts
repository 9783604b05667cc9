/**
 * Plays the seats of bots: asks for a thought, keeps a human pace, and plays like anybody else. Whatever changes at the
 * table, it is told by `wake`, and drops a thought about what is no longer there.
 */
import { type Manners, pauseOf } from '../bots/manners.ts';
import { type ThinkOptions, ThoughtCancelled } from '../bots/thinker.ts';
import type { ThoughtReport } from '../bots/thinking.ts';
import type { Move, Refusal, Seat } from '../rules.ts';
import type { BotHost, HiredThinker, Pondering } from './botHost.ts';
import { hintTask, moveTask } from './thoughts.ts';

/** The table as a bot sees it. */
export interface BotTable<S, M extends Move> {
  readonly game: string;
  readonly match: string;
  /** The bot that owes a decision, if one does and may play now. */
  next(): BotTurn<S> | null;
  play(seat: Seat, move: M): Refusal | null;
  /** As agreed on for this match; null if nothing was. */
  manners(): Manners | null;
  /** Bots play without a search because none can be had. */
  onSimple(isSimple: boolean): void;
}

export interface BotTurn<S> {
  readonly seat: Seat;
  readonly level: string;
  readonly view: S;
  /** Differs for every position. */
  readonly position: number;
}

/** Brings bots to a table. Only a match that has some loads them. */
export type BringBots<S, M extends Move> = (table: BotTable<S, M>) => BotSeats<S, M>;

/** After a worker has broken twice, it is left alone for so long. */
const REST = 60_000;

export class BotSeats<S, M extends Move> {
  readonly #table: BotTable<S, M>;
  readonly #host: BotHost<S, M>;
  readonly #listeners = new Set<() => void>();
  readonly #endLeave: () => void;
  #thinker: HiredThinker | null = null;
  #mayPlay = false;
  #isClosed = false;
  #isHurried = false;
  #brokenUntil = 0;
  #turn: { readonly position: number; readonly abort: AbortController } | null = null;
  #endPause: (() => void) | null = null;
  #pondering: Pondering | null = null;

  constructor(table: BotTable<S, M>, host: BotHost<S, M>) {
    this.#table = table;
    this.#host = host;
    this.#endLeave = host.watchLeave(table.match, (mayPlay) => {
      this.#mayPlay = mayPlay;
      if (!mayPlay) this.#dismiss();
      this.wake();
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  pondering = (): Pondering | null => this.#pondering;

  manners = (): Manners => this.#table.manners() ?? this.#host.manners();

  hurry = (): void => {
    if (!this.#turn) return;
    this.#isHurried = true;
    this.#endPause?.();
  };

  /** Something has changed at the table. */
  wake(): void {
    const next = this.#mayPlay && !this.#isClosed ? this.#table.next() : null;
    if (next && next.position === this.#turn?.position) return;
    this.#turn?.abort.abort();
    this.#turn = null;
    if (next) this.#begin(next);
    else {
      this.#isHurried = false;
      this.#ponder(null);
    }
  }

  advise(view: S, seat: Seat, level: string, options: ThinkOptions): Promise<ThoughtReport> {
    const { game } = this.#table;
    return this.#hired().think(hintTask({ game, view, seat, level }, this.manners()), options);
  }

  close(): void {
    this.#isClosed = true;
    this.#endLeave();
    this.wake();
    this.#dismiss();
    this.#listeners.clear();
  }

  #begin(turn: BotTurn<S>): void {
    const abort = new AbortController();
    this.#turn = { position: turn.position, abort };
    this.#ponder({ seat: turn.seat, share: 0 });
    Promise.all([this.#moveFor(turn, abort.signal), this.#pause(abort.signal)]).then(
      ([move]) => abort.signal.aborted || this.#play(turn, move),
      // Aborted: whoever did so has seen to what comes next.
      () => {},
    );
  }

  #play(turn: BotTurn<S>, move: M): void {
    this.#turn = null;
    const refusal = this.#table.play(turn.seat, move);
    // A table that has moved on elsewhere wakes us when it has caught up.
    if (refusal) this.#ponder(null);
  }

  async #moveFor({ view, seat, level }: BotTurn<S>, signal: AbortSignal): Promise<M> {
    if (Date.now() < this.#brokenUntil) return this.#host.choose(view, seat, level);
    try {
      const { game } = this.#table;
      const task = moveTask({ game, view, seat, level }, this.manners());
      const onProgress = (share: number) => signal.aborted || this.#ponder({ seat, share });
      const { move } = await this.#hired().think(task, { signal, onProgress });
      this.#table.onSimple(false);
      return move as M;
    } catch (error) {
      if (error instanceof ThoughtCancelled) throw error;
      this.#brokenUntil = Date.now() + REST;
      this.#table.onSimple(true);
      return this.#host.choose(view, seat, level);
    }
  }

  /** Ends early when somebody hurries. */
  #pause(signal: AbortSignal): Promise<void> {
    if (this.#isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseOf(this.manners()));
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', this.#endPause, { once: true });
    });
  }

  #ponder(pondering: Pondering | null): void {
    if (pondering === this.#pondering) return;
    this.#pondering = pondering;
    for (const listener of this.#listeners) listener();
  }

  #hired(): HiredThinker {
    this.#thinker ??= this.#host.openThinker();
    return this.#thinker;
  }

  #dismiss(): void {
    this.#thinker?.close();
    this.#thinker = null;
  }
}
