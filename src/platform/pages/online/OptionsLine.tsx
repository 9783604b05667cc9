import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { LobbyMatch } from '../../protocol.ts';
import type { AnyRoom, RoomTexts } from '../../room.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import styles from './pages.module.css';
import type { OnlineTexts } from './texts/en.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';

type Agreed = Pick<LobbyMatch, 'setupData' | 'hints'>;

/** What has been agreed on, in a line: “Power cards: with · hints allowed”. */
export function OptionsLine({ room, table }: { readonly room: AnyRoom; readonly table: Agreed }) {
  const { language } = useLanguage();
  const texts = useOnlineTexts();
  const roomTexts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  const words = roomTexts ? tableWords(texts, roomTexts, table) : [];
  return <p className={styles['note']}>{words.join(' · ') || '\u00a0'}</p>;
}

/** Each of the options in words, and whether there may be help. */
export function tableWords({ waiting, table }: OnlineTexts, { options: known }: RoomTexts, agreed: Agreed): string[] {
  const words = Object.entries(agreed.setupData).flatMap(([option, value]) => {
    const named = known[option];
    return named ? [waiting.option(named.name, named.values[value] ?? value)] : [];
  });
  return agreed.hints ? [...words, table.hints] : words;
}
