import { useLanguage } from '../../i18n/language.tsx';
import type { Language } from '../../language.ts';
import { en, type PracticeTexts } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const TEXTS: Readonly<Record<Language, PracticeTexts>> = { en, fr };

/** The texts of playing with bots: they come with the pages that need them. */
export function usePracticeTexts(): PracticeTexts {
  return TEXTS[useLanguage().language];
}
