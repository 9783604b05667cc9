import type { ReactNode } from 'react';
import styles from './TableMenu.module.css';

interface FoldProps {
  readonly title: string;
  /** Open from the start: it is what one came for. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Something that is seldom needed, behind its title. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  );
}
