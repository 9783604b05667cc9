/** Somebody who plays online: a browser of their own, and what people do there before and around the table. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { Player } from './player.ts';
import type { Site, Visit } from './site.ts';

const MOST_STEPS = 900;

export class Guest {
  readonly name: string;
  readonly visit: Visit;
  readonly player: Player;

  private constructor(name: string, visit: Visit) {
    this.name = name;
    this.visit = visit;
    this.player = new Player(visit.page);
  }

  static async come(site: Site, name: string, options: BrowserContextOptions = {}): Promise<Guest> {
    return new Guest(name, await site.visit({ reducedMotion: 'reduce', ...options }));
  }

  get page(): Page {
    return this.visit.page;
  }

  /** From the home page to the waiting room. */
  async openTable(table: {
    seats: number;
    unlisted?: boolean;
    unwatchable?: boolean;
    hints?: boolean;
  }): Promise<string> {
    await this.page.goto('/');
    await this.page.getByRole('link', { name: 'Play online' }).click();
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('radio', { name: `${table.seats} players` }).check();
    await this.page.getByText('Options and access').click();
    if (table.unlisted) await this.page.getByRole('radio', { name: /^By link only/ }).check();
    if (table.hints) await this.page.getByRole('radio', { name: 'Yes, everybody' }).check();
    if (table.unwatchable) await this.page.getByRole('radio', { name: /^No, only/ }).check();
    await this.page.getByRole('button', { name: 'Open the table' }).click();
    await this.page.getByRole('heading', { name: 'Invite the others' }).waitFor();
    return this.page.url();
  }

  /** By a link that somebody has sent. */
  async join(address: string): Promise<void> {
    await this.page.goto(new URL(address).pathname);
    await this.sit();
  }

  async sit(): Promise<void> {
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('button', { name: 'Take a seat' }).click();
  }

  /** The table is laid. */
  async seated(): Promise<void> {
    await this.player.hand.first().waitFor();
  }

  get lost(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Connection lost.' });
  }

  seat(name: string): Locator {
    // From the start of the line: "Historian" beside "Add a bot" would pass for Ana.
    const line = new RegExp(`^\\s*${name}`);
    return this.page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: line });
  }

  /** As the head of the table says it. */
  inHead(name: string): Locator {
    return this.page.getByRole('list', { name: 'At the table' }).getByRole('listitem').filter({ hasText: name });
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Table', exact: true }).click();
    await this.page.getByRole('dialog', { name: 'The table' }).waitFor();
  }

  get chat(): Locator {
    return this.page.getByRole('complementary', { name: 'Chat' });
  }

  async openChat(): Promise<void> {
    await this.page.getByRole('button', { name: /^Chat/ }).click();
    await this.chat.waitFor();
  }

  async say(text: string): Promise<void> {
    await this.page.getByLabel('Write to the table').fill(text);
    await this.page.getByRole('button', { name: 'Send' }).click();
  }

  async leaveSite(): Promise<void> {
    await this.visit.context.close();
  }
}

/** Whose turn it is; waits until somebody's page says so. Null once the match is over. */
export async function whoseTurn(guests: readonly Guest[]): Promise<Guest | null> {
  for (let tries = 0; tries < 300; tries++) {
    const seen = await Promise.all(guests.map(({ player }) => player.look()));
    if (seen.some(({ isOver }) => isOver)) return null;
    const at = seen.findIndex(({ isWaiting }) => !isWaiting);
    if (at >= 0) return guests[at] ?? null;
    await guests[0]?.page.waitForTimeout(30);
  }
  throw new Error('Nobody is to play.');
}

/** Everybody plays when it is their turn. True if the match has ended before so many steps. */
export async function playOn(guests: readonly Guest[], steps = MOST_STEPS): Promise<boolean> {
  let who: Guest | null = null;
  for (let step = 0; step < steps; ) {
    who ??= await whoseTurn(guests);
    if (!who) return true;
    if (await isPlayedOn(who, step)) step++;
    else who = null;
  }
  return false;
}

/**
 * One step, if it is still this guest's turn. A move is on its way until the server has answered: a table that is shut is
 * not asked for another one.
 */
async function isPlayedOn({ player, page }: Guest, step: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    const seen = await player.look();
    if (seen.isOver || seen.isWaiting) return false;
    if (seen.isOpen) {
      await player.takeStep(step, seen);
      return true;
    }
    await page.waitForTimeout(20);
  }
  throw new Error('The table stays shut.');
}
