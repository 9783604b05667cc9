import type { ReactNode } from 'react';
import { HelpTip } from '../help/HelpTip.tsx';
import type { HelpArea } from '../help/helpParagraphs.ts';
import { useTable } from '../TableContext.ts';
import ui from './ui.module.css';

interface Props {
  readonly title: string;
  readonly help: HelpArea;
  /** Stands beside the title. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The head of a panel, for areas that name themselves otherwise. */
export function PanelHead({ title, help, aside }: Omit<Props, 'className' | 'children'>) {
  const { words, rulesUrl } = useTable();
  return (
    <header className={ui.head}>
      <h2 className={ui.title}>{title}</h2>
      {aside}
      <span className={ui.spacer} />
      <span className={ui.tip}>
        <HelpTip area={help} texts={words.texts} rulesUrl={rulesUrl} />
      </span>
    </header>
  );
}

/** A named area of the table with its explanation. */
export function Panel({ className, children, ...head }: Props) {
  return (
    <section className={`${ui.panel} ${className ?? ''}`} aria-label={head.title}>
      <PanelHead {...head} />
      {children}
    </section>
  );
}
