import type { Move, News } from '../rules.ts';
import type { BringBots } from './botSeats.ts';
import { type LocalClient, LocalMatchClient } from './localMatchClient.ts';
import { type LocalRoom, sitDown } from './localSitting.ts';
import { resumeMatch } from './resume.ts';
import type { SavedMatch } from './saveFormat.ts';
import type { Saves } from './saves.ts';

/** A match that could be opened, or why not. Nothing is ever half-loaded. */
export type Opening<S, M extends Move, N extends News> =
  | { readonly kind: 'open'; readonly client: LocalClient<S, M, N>; readonly save: SavedMatch }
  | { readonly kind: 'other-version'; readonly save: SavedMatch }
  | { readonly kind: 'broken' }
  | { readonly kind: 'missing' };

/** `bots` are sent for only where some play. */
export async function openLocalMatch<S, M extends Move, N extends News>(
  room: LocalRoom<S, M, N>,
  saves: Saves,
  id: string,
  bots?: () => Promise<BringBots<S, M>>,
): Promise<Opening<S, M, N>> {
  const save = saves.read(id);
  if (!save) return { kind: saves.list().broken.some((broken) => broken.id === id) ? 'broken' : 'missing' };
  if (save.version !== room.rules.version) return { kind: 'other-version', save };
  const resumed = resumeMatch(room, save);
  if (!resumed) {
    saves.setAside(id);
    return { kind: 'broken' };
  }
  const hasBots = save.bots.some((level) => level !== null);
  const [sitting, bring] = await Promise.all([sitDown(room, save, resumed), hasBots ? bots?.() : undefined]);
  return { kind: 'open', client: new LocalMatchClient(room, saves, save, sitting, bring ?? null), save };
}
