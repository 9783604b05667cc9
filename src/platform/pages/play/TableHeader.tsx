import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { listIn } from '../../i18n/forms.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyRoom } from '../../room.ts';
import { LogoMark } from '../../ui/art/index.ts';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../ui/Switches.tsx';
import { paths } from '../router.ts';
import styles from './TableHeader.module.css';

interface TableHeaderProps {
  readonly room: AnyRoom;
  readonly game: string;
  readonly names: readonly string[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Shown in place of the names: who is at the table, and what can be done about it. */
  readonly children?: ReactNode;
}

/** One low line above the table; on small screens all but the mark and the name is behind a button. */
export function TableHeader({ room, game, names, heading, children }: TableHeaderProps) {
  const { language, texts } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { site, games, play } = texts;
  const header = useRef<HTMLElement>(null);
  useEffect(() => (isOpen ? onLeaving(header.current, () => setOpen(false)) : undefined), [isOpen]);
  return (
    <header ref={header} className={styles['header']}>
      <a className={styles['home']} href={paths.home} aria-label={`${site.name}: ${site.home}`}>
        <LogoMark className={styles['mark']} />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {game}
      </h1>
      {children ?? (
        <p className={styles['names']} title={play.names(listIn(language, names))}>
          {names.join(' · ')}
        </p>
      )}
      <button
        type="button"
        className={styles['toggle']}
        aria-label={site.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </button>
      <nav id={id} className={styles['menu']} data-open={isOpen} aria-label={site.menu}>
        <a href={paths.rules(room.id)}>{games.rules}</a>
        <a href={paths.how(room.id)}>{games.howTo}</a>
        <a href={paths.home}>{site.home}</a>
        <LanguageSwitch />
        <ThemeSwitch />
      </nav>
    </header>
  );
}

/** Calls when somebody presses Escape, or points or moves the focus elsewhere. Returns what ends it. */
function onLeaving(inside: HTMLElement | null, leave: () => void): () => void {
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave();
  const onElsewhere = (event: Event) => {
    if (event.target instanceof Node && !inside?.contains(event.target)) leave();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onElsewhere);
  document.addEventListener('pointerdown', onElsewhere);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onElsewhere);
    document.removeEventListener('pointerdown', onElsewhere);
  };
}
