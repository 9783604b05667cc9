import { openBrowserThinker } from '../bots/browserThinker.ts';
import { recallManners } from '../bots/manners.ts';
import { policyMove } from '../bots/searchLevel.ts';
import { quickRandom } from '../rng.ts';
import type { AnyRoom } from '../room.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { BotHost } from './botHost.ts';
import { watchLeave } from './botLeave.ts';
import { BotSeats, type BringBots } from './botSeats.ts';

/** Bots of a match in this page: they think in its worker, at the pace this browser remembers. */
export function browserBots(room: AnyRoom, rules: Rules<unknown, Move>): BringBots<unknown, Move> {
  const host: BotHost<unknown, Move> = {
    openThinker: openBrowserThinker,
    async choose(view, seat, level) {
      const random = quickRandom(crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
      try {
        return policyMove(await room.brain(), view, seat, level, random);
      } catch {
        // Not even the policy can be loaded: the match must go on.
        return anyMove(rules, view, seat, random.below);
      }
    },
    manners: recallManners,
    watchLeave,
  };
  return (table) => new BotSeats(table, host);
}

function anyMove(rules: Rules<unknown, Move>, view: unknown, seat: Seat, below: (n: number) => number): Move {
  const moves = rules.moves(view, seat);
  return moves[below(moves.length)] as Move;
}
