import { useCallback, useEffect, useState } from 'react';

/** The paragraph that the address names, scrolled to and focused, also where it is named again. */
export function useTarget(): { target: string | null; aim(paragraph: string): void } {
  const [aimed, setAimed] = useState<{ readonly target: string | null }>(() => ({ target: fromAddress() }));
  const aim = useCallback((target: string) => setAimed({ target }), []);
  useEffect(() => {
    const follow = () => setAimed({ target: fromAddress() });
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const element = aimed.target ? document.getElementById(aimed.target) : null;
    if (!element) return;
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [aimed]);
  return { target: aimed.target, aim };
}

function fromAddress(): string | null {
  const hash = window.location.hash.slice(1);
  if (hash === '') return null;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
