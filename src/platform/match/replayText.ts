import { formatReplay } from '../replay.ts';
import { type SavedMatch, turnsOf } from './saveFormat.ts';

/** A kept match as a replay. It needs no engine, so that matches of other rules versions can be taken out as well. */
export function replayTextOf(save: SavedMatch): string {
  const turns = turnsOf(save);
  // A colon ends the name in a line of a replay.
  const names = save.names.map((name) => name.replace(/:/g, ' '));
  const replay = { ...save, names, turns: turns.map((moves) => moves.map(({ text }) => text)), sheet: [] };
  return formatReplay(replay, (turn) => turns[turn]?.[0]?.seat ?? 0);
}
