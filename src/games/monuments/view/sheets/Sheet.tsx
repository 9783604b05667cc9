import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../../../platform/ui/useModal.ts';
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
  const sheet = useRef<HTMLDivElement>(null);
  useModal(sheet, onClose);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div className={styles.veil} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref={sheet}
        className={styles.sheet}
        data-wide={isWide || undefined}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
      >
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button
            type="button"
            className={`${ui.button} ${styles.close}`}
            aria-label={words.t.tools.close}
            onClick={onClose}
          >
            <span aria-hidden="true">×</span>
          </button>
        </header>
        <MeanderStrip height={10} className={styles.meander} />
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </div>,
    document.body,
  );
}
