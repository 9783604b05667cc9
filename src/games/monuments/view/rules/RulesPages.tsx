/** The rules and how to play: both load their texts in the language of the reader. The house brings the heading. */
import { type ReactNode, useCallback } from 'react';
import type { Language } from '../../../../platform/room.ts';
import type { RulesPageProps } from '../../../../platform/table.ts';
import { useLoaded } from '../../../../platform/ui/useLoaded.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import type { HowToBook, RulesBook } from '../../texts/rulesBook.ts';
import { HowToPage } from './HowToPage.tsx';
import styles from './Rules.module.css';
import { RulesBookPage } from './RulesBookPage.tsx';

type Props = RulesPageProps<MonumentsTexts>;

export function Rules(props: Props): ReactNode {
  const book = useLoaded(useCallback(() => loadBook(props.language), [props.language]));
  return book ? <RulesBookPage {...props} book={book} /> : <Waiting texts={props.texts} />;
}

export function HowTo(props: Props): ReactNode {
  const book = useLoaded(useCallback(() => loadHowTo(props.language), [props.language]));
  return book ? <HowToPage {...props} book={book} /> : <Waiting texts={props.texts} />;
}

function Waiting({ texts }: { texts: MonumentsTexts }): ReactNode {
  return (
    <p role="status" className={styles['waiting']}>
      {texts.rules.loading}
    </p>
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
