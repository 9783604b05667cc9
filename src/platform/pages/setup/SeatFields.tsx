import { useTexts } from '../../i18n/language.tsx';
import type { AnyRoom } from '../../room.ts';
import { recall, remember } from '../../ui/memory.ts';
import styles from './SetupPage.module.css';

interface SeatFieldsProps {
  readonly room: AnyRoom;
  readonly seats: number;
  onChange(seats: number): void;
}

export function SeatFields({ room, seats, onChange }: SeatFieldsProps) {
  const { setup } = useTexts();
  const { min, max } = room.seats;
  return (
    <fieldset className={styles['group']}>
      <legend>{setup.seats}</legend>
      <div className={styles['seats']}>
        {Array.from({ length: max - min + 1 }, (_, at) => min + at).map((count) => (
          <label key={count} className={styles['seat']}>
            <input type="radio" name="seats" checked={count === seats} onChange={() => onChange(count)} />
            <span>{setup.seatCount(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** As many as the last time, if the game has so many. */
export function rememberedSeats({ seats: { min, max } }: AnyRoom): number {
  return Math.min(max, Math.max(min, Number(recall('seats')) || min));
}

export function rememberSeats(seats: number): void {
  remember('seats', String(seats));
}
