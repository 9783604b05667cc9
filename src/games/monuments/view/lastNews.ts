/** The last move in one line, for the eye and for the live region. */

import { newsLine } from './log/newsLine.ts';
import type { MonumentsTableProps } from './tableProps.ts';
import type { Words } from './turn/words.ts';

/** News the table makes no line of: it shows them elsewhere. */
const SILENT: readonly string[] = ['turn', 'refilled', 'saw'];

export function lastNews(
  { news, log, names }: Pick<MonumentsTableProps, 'news' | 'log' | 'names'>,
  words: Words,
): string {
  const isUndo = news.some(({ type }) => (type as string) === 'undone');
  if (isUndo) return words.t.turn.undone;
  const latest = news.length > 0 ? news : (log.at(-1)?.news ?? []);
  return latest
    .filter(({ type }) => !SILENT.includes(type))
    .map((item) => newsLine(item, names, words.texts))
    .join(' ');
}
