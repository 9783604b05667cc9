import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { MonumentsTexts } from '../../texts/en.ts';
import styles from './Rules.module.css';

interface Props {
  readonly query: string;
  onQuery(query: string): void;
  /** How many paragraphs match; null where nothing is searched for. */
  readonly found: number | null;
  readonly texts: MonumentsTexts;
}

export function SearchBox({ query, onQuery, found, texts: { rules } }: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  return (
    <search className={styles['search']}>
      <label htmlFor={id}>{rules.search}</label>
      <input
        id={id}
        ref={input}
        type="search"
        value={query}
        placeholder={rules.searchHint}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
      />
      <p role="status" className={styles['found']}>
        {found !== null && (found === 0 ? rules.none : rules.found(found))}
      </p>
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}
