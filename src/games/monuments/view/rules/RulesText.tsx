/** A text of the rules: *terms*, ◇ for rulings of ours, § links, and what was searched for. */
import { Fragment, type ReactNode } from 'react';
import styles from './Rules.module.css';
import { cut } from './search.ts';

interface Props {
  readonly text: string;
  /** Words to be highlighted. */
  readonly words: readonly string[];
  /** What ◇ means, for those who point at it. */
  readonly ruling: string;
  rulesUrl(paragraph: string): string;
}

const MARKUP = /(\*[^*]+\*|◇|§\d+(?:\.\d+)?)/;

export function RulesText({ text, words, ruling, rulesUrl }: Props): ReactNode {
  // A ruling stays on the line of what it marks.
  return text
    .replaceAll('◇ ', '◇\u00a0')
    .split(MARKUP)
    .map((piece, at) => {
      if (at % 2 === 0) return <Hits key={at} text={piece} words={words} />;
      if (piece === '◇') return <Ruling key={at} title={ruling} />;
      if (piece.startsWith('§')) {
        const paragraph = piece.slice(1);
        return (
          <a key={at} href={rulesUrl(paragraph)} data-paragraph={paragraph}>
            {piece}
          </a>
        );
      }
      return (
        <strong key={at}>
          <Hits text={piece.slice(1, -1)} words={words} />
        </strong>
      );
    });
}

export function Ruling({ title }: { title: string }): ReactNode {
  return (
    <span className={styles['ruling']} role="img" aria-label={title} title={title}>
      ◇
    </span>
  );
}

export function Hits({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  if (words.length === 0) return text;
  return cut(text, words).map((piece, at) =>
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}
