import type { LobbySeat } from '../../protocol.ts';
import styles from './SeatList.module.css';
import { useOnlineTexts } from './useOnlineTexts.ts';

export type Presence = 'here' | 'away' | 'free' | 'vacant' | 'bot';

/** Before the start an empty seat is free to take; afterwards somebody has left it. */
export function presenceOf({ name, isConnected, bot }: LobbySeat, hasStarted: boolean): Presence {
  if (name === undefined) return hasStarted ? 'vacant' : 'free';
  if (bot !== undefined) return 'bot';
  return isConnected ? 'here' : 'away';
}

/** A dot whose shape differs as well as its colour; the word stands beside it, or is said. */
export function SeatMark({ presence, word }: { readonly presence: Presence; readonly word: 'shown' | 'said' }) {
  const { seats } = useOnlineTexts();
  return (
    <>
      <span className={styles['dot']} data-presence={presence} aria-hidden />
      <span className={word === 'shown' ? styles['word'] : styles['said']}>{seats.presence[presence]}</span>
    </>
  );
}
