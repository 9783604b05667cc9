/** One live region for the whole page: what happens is also said. */
import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import styles from './announce.module.css';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

export function AnnounceProvider({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const announce = useCallback((text: string) => {
    const said = document.createElement('p');
    said.textContent = text;
    region.current?.append(said);
    // Every text is an element of its own, so that the same words twice are said twice. Old ones make room.
    setTimeout(() => said.remove(), 8000);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div ref={region} className={styles['hidden']} role="log" aria-live="polite" aria-relevant="additions" />
    </AnnounceContext>
  );
}

/** Says a sentence to those who do not see the table. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
