import { memo, Suspense, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { listIn } from '../../i18n/forms.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyLocalClient } from '../../match/localMatchClient.ts';
import type { AnyMatchClient } from '../../match/matchClient.ts';
import { newMatch } from '../../match/newMatch.ts';
import { type SavedMatch, turnOf } from '../../match/saveFormat.ts';
import { useMatch } from '../../match/useMatch.ts';
import type { AnyRoom, RoomTexts, TableModule } from '../../room.ts';
import type { Move, News, Seat } from '../../rules.ts';
import type { TableProps } from '../../table.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { useAnnounce } from '../../ui/announce.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useHouse } from '../context.ts';
import { navigate, paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import { AssistedNote, BotsBar, personFrom } from './botsHere.tsx';
import { Curtain } from './Curtain.tsx';
import styles from './LocalTable.module.css';
import { MatchNotices } from './MatchNotices.tsx';
import { TableHeader } from './TableHeader.tsx';

interface LocalTableProps {
  readonly room: AnyRoom;
  readonly client: AnyLocalClient;
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
  const { names, actors, outcome, notices } = snapshot;
  const heading = usePage(texts.play.title(roomTexts.name, listIn(language, names)));
  const { bots } = client;
  const isCurtained = isForPerson(snapshot, bots);
  // The curtain falls at once and takes the hand with it, and opens once the table is laid. Laying takes its time, in quiet.
  const laid = useDeferredValue(snapshot);
  const isClosed = isCurtained || isForPerson(laid, bots);
  const next = actors[0] ?? 0;
  const { table, open } = useOpening(client, names, isClosed);
  const rulesUrl = useCallback((paragraph: string) => paths.rules(room.id, paragraph), [room]);
  const rematch = useCallback(async () => {
    const next = newMatch(await room.rules(), saves.read(save.id) ?? save);
    saves.write(next);
    navigate(paths.play(next.id));
  }, [room, save, saves]);
  return (
    <>
      <div className={styles['page']}>
        <TableHeader room={room} game={roomTexts.name} names={names} heading={heading}>
          {bots && (
            <Suspense>
              <BotsBar room={room} client={client} bots={bots} names={names} />
            </Suspense>
          )}
        </TableHeader>
        {!isClosed && <MatchNotices notices={notices} />}
        {outcome && bots?.isAssisted() && (
          <Suspense>
            <AssistedNote />
          </Suspense>
        )}
        <main ref={table} tabIndex={-1} className={styles['table']} aria-busy={laid !== snapshot}>
          <LaidTable
            module={module}
            match={laid}
            seat={snapshot.seat === null && actors.length > 0 ? null : laid.seat}
            laidFor={laid.seat ?? personFrom(bots, laid.actors[0])}
            play={client.play}
            undo={client.undo}
            texts={roomTexts}
            language={language}
            rematch={outcome ? rematch : null}
            rulesUrl={rulesUrl}
          />
        </main>
      </div>
      {isClosed && (
        <Curtain
          key={next}
          name={names[next] ?? ''}
          turn={turnOf(saves.read(save.id) ?? save)}
          onOpen={() => open(next)}
        >
          <MatchNotices notices={notices} />
        </Curtain>
      )}
    </>
  );
}

interface LaidTableProps extends Omit<TableProps<unknown, Move, News, RoomTexts>, keyof AnySnapshot> {
  readonly module: SeatedProps['module'];
  readonly match: AnySnapshot;
  readonly seat: Seat | null;
}

type AnySnapshot = ReturnType<AnyMatchClient['snapshot']>;

/** Does the match wait for a person to open the curtain? There is none for a bot: while it plays, the table is everybody's. */
function isForPerson({ seat, actors }: AnySnapshot, bots: AnyLocalClient['bots']): boolean {
  return seat === null && actors.length > 0 && personFrom(bots, actors[0]) === actors[0];
}

/** Left alone while only the curtain or a notice changes. */
const LaidTable = memo(function LaidTable({ module: { Table }, match, ...props }: LaidTableProps) {
  return <Table {...match} {...props} />;
});

/** Opens the table for a seat, and leads those who use a keyboard or a screen reader there. */
function useOpening(client: AnyMatchClient, names: readonly string[], isClosed: boolean) {
  const table = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const { texts } = useLanguage();
  const isOpening = useRef(false);
  useEffect(() => () => client.look(null), [client]);
  useEffect(() => {
    if (isClosed || !isOpening.current) return;
    isOpening.current = false;
    table.current?.focus({ preventScroll: true });
  }, [isClosed]);
  const open = (seat: Seat) => {
    isOpening.current = true;
    afterPaint(() => {
      client.look(seat);
      announce(texts.play.curtain.opened(names[seat] ?? ''));
    });
  };
  return { table, open };
}
