import { describe, expect, test } from 'vitest';
import type { Company } from '../../src/platform/match/online/onlineClient.ts';
import { en } from '../../src/platform/pages/online/texts/en.ts';
import { companyNews } from '../../src/platform/pages/online/useCompanyNews.ts';

const company: Company = {
  hasTable: true,
  connection: 'open',
  deniedBecause: null,
  needsReload: false,
  seats: [{ id: 0, name: 'Ana', isConnected: true }, { id: 1 }],
  hasStarted: false,
  allowsHints: false,
  chat: [],
  nextMatchID: null,
};
const news = (before: Partial<Company>, now: Partial<Company>) =>
  companyNews(en, { ...company, ...before }, { ...company, ...now });
const [ana] = company.seats;
const seats = (second: Company['seats'][number]) => ({ seats: ana ? [ana, second] : [] });

describe('what is said of the company', () => {
  test('who sits down, comes, goes and stands up', () => {
    const here = { id: 1, name: 'Ben', isConnected: true };
    const away = { ...here, isConnected: false };
    expect(news({}, seats(here))).toEqual(['Ben has taken a seat.']);
    expect(news(seats(here), seats(away))).toEqual(['Ben is away.']);
    expect(news(seats(away), seats(here))).toEqual(['Ben is here.']);
    expect(news(seats(here), {})).toEqual(['Seat 2 is free again.']);
    expect(news(seats(here), seats({ ...here, name: 'Benjamin' }))).toEqual([]);
  });

  test('the connection, and the beginning', () => {
    expect(news({}, { connection: 'lost' })).toEqual([en.table.lost]);
    expect(news({ connection: 'lost' }, {})).toEqual([en.table.returned]);
    expect(news({}, { hasStarted: true })).toEqual([en.waiting.started]);
  });

  test('nothing of what changed before the first answer or during an outage', () => {
    expect(news({ connection: 'connecting', seats: [] }, { hasStarted: true })).toEqual([]);
    expect(news({ connection: 'lost' }, seats({ id: 1, name: 'Ben', isConnected: true }))).toEqual([en.table.returned]);
  });
});
