/** What people do at a late table, one thing at a time, and what the page's own observers say about each. */
import type { CDPSession, Page } from 'playwright-core';
import { Player } from '../e2e/player.ts';

export interface StepFigures {
  readonly name: string;
  /** Milliseconds from a press or a key to the next paint, by Event Timing: the worst of the step. */
  readonly interaction: number;
  /** The longest task of the main thread; 0 where none was long. */
  readonly task: number;
  /** Milliseconds from the press to the last change of the table that came of it. */
  readonly change: number;
  /** Milliseconds the main thread has worked for the step in all, the driver's own questions included. */
  readonly work: number;
}

/** Collects inside the page. Entries below the threshold count as 0. */
const OBSERVE = `
  window.figures = { interaction: 0, task: 0, pressed: 0, changed: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) figures.interaction = Math.max(figures.interaction, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.task = Math.max(figures.task, entry.duration);
  }).observe({ type: 'longtask' });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, (event) => { figures.pressed = event.timeStamp; }, { capture: true });
  new MutationObserver(() => { figures.changed = performance.now(); })
    .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
`;
const RESET = 'Object.assign(window.figures, { interaction: 0, task: 0, pressed: 0, changed: 0 })';
/** Event Timing tells of a paint only some time after it. */
const QUIET_MS = 350;

export class Bench {
  readonly #page: Page;
  readonly #player: Player;
  readonly figures: StepFigures[] = [];

  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
    this.#player = new Player(page);
  }

  /** Opens the curtain, touches everything once, and plays until it falls. */
  async turn(): Promise<void> {
    await this.#step('open the curtain', () => this.#hold());
    await this.#selectAndDraw();
    await this.#lookAround();
    await this.#endOfTurn();
  }

  /** From now on the page is watched, on a processor slowed down so many times. */
  static async at(page: Page, rate: number): Promise<Bench> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(OBSERVE);
    return new Bench(page, session);
  }

  /** Seconds of the processor, which other programs cannot lengthen as they do those of the clock. */
  async #worked(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }

  async #selectAndDraw(): Promise<void> {
    await this.#step('select a card', () => this.#handCard(0));
    await this.#step('select another card', () => this.#handCard(1));
    await this.#step('put back', () => this.#key('Escape'));
    await this.#step('point at the pile', () => this.#click('[data-zone="pile"]'));
    await this.#step('point at the row', () => this.#click('[data-zone="row"][data-card]'));
    await this.#step('draw', () => this.#player.act(/^Draw/));
    await this.#step('undo', () => this.#player.act(/Undo/));
    await this.#step('sort the hand', () => this.#click('[role="radio"][aria-checked="false"]'));
  }

  async #lookAround(): Promise<void> {
    const keys = { 'score sheet': 's', 'help sheet': '?', 'history sheet': 'w' } as const;
    for (const [name, key] of Object.entries(keys)) {
      await this.#step(name, () => this.#key(key));
      await this.#step(`${name}, closing`, () => this.#key('Escape'));
    }
    await this.#step('monument sheet', () => this.#click('[data-zone="board"] [data-monument="3"]'));
    await this.#step('monument sheet, closing', () => this.#key('Escape'));
    await this.#step('rival sheet', () => this.#click('article > button'));
    await this.#step('rival sheet, closing', () => this.#key('Escape'));
    await this.#step('contextual help', () => this.#click('[data-help~="board"]'));
    await this.#step('contextual help, closing', () => this.#key('Escape'));
    await this.#step('look back by the log', () => this.#click('section[aria-label="Log"] [data-ply]'));
    await this.#step('back to now', () => this.#page.getByRole('button', { name: 'Back to now' }).first().click());
    await this.#step('earlier turns of the log', () =>
      this.#page.getByRole('button', { name: 'Earlier turns' }).click(),
    );
  }

  /** A history where one can be written, else cards until the turn is over. */
  async #endOfTurn(): Promise<void> {
    for (let step = 0; step < 12 && !(await this.#player.curtain.isVisible()); step++) {
      const { offers } = await this.#player.look();
      const offered = (name: string) => offers.some((offer) => offer.startsWith(name));
      if (offered('Write a history')) await this.#step('write, curtain falls', () => this.#player.writeHistory());
      else if (offered('End turn')) await this.#step('end the turn, curtain falls', () => this.#player.endTurn());
      else {
        await this.#step('point at the pile', () => this.#click('[data-zone="pile"]'));
        await this.#step('draw', () => this.#player.act(/^Draw/));
      }
    }
  }

  async #step(name: string, act: () => Promise<unknown>): Promise<void> {
    await this.#page.evaluate(RESET);
    const before = await this.#worked();
    await act();
    await this.#player.settle();
    await this.#page.waitForTimeout(QUIET_MS);
    const { interaction, task, pressed, changed } = (await this.#page.evaluate('window.figures')) as Seen;
    const work = 1000 * ((await this.#worked()) - before);
    this.figures.push({ name, interaction, task, change: Math.max(0, changed - pressed), work });
  }

  /** However slow the page is, the button is held until it has opened. */
  async #hold(): Promise<void> {
    const handle = this.#player.curtain.getByRole('button', { name: /open/i });
    await handle.hover();
    await this.#page.mouse.down();
    await this.#player.curtain.waitFor({ state: 'detached' });
    await this.#page.mouse.up();
  }

  #handCard(at: number): Promise<void> {
    const card = this.#page.locator('[data-zone="hand"][data-card]').nth(at);
    return card.click({ position: { x: 12, y: 24 } });
  }

  #click(selector: string): Promise<void> {
    return this.#page.locator(selector).first().click();
  }

  #key(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }
}

interface Seen {
  readonly interaction: number;
  readonly task: number;
  readonly pressed: number;
  readonly changed: number;
}
