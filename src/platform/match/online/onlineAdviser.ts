/**
 * Advice at a table of a server. It is thought out in this page, from what the server has shown to its seat: the page holds
 * nothing else.
 */
import { recallManners } from '../../bots/manners.ts';
import type { Move, Rules } from '../../rules.ts';
import type { Adviser, HiredThinker } from '../botHost.ts';
import type { AnyMatchClient } from '../matchClient.ts';
import { opened } from '../practice.ts';
import { hintTask } from '../thoughts.ts';

interface AdviserSetup {
  readonly game: string;
  readonly rules: Rules<unknown, Move>;
  readonly client: Pick<AnyMatchClient, 'snapshot'>;
  /** Called when somebody first asks. */
  openThinker(): HiredThinker;
}

export interface OnlineAdviser extends Adviser {
  /** Ends its worker, with whatever is being thought. */
  close(): void;
}

export function onlineAdviser({ game, rules, client, openThinker }: AdviserSetup): OnlineAdviser {
  let thinker: HiredThinker | null = null;
  return {
    async advise(level, options) {
      const { seat, state } = client.snapshot();
      if (seat === null) throw new Error('Nobody is advised who only watches.');
      const { first, view } = opened(rules, state, seat);
      thinker ??= openThinker();
      const report = await thinker.think(hintTask({ game, view, seat, level }, recallManners()), options);
      return { first, report };
    },
    close() {
      thinker?.close();
      thinker = null;
    },
  };
}
