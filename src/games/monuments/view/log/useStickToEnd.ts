import { type RefObject, useCallback, useRef, useState } from 'react';

const NEAR = 24;

/**
 * Where the reader of a growing list is. The list is turned upside down by its style, so that the browser itself keeps it
 * at its end: `scrollTop` is 0 there and negative above.
 */
export function useStickToEnd(): {
  list: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
} {
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = useCallback(() => {
    if (list.current) list.current.scrollTop = 0;
  }, []);
  const onScroll = useCallback(() => setAtEnd(-(list.current?.scrollTop ?? 0) < NEAR), []);
  return { list, isAtEnd, onScroll, toEnd };
}
