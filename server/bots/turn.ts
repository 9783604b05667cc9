/** Whether a bot is to move, and which. */
import type { Seat } from '../../src/platform/rules.ts';
import type { LiveMatch } from '../play/liveMatches.ts';

export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly ply: number;
}

/** Presence does not matter: who comes back finds it their turn. But bots alone at a table wait for ever. */
export function botTurnIn({ room, record, position }: LiveMatch): BotTurn | null {
  const { seats, startedAt, endedAt } = record;
  if (startedAt === null || endedAt !== null) return null;
  if (!seats.some(({ bot }) => bot !== null) || !seats.some(({ hash }) => hash !== null)) return null;
  const { version, state, plies } = position.G;
  if (version !== room.rules.version) return null;
  for (const seat of room.rules.actors(state)) {
    const level = seats[seat]?.bot ?? null;
    if (level !== null) return { seat, level, ply: plies };
  }
  return null;
}

export function isSameTurn(a: BotTurn, b: BotTurn): boolean {
  return a.ply === b.ply && a.seat === b.seat && a.level === b.level;
}
