import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/language.tsx';
import { hasNavigated } from './router.ts';

/** Names the page, and gives the focus to its heading when one has come here from another page. */
export function usePage(title: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = useTexts().site;
  useEffect(() => {
    document.title = title === null ? name : `${title} · ${name}`;
  }, [title, name]);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
