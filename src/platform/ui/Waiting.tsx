import { useTexts } from '../i18n/language.tsx';
import { LogoMark } from './art/index.ts';
import styles from './Waiting.module.css';

/** While a page is on its way. Shows itself only when it takes long enough to be noticed. */
export function Waiting() {
  const { loading } = useTexts().site;
  return (
    <main className={styles['waiting']} aria-busy>
      <LogoMark className={styles['mark']} />
      <p>{loading}</p>
    </main>
  );
}
