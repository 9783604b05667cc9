import type { ReactNode } from 'react';
import { HelpTip, type HelpTopic } from '../help/HelpTip.tsx';
import { useTable } from '../TableContext.ts';
import ui from './ui.module.css';

interface Props {
  readonly title: string;
  readonly topic?: HelpTopic;
  /** Stands beside the title. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A named area of the table with its explanation. */
export function Panel({ title, topic, aside, className, children }: Props) {
  const { words, rulesUrl } = useTable();
  return (
    <section className={`${ui.panel} ${className ?? ''}`} aria-label={title}>
      <header className={ui.head}>
        <h2 className={ui.title}>{title}</h2>
        {aside}
        {topic && (
          <>
            <span className={ui.spacer} />
            <HelpTip topic={topic} texts={words.texts} rulesUrl={rulesUrl} />
          </>
        )}
      </header>
      {children}
    </section>
  );
}
