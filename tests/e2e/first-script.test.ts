import type { Page } from '@playwright/test';
import { demo, logIn, register, signedIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;

/** Sums the compressed bytes of the scripts that the page loads until nothing is under way. */
async function scriptBytes(page: Page, open: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('the first view of an event loads no script of the dashboard', async ({ page }) => {
  const { token } = await logIn(await register(stranger('Light Club'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Light Night'), [
    { tier: 'regular', count: 20, price: 10, currency: 'USD' },
  ]);
  const bytes = await scriptBytes(page, async () => {
    await page.goto(`/event-details?slug=${event.slug}`);
    await expect(page.locator('[data-live=live]')).toBeVisible();
  });
  expect(bytes).toBeGreaterThan(100 * KB);
  expect(bytes).toBeLessThanOrEqual(300 * KB);
  await expect(page.getByRole('radio', { name: /regular/ })).toBeChecked();
  // The form loads when the buyer turns to the tickets, and still works.
  await page.getByRole('radio', { name: /regular/ }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('the first view of the dashboard loads no script of its other panels', async ({ browser }) => {
  const page = await (await signedIn(browser, demo('issuer_owner'))).newPage();
  const bytes = await scriptBytes(page, async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(bytes).toBeLessThanOrEqual(320 * KB);
});
