import { useTexts } from '../i18n/language.tsx';
import { LogoMark } from './art/index.ts';
import styles from './SiteHeader.module.css';
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx';

/** The head of every page but the table. */
export function SiteHeader() {
  const { site } = useTexts();
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#content">
        {site.skip}
      </a>
      <a className={styles['home']} href="/" aria-label={`${site.name}: ${site.home}`}>
        <LogoMark className={styles['mark']} />
        <span aria-hidden>{site.name}</span>
      </a>
      <div className={styles['switches']}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
