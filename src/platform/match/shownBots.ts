/** The bots of a match on this device, as its page sees them. */
import type { Move, Rules, Seat } from '../rules.ts';
import type { BotsAtTable } from './botHost.ts';
import type { BotSeats } from './botSeats.ts';
import { opened } from './practice.ts';
import type { SavedMatch } from './saveFormat.ts';

interface ShownMatch<S, M extends Move> {
  readonly rules: Rules<S, M>;
  save(): SavedMatch;
  /** Who looks. */
  seat(): Seat | null;
  /** What that seat may know. */
  state(): S;
  keep(change: Partial<SavedMatch>): void;
}

export function shownBots<S, M extends Move>(bots: BotSeats<S, M>, match: ShownMatch<S, M>): BotsAtTable {
  return {
    levels: match.save().bots,
    subscribe: bots.subscribe,
    pondering: bots.pondering,
    hurry: bots.hurry,
    manners: bots.manners,
    behave: (manners) => match.keep({ manners }),
    isAssisted: () => match.save().assisted,
    advise: async (level, options) => {
      const seat = match.seat();
      if (seat === null) throw new Error('Nobody looks who could be advised.');
      const { first, view } = opened(match.rules, match.state(), seat);
      const report = await bots.advise(view, seat, level, options);
      if (!match.save().assisted) match.keep({ assisted: true });
      return { first, report };
    },
  };
}
