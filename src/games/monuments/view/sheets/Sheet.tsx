import { type ReactNode, useDeferredValue, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../../../platform/ui/useModal.ts';
import { MeanderStrip } from '../art/index.ts';
import ui from '../parts/ui.module.css';
import { useTable } from '../TableContext.ts';
import styles from './Sheet.module.css';

interface Props {
  readonly title: string;
  readonly isWide?: boolean;
  /** A `SheetBody`; it is made once the table has dimmed. */
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * A leaf of papyrus over the table. Escape, the cross and a tap beside it close it. The table dims and the focus moves at
 * once; the leaf is shown when it is written, which takes a slow device some frames.
 */
export function Sheet({ title, isWide = false, children, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const isWritten = useDeferredValue(true, false);
  useModal(sheet, onClose);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div className={styles.veil} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref={sheet}
        className={isWritten ? styles.sheet : styles.blank}
        data-wide={isWide || undefined}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        aria-busy={!isWritten}
        tabIndex={-1}
      >
        {isWritten && (
          <>
            <SheetHead title={title} onClose={onClose} />
            {children}
          </>
        )}
      </div>
    </div>,
    document.body,
  );
}

function SheetHead({ title, onClose }: Pick<Props, 'title' | 'onClose'>) {
  const { words } = useTable();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button
          type="button"
          className={`${ui.button} ${styles.close}`}
          aria-label={words.t.tools.close}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <MeanderStrip height={10} className={styles.meander} />
    </>
  );
}

interface BodyProps {
  /** Buttons at the foot; without them there is only the cross. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** What stands on a sheet. */
export function SheetBody({ foot, children }: BodyProps) {
  return (
    <>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
