import type { ReactNode } from 'react';
import type { LobbySeat } from '../../protocol.ts';
import type { AnyRoom } from '../../room.ts';
import type { Seat } from '../../rules.ts';
import styles from './SeatList.module.css';
import { presenceOf, SeatMark } from './SeatMark.tsx';
import { useBotTexts } from './useBotTexts.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';

interface SeatListProps {
  readonly room: AnyRoom;
  readonly seats: readonly LobbySeat[];
  readonly hasStarted: boolean;
  /** The seat of this browser. */
  readonly own: Seat | null;
  /** What can be done about a seat. */
  actions?(seat: LobbySeat): ReactNode;
}

/** Who sits where, and who is there. */
export function SeatList({ room, seats, hasStarted, own, actions }: SeatListProps) {
  const texts = useOnlineTexts().seats;
  const botTexts = useBotTexts(room);
  return (
    <ul className={styles['seats']} aria-label={texts.title}>
      {seats.map((seat) => (
        <li key={seat.id} className={styles['seat']} data-taken={seat.name !== undefined}>
          <span className={styles['name']}>
            {seat.name ?? texts.seat(seat.id + 1)}
            {seat.bot !== undefined && (
              <span className={styles['you']}> ({botTexts?.levels[seat.bot]?.name ?? seat.bot})</span>
            )}
            {seat.id === own && <span className={styles['you']}> ({texts.you})</span>}
          </span>
          <span className={styles['presence']}>
            <SeatMark presence={presenceOf(seat, hasStarted)} word="shown" />
          </span>
          {actions?.(seat)}
        </li>
      ))}
    </ul>
  );
}
