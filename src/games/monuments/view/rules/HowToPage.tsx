/** How to play in two minutes: a few steps with a picture each. */
import type { ReactNode } from 'react';
import type { RulesPageProps } from '../../../../platform/table.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import type { HowToBook } from '../../texts/rulesBook.ts';
import { Divider } from '../art/index.ts';
import styles from './HowTo.module.css';
import { STEP_PICTURES } from './stepPictures.tsx';

interface Props extends RulesPageProps<MonumentsTexts> {
  readonly book: HowToBook;
}

export function HowToPage({ book, texts, rulesUrl }: Props): ReactNode {
  return (
    <article className={styles['page']}>
      <p className={styles['intro']}>{book.intro}</p>
      <ol className={styles['steps']}>
        {book.steps.map(({ title, text }, at) => {
          const Picture = STEP_PICTURES[at];
          return (
            <li key={title} className={styles['step']}>
              <div className={styles['picture']}>{Picture && <Picture texts={texts} />}</div>
              <h2>
                <span className={styles['numeral']}>{at + 1}</span> {title}
              </h2>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
      <footer className={styles['foot']}>
        <Divider className={styles['divider']} />
        <p>{book.outro}</p>
        <a className={styles['link']} href={rulesUrl('0')}>
          {texts.rules.toRules}
        </a>
      </footer>
    </article>
  );
}
