import { type ReactNode, useEffect, useRef } from 'react';
import { MeanderStrip } from '../art/index.ts';
import ui from '../parts/ui.module.css';
import { useTable } from '../TableContext.ts';
import styles from './Sheet.module.css';

interface Props {
  readonly title: string;
  readonly isWide?: boolean;
  /** Buttons at the foot; without them there is only the cross. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** A leaf of papyrus over the table. Escape, the cross and a tap beside it close it. */
export function Sheet({ title, isWide = false, foot, children, onClose }: Props) {
  const { words } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-wide={isWide || undefined}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.leaf}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button
            type="button"
            className={`${ui.button} ${styles.close}`}
            aria-label={words.t.tools.close}
            onClick={() => dialog.current?.close()}
          >
            <span aria-hidden="true">×</span>
          </button>
        </header>
        <MeanderStrip height={10} className={styles.meander} />
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
