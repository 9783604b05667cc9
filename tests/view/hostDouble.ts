/** Monuments as a table on one device needs it, and a page's help for its bots that a test can hold back or break. */
import { expect } from 'vitest';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { facts } from '../../src/games/monuments/facts.ts';
import { monumentsGame } from '../../src/games/monuments/game.ts';
import { notation } from '../../src/games/monuments/notation.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, MonumentsNews, State } from '../../src/games/monuments/rules/state.ts';
import { policyMove } from '../../src/platform/bots/searchLevel.ts';
import { ThinkerBroken, type ThinkOptions, ThoughtCancelled } from '../../src/platform/bots/thinker.ts';
import type { ThinkTask, ThoughtReport } from '../../src/platform/bots/thinking.ts';
import type { BotHost } from '../../src/platform/match/botHost.ts';
import type { LocalClient } from '../../src/platform/match/localMatchClient.ts';
import type { LocalRoom } from '../../src/platform/match/localSitting.ts';
import { quickRandom } from '../../src/platform/rng.ts';

export type Client = LocalClient<State, MonumentsMove, MonumentsNews>;

export const room: LocalRoom<State, MonumentsMove, MonumentsNews> = {
  facts,
  rules,
  notation,
  game: async (options) => monumentsGame(options),
};

/** A thinker that notes what it is asked and answers by the policy, unless the test holds it back or breaks it. */
export class HostDouble implements BotHost<State, MonumentsMove> {
  readonly tasks: ThinkTask[] = [];
  readonly closed: number[] = [];
  isHeld = false;
  isBroken = false;
  chosen = 0;
  onLeave: (mayPlay: boolean) => void = () => {};
  hasLeave = true;
  pace: 'calm' | 'swift' = 'swift';

  openThinker() {
    const at = this.closed.push(0) - 1;
    return {
      think: (task: ThinkTask, options?: ThinkOptions) => this.#think(task, options),
      close: () => {
        this.closed[at] = 1;
      },
    };
  }

  choose(view: State, seat: number, level: string): Promise<MonumentsMove> {
    this.chosen++;
    return Promise.resolve(policyMove(brain, view, seat, level, quickRandom(1)));
  }

  manners() {
    return { pace: this.pace, thinksLonger: false };
  }

  watchLeave(_match: string, onChange: (mayPlay: boolean) => void) {
    this.onLeave = onChange;
    if (this.hasLeave) queueMicrotask(() => onChange(true));
    return () => {};
  }

  #think(task: ThinkTask, { signal, onProgress }: ThinkOptions = {}): Promise<ThoughtReport> {
    this.tasks.push(structuredClone(task));
    if (this.isBroken) return Promise.reject(new ThinkerBroken('gone'));
    onProgress?.(0.5);
    if (this.isHeld) {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new ThoughtCancelled())));
    }
    const move = brain.choice(task.view as State, task.seat, 0, quickRandom(task.seed));
    return Promise.resolve({ move, best: [], after: [], iterations: 0, milliseconds: 0 });
  }
}

/** Plays until it is not this seat's turn any more. */
export async function playTurn(client: Client, seat: number): Promise<void> {
  while (client.snapshot().actors[0] === seat && client.snapshot().outcome === null) {
    const { state } = client.snapshot();
    expect(await client.play([brain.choice(state, seat, 0, quickRandom(2))])).toBeNull();
  }
}

export async function untilTurnOf(client: Client, seat: number): Promise<void> {
  await expect.poll(() => client.snapshot().actors[0], { timeout: 8000, interval: 5 }).toBe(seat);
}
