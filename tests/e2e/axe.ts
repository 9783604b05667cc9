import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds wrong with the page as it is now: the rule and the first element of each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return findings.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
