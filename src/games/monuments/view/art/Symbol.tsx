import type { ReactNode } from 'react';
import { Picture } from './kit.tsx';

export type CardSymbol = 'scroll' | 'ship' | 'helmet';

/** Three shapes that differ in outline: an upright roll, a hull under a sail, a crested head. Cut-outs by evenodd. */
const paths: Record<CardSymbol, string> = {
  scroll:
    'M3.9 1.5h16.2a2.5 2.5 0 0 1 0 5H19v11h1.1a2.5 2.5 0 0 1 0 5H3.9a2.5 2.5 0 0 1 0-5H5v-11H3.9a2.5 2.5 0 0 1 0-5z ' +
    'M8 7.5v1.7h8V7.5zm0 3.5v1.7h8V11zm0 3.5v1.7h5v-1.7z',
  ship:
    'M11.2 1h1.8v1.5h5.5q2.8 5.5 0 11H13v2h7q1-1.5.5-3.5 3.5.5 3 4-.8 5-6 6.5H6.5Q2.5 20 .5 14.5H5l1 ' +
    '1h5.2v-2H5.5q2.8-5.5 0-11h5.7z M7 17.8V19h2v-1.2z m4 0V19h2v-1.2z m4 0V19h2v-1.2z',
  helmet:
    'M2.2 17.5C-.5 8.5 5 .8 13.2.8c4.6 0 8 2.2 9.3 5.7l-2.3.9C18.8 4.8 16.5 3.8 13.5 3.8 7.5 3.8 4.2 8.6 5.3 ' +
    '15c.3 2-.6 3.5-2.8 5 .2-1 .1-1.6-.3-2.5z M7 12.5C7 8.5 9.8 5.8 13.8 5.8c4.2 0 7 2.7 7.2 6.7l1 ' +
    '4.3h-2.4L20.5 23h-6l-1.2-3L12 23H5.5C7.2 20 7 17 7 12.5z m6.5.6c1.4 3.4 4.2 3.4 5.5 ' +
    '2.3l.4-2.3c-2-1.6-4.2-1.6-5.9 0z',
};

export function SymbolIcon({
  symbol,
  title,
  className,
}: {
  symbol: CardSymbol;
  title?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  return (
    <Picture box="0 0 24 24" title={title} className={className} overflow="visible">
      <path fill="currentColor" fillRule="evenodd" d={paths[symbol]} />
    </Picture>
  );
}
