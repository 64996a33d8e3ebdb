import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 90;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves the focus to the target with the Tab key, as a keyboard user does, and checks that it is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // The prerendered view has no active controls.
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return expectSeenFocus(target);
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

/** Moves the focus to it and presses the key. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A field shows the focus by its border; all other elements by a ring around them or their card. */
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
