import { useCallback, useEffect } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyBotTexts, AnyRoom, RoomTexts } from '../../room.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

export interface MatchTexts {
  readonly roomTexts: RoomTexts;
  readonly botTexts: AnyBotTexts;
}

/** What a form for a new match says of its game; null until it is there. What the match needs is fetched meanwhile. */
export function useMatchTexts(room: AnyRoom): MatchTexts | null {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [roomTexts, botTexts] = await Promise.all([room.texts(language), room.botTexts(language)]);
    return { roomTexts, botTexts };
  }, [room, language]);
  useEffect(() => {
    // A failure shows when the part is needed.
    for (const part of [room.table(), room.notation(), room.game()]) part.catch(() => {});
  }, [room]);
  return useLoaded(load);
}
