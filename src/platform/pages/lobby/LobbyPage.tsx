import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { liveTables } from '../../match/online/liveTables.ts';
import type { AnyRoom } from '../../room.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSeatKeys } from '../context.ts';
import pages from '../online/pages.module.css';
import { useOnlineTexts } from '../online/useOnlineTexts.ts';
import { usePage } from '../usePage.ts';
import { CreateForm } from './CreateForm.tsx';
import styles from './LobbyPage.module.css';
import { MyTables } from './MyTables.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OpenTables, RunningTables } from './OpenTables.tsx';
import { useReach } from './useReach.ts';

/** Where people find each other: the tables one sits at, those that wait for players, and a new one. */
export function LobbyPage({ room }: { readonly room: AnyRoom }) {
  const { language } = useLanguage();
  const { lobby } = useOnlineTexts();
  const roomTexts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  const [live] = useState(() => liveTables(room.id));
  const { tables, isLive } = useSyncExternalStore(live.subscribe, live.snapshot);
  const reach = useReach(isLive);
  const own = new Set(useSeatKeys().map(({ matchID }) => matchID));
  const others = tables.filter(({ matchID }) => !own.has(matchID));
  const title = lobby.title(roomTexts?.name ?? '');
  const heading = usePage(title);
  if (!roomTexts) return <Waiting />;
  return (
    <Sheet title={title} heading={heading} width="wide">
      <div className={pages['stack']}>
        {reach === 'none' && <OfflineNotice game={room.id} />}
        <MyTables game={room.id} />
        <div className={styles['halls']}>
          <OpenTables texts={roomTexts} tables={others} reach={reach} />
          <CreateForm room={room} texts={roomTexts} />
          <RunningTables texts={roomTexts} tables={others} />
        </div>
      </div>
    </Sheet>
  );
}
