import { listIn } from '../../i18n/forms.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { LobbyMatch } from '../../protocol.ts';
import type { RoomTexts } from '../../room.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { freeSeats, namesIn } from '../online/lobby.ts';
import { tableWords } from '../online/OptionsLine.tsx';
import { presenceOf, SeatMark } from '../online/SeatMark.tsx';
import { useOnlineTexts } from '../online/useOnlineTexts.ts';
import { paths } from '../router.ts';
import styles from './LobbyPage.module.css';
import type { Reach } from './useReach.ts';

const MOST_RUNNING = 12;

interface TablesProps {
  readonly texts: RoomTexts;
  readonly tables: readonly LobbyMatch[];
}

/** The live list of the tables that have a free seat. Where the server was never reached, nobody knows of any. */
export function OpenTables({ texts, tables, reach }: TablesProps & { readonly reach: Reach }) {
  const { lobby } = useOnlineTexts();
  const waiting = tables.filter((table) => !table.started && freeSeats(table) > 0);
  return (
    <section className={styles['open']} aria-labelledby="open-tables" aria-busy={reach === 'asking'}>
      <h2 id="open-tables">{lobby.open}</h2>
      {reach === 'lost' && <Notice>{lobby.stale}</Notice>}
      {waiting.length === 0 ? (
        <p className={styles['none']}>{reach === 'none' ? lobby.unknown : lobby.none}</p>
      ) : (
        <TableList texts={texts} tables={waiting} />
      )}
    </section>
  );
}

/** Those that are being played and can be watched. */
export function RunningTables({ texts, tables }: TablesProps) {
  const { lobby } = useOnlineTexts();
  const running = tables.filter(({ started, spectators }) => started && spectators).slice(0, MOST_RUNNING);
  if (running.length === 0) return null;
  return (
    <section className={styles['running']} aria-labelledby="running-tables">
      <h2 id="running-tables">{lobby.running}</h2>
      <TableList texts={texts} tables={running} />
    </section>
  );
}

function TableList({ texts, tables }: TablesProps) {
  return (
    <ul className={styles['tables']}>
      {tables.map((table) => (
        <TableRow key={table.matchID} table={table} texts={texts} />
      ))}
    </ul>
  );
}

function TableRow({ table, texts }: { readonly table: LobbyMatch; readonly texts: RoomTexts }) {
  const { language } = useLanguage();
  const online = useOnlineTexts();
  const { lobby, seats } = online;
  const { matchID, players, createdAt, started } = table;
  const names = namesIn(table);
  const people = listIn(language, names);
  const facts = [
    ...tableWords(online, texts, table),
    ...(started ? [] : [lobby.free(freeSeats(table))]),
    lobby.opened(createdAt),
  ];
  return (
    <li className={styles['table']}>
      <div>
        <ul className={styles['people']}>
          {players.map((seat) => (
            <li key={seat.id} data-free={seat.name === undefined}>
              <SeatMark presence={presenceOf(seat, started)} word="said" />
              {seat.name ?? seats.presence.free}
            </li>
          ))}
        </ul>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
      </div>
      <ButtonLink
        kind={started ? 'plain' : 'main'}
        href={paths.table(matchID)}
        aria-label={started ? lobby.watchNamed(people) : lobby.joinNamed(people || lobby.emptyTable)}
      >
        {started ? lobby.watch : lobby.join}
      </ButtonLink>
    </li>
  );
}
