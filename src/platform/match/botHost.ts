/** What the page lends a match with bots: somebody who thinks, and when bots may play at all. */
import type { Manners } from '../bots/manners.ts';
import type { ThinkOptions } from '../bots/thinker.ts';
import type { ThinkTask, ThoughtReport } from '../bots/thinking.ts';
import type { Move, Seat } from '../rules.ts';

export interface BotHost<S, M extends Move> {
  openThinker(): HiredThinker;
  /** What the policy plays at once, without a search: for want of a worker. */
  choose(view: S, seat: Seat, level: string): Promise<M>;
  /** Those of a match that has none of its own. */
  manners(): Manners;
  /** Tells whenever this page may play the bots of a match, or may no longer. Returns what ends it. */
  watchLeave(match: string, onChange: (mayPlay: boolean) => void): () => void;
}

export interface HiredThinker {
  think(task: ThinkTask, options?: ThinkOptions): Promise<ThoughtReport>;
  close(): void;
}

/** Somebody who can be asked on one's own turn. */
export interface Adviser {
  /** What a bot would do in place of the looking seat. */
  advise(level: string, options: ThinkOptions): Promise<Counsel>;
}

/** The bots at a table, as the page shows them. Who asks them for advice has the match marked as assisted. */
export interface BotsAtTable extends Adviser {
  /** By seat: the level, null for a person. */
  readonly levels: readonly (string | null)[];
  /** Tells of changes of `pondering` alone; the match itself has its own listeners. */
  subscribe(listener: () => void): () => void;
  pondering(): Pondering | null;
  /** No pauses until it is a person's turn. */
  hurry(): void;
  manners(): Manners;
  /** From the next decision of a bot on. */
  behave(manners: Manners): void;
  isAssisted(): boolean;
}

export interface Counsel {
  /** What has to be done in any case before the advice applies. */
  readonly first: readonly Move[];
  readonly report: ThoughtReport;
}

export interface Pondering {
  readonly seat: Seat;
  /** From 0 to 1. */
  readonly share: number;
}
