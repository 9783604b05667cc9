import { useEffect, useState } from 'react';
import type { AnyLocalClient } from '../../match/localMatchClient.ts';
import { openLocalMatch } from '../../match/openLocalMatch.ts';
import type { SavedMatch } from '../../match/saveFormat.ts';
import type { AnyRoom } from '../../room.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useHouse } from '../context.ts';
import { NoMatchPage, OtherVersionPage } from '../TroublePages.tsx';
import { LocalTable } from './LocalTable.tsx';

type Opened =
  | { readonly kind: 'open'; readonly room: AnyRoom; readonly client: AnyLocalClient; readonly save: SavedMatch }
  | { readonly kind: 'other-version'; readonly save: SavedMatch; readonly version: number }
  | { readonly kind: 'missing' | 'broken' };

/** A match on this device, or why it cannot be played. */
export function PlayPage({ id }: { readonly id: string }) {
  const opened = useOpened(id);
  if (!opened) return <Waiting />;
  if (opened.kind === 'open') return <LocalTable {...opened} />;
  if (opened.kind === 'other-version') return <OtherVersionPage save={opened.save} version={opened.version} />;
  return <NoMatchPage kind={opened.kind} />;
}

function useOpened(id: string): Opened | null {
  const { rooms, saves } = useHouse();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let close = () => {};
    async function open() {
      const game = saves.read(id)?.game;
      const room = rooms.find((known) => known.id === game) ?? rooms[0];
      if (!room) return;
      const result = await openIn(room, saves, id);
      if (result.kind === 'open') close = result.client.close;
      if (isCurrent) setOpened(result);
      else close();
    }
    open().catch((error) => isCurrent && setFailure({ error }));
    return () => {
      isCurrent = false;
      close();
    };
  }, [rooms, saves, id]);
  if (failure) throw failure.error;
  return opened;
}

async function openIn(room: AnyRoom, saves: ReturnType<typeof useHouse>['saves'], id: string): Promise<Opened> {
  const [rules, notation] = await Promise.all([room.rules(), room.notation()]);
  const game = (options: Parameters<AnyRoom['game']>[0]) => room.game(options);
  const bots = async () => (await import('../../match/browserBots.ts')).browserBots(room, rules);
  const opening = await openLocalMatch({ facts: room, rules, notation, game }, saves, id, bots);
  if (opening.kind === 'open') return { ...opening, room };
  return opening.kind === 'other-version' ? { ...opening, version: rules.version } : opening;
}
