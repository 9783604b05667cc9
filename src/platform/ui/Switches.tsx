import { LANGUAGE_NAMES, useLanguage } from '../i18n/language.tsx';
import { LANGUAGES } from '../language.ts';
import { HalfIcon, MoonIcon, SunIcon } from './icons.tsx';
import styles from './Switches.module.css';
import { THEME_CHOICES, useTheme } from './theme.tsx';

export function LanguageSwitch() {
  const { language, texts, speak } = useLanguage();
  return (
    <fieldset className={styles['switch']} aria-label={texts.site.language}>
      {LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          aria-label={`${offered.toUpperCase()}, ${LANGUAGE_NAMES[offered]}`}
          title={LANGUAGE_NAMES[offered]}
          aria-pressed={offered === language}
          onClick={() => speak(offered)}
        >
          {offered.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

const THEME_ICONS = { auto: HalfIcon, day: SunIcon, night: MoonIcon } as const;

export function ThemeSwitch() {
  const { choice, choose } = useTheme();
  const { texts } = useLanguage();
  return (
    <fieldset className={styles['switch']} aria-label={texts.site.theme}>
      {THEME_CHOICES.map((offered) => {
        const ThemeIcon = THEME_ICONS[offered];
        return (
          <button
            key={offered}
            type="button"
            aria-label={texts.themes[offered]}
            title={texts.themes[offered]}
            aria-pressed={offered === choice}
            onClick={() => choose(offered)}
          >
            <ThemeIcon />
          </button>
        );
      })}
    </fieldset>
  );
}
