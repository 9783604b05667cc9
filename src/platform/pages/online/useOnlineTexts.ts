import { useLanguage } from '../../i18n/language.tsx';
import type { Language } from '../../language.ts';
import { en, type OnlineTexts } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const TEXTS: Readonly<Record<Language, OnlineTexts>> = { en, fr };

/** The texts of online play: they come with its pages, so that the home page need not carry them. */
export function useOnlineTexts(): OnlineTexts {
  return TEXTS[useLanguage().language];
}

/** Why something did not work, in words. */
export function problemText({ problems }: OnlineTexts, code: string): string {
  return code in problems ? problems[code as keyof typeof problems] : problems.failed;
}
