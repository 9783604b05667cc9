import type { Company } from '../../match/online/onlineClient.ts';
import type { Seat } from '../../rules.ts';
import { ChatIcon, PeopleIcon } from '../../ui/icons.tsx';
import styles from './CompanyBar.module.css';
import { presenceOf, SeatMark } from './SeatMark.tsx';
import { useOnlineTexts } from './useOnlineTexts.ts';

interface CompanyBarProps {
  readonly company: Company;
  readonly own: Seat | null;
  readonly panel: 'chat' | 'menu' | null;
  readonly unread: number;
  onToggle(panel: 'chat' | 'menu'): void;
}

/** In the head of the table: who is there, the chat, and the menu of the table. Small screens count the people. */
export function CompanyBar({
  company: { seats, hasStarted, connection },
  own,
  panel,
  unread,
  onToggle,
}: CompanyBarProps) {
  const texts = useOnlineTexts();
  const isConnected = connection === 'open';
  const here = seats.filter((seat) => presenceOf(seat, hasStarted) !== 'away' && seat.name !== undefined).length;
  return (
    <>
      <span className={styles['line']} title={isConnected ? texts.table.connected : texts.table.disconnected}>
        <span className={styles['lamp']} data-connected={isConnected} aria-hidden />
        <span className={styles['said']}>{isConnected ? texts.table.connected : texts.table.disconnected}</span>
      </span>
      <ul className={styles['seats']} aria-label={texts.table.presence}>
        {seats.map((seat) => {
          // The server's last word on oneself is old as soon as the line is down.
          const isSelfAway = seat.id === own && !isConnected;
          const presence = isSelfAway ? 'away' : presenceOf(seat, hasStarted);
          const name = seat.name ?? texts.seats.seat(seat.id + 1);
          return (
            <li key={seat.id} data-own={seat.id === own}>
              <span className={styles['name']}>{name}</span>
              <SeatMark presence={presence} word={presence === 'here' || presence === 'bot' ? 'said' : 'shown'} />
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={panel === 'menu'}
        onClick={() => onToggle('menu')}
      >
        <PeopleIcon />
        <span className={styles['label']}>{texts.table.menu}</span>
        <span className={styles['count']} aria-hidden>
          {here}/{seats.length}
        </span>
      </button>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={panel === 'chat'}
        onClick={() => onToggle('chat')}
      >
        <ChatIcon />
        <span className={styles['label']}>{texts.chat.title}</span>
        {unread > 0 && (
          <span className={styles['badge']}>
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <span className={styles['said']}>{texts.chat.unread(unread)}</span>
          </span>
        )}
      </button>
    </>
  );
}
