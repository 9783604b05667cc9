/** Where the Tab key leads, and inside an area the arrow keys: what somebody without a mouse gets to. */
import type { Page } from 'playwright-core';

/** Whatever can be operated. Steps beside a card that is moved with Alt and arrows are for fingers. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [data-rove]';
const FOR_FINGERS = 'li[data-drop^="order:"] > button';
const REACHED = 'data-reached';
const MOST_STOPS = 300;

interface Stop {
  readonly isNew: boolean;
  /** The key has moved nothing. */
  readonly isSame: boolean;
  /** Nothing in particular has the focus. */
  readonly isPage: boolean;
  /** Arrow keys lead on from here. */
  readonly hasArea: boolean;
  /** Arrow keys choose the next one, round and round. */
  readonly isRadio: boolean;
}

/** All controls in sight by whether the keys lead to them, each in a few words. */
interface Reach {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
  /** Reached, but nothing shows it. */
  readonly unmarked: readonly string[];
}

/** One round by Tab through the page, or through the sheet that is open. */
export async function walkByKeys(page: Page): Promise<Reach> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const unmarked: string[] = [];
  const step = async (key: string): Promise<Stop> => {
    await page.keyboard.press(key);
    const { what, isMarked, ...stop } = await page.evaluate(arrive, REACHED);
    if (stop.isNew && !isMarked) unmarked.push(what);
    return stop;
  };
  // It goes on from where the focus was last: past its end the page begins anew, once.
  for (let stops = 0, ends = 0; stops < MOST_STOPS && ends < 2; stops++) {
    const { isNew, isPage, hasArea, isRadio } = await step('Tab');
    if (isPage) ends++;
    else if (!isNew) break;
    if (hasArea) await roam(step);
    if (isRadio) while ((await step('ArrowRight')).isNew);
  }
  return { ...(await page.evaluate(sorted, [CONTROLS, FOR_FINGERS, REACHED] as const)), unmarked };
}

/** Through an area line by line, from its upper left corner. */
async function roam(step: (key: string) => Promise<Stop>): Promise<void> {
  const push = async (key: string) => {
    for (let steps = 0; steps < MOST_STOPS && !(await step(key)).isSame; steps++);
  };
  await push('ArrowUp');
  await push('ArrowLeft');
  for (let line = 0; line < MOST_STOPS; line++) {
    await push('ArrowRight');
    await push('ArrowLeft');
    if ((await step('ArrowDown')).isSame) return;
  }
}

/** In the page: marks what has the focus now. */
function arrive(mark: string): Stop & { what: string; isMarked: boolean } {
  const focused = document.activeElement ?? document.body;
  const isPage = focused === document.body;
  const isNew = !isPage && !focused.hasAttribute(mark);
  const isSame = focused.getAttribute(mark) === 'last';
  for (const last of document.querySelectorAll(`[${mark}="last"]`)) last.setAttribute(mark, '');
  focused.setAttribute(mark, 'last');
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  return {
    isNew,
    isSame,
    isPage,
    hasArea: focused.hasAttribute('data-rove'),
    isRadio: focused.getAttribute('role') === 'radio',
    what: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim(),
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}

/** In the page: its controls by whether they are marked. Under a sheet, those of the sheet. */
function sorted([controls, forFingers, mark]: readonly [string, string, string]) {
  const scope = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) ?? document;
  const shown = [...scope.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(forFingers),
  );
  const named = (list: readonly Element[]) =>
    list.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim());
  const isReached = (control: Element) => control.hasAttribute(mark);
  const answer = {
    reached: named(shown.filter(isReached)),
    unreached: named(shown.filter((control) => !isReached(control))),
  };
  for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
  return answer;
}
