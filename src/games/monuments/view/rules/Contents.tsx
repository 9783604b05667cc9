import type { ReactNode } from 'react';
import type { MonumentsTexts } from '../../texts/en.ts';
import type { RulesBook } from '../../texts/rulesBook.ts';
import styles from './Rules.module.css';

interface Props {
  readonly book: RulesBook;
  readonly texts: MonumentsTexts;
  rulesUrl(paragraph: string): string;
}

export function Contents({ book, texts, rulesUrl }: Props): ReactNode {
  return (
    <nav className={styles['contents']} aria-label={texts.rules.contents}>
      <ol>
        {book.chapters.map(({ number, title }) => (
          <li key={number}>
            <a href={rulesUrl(number)} data-paragraph={number}>
              <span className={styles['numeral']}>{number}</span> {title}
            </a>
          </li>
        ))}
        <li>
          <a href={rulesUrl('rulings')} data-paragraph="rulings">
            {texts.rules.rulings}
          </a>
        </li>
      </ol>
    </nav>
  );
}
