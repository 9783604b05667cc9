import type { ReactNode, RefObject } from 'react';
import { MeanderStrip } from './art/index.ts';
import styles from './Sheet.module.css';
import { SiteHeader } from './SiteHeader.tsx';

interface SheetProps {
  readonly title: ReactNode;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
  /** Wide for texts with pictures beside them. */
  readonly width?: 'text' | 'wide';
}

/** An ordinary page: the head, a heading under a key pattern, and what it is about. */
export function Sheet({ title, heading, children, width = 'text' }: SheetProps) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={`${styles['sheet']} ${styles[width]}`}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        <div className={styles['key']}>
          <MeanderStrip height={10} />
        </div>
        {children}
      </main>
    </>
  );
}
