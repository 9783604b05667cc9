/**
 * Plays the seats that bots hold. A bot is given what a person in its seat would be shown, thinks in a thread, and its
 * move passes the same door as everybody's: the match's own queue, the rules, the ply it answers.
 *
 * The steward is told of every match that has been loaded or has changed, and remembers one turn for each at most: so
 * whatever happens to a match, bots go on from where it stands, also after a restart.
 */
import { randomInt } from 'node:crypto';
import { policyMove } from '../../src/platform/bots/searchLevel.ts';
import { ThoughtCancelled } from '../../src/platform/bots/thinker.ts';
import type { ThinkTask } from '../../src/platform/bots/thinking.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Move, Refusal, Seat } from '../../src/platform/rules.ts';
import { type House, reportBug, tellPosition } from '../house.ts';
import { factsOf } from '../log.ts';
import { type LiveMatch, THE_STEWARD } from '../play/liveMatches.ts';
import { PoolFull, type ThinkingPool } from './pool.ts';
import { type BotTurn, botTurnIn, isSameTurn } from './turn.ts';

interface StewardSetup {
  readonly pool: ThinkingPool;
  /** No move comes sooner than this after the one before. */
  readonly paceMs: number;
}

interface Taken extends BotTurn {
  readonly abort: AbortController;
}

/** The match is no longer where the move was made for, or does not want it any more. */
const MOVED_ON = ['stale', 'unknown-match', 'unauthorized', 'not-started', 'other-version'];
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const RESUMED_AT_ONCE = 10;
const SEEDS = 2 ** 31;

export class Steward {
  readonly #house: House;
  readonly #pool: ThinkingPool;
  readonly #paceMs: number;
  readonly #turns = new Map<string, Taken>();
  #isClosed = false;

  constructor(house: House, { pool, paceMs }: StewardSetup) {
    this.#house = house;
    this.#pool = pool;
    this.#paceMs = paceMs;
    house.metrics.gauge('agora_bot_turns', () => this.#turns.size);
    house.metrics.gauge('agora_bot_queue', () => pool.waiting);
    house.matches.watch((match) => this.#attend(match));
  }

  /** Looks at every match that people play with bots; those in which a bot is to move go on. */
  async resume(): Promise<void> {
    let last: string | undefined = '';
    while (last !== undefined && !this.#isClosed) {
      const ids: string[] = await this.#house.store.withBots(last, RESUMED_AT_ONCE);
      for (const id of ids) await this.#house.matches.get(id);
      last = ids.at(-1);
      // People's moves come in between.
      await new Promise((done) => setImmediate(done));
    }
  }

  /** Stops all thinking. What has been thought to the end is thought again after the next start. */
  close(): void {
    this.#isClosed = true;
    for (const { abort } of this.#turns.values()) abort.abort();
    this.#turns.clear();
    this.#pool.close();
  }

  #attend(match: LiveMatch): void {
    const { id } = match.record;
    const due = this.#isClosed ? null : botTurnIn(match);
    const taken = this.#turns.get(id);
    if (taken && due && isSameTurn(taken, due)) return;
    taken?.abort.abort();
    this.#turns.delete(id);
    if (!due) return;
    const turn: Taken = { ...due, abort: new AbortController() };
    this.#turns.set(id, turn);
    void this.#take(id, turn)
      .catch((error: unknown) => reportBug(this.#house, 'steward', error))
      .finally(() => this.#turns.get(id) === turn && this.#turns.delete(id));
  }

  /** Until it is played, or there is nothing left to play: a full disk may have room again in a minute. */
  async #take(matchID: string, turn: Taken): Promise<void> {
    const { signal } = turn.abort;
    for (let tries = 0; !signal.aborted; tries++) {
      const refusal = await this.#tryOnce(matchID, turn, tries);
      if (refusal === 'moved on') return;
      this.#house.metrics.count('agora_bot_moves_total', { answer: refusal?.code ?? 'accepted' });
      if (refusal === null) return;
      if (MOVED_ON.includes(refusal.code)) {
        // A match that another process has changed is loaded anew, and looked at then.
        await this.#house.matches.get(matchID);
        return;
      }
      this.#house.log.warn('bot refused', { code: refusal.code, level: turn.level, tries });
      await pause(Math.min(RETRY_MS * 2 ** tries, LONGEST_RETRY_MS), signal);
    }
  }

  async #tryOnce(matchID: string, turn: Taken, tries: number): Promise<Refusal | 'moved on' | null> {
    const { seat, ply, abort } = turn;
    const began = performance.now();
    const match = await this.#house.matches.get(matchID);
    if (match?.position.G.plies !== ply) return 'moved on';
    const move = tries === 0 ? await this.#thought(match, turn) : this.#policyMove(match, turn, tries);
    await pause(this.#paceMs - (performance.now() - began), abort.signal);
    if (!move || abort.signal.aborted) return 'moved on';
    const sent = { seat, credentials: THE_STEWARD, move, ply } as const;
    return this.#house.matches.play(matchID, sent, (played) => tellPosition(this.#house, played, seat));
  }

  /** Null if the turn is over meanwhile. */
  async #thought(match: LiveMatch, turn: Taken): Promise<Move | null> {
    const { seat, level, abort } = turn;
    const { metrics, log } = this.#house;
    const began = performance.now();
    try {
      const report = await this.#pool.think((patience) => this.#task(match, seat, level, patience), abort.signal);
      metrics.observe('agora_bot_thought_seconds', (performance.now() - began) / 1000);
      return report.move;
    } catch (error) {
      if (error instanceof ThoughtCancelled) return null;
      metrics.count('agora_bot_fallbacks_total', { reason: error instanceof PoolFull ? 'full' : 'broken' });
      log.warn('bot falls back on its policy', { level, ...factsOf(error) });
      return this.#policyMove(match, turn, 0);
    }
  }

  #task({ room, position }: LiveMatch, seat: Seat, level: string, patience: number): ThinkTask {
    const view = this.#view({ room, position }, seat);
    return { game: room.facts.id, view, seat, level, seed: randomInt(SEEDS), patience };
  }

  /** Without a search, in no time; where even that is refused, any legal move. */
  #policyMove(match: LiveMatch, { seat, level }: Taken, tries: number): Move | null {
    const { rules, brain } = match.room;
    const view = this.#view(match, seat);
    const random = quickRandom(randomInt(SEEDS));
    if (tries < 2) {
      try {
        return policyMove(brain, view, seat, level, random);
      } catch (error) {
        reportBug(this.#house, 'policy', error);
      }
    }
    const moves = rules.moves(view, seat);
    return moves[random.below(moves.length)] ?? null;
  }

  /** What a person in this seat would be shown of the table. */
  #view({ room, position }: Pick<LiveMatch, 'room' | 'position'>, seat: Seat): unknown {
    const view = this.#house.viewers.get(room)?.(position, seat);
    if (!view) throw new Error('There is no view of this game.');
    return (view.G as MatchState<unknown, Move>).state;
  }
}

/** Ends early when there is nothing left to wait for. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
