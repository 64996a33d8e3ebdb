import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 90;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Walks with the Tab key to what is asked for, as somebody without a mouse does, and sees where he stands. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // What the server drew has nothing to press.
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return expectSeenFocus(target);
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

/** Walks to it and presses it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A field shows the focus by its frame; whatever else is reached has a ring around it, or around its card. */
async function expectSeenFocus(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const isSeen = (element: Element): boolean => {
    if (element.matches('input, select, textarea')) return true;
    const rings = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...[element.closest('article')].flatMap((card) => (card ? [getComputedStyle(card)] : [])),
    ];
    return rings.some((ring) => ring.outlineStyle === 'solid');
  };
  await expect.poll(() => target.evaluate(isSeen), { message: `${target} shows no focus` }).toBe(true);
}
