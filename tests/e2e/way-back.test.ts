import type { Page } from '@playwright/test';
import { demo, fillSignIn, logIn, register, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const isAt = (page: Page, address: string) =>
  expect(page).toHaveURL(({ pathname, search }) => pathname + search === address);

test('signing in leads back to the page where it began', async ({ browser }) => {
  const { token } = await logIn(demo('issuer_owner'));
  const event = await publishEvent(token, unique('Ngoma Night'), [
    { tier: 'floor', count: 5, price: 10, currency: 'USD' },
  ]);
  const person = await register(stranger('Zawadi Otieno'), 'attendee');

  await test.step('from the page of an event', async () => {
    const page = await browser.newPage();
    await page.goto(`/event-details?slug=${event.slug}`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(page, person);
    await isAt(page, `/event-details?slug=${event.slug}`);
    await expect(page.getByRole('heading', { name: event.name, level: 1 })).toBeVisible();
  });

  await test.step('from the purchase with a wallet', async () => {
    const page = await browser.newPage();
    await page.goto(`/event-purchase?slug=${event.slug}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(page, person);
    await isAt(page, `/event-purchase?slug=${event.slug}`);
  });

  await test.step('from any other page to the dashboard', async () => {
    const page = await browser.newPage();
    await page.goto('/events');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(page, person);
    await isAt(page, '/dashboard');
  });
});
