/** Light or dark: chosen, or as the device has it. `data-theme` on <html> is what the style sheets follow. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { recall, remember } from './memory.ts';

export const THEME_CHOICES = ['auto', 'day', 'night'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
type Theme = Exclude<ThemeChoice, 'auto'>;

interface Look {
  readonly choice: ThemeChoice;
  readonly theme: Theme;
  choose(choice: ThemeChoice): void;
}

const LookContext = createContext<Look>({ choice: 'auto', theme: 'day', choose: () => {} });

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(firstChoice);
  const prefersNight = usePrefersNight();
  const theme = choice === 'auto' ? (prefersNight ? 'night' : 'day') : choice;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const look = useMemo(
    () => ({
      choice,
      theme,
      choose(chosen: ThemeChoice) {
        remember('theme', chosen);
        setChoice(chosen);
      },
    }),
    [choice, theme],
  );
  return <LookContext value={look}>{children}</LookContext>;
}

export function useTheme(): Look {
  return useContext(LookContext);
}

function firstChoice(): ThemeChoice {
  const kept = recall('theme');
  return THEME_CHOICES.find((choice) => choice === kept) ?? 'auto';
}

function usePrefersNight(): boolean {
  const [query] = useState(() => window.matchMedia('(prefers-color-scheme: dark)'));
  const [matches, setMatches] = useState(query.matches);
  useEffect(() => {
    const onChange = () => setMatches(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [query]);
  return matches;
}
