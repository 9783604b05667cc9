/** The open part of a table, as it is and as the page shows it. */
import type { Page } from 'playwright-core';
import { cardWord } from '../../src/games/monuments/notation/words.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';

interface Shown {
  readonly row: readonly string[];
  /** Bottom to top, whosever they are, by their cards. */
  readonly stacks: readonly string[];
}

/** What everybody should see of a state. */
export function tableOf({ row, stacks }: State): Shown {
  return {
    row: row.flatMap((card) => (card === null ? [] : [cardWord(card)])),
    stacks: stacks.flatMap((stack) => (stack ? [stack.map(cardWord).join(' ')] : [])).sort(),
  };
}

/** What the page shows of it. */
export function shownTable(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const words = (within: ParentNode, zone: string) =>
      [...within.querySelectorAll(`[data-zone="${zone}"][data-card]`)].map(
        (card) => card.getAttribute('data-card') ?? '',
      );
    const stacks = [...document.querySelectorAll('button:has([data-zone="display"][data-card])')];
    return {
      row: words(document, 'row'),
      stacks: stacks.map((stack) => words(stack, 'display').reverse().join(' ')).sort(),
    };
  });
}
