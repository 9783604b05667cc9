/** Searching the rules: every word must occur, case and accents do not matter. */
import type { RulesBook, RulesChapter, RulesParagraph } from '../../texts/rulesBook.ts';

/** Letter for letter, so that a place in the folded text is the same place in the text. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const bare = (letter.normalize('NFD')[0] ?? letter).toLowerCase();
    return bare === '’' ? "'" : bare.length === letter.length ? bare : letter;
  }).join('');
}

export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function isMatch({ number, title = '', text }: RulesParagraph, words: readonly string[]): boolean {
  const folded = fold(`§${number} ${title} ${text}`);
  return words.every((word) => folded.includes(word));
}

/** The chapters that have something to show for these words, with only what matches. */
export function matching(book: RulesBook, words: readonly string[]): readonly RulesChapter[] {
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((each) => isMatch(each, words)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Cuts a text where the words occur; every second piece is a hit. */
export function cut(text: string, words: readonly string[]): string[] {
  const folded = fold(text);
  const pieces: string[] = [];
  let done = 0;
  for (;;) {
    const next = nextHit(folded, words, done);
    if (!next) break;
    pieces.push(text.slice(done, next.from), text.slice(next.from, next.to));
    done = next.to;
  }
  return [...pieces, text.slice(done)];
}

function nextHit(folded: string, words: readonly string[], from: number): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null;
  for (const word of words) {
    const at = folded.indexOf(word, from);
    if (at >= 0 && (!best || at < best.from)) best = { from: at, to: at + word.length };
  }
  return best;
}
