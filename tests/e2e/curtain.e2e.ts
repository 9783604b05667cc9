/** What nobody may see yet: behind the curtain every hand, at an open table the hands of the others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardWord } from '../../src/games/monuments/notation/words.ts';
import { cardValue, monumentOf } from '../../src/games/monuments/rules/cards.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import { en } from '../../src/games/monuments/texts/en.ts';
import { fr } from '../../src/games/monuments/texts/fr.ts';
import { wordsFor } from '../../src/games/monuments/view/turn/words.ts';
import { openInAnyLanguage, Player } from './player.ts';
import { handWords, keep, savedReplay, truthOf } from './savedMatch.ts';
import { openSite, type Site, type Visit } from './site.ts';

const TURNS = 14;
const LANGUAGES = [
  { locale: 'en-GB', texts: en },
  { locale: 'fr-FR', texts: fr },
] as const;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

async function sitDown(locale: string): Promise<Visit & { player: Player }> {
  const visit = await site.visit({ locale, reducedMotion: 'reduce' });
  await visit.page.goto('/');
  await keep(visit.page, savedReplay('test', '4-seats-powers.txt', TURNS));
  await visit.page.goto('/play/test');
  await visit.page.getByRole('dialog').waitFor();
  return { ...visit, player: new Player(visit.page) };
}

/** Cards of a hand that nobody else has seen. */
function secretsOf({ hands, shown }: State, seat: number): number[] {
  return (hands[seat] ?? []).filter((card) => !shown.flat().includes(card));
}

/** However a table might name a card: in the page's code, aloud, on a button, and in the log. */
function namesOf(card: number, texts: typeof en): string[] {
  const words = wordsFor(texts, []);
  const inLog = texts.log.card(texts.log.monument(monumentOf(card)), cardValue(card));
  return [cardWord(card), words.cardInFull(card), words.card(card), inLog];
}

/** All that a page says, to whomever. */
async function said({ page }: Visit): Promise<string> {
  return `${await page.content()}\n${await page.locator('body').ariaSnapshot()}`;
}

function expectUnsaid(everything: string, names: readonly string[]): void {
  expect(names.filter((name) => everything.includes(name))).toEqual([]);
}

describe.each(LANGUAGES)('the curtain, $locale', ({ locale, texts }) => {
  test('hides every hand from the page, the accessibility tree and the network; opened, it still hides the others', async () => {
    const visit = await sitDown(locale);
    const { page, context, errors } = visit;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.reload();
    await page.getByRole('dialog').waitFor();
    const truth = await truthOf(page);
    const secrets = truth.hands.map((_, seat) => secretsOf(truth, seat).flatMap((card) => namesOf(card, texts)));
    const [own, others] = [secrets[truth.seat] ?? [], secrets.filter((_, seat) => seat !== truth.seat).flat()];
    expect(own.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(await page.locator('[data-zone="hand"][data-card]').count()).toBe(0);
    expectUnsaid(await said(visit), secrets.flat());
    // The same search finds the open hand: the names are those that the page would use.
    await openInAnyLanguage(page);
    const open = await said(visit);
    for (const card of secretsOf(truth, truth.seat)) expect(open).toContain(wordsFor(texts, []).cardInFull(card));
    expectUnsaid(open, others);
    expectUnsaid(requests.join('\n'), secrets.flat());
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('an open table shows the hand of the seat at turn and no other', async () => {
  const { page, player, context } = await sitDown('en-GB');
  await player.openCurtain();
  const truth = await truthOf(page);
  expect((await player.look()).hand.toSorted()).toEqual(handWords(truth, truth.seat).sort());
  await context.close();
});

test('the curtain falls when the turn is over', async () => {
  const { player, context } = await sitDown('en-GB');
  await player.openCurtain();
  await player.writeHistory();
  await player.curtain.waitFor();
  await context.close();
});
