/** Which language the page speaks: the chosen one, else the first of the reader's languages that we know. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '../language.ts';
import { recall, remember } from '../ui/memory.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, fr };

/** Languages by their own names: whoever looks for one must find it without knowing the other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

interface Speech {
  readonly language: Language;
  readonly texts: Texts;
  speak(language: Language): void;
}

const SpeechContext = createContext<Speech>({ language: 'en', texts: en, speak: () => {} });

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(
    () => ({
      language,
      texts: TEXTS[language],
      speak(chosen: Language) {
        remember('language', chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useLanguage(): Speech {
  return useContext(SpeechContext);
}

export function useTexts(): Texts {
  return useContext(SpeechContext).texts;
}

function firstLanguage(): Language {
  const wanted = [recall('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}
