import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyRoom, RoomTexts } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import styles from './pages.module.css';
import type { OnlineTexts } from './texts/en.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';

/** The chosen options in a line: “Power cards: with”. */
export function OptionsLine({ room, options }: { readonly room: AnyRoom; readonly options: Options }) {
  const { language } = useLanguage();
  const texts = useOnlineTexts();
  const roomTexts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  const words = roomTexts ? optionWords(texts, roomTexts, options) : [];
  return <p className={styles['note']}>{words.join(' · ') || '\u00a0'}</p>;
}

/** Each of them in words. */
export function optionWords({ waiting }: OnlineTexts, { options: known }: RoomTexts, chosen: Options): string[] {
  return Object.entries(chosen).flatMap(([option, value]) => {
    const words = known[option];
    return words ? [waiting.option(words.name, words.values[value] ?? value)] : [];
  });
}
