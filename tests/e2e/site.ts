/** The built board on the real server, on a free port, and a browser to visit it. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './findChromium.ts';
import { startServer } from './startServer.ts';

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** A fresh visitor: own storage, English unless said otherwise. Errors on its pages are collected. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  /** With the same address and database. */
  restartServer(): Promise<void>;
  close(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and console errors so far. */
  readonly errors: string[];
}

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export async function openSite(): Promise<Site> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    url: server.url,
    browser,
    async visit(options = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: SIZES.desktop,
        baseURL: server.url,
        // What a service worker answers, a test can no longer break. Those about it let it in.
        serviceWorkers: 'block',
        ...options,
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.setDefaultTimeout(15_000);
      return { page, context, errors };
    },
    restartServer: () => server.restart(),
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
