/** The last move in one line, for the eye and for the live region. */

import type { MonumentsNews } from '../rules/state.ts';
import { newsLine } from './log/newsLine.ts';
import type { MonumentsTableProps } from './tableProps.ts';
import type { Words } from './turn/words.ts';

/** News the table makes no line of: it shows them elsewhere. */
const MOST_SILENT = 3;
const SILENT: readonly string[] = ['turn', 'refilled', 'saw'];

type Told = Pick<MonumentsTableProps, 'news' | 'log' | 'names'>;

/** `looking` is the ply that is looked at, null for now. */
export function lastNews({ news, log, names }: Told, looking: number | null, words: Words): string {
  const isUndo = looking === null && news.some(({ type }) => (type as string) === 'undone');
  if (isUndo) return words.t.turn.undone;
  const past = looking === null ? log : log.filter(({ ply }) => ply <= looking);
  const moments = [...(looking === null ? [{ news }] : []), ...past.slice(-MOST_SILENT).reverse()];
  const telling = moments.find(({ news: told }) => told.some(isTelling));
  return (telling?.news ?? [])
    .filter(isTelling)
    .map((item) => newsLine(item, names, words.texts))
    .join(' ');
}

function isTelling({ type }: MonumentsNews): boolean {
  return !SILENT.includes(type);
}
