/** The rules page says what RULES.md says, in every language; the log has words for whatever happens. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { facts } from '../../../../src/games/monuments/facts.ts';
import { notation } from '../../../../src/games/monuments/notation.ts';
import { rules } from '../../../../src/games/monuments/rules/index.ts';
import { REASONS } from '../../../../src/games/monuments/rules/reasons.ts';
import type { MonumentsNews, State } from '../../../../src/games/monuments/rules/state.ts';
import { en } from '../../../../src/games/monuments/texts/en.ts';
import { fr } from '../../../../src/games/monuments/texts/fr.ts';
import { howTo as howToEn } from '../../../../src/games/monuments/texts/howTo.en.ts';
import { howTo as howToFr } from '../../../../src/games/monuments/texts/howTo.fr.ts';
import { book as bookEn } from '../../../../src/games/monuments/texts/rules.en.ts';
import { book as bookFr } from '../../../../src/games/monuments/texts/rules.fr.ts';
import type { RulesBook } from '../../../../src/games/monuments/texts/rulesBook.ts';
import { headline, resultText, tieLines, tieOf } from '../../../../src/games/monuments/view/end/standing.ts';
import { HELP_PARAGRAPHS } from '../../../../src/games/monuments/view/help/helpParagraphs.ts';
import { newsLine, newsSegments } from '../../../../src/games/monuments/view/log/newsLine.ts';
import { turnsOf } from '../../../../src/games/monuments/view/log/turns.ts';
import { cut, fold, matching, wordsOf } from '../../../../src/games/monuments/view/rules/search.ts';
import { parseReplay, runReplay } from '../../../../src/platform/replay.ts';
import type { Moment } from '../../../../src/platform/table.ts';

const BOOKS: readonly (readonly [string, RulesBook])[] = [
  ['en', bookEn],
  ['fr', bookFr],
];
const TEXTS = [
  ['en', en],
  ['fr', fr],
] as const;
const RULES_MD = readFileSync(new URL('../../../../src/games/monuments/RULES.md', import.meta.url), 'utf8');
const REPLAYS = new URL('../../../replays/monuments/', import.meta.url);

function paragraphsOf({ chapters }: RulesBook) {
  return chapters.flatMap(({ paragraphs }) => paragraphs);
}

function addressesOf(book: RulesBook): string[] {
  return [...book.chapters.map(({ number }) => number), ...paragraphsOf(book).map(({ number }) => number), 'rulings'];
}

/** The paragraphs of RULES.md, by number or heading, with their texts. */
function writtenParagraphs(): { name: string; text: string }[] {
  const [body = ''] = RULES_MD.split('\n## Refusals');
  return body
    .split(/^(?=\*\*\d+\.\d+\*\*|#{2,3} |◇ For 8\.3 and 8\.4)/m)
    .map((text) => ({ name: nameOf(text), text }))
    .filter(({ name }) => name !== '');
}

function nameOf(text: string): string {
  if (text.startsWith('### Listed moves')) return 'moves';
  if (text.startsWith('## Undo')) return 'undo';
  if (text.startsWith('◇ For 8.3')) return '8.4';
  return /^\*\*(\d+\.\d+)\*\*/.exec(text)?.[1] ?? '';
}

describe('the rules page', () => {
  test('both languages have the same chapters, paragraphs, rulings and steps', () => {
    expect(addressesOf(bookFr)).toEqual(addressesOf(bookEn));
    expect(bookFr.rulings.map(({ paragraph }) => paragraph)).toEqual(bookEn.rulings.map(({ paragraph }) => paragraph));
    expect(howToFr.steps.length).toBe(howToEn.steps.length);
    const titled = (book: RulesBook) => paragraphsOf(book).map(({ title }) => title !== undefined);
    expect(titled(bookFr)).toEqual(titled(bookEn));
  });

  test.each(BOOKS)('%s: has every numbered paragraph of RULES.md, and addresses are unique', (_, book) => {
    const addresses = addressesOf(book);
    expect(addresses).toEqual(expect.arrayContaining(writtenParagraphs().map(({ name }) => name)));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(BOOKS)('%s: every refusal, help topic and § finds its paragraph', (_, book) => {
    const linked = paragraphsOf(book).flatMap(({ text }) =>
      [...text.matchAll(/§([\d.]*\d)/g)].map(([, number]) => number),
    );
    expect(linked.length).toBeGreaterThan(5);
    const wanted = [...Object.values(REASONS), ...Object.values(HELP_PARAGRAPHS), ...linked];
    expect(addressesOf(book)).toEqual(expect.arrayContaining(wanted));
  });

  test.each(BOOKS)('%s: every ruling of RULES.md is marked ◇ and listed as ours, and no other', (_, book) => {
    const written = writtenParagraphs().filter(({ text }) => text.includes('◇'));
    const ours = [...new Set(written.map(({ name }) => name))];
    expect(ours.length).toBeGreaterThan(15);
    expect(book.rulings.map(({ paragraph }) => paragraph).sort()).toEqual(ours.sort());
    const marked = paragraphsOf(book).filter(({ text }) => text.includes('◇'));
    expect(marked.map(({ number }) => number).sort()).toEqual(ours.sort());
  });

  test.each(BOOKS)('%s: a paragraph has as many ◇ as RULES.md', (_, book) => {
    for (const { number, text } of paragraphsOf(book)) {
      const written = writtenParagraphs().filter(({ name }) => name === number);
      const wanted = written.reduce((count, each) => count + each.text.split('◇').length - 1, 0);
      expect([number, text.split('◇').length - 1]).toEqual([number, wanted]);
    }
  });

  test.each(BOOKS)('%s: no text is empty or unfinished', (_, book) => {
    for (const { text } of [...paragraphsOf(book), ...book.rulings]) expect(text).toMatch(/^[◇*A-ZÀ-Ý0-9].*[.)]$/s);
  });
});

describe('the search', () => {
  test('finds without accents and case, all words, and marks what it found', () => {
    expect(fold('Épargné l’Œuvre')).toBe("epargne l'œuvre");
    const found = matching(bookFr, wordsOf('EPARGNE  page'));
    expect(found.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number))).toEqual(['5.1']);
    expect(cut('Aucun n’est épargné.', wordsOf('epargne'))).toEqual(['Aucun n’est ', 'épargné', '.']);
    expect(matching(bookEn, wordsOf('xylophone'))).toEqual([]);
    expect(matching(bookEn, [])).toBe(bookEn.chapters);
  });

  test('finds a paragraph by its number', () => {
    const [chapter] = matching(bookEn, wordsOf('§4.4'));
    expect(chapter?.paragraphs[0]?.number).toBe('4.4');
  });
});

interface Watched {
  readonly names: readonly string[];
  readonly log: Moment<MonumentsNews>[];
  readonly end: State;
}

function watch(file: string): Watched {
  const replay = parseReplay(readFileSync(new URL(file, REPLAYS), 'utf8'));
  const log: Moment<MonumentsNews>[] = [];
  const end = runReplay({ facts, rules, notation }, replay, ({ seat, news }) =>
    log.push({ ply: log.length + 1, seat, news }),
  );
  return { names: replay.names, log, end };
}

const matches = readdirSync(REPLAYS).sort().map(watch);

describe('the log', () => {
  test.each(TEXTS)('%s: has words for all news of every golden replay, in the third person', (_, texts) => {
    const seen = new Set<string>();
    for (const { names, log } of matches) {
      for (const news of log.flatMap((moment) => moment.news)) {
        seen.add(news.type);
        const line = newsLine(news, names, texts);
        expect(line).toMatch(/^\S.*\S\.$/);
        expect(line).not.toMatch(/undefined|null|NaN|\?|\bseat\b|\b(you|your|yours|vous|votre|vos)\b/i);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(texts.log.news).sort());
  });

  test('segments give the line, and name its cards and monuments', () => {
    const news: MonumentsNews = { type: 'erected', seat: 1, colour: 3, cards: [71, 66, 64] };
    const segments = newsSegments(news, ['Ana', 'Ben'], en);
    expect(newsLine(news, ['Ana', 'Ben'], en)).toBe('Ben (green) erects Petra with 9-4-2.');
    expect(segments.flatMap((each) => (each.kind === 'card' ? [each.card] : []))).toEqual([71, 66, 64]);
    expect(segments.flatMap((each) => (each.kind === 'monument' ? [each.monument] : []))).toEqual([7]);
    expect(newsLine(news, ['Ana', 'Ben', 'Cleo', 'Dora'], fr)).toBe('Dora érige Pétra avec 9-4-2.');
  });

  test('is grouped by turn, and nothing is lost', () => {
    for (const { log, end } of matches) {
      const turns = turnsOf(log);
      expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: end.turn }, (_, at) => at + 1));
      expect(turns.every(({ kind }) => kind !== null)).toBe(true);
      const news = log.flatMap((moment) => moment.news);
      const inHeadings = news.filter(({ type }) => type === 'chose' || type === 'turn').length;
      expect(turns.flatMap(({ lines }) => lines).length).toBe(news.length - inHeadings);
    }
  });
});

describe('the end sheet', () => {
  test.each(TEXTS)('%s: names the winners and explains a tie only where there was one', (_, texts) => {
    for (const { names, end } of matches) {
      const outcome = rules.outcome(end);
      const winners = outcome?.winners ?? [];
      const [winner = 0] = winners;
      for (const seat of winners) expect(headline(end, names, texts)).toContain(names[seat]);
      const equal = outcome?.results.filter((result) => result === outcome.results[winner]).length ?? 0;
      const tie = tieOf(end);
      expect(tie !== null).toBe(equal > 1);
      if (tie) {
        expect(tie.by === 'shared').toBe(winners.length === equal);
        expect(tieLines(tie, outcome?.results[winner] ?? 0, names, texts).join(' ')).not.toMatch(/undefined|NaN/);
      }
      expect(resultText(end, names, texts).split('\n').length).toBe(2 + names.length);
    }
  });
});
