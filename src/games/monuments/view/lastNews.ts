/** The last move in one line, for the eye and for the live region. */

import type { MonumentsMove, MonumentsNews } from '../rules/state.ts';
import { newsLine } from './log/newsLine.ts';
import type { MonumentsTableProps } from './tableProps.ts';
import { undoneLabel } from './turn/labels.ts';
import type { Words } from './turn/words.ts';

/** News the table makes no line of: it shows them elsewhere. */
const MOST_SILENT = 3;
const SILENT: readonly string[] = ['turn', 'refilled', 'saw'];

type Told = Pick<MonumentsTableProps, 'news' | 'log' | 'names'>;

/** `looking` is the ply that is looked at, null for now. */
export function lastNews({ news, log, names }: Told, looking: number | null, words: Words): string {
  const undone = looking === null ? news.map(undoneMove).find((move) => move !== null) : undefined;
  if (undone) return words.t.turn.undone(undoneLabel(undone, words));
  const past = looking === null ? log : log.filter(({ ply }) => ply <= looking);
  const moments = [...(looking === null ? [{ news }] : []), ...past.slice(-MOST_SILENT).reverse()];
  const telling = moments.find(({ news: told }) => told.some(isTelling));
  return (telling?.news ?? [])
    .filter(isTelling)
    .map((item) => newsLine(item, names, words.texts))
    .join(' ');
}

/** The platform's own news, which no game knows: a move has been taken back. */
function undoneMove(item: MonumentsNews | UndoneNews): MonumentsMove | null {
  return item.type === 'undone' ? item.move : null;
}

interface UndoneNews {
  readonly type: 'undone';
  readonly move: MonumentsMove;
}

function isTelling({ type }: MonumentsNews): boolean {
  return !SILENT.includes(type);
}
