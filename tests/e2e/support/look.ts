import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
const NARROWEST = { width: 360, height: 740 };

const SCHEME = 'data-mantine-color-scheme';

/** Waits until nothing loads or moves any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (one) =>
            one.playState === 'running' &&
            one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    await document.fonts.ready;
    await frame();
    await frame();
    // An inherited colour starts its transition when that of the parent is done.
    while (moving().length > 0) {
      await Promise.allSettled(moving().map((one) => one.finished));
      await frame();
    }
  });
}

type Theme = 'light' | 'dark';

/** Switches the page to this theme and waits for the animations. */
export async function wear(page: Page, colorScheme: Theme): Promise<void> {
  // A page without scripts follows the browser's setting by itself.
  const isOurs = (await page.locator('html').getAttribute(SCHEME)) !== null;
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (isOurs) await expect(page.locator('html')).toHaveAttribute(SCHEME, colorScheme);
  await settle(page);
}

/** The themes differ only in colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the current page. */
export async function violations(
  page: Page,
  colorsAlone: boolean,
): Promise<{ id: string; where: string[] }[]> {
  // Its half a megabyte is loaded once per page, not for each check.
  if (!(await page.evaluate('typeof window.axe === "object"'))) await page.evaluate(axe.source);
  return page.evaluate(
    async (rules) => {
      const { axe: eyes } = window as unknown as { axe: typeof axe };
      const found = await eyes.run(document, {
        resultTypes: ['violations'],
        // No rule that runs reads style sheets; by default each run fetches and parses all of them.
        preload: { assets: ['media'] },
        ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
      });
      return found.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`),
      }));
    },
    colorsAlone ? COLOURS : null,
  );
}

/**
 * Which themes to check in which size: half of the pages on a phone in dark, half on a desktop in light. LOOKS=whole
 * checks each in each, as `npm run screens` does with its pages.
 */
function looksOf(name: string, sizes: (typeof PHONE)[]): [size: typeof PHONE, themes: Theme[]][] {
  if (process.env.LOOKS === 'whole') return sizes.map((size) => [size, ['light', 'dark']]);
  const isEven = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 0;
  return isEven || sizes.length === 1 ? [[NARROWEST, ['dark']]] : [[DESK, ['light']]];
}

/**
 * Asserts that the current page has no violation that a machine can find, in the sizes and themes of `looksOf`, and
 * does not scroll sideways on the narrowest phone.
 */
export async function expectGoodLooks(page: Page, name: string, sizes = [PHONE, DESK]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(NARROWEST);
  await settle(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect
    .soft(width, `${name} at ${NARROWEST.width} px scrolls sideways`)
    .toBeLessThanOrEqual(NARROWEST.width);
  for (const [size, themes] of looksOf(name, sizes)) {
    if (size !== NARROWEST) await page.setViewportSize(size);
    await expectCleanSight(page, `${name} at ${size.width} px`, themes);
  }
}

/** Asserts that the current screen has no violation in these themes; the device stays as it is. */
export async function expectCleanSight(
  page: Page,
  name: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  for (const [nth, theme] of themes.entries()) {
    await wear(page, theme);
    expect.soft(await violations(page, nth > 0), `${name}, ${theme}`).toEqual([]);
  }
}
