import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../ui/announce.tsx';
import styles from './HoldButton.module.css';

const HOLD = 600;
/** How long a first short press of a key waits for the second. */
const WAIT = 5000;

interface HoldButtonProps {
  readonly label: string;
  /** What it says after one short press of a key. */
  readonly again: string;
  onDone(): void;
}

/** Does its work only when meant: held for a moment, or pressed twice by keys or by a screen reader. */
export function HoldButton({ label, again, onDone }: HoldButtonProps) {
  const { isHolding, isArmed, press, release, tap } = useHold(onDone, again);
  const isKey = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' ';
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    if (!event.repeat) press('key');
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    release('key');
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) press('pointer');
  };
  const onClick = (event: MouseEvent) => {
    // Screen readers click without pointer or key.
    if (event.detail === 0) tap();
  };
  return (
    <button
      type="button"
      className={styles['hold']}
      data-holding={isHolding}
      style={{ '--hold': `${HOLD}ms` } as React.CSSProperties}
      onPointerDown={onPointerDown}
      onPointerUp={() => release('pointer')}
      onPointerLeave={() => release('pointer')}
      onPointerCancel={() => release('pointer')}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={() => release('pointer')}
      onClick={onClick}
    >
      <span>{isArmed ? again : label}</span>
    </button>
  );
}

type Source = 'key' | 'pointer';

function useHold(onDone: () => void, again: string) {
  const [isHolding, setHolding] = useState(false);
  const [isArmed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useAnnounce();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isArmed) return;
    const disarm = setTimeout(() => setArmed(false), WAIT);
    return () => clearTimeout(disarm);
  }, [isArmed]);
  const tap = () => {
    if (isArmed) return onDone();
    setArmed(true);
    announce(again);
  };
  const press = (source: Source) => {
    if (source === 'key' && isArmed) return onDone();
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(onDone, HOLD);
  };
  const release = (source: Source) => {
    clearTimeout(timer.current);
    setHolding(false);
    if (source === 'key' && isHolding) tap();
  };
  return { isHolding, isArmed, press, release, tap };
}
