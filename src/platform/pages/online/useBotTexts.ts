import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyBotTexts, AnyRoom } from '../../room.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** What the game calls its bots; null until it is loaded. */
export function useBotTexts(room: AnyRoom): AnyBotTexts | null {
  const { language } = useLanguage();
  return useLoaded(useCallback(() => room.botTexts(language), [room, language]));
}
