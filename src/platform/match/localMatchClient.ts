/**
 * A match on this device. One boardgame.io client whose player is whoever looks: behind a closed curtain it is nobody,
 * so that what the page holds of the match is what a spectator may know. Every move is kept before the next one.
 *
 * Bots take no part in passing the device on. A single person always looks; of several, whoever has played stops looking
 * with the turn, and while bots play the table is everybody's: it shows what a spectator may know.
 */
import { type MatchState, platformRefusal, type UndoMove } from '../matchState.ts';
import type { Move, News, Refusal, Seat } from '../rules.ts';
import type { BotsAtTable } from './botHost.ts';
import type { BotSeats, BotTurn, BringBots } from './botSeats.ts';
import { type LocalRoom, type Sitting, sitDown } from './localSitting.ts';
import type { MatchClient, MatchNotice, MatchSnapshot } from './matchClient.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { lastMoveOf, soloOf } from './practice.ts';
import { resumeMatch } from './resume.ts';
import type { SavedMatch } from './saveFormat.ts';
import type { Saves } from './saves.ts';
import { shownBots } from './shownBots.ts';

export interface LocalClient<S, M extends Move, N extends News> extends MatchClient<S, M, N> {
  /** Null where people sit everywhere. */
  readonly bots: BotsAtTable | null;
}

/** A client of any game. */
export type AnyLocalClient = LocalClient<unknown, Move, News>;

export class LocalMatchClient<S, M extends Move, N extends News> implements LocalClient<S, M, N> {
  readonly bots: BotsAtTable | null;
  readonly #room: LocalRoom<S, M, N>;
  readonly #saves: Saves;
  readonly #listeners = new Set<() => void>();
  readonly #endings: (() => void)[];
  readonly #botSeats: BotSeats<S, M> | null;
  /** The only person among bots. */
  readonly #solo: Seat | null;
  #save: SavedMatch;
  #sitting: Sitting<S, M, N>;
  #seat: Seat | null = null;
  /** Who looked last. */
  #last: Seat | null = null;
  #isFollowing = false;
  /** Raised whenever the table has changed: a thought about an earlier one is dropped. */
  #position = 0;
  #notices: readonly MatchNotice[] = [];
  #snapshot: MatchSnapshot<S, M, N> | null = null;

  constructor(
    room: LocalRoom<S, M, N>,
    saves: Saves,
    save: SavedMatch,
    sitting: Sitting<S, M, N>,
    bringBots: BringBots<S, M> | null,
  ) {
    this.#room = room;
    this.#saves = saves;
    this.#save = save;
    this.#sitting = sitting;
    this.#solo = soloOf(save);
    if (this.#solo !== null) this.#sit(this.#solo);
    this.#botSeats = bringBots && this.#seatBots(bringBots);
    this.bots = this.#botSeats && this.#showBots(this.#botSeats);
    this.#endings = [
      saves.subscribe(({ id, from }) => {
        if (from === 'elsewhere' && (id === null || id === save.id)) this.#onChangeElsewhere();
      }),
      watchOtherTabs(save.id, (isOpen) => {
        this.#note('open-elsewhere', isOpen);
        this.#publish();
      }),
    ];
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): MatchSnapshot<S, M, N> => {
    this.#snapshot ??= this.#take();
    return this.#snapshot;
  };

  play = async (moves: readonly M[]): Promise<Refusal | null> => {
    for (const move of moves) {
      const refusal = this.#send(move);
      if (refusal) return refusal;
    }
    return null;
  };

  undo = async (): Promise<Refusal | null> => {
    const refusal = this.#send({ type: 'undo' });
    return refusal && this.#solo !== null ? this.#goBack(this.#solo) : refusal;
  };

  look = (seat: Seat | null): void => {
    const looking = this.#solo ?? seat;
    if (looking === this.#seat) return;
    this.#sit(looking);
    this.#publish();
  };

  close = (): void => {
    this.#botSeats?.close();
    for (const end of this.#endings) end();
    this.#sitting.close();
    this.#listeners.clear();
  };

  #seatBots(bring: BringBots<S, M>): BotSeats<S, M> {
    const table = {
      game: this.#room.facts.id,
      match: this.#save.id,
      next: () => this.#nextBot(),
      play: (seat: Seat, move: M) => this.#sendAs(seat, move),
      manners: () => this.#save.manners,
      onSimple: (isSimple: boolean) => {
        if (this.#notices.includes('simple-bots') === isSimple) return;
        this.#note('simple-bots', isSimple);
        this.#publish();
      },
    };
    return bring(table);
  }

  #showBots(bots: BotSeats<S, M>): BotsAtTable {
    return shownBots(bots, {
      rules: this.#room.rules,
      save: () => this.#save,
      seat: () => this.#seat,
      state: () => this.#sitting.seen().state,
      keep: (change) => this.#isFollowing || this.#isOvertaken() || this.#keepNext(change),
    });
  }

  #nextBot(): BotTurn<S> | null {
    if (this.#isFollowing) return null;
    const seat = this.#room.rules.actors(this.#sitting.record.state).find((actor) => this.#levelOf(actor) !== null);
    const level = seat === undefined ? null : this.#levelOf(seat);
    if (seat === undefined || level === null) return null;
    return { seat, level, view: this.#sitting.seenBy(seat).state, position: this.#position };
  }

  #levelOf(seat: Seat): string | null {
    return this.#save.bots[seat] ?? null;
  }

  #sit(seat: Seat | null): void {
    this.#last = this.#seat ?? this.#last;
    this.#seat = seat;
    this.#sitting.look(seat);
  }

  /** Who looks, now that the turn may have passed on. */
  #passOn(): void {
    const actors = this.#room.rules.actors(this.#sitting.record.state);
    if (this.#solo !== null) return;
    if (this.#seat !== null && !actors.includes(this.#seat)) this.#sit(null);
    const isBack = this.#botSeats && this.#last !== null && actors.includes(this.#last);
    if (this.#seat === null && isBack) this.#sit(this.#last);
  }

  #send(move: M | UndoMove): Refusal | null {
    return this.#seat === null ? platformRefusal('not-your-turn') : this.#sendAs(this.#seat, move);
  }

  #sendAs(seat: Seat, move: M | UndoMove): Refusal | null {
    if (this.#isFollowing || this.#isOvertaken()) return platformRefusal('stale');
    const refusal = this.#sitting.send(seat, move);
    if (!refusal) this.#afterMove();
    return refusal;
  }

  #afterMove(): void {
    const { moves, state } = this.#sitting.record;
    const { rules } = this.#room;
    this.#position++;
    this.#note('played-elsewhere', false);
    this.#passOn();
    this.#keepNext({
      moves,
      actor: rules.actors(state)[0] ?? null,
      winners: rules.outcome(state)?.winners ?? null,
    });
  }

  /** Alone among bots one may go back to one's last decision, past their moves and past a draw. */
  async #goBack(seat: Seat): Promise<Refusal | null> {
    if (this.#isFollowing || this.#isOvertaken()) return platformRefusal('stale');
    const { moves } = this.#save;
    const at = moves.findLastIndex((move) => move.seat === seat);
    if (at < 0) return platformRefusal('nothing-to-undo');
    const before = { moves: moves.slice(0, at), actor: seat, winners: null, assisted: true };
    if (!(await this.#adopt({ ...this.#save, ...before }))) return platformRefusal('failed');
    this.#keepNext(before);
    return null;
  }

  #keepNext(change: Partial<SavedMatch>): void {
    this.#keep({ ...this.#save, ...change, revision: this.#save.revision + 1, updatedAt: Date.now() });
    this.#publish();
  }

  #keep(save: SavedMatch): void {
    this.#save = save;
    if (this.#notices.includes('deleted-elsewhere')) return;
    const result = this.#saves.write(save);
    this.#note('unkept', result === 'unkept');
    this.#note('deleted-elsewhere', result === 'gone');
  }

  #onChangeElsewhere(): void {
    if (!this.#saves.read(this.#save.id)) this.#note('deleted-elsewhere', true);
    this.#isOvertaken();
    this.#publish();
  }

  /** Has another tab played on? Then this one follows. */
  #isOvertaken(): boolean {
    const kept = this.#saves.read(this.#save.id);
    if (!kept || kept.revision <= this.#save.revision || this.#isFollowing) return false;
    void this.#follow(kept);
    return true;
  }

  async #follow(kept: SavedMatch): Promise<void> {
    const hasPlayed = kept.moves.length !== this.#save.moves.length;
    if (kept.version !== this.#room.rules.version || !(await this.#adopt(kept))) return;
    if (hasPlayed) this.#note('played-elsewhere', true);
    this.#isOvertaken();
    this.#publish();
  }

  /** Goes on with the match as this save has it. False if it holds none. */
  async #adopt(save: SavedMatch): Promise<boolean> {
    const resumed = resumeMatch(this.#room, save);
    if (!resumed) return false;
    this.#isFollowing = true;
    this.#publish();
    const sitting = await sitDown(this.#room, save, resumed);
    this.#sitting.close();
    this.#sitting = sitting;
    this.#save = save;
    this.#isFollowing = false;
    this.#position++;
    this.#sitting.look(this.#seat);
    this.#passOn();
    return true;
  }

  #note(notice: MatchNotice, isOn: boolean): void {
    const others = this.#notices.filter((noted) => noted !== notice);
    this.#notices = isOn ? [...others, notice] : others;
  }

  #publish(): void {
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
    this.#botSeats?.wake();
  }

  #take(): MatchSnapshot<S, M, N> {
    const { record } = this.#sitting;
    const seat = this.#seat;
    const match = this.#sitting.seen();
    const undoable = this.#undoable(match);
    return {
      names: this.#save.names,
      seat,
      actors: this.#room.rules.actors(match.state),
      state: match.state,
      news: match.news as N[],
      outcome: this.#room.rules.outcome(match.state),
      log: record.log,
      viewAt: (ply) => record.viewAt(ply, seat),
      undoable,
      undoBarred: match.undo.seat === seat && seat !== null && undoable === null && match.undo.barrier,
      closed: this.#isFollowing ? platformRefusal('stale') : null,
      notices: this.#notices,
    };
  }

  #undoable({ undo }: MatchState<S, M>): M | null {
    const seat = this.#seat;
    const last = seat !== null && undo.seat === seat ? (undo.moves.at(-1) ?? null) : null;
    if (last !== null || this.#solo === null) return last;
    return lastMoveOf(this.#room, this.#sitting.record, this.#solo);
  }
}
