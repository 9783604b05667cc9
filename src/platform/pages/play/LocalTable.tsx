import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { listIn } from '../../i18n/forms.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyMatchClient } from '../../match/matchClient.ts';
import { newMatch } from '../../match/newMatch.ts';
import { type SavedMatch, turnOf } from '../../match/saveFormat.ts';
import { useMatch } from '../../match/useMatch.ts';
import type { AnyRoom, RoomTexts, TableModule } from '../../room.ts';
import type { Move, News, Seat } from '../../rules.ts';
import { useAnnounce } from '../../ui/announce.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useHouse } from '../context.ts';
import { navigate, paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import { Curtain } from './Curtain.tsx';
import styles from './LocalTable.module.css';
import { MatchNotices } from './MatchNotices.tsx';
import { TableHeader } from './TableHeader.tsx';

interface LocalTableProps {
  readonly room: AnyRoom;
  readonly client: AnyMatchClient;
  readonly save: SavedMatch;
}

/** Pass-and-play: one table for all, with a curtain between the seats. */
export function LocalTable(props: LocalTableProps) {
  const { room } = props;
  const { language } = useLanguage();
  const module = useLoaded(useCallback(() => room.table(), [room]));
  const roomTexts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  return module && roomTexts ? <Seated {...props} module={module} roomTexts={roomTexts} /> : <Waiting />;
}

interface SeatedProps extends LocalTableProps {
  readonly module: TableModule<unknown, Move, News, RoomTexts>;
  readonly roomTexts: RoomTexts;
}

function Seated({ room, client, save, module, roomTexts }: SeatedProps) {
  const { language, texts } = useLanguage();
  const { saves } = useHouse();
  const snapshot = useMatch(client);
  const { names, seat, actors, outcome, notices } = snapshot;
  const { table, open } = useOpening(client, names);
  const heading = usePage(texts.play.title(roomTexts.name, listIn(language, names)));
  const [actor] = actors;
  const isCurtained = seat === null && actor !== undefined;
  // The curtain falls at once, and the table is laid behind it in quiet.
  const isLaid = useDeferredValue(isCurtained) === isCurtained || !isCurtained;
  const rulesUrl = useCallback((paragraph: string) => paths.rules(room.id, paragraph), [room]);
  const rematch = useCallback(async () => {
    const next = newMatch(await room.rules(), save);
    saves.write(next);
    navigate(paths.play(next.id));
  }, [room, save, saves]);
  const { Table } = module;
  return (
    <>
      <div className={styles['page']} inert={isCurtained}>
        <TableHeader room={room} game={roomTexts.name} names={names} heading={heading} />
        {!isCurtained && <MatchNotices notices={notices} />}
        <main ref={table} tabIndex={-1} className={styles['table']}>
          {/* A table of its own for every pair of eyes: what one seat has picked up must not lie there for the next. */}
          {isLaid && (
            <Table
              key={seat}
              {...snapshot}
              play={client.play}
              undo={client.undo}
              texts={roomTexts}
              language={language}
              rematch={outcome ? rematch : null}
              rulesUrl={rulesUrl}
            />
          )}
        </main>
      </div>
      {isCurtained && (
        <Curtain
          key={actor}
          name={names[actor] ?? ''}
          turn={turnOf(saves.read(save.id) ?? save)}
          onOpen={() => open(actor)}
        >
          <MatchNotices notices={notices} />
        </Curtain>
      )}
    </>
  );
}

/** Opens the table for a seat, and leads those who use a keyboard or a screen reader there. */
function useOpening(client: AnyMatchClient, names: readonly string[]) {
  const table = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const { texts } = useLanguage();
  useEffect(() => () => client.look(null), [client]);
  const open = (seat: Seat) => {
    client.look(seat);
    announce(texts.play.curtain.opened(names[seat] ?? ''));
    // Once the curtain is gone and the table may take the focus again.
    requestAnimationFrame(() => table.current?.focus({ preventScroll: true }));
  };
  return { table, open };
}
