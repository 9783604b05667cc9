/** Many random matches at once on one server, each with its recorded frames judged. */
import { monuments } from '../../src/games/monuments/room.ts';
import { settings } from '../conformance/randomPlay.ts';
import { openServer } from './kit.ts';
import { type ScanResult, scanMatch } from './secretsMatch.ts';

const AT_ONCE = 18;

export interface Scan extends ScanResult {
  readonly matches: number;
  /** By setting, to show that all of them were played. */
  readonly played: ReadonlyMap<string, number>;
}

/** Plays the settings in turn, as often as needed for that many matches. Throws at the first leak. */
export async function scan(matches: number, firstSeed: number): Promise<Scan> {
  const server = await openServer();
  // Nothing here is about durability, and a flush for every move would take most of the time.
  server.store.database.pragma('synchronous = OFF');
  const kinds = settings(monuments);
  const played = new Map<string, number>();
  const sum = { plies: 0, frames: 0, bytes: 0 };
  let next = 0;
  const player = async () => {
    for (let at = next++; at < matches; at = next++) {
      const kind = kinds[at % kinds.length];
      if (!kind) return;
      const result = await scanMatch(server, kind, firstSeed + at);
      played.set(kind.name, (played.get(kind.name) ?? 0) + 1);
      sum.plies += result.plies;
      sum.frames += result.frames;
      sum.bytes += result.bytes;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, player));
    return { matches, played, ...sum };
  } finally {
    await server.end();
  }
}
