/** The rules and how to play: both load their texts in the language of the reader. */
import type { ReactNode } from 'react';
import type { Language } from '../../../../platform/room.ts';
import type { RulesPageProps } from '../../../../platform/table.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import type { HowToBook, RulesBook } from '../../texts/rulesBook.ts';
import { HowToPage } from './HowToPage.tsx';
import styles from './Rules.module.css';
import { RulesBookPage } from './RulesBookPage.tsx';
import { type Loaded, useLoaded } from './useLoaded.ts';

type Props = RulesPageProps<MonumentsTexts>;

export function Rules(props: Props): ReactNode {
  const loaded = useLoaded(loadBook, props.language);
  if (loaded.status !== 'ready') return <Waiting title={props.texts.rules.title} loaded={loaded} texts={props.texts} />;
  return <RulesBookPage {...props} book={loaded.value} />;
}

export function HowTo(props: Props): ReactNode {
  const loaded = useLoaded(loadHowTo, props.language);
  if (loaded.status !== 'ready') return <Waiting title={props.texts.rules.howTo} loaded={loaded} texts={props.texts} />;
  return <HowToPage {...props} book={loaded.value} />;
}

interface WaitingProps {
  readonly title: string;
  readonly loaded: Loaded<unknown>;
  readonly texts: MonumentsTexts;
}

function Waiting({ title, loaded, texts }: WaitingProps): ReactNode {
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <p role="status" className={styles['waiting']}>
        {loaded.status === 'failed' ? texts.rules.failed : texts.rules.loading}
      </p>
    </article>
  );
}

async function loadBook(language: Language): Promise<RulesBook> {
  return language === 'fr'
    ? (await import('../../texts/rules.fr.ts')).book
    : (await import('../../texts/rules.en.ts')).book;
}

async function loadHowTo(language: Language): Promise<HowToBook> {
  return language === 'fr'
    ? (await import('../../texts/howTo.fr.ts')).howTo
    : (await import('../../texts/howTo.en.ts')).howTo;
}
