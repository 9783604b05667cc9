/** A match of Monuments whose server keeps dying: plays at random, remembers what was acknowledged, comes back. */
import { notation } from '../../src/games/monuments/notation.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Random } from '../../src/platform/rules.ts';
import { pick } from '../conformance/randomPlay.ts';
import { type Json, openTab, seatedTable, type Tab, until } from './kit.ts';

const ANSWER_WITHIN_MS = 10_000;

export class KilledMatch {
  readonly matchID: string;
  /** By the ply it led to: the move in notation. */
  readonly acknowledged = new Map<number, string>();
  readonly #tabs: readonly Tab[];
  readonly #random: Random;
  #seen = 0;
  #isCut = false;

  static async open({ url, seats, seed }: { url: string; seats: number; seed: number }): Promise<KilledMatch> {
    const table = await seatedTable({ url, port: 0, close: async () => {} }, seats, { setupData: { powers: 'on' } });
    const tabs = await Promise.all(table.seats.map((seat) => openTab({ url }, table.matchID, seat)));
    return new KilledMatch(table.matchID, tabs, seed);
  }

  constructor(matchID: string, tabs: readonly Tab[], seed: number) {
    this.matchID = matchID;
    this.#tabs = tabs;
    this.#random = quickRandom(seed);
    for (const tab of tabs) {
      tab.socket.on('disconnect', () => {
        this.#isCut = true;
      });
    }
  }

  get isOver(): boolean {
    return rules.actors(this.#match(0).state).length === 0;
  }

  /** Moves that are stored and that no answer told of. */
  unseen(stored: number): number {
    const count = Math.max(0, stored - Math.max(this.#seen, ...this.acknowledged.keys()));
    this.#seen = Math.max(this.#seen, stored);
    return count;
  }

  async playUntilCut(): Promise<void> {
    this.#isCut = false;
    while (!this.#isCut && !this.isOver) await this.#playOne();
  }

  /** Every seat is shown the same, and the next move is accepted. */
  async comeBack(): Promise<void> {
    await Promise.all(this.#tabs.map(({ socket }) => until('the socket is back', () => socket.connected, 20_000)));
    this.#isCut = false;
    for (const tab of this.#tabs) if (!('ok' in (await tab.sync()))) throw new Error('No answer to a sync.');
    const plies = Math.max(...this.acknowledged.keys(), 0);
    for (const tab of this.#tabs) {
      if ((tab.view?.plies ?? -1) < plies) throw new Error('A seat is shown less than was acknowledged.');
      // What it remembers of earlier frames is of no use any more.
      tab.frames.splice(0, tab.frames.length - 1, ...tab.frames.filter(({ event }) => event === 'sync').slice(-1));
      tab.raw.length = 0;
    }
    if (!this.isOver && !(await this.#playOne())) throw new Error('The match does not go on.');
  }

  close(): void {
    for (const tab of this.#tabs) tab.close();
  }

  #match(seat: number): MatchState<State, MonumentsMove> {
    return this.#tabs[seat]?.view as unknown as MatchState<State, MonumentsMove>;
  }

  async #playOne(): Promise<boolean> {
    const plies = Math.max(...this.#tabs.map((_, seat) => this.#match(seat).plies));
    const at = this.#tabs.findIndex((_, seat) => this.#match(seat).plies === plies);
    const seat = this.#match(at).state.seat;
    const tab = this.#tabs[seat] as Tab;
    if (tab.view?.plies !== plies) await until('the mover is shown', () => tab.view?.plies === plies || this.#isCut);
    if (this.#isCut) return false;
    const { state, undo } = this.#match(seat);
    const isBack = undo.seat === seat && undo.moves.length > 0 && this.#random.below(9) === 0;
    const move = isBack ? { type: 'undo' } : pick(rules.moves(state, seat), this.#random);
    const text = isBack ? 'undo' : notation.write(state, seat, move as MonumentsMove);
    const packet = tab.packet(move as unknown as Json, plies);
    const answer = await tab.socket
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck('update', ...packet)
      .catch(() => null);
    if (answer === null) return false;
    if (answer.refusal) throw new Error(`A legal move was refused: ${answer.refusal.code}.`);
    this.acknowledged.set(plies + 1, text);
    return true;
  }
}
