/** All paragraphs with their pictures, a table of contents and a search. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { RulesPageProps } from '../../../../platform/table.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import type { RulesBook, RulesParagraph } from '../../texts/rulesBook.ts';
import { Contents } from './Contents.tsx';
import { ParagraphPicture } from './ParagraphPicture.tsx';
import styles from './Rules.module.css';
import { Hits, RulesText, Ruling } from './RulesText.tsx';
import { SearchBox } from './SearchBox.tsx';
import { matching, wordsOf } from './search.ts';
import { useTarget } from './useTarget.ts';

interface Props extends RulesPageProps<MonumentsTexts> {
  readonly book: RulesBook;
}

const RULINGS_ID = 'rulings';

export function RulesBookPage({ book, texts, rulesUrl }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const { target, aim } = useTarget();
  const words = wordsOf(query);
  const chapters = matching(book, words);
  const found = chapters.reduce((count, { paragraphs }) => count + paragraphs.length, 0);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-paragraph]') : null;
    const paragraph = link?.dataset['paragraph'];
    if (paragraph === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    setQuery('');
    aim(paragraph);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only follows the links inside, which keys click too
    <article className={styles['page']} onClick={follow}>
      <p className={styles['lead']}>{texts.rules.lead}</p>
      <div className={styles['columns']}>
        <aside className={styles['side']}>
          <SearchBox query={query} onQuery={setQuery} found={words.length > 0 ? found : null} texts={texts} />
          <Contents book={book} texts={texts} rulesUrl={rulesUrl} />
        </aside>
        <div className={styles['book']}>
          {chapters.map(({ number, title, paragraphs }) => (
            <section key={number} className={styles['chapter']} aria-labelledby={number}>
              <h2 id={number} tabIndex={-1}>
                <span className={styles['numeral']}>{number}</span> {title}
              </h2>
              {paragraphs.map((each) => (
                <Paragraph
                  key={each.number}
                  paragraph={each}
                  words={words}
                  isTarget={each.number === target}
                  texts={texts}
                  rulesUrl={rulesUrl}
                />
              ))}
            </section>
          ))}
          {words.length === 0 && <Rulings book={book} texts={texts} rulesUrl={rulesUrl} />}
        </div>
      </div>
    </article>
  );
}

interface ParagraphProps {
  readonly paragraph: RulesParagraph;
  readonly words: readonly string[];
  readonly isTarget: boolean;
  readonly texts: MonumentsTexts;
  rulesUrl(paragraph: string): string;
}

function Paragraph({ paragraph, words, isTarget, texts, rulesUrl }: ParagraphProps): ReactNode {
  const { number, title, text } = paragraph;
  return (
    <section id={number} tabIndex={-1} className={styles['paragraph']} data-target={isTarget}>
      <a className={styles['number']} href={rulesUrl(number)} data-paragraph={number}>
        {isNumbered(number) ? number : <Bullet title={title ?? number} />}
      </a>
      <div>
        <p>
          {title && (
            <b className={styles['term']}>
              <Hits text={title} words={words} />
            </b>
          )}
          <RulesText text={text} words={words} ruling={texts.rules.ruling} rulesUrl={rulesUrl} />
        </p>
        <ParagraphPicture number={number} texts={texts} />
      </div>
    </section>
  );
}

function Rulings({ book, texts, rulesUrl }: Omit<Props, 'language'>): ReactNode {
  return (
    <section className={styles['chapter']} aria-labelledby={RULINGS_ID}>
      <h2 id={RULINGS_ID} tabIndex={-1}>
        {texts.rules.rulings}
      </h2>
      <p>{texts.rules.rulingsLead}</p>
      <ul className={styles['rulings']}>
        {book.rulings.map(({ paragraph, text }) => (
          <li key={paragraph}>
            <Ruling title={texts.rules.ruling} /> {text}{' '}
            <a href={rulesUrl(paragraph)} data-paragraph={paragraph}>
              {isNumbered(paragraph) ? `§${paragraph}` : titleOf(book, paragraph)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Some paragraphs have a name in place of a number. */
function isNumbered(paragraph: string): boolean {
  return /^\d/.test(paragraph);
}

function titleOf({ chapters }: RulesBook, paragraph: string): string {
  const found = chapters.flatMap(({ paragraphs }) => paragraphs).find(({ number }) => number === paragraph);
  return found?.title ?? paragraph;
}

function Bullet({ title }: { title: string }): ReactNode {
  return (
    <span role="img" aria-label={title}>
      ·
    </span>
  );
}
