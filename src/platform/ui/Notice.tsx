import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** Something people should know, with what they can do about it. */
export function Notice({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <div className={styles['notice']} role="status">
      <p>{children}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
