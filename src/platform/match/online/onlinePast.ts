/**
 * What has happened in an online match: its log, and how the table looked before. What this page has seen itself it keeps;
 * the rest it asks the server for, when it is wanted.
 */
import { LOOKS_AT_ONCE, type PastView, type PlayedPly } from '../../protocol.ts';
import type { News, Seat } from '../../rules.ts';
import type { Moment } from '../../table.ts';

/** Both may reject. */
export interface PastSource {
  history(afterPly: number): Promise<readonly PlayedPly[]>;
  look(plies: readonly number[]): Promise<readonly PastView[]>;
}

/** A position that still counts, and the last ply at which the table stood so. */
interface Stand<N extends News> {
  ply: number;
  readonly moment: Moment<N> | null;
}

export class OnlinePast<S, N extends News> {
  readonly #source: PastSource;
  readonly #onChange: () => void;
  /** By ply: who moved. */
  #movers: Seat[] = [];
  /** From the first position to the present one, without what was taken back. */
  #stands: Stand<N>[] = [{ ply: 0, moment: null }];
  #views = new Map<number, S>();
  #log: readonly Moment<N>[] = [];
  #now = 0;
  #isOver = false;
  /** The server has shown all that it would show of a match that is over. */
  #isShown = false;
  #isFetching = false;
  #isLooking = false;
  readonly #wanted = new Set<number>();

  constructor(source: PastSource, onChange: () => void) {
    this.#source = source;
    this.#onChange = onChange;
  }

  /** The table as it is. `played` is the move that has just led there, if it was seen. */
  present(ply: number, state: S, { isOver, played }: { isOver: boolean; played: PlayedPly | null }): void {
    if (ply < this.#movers.length) this.#forget();
    this.#now = ply;
    this.#isOver = isOver;
    this.#views.set(ply, state);
    if (played) this.#add(played);
    this.#write();
    if (this.#movers.length < ply || isOver) void this.#fetch();
  }

  /** Every move that counts. Of a match that is over it appears with all its positions: who draws a curve needs them. */
  get log(): readonly Moment<N>[] {
    return this.#log;
  }

  /** The table after that many moves; until it is known, one that is near. */
  viewAt(moves: number): S {
    const { ply } = this.#stands[Math.max(0, Math.trunc(moves))] ?? { ply: this.#now };
    const view = this.#views.get(ply);
    if (view !== undefined) return view;
    this.#wanted.add(ply);
    // All that one drawing of the page asks for goes into one request.
    queueMicrotask(() => void this.#look());
    const near = [...this.#views.keys()].reduce((best, each) =>
      Math.abs(each - ply) < Math.abs(best - ply) ? each : best,
    );
    return this.#views.get(near) as S;
  }

  /** Who made the move that led to a ply; null if that cannot be found out. */
  async moverOf(ply: number): Promise<Seat | null> {
    const known = this.#movers[ply - 1];
    if (known !== undefined) return known;
    try {
      const [played] = await this.#source.history(ply - 1);
      return played?.seat ?? null;
    } catch {
      return null;
    }
  }

  #forget(): void {
    this.#movers = [];
    this.#stands = [{ ply: 0, moment: null }];
    this.#views = new Map();
    this.#log = [];
    this.#isShown = false;
  }

  #add({ ply, seat, news }: PlayedPly): void {
    if (ply !== this.#movers.length + 1) return;
    this.#movers.push(seat);
    if (news[0]?.type === 'undone') {
      this.#stands.pop();
      const stand = this.#stands.at(-1);
      if (stand) stand.ply = ply;
      return;
    }
    const open = (news as readonly N[]).filter(({ only }) => only === undefined);
    this.#stands.push({ ply, moment: { ply: this.#stands.length, seat, news: open } });
  }

  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.#movers.length < this.#now) {
        const page = await this.#source.history(this.#movers.length);
        if (page.length === 0) break;
        for (const played of page) this.#add(played);
        this.#write();
      }
      if (this.#isOver && !this.#isShown) {
        await this.#see(this.#missing());
        this.#isShown = true;
      }
      this.#write();
      this.#onChange();
    } catch {
      // The line is down: the next position asks again.
    } finally {
      this.#isFetching = false;
    }
  }

  #missing(): number[] {
    return this.#stands.map(({ ply }) => ply).filter((ply) => !this.#views.has(ply));
  }

  /** Writes the log anew once all that it tells of is there; until then the one before stays. */
  #write(): void {
    const isWaiting = this.#isOver && !this.#isShown && this.#missing().length > 0;
    if (this.#movers.length < this.#now || isWaiting) return;
    const moments = this.#stands.flatMap(({ moment }) => moment ?? []);
    const isSame = moments.length === this.#log.length && moments.every((moment, at) => moment === this.#log[at]);
    if (!isSame) this.#log = moments;
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#see([...this.#wanted]);
    } catch {
      // Whoever still wants to see it asks again.
    } finally {
      this.#wanted.clear();
      this.#isLooking = false;
    }
  }

  /** Rejects if the line breaks. What the server does not show stays unknown. */
  async #see(plies: readonly number[]): Promise<void> {
    for (let at = 0; at < plies.length; at += LOOKS_AT_ONCE) {
      const views = await this.#source.look(plies.slice(at, at + LOOKS_AT_ONCE));
      for (const { ply, state } of views) this.#views.set(ply, state as S);
      this.#onChange();
    }
  }
}
