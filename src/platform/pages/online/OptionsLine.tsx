import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyRoom } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import styles from './pages.module.css';

/** The chosen options in a line: “Power cards: with”. */
export function OptionsLine({ room, options }: { readonly room: AnyRoom; readonly options: Options }) {
  const { language } = useLanguage();
  const texts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  const chosen = Object.entries(options).flatMap(([option, value]) => {
    const words = texts?.options[option];
    return words ? [`${words.name}: ${words.values[value]}`] : [];
  });
  return <p className={styles['note']}>{chosen.join(' · ') || '\u00a0'}</p>;
}
