import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import styles from './pages.module.css';

interface OnlineTroubleProps {
  readonly title: string;
  readonly text: string;
  /** What can be done, the best first. */
  readonly children?: ReactNode;
}

/** A table that cannot be shown: why, and what to do. */
export function OnlineTrouble({ title, text, children }: OnlineTroubleProps) {
  const { trouble } = useTexts();
  const heading = usePage(title);
  return (
    <Sheet title={title} heading={heading}>
      <p className={styles['lead']} role="status">
        {text}
      </p>
      <div className={styles['ways']}>
        {children}
        <ButtonLink href={paths.home}>{trouble.backHome}</ButtonLink>
      </div>
    </Sheet>
  );
}
