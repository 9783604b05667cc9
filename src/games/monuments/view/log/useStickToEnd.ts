import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR = 24;

/** Keeps a list scrolled to its end while it grows, unless the reader has scrolled up. */
export function useStickToEnd(length: number): {
  list: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
} {
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const stick = useRef(true);
  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);
  const onScroll = useCallback(() => {
    const element = list.current;
    if (!element) return;
    stick.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    setAtEnd(stick.current);
  }, []);
  // `length` is what has to be followed, though nothing in here reads it.
  useLayoutEffect(() => {
    if (stick.current) toEnd();
  }, [length, toEnd]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => stick.current && toEnd());
    observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd]);
  return { list, isAtEnd, onScroll, toEnd };
}
