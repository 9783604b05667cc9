/** Somebody who plays Monuments at the real page, knowing only what the page says and offers. */
import type { Locator, Page } from 'playwright-core';

/** How things are pressed: with a mouse, a finger, or the keyboard alone. */
export type Way = 'mouse' | 'touch' | 'keys';

const MOST_STEPS = 1200;
const HOLD_MS = 750;
const CURTAIN_MS = 1500;
const ANSWER_MS = 3000;
/** Cards of one monument lie fanned: this part of each is always in sight. */
const CORNER = { x: 12, y: 24 };

export class Player {
  readonly page: Page;
  readonly #way: Way;
  readonly #triedInVain = new Set<string>();
  /** What has been done so far, by the first word of the button pressed. */
  readonly done = new Map<string, number>();

  constructor(page: Page, way: Way = 'mouse') {
    this.page = page;
    this.#way = way;
  }

  /** From the home page to the first curtain. */
  async startMatch({ seats, powers }: { seats: number; powers: 'Without' | 'With' }): Promise<void> {
    await this.page.goto('/');
    await this.press(this.page.getByRole('link', { name: 'Play here' }).first());
    await this.check(this.page.getByRole('radio', { name: `${seats} players` }));
    await this.check(this.page.getByRole('radio', { name: powers, exact: true }));
    await this.press(this.page.getByRole('button', { name: 'Start the match' }));
    await this.curtain.waitFor();
  }

  get curtain(): Locator {
    return this.page.getByRole('dialog', { name: /it is your turn/ });
  }

  get hand(): Locator {
    return this.page.getByRole('group', { name: 'My hand' }).locator('[data-card]');
  }

  get actions(): Locator {
    return this.page.getByRole('region', { name: 'Actions' });
  }

  get endSheet(): Locator {
    return this.page.getByRole('button', { name: 'Play again' });
  }

  async openCurtain(): Promise<void> {
    const handle = this.curtain.getByRole('button', { name: /open/i });
    if (this.#way === 'keys') {
      await focusByKeys(handle);
      await this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Enter');
    } else {
      const box = await handle.boundingBox();
      if (!box) throw new Error('The curtain has no handle.');
      await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await this.page.mouse.down();
      await this.page.waitForTimeout(HOLD_MS);
      await this.page.mouse.up();
    }
    await this.curtain.waitFor({ state: 'detached' });
  }

  /** `at` is where to press, from the upper left corner; the middle if not given. */
  async press(target: Locator, at?: { x: number; y: number }): Promise<void> {
    const where = at ? { position: at } : {};
    if (this.#way === 'touch') await target.tap(where);
    else if (this.#way === 'keys') {
      await focusByKeys(target);
      await this.page.keyboard.press('Enter');
    } else await target.click(where);
  }

  async check(radio: Locator): Promise<void> {
    if (this.#way === 'keys') {
      await focusByKeys(radio);
      await this.page.keyboard.press('Space');
    } else await radio.check({ force: true });
  }

  /** Presses a button of the action bar if it is offered and not dim. */
  async act(name: RegExp): Promise<boolean> {
    await this.settle();
    const button = this.actions.locator('button:not([aria-disabled="true"])').filter({ hasText: name }).first();
    if ((await button.count()) === 0) return false;
    const label = ((await button.textContent()) ?? '').trim();
    await this.press(button);
    await this.settle();
    const word = label.split(/\s/)[0] ?? '';
    this.done.set(word, (this.done.get(word) ?? 0) + 1);
    return true;
  }

  /** Waits until the page has answered: a press is shown first, then the move is made, then the table is laid anew. */
  async settle(): Promise<void> {
    for (let frame = 0; frame < 2; frame++) {
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    await this.page.locator('main:not([aria-busy="true"], :has([aria-busy="true"]))').first().waitFor();
  }

  /** Plays until the end sheet. `between` is called after every step. */
  async playToTheEnd(between?: (step: number) => Promise<void>): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      const seen = await this.look();
      if (seen.isOver) return;
      if (seen.isCurtained) await this.openCurtain();
      else await this.takeStep(step, seen);
      await between?.(step);
    }
    throw new Error(`The match is not over after ${MOST_STEPS} steps.`);
  }

  /** What the page shows and offers, in one glance. */
  look(): Promise<Seen> {
    return this.page.evaluate(() => ({
      isOver: [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === 'Play again'),
      isCurtained: [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Hold to open'),
      offers: [...document.querySelectorAll('section[aria-label="Actions"] button:not([aria-disabled="true"])')].map(
        ({ textContent }) => (textContent ?? '').trim(),
      ),
      hand: [...document.querySelectorAll('[data-zone="hand"][data-card]')].map(
        (card) => card.getAttribute('data-card') ?? '',
      ),
      isOpen: document.querySelector('section[aria-label="Actions"][data-closed]') === null,
      isWaiting: location.pathname.startsWith('/table/') && !document.title.startsWith('●'),
      isPileEmpty: document.querySelector('[data-zone="pile"]')?.getAttribute('aria-label') === 'Pile, empty',
    }));
  }

  /** One sensible thing: write now and then, build what can be built, end the turn, or draw. */
  async takeStep(step: number, seen: Seen): Promise<void> {
    const offers = (name: string) => seen.offers.some((offer) => offer.startsWith(name));
    if (step % 3 === 0 && offers('Write a history')) return this.writeHistory();
    if (offers('End turn')) return this.endTurn();
    if (await this.build(seen.hand)) return;
    await this.drawSomething(seen);
  }

  async writeHistory(): Promise<void> {
    await this.act(/^Write a history/);
    const sheet = this.page.getByRole('dialog', { name: 'Write a history' });
    await this.press(sheet.getByRole('button', { name: /^Write it/ }));
    await sheet.waitFor({ state: 'detached' });
    await this.settle();
  }

  /** Picks up the cards of one monument that could be built, and builds it. */
  async build(hand: readonly string[]): Promise<boolean> {
    for (const group of groupsOf(hand).filter(({ length }) => length >= 2)) {
      if (this.#triedInVain.has(String(group))) continue;
      for (const card of group) await this.press(this.handCard(card), CORNER);
      if (await this.act(/^(Erect|Improve|Restack)/)) return true;
      await this.act(/^Put back/);
      this.#triedInVain.add(String(group));
    }
    return false;
  }

  handCard(card: string): Locator {
    return this.page.locator(`[data-zone="hand"][data-card="${card}"]`);
  }

  /** The curtain takes a moment to fall: where nothing is offered, the turn may just have ended. */
  async drawSomething({ isPileEmpty }: Seen): Promise<void> {
    const source = isPileEmpty ? '[data-zone="row"][data-card]' : '[data-zone="pile"]';
    const card = this.page.locator(source).first();
    await this.press(card);
    if (await this.act(/^Draw/)) return;
    await this.page.waitForTimeout(CURTAIN_MS);
    const seen = await this.look();
    if (seen.isCurtained || seen.isOver || seen.isWaiting) return;
    throw new Error(`There is nothing to draw, and nothing else to do: ${JSON.stringify(seen)}`);
  }

  async endTurn(): Promise<void> {
    await this.act(/^End turn/);
    const anyway = this.page.getByRole('button', { name: 'End turn anyway' });
    // It asks only if something is still possible; else the turn is over, and soon the curtain falls.
    const answer = anyway.or(this.curtain).or(this.endSheet).first();
    await answer.waitFor({ timeout: ANSWER_MS }).catch(() => undefined);
    if (!(await anyway.isVisible())) return;
    await this.press(anyway);
    await this.settle();
  }
}

/** A glance at the table. */
interface Seen {
  readonly isOver: boolean;
  readonly isCurtained: boolean;
  /** False while an answer of the server is awaited. */
  readonly isOpen: boolean;
  /** At a table of the server: it is somebody else's turn. */
  readonly isWaiting: boolean;
  /** Names of the buttons of the action bar that are not dim. */
  readonly offers: readonly string[];
  readonly hand: readonly string[];
  readonly isPileEmpty: boolean;
}

/** The curtain, by keys and whatever it says. */
export async function openInAnyLanguage(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** As the Tab and arrow keys would, which `focus` alone does not ask for. That they do lead there is for keyboard.e2e.ts. */
async function focusByKeys(target: Locator): Promise<void> {
  const isStop = await target.evaluate(
    (element) => element.matches('[data-rove]') || (element as HTMLElement).tabIndex >= 0,
  );
  if (!isStop) throw new Error(`No key leads to ${target}.`);
  await target.focus();
}

function groupsOf(cards: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const card of cards) {
    const monument = card.replace(/\d$/, '');
    groups.set(monument, [...(groups.get(monument) ?? []), card]);
  }
  return [...groups.values()];
}
