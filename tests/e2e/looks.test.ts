import type { Page } from '@playwright/test';
import { buy, tier } from './support/buyer.ts';
import { follow } from './support/follow.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { demo, logIn, type Role, register, signedIn, stranger } from './support/people.ts';
import { buyByForm, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import { PANELS, PUBLIC, type View } from './support/views.ts';
import { openPurchase } from './support/wallet.ts';

test.describe('is accessible', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());
  for (const view of PUBLIC) {
    test(view.name, async () => {
      await visit(page, view);
    });
  }
});

test('the page of an event is accessible, from the first view to the ticket', async ({ page }) => {
  const { token } = await logIn(await register(stranger('Sauti House'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Sauti ya Usiku'), [
    { tier: 'regular', count: 3, price: 1500, currency: 'KES' },
    { tier: 'vip', count: 1, price: 49.5, currency: 'USD' },
  ]);
  await buyByForm(event.slug, 'vip');
  await page.goto(`/event-details?slug=${event.slug}`);
  await tier(page, 'regular').click();
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  await expectGoodLooks(page, 'the page of an event');
  await buy(page, 'regular', { name: 'Selam Tesfaye', email: 'selam@guests.test', phone: '+251 900' }, 3);
  await expectGoodLooks(page, 'the bought tickets');
});

test('a wallet is accessible, from its creation to a bought ticket', async ({ browser }) => {
  const organiser = await logIn(await register(stranger('Pwani House'), 'issuer_admin'));
  const event = await publishEvent(organiser.token, unique('Chakacha'), [
    { tier: 'regular', count: 9, price: 20, currency: 'USD' },
  ]);
  const person = await register(stranger('Mariam Said'), 'attendee');
  const context = await signedIn(browser, person);
  const page = await context.newPage();
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: /^No wallet found/ })).toBeVisible();
  await expectGoodLooks(page, 'no wallet');
  await page.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(page.getByText('Not funded', { exact: true })).toBeVisible();
  await expectGoodLooks(page, 'a wallet without money');
  await page.goto(`/event-purchase?slug=${event.slug}`);
  await expect(page.getByText('Please fund your wallet before purchasing')).toBeVisible();
  await expectGoodLooks(page, 'a purchase without money');
  await page.getByRole('button', { name: 'Fund Wallet' }).click();
  await expect(page.getByRole('button', { name: 'Review Purchase' })).toBeEnabled();
  await page.getByLabel('Phone', { exact: true }).fill('+255 711 000 000');
  await page.getByRole('button', { name: 'Review Purchase' }).click();
  await expectGoodLooks(page, 'the review of a purchase');
  await page.getByRole('button', { name: 'Confirm & Pay' }).click();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await expectGoodLooks(page, 'a bought ticket');
  await page.goto('/wallet');
  await expect(page.getByRole('button', { name: /^Ticket payment/ })).toBeVisible();
  await expectGoodLooks(page, 'a wallet with movements');
  await page.getByRole('button', { name: /^Ticket payment/ }).click();
  await expect(page.getByRole('dialog').getByText('Technical details')).toBeVisible();
  await expectGoodLooks(page, 'a movement');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Export key' }).click();
  await expect(page.getByRole('dialog').getByText('Anyone who has this key has the money.')).toBeVisible();
  await expectGoodLooks(page, 'the export of a key');
  await page.goto('/dashboard?tab=browse-events');
  await openPurchase(page, event.name);
  const dialog = page.getByRole('dialog', { name: 'Buy Ticket' });
  await dialog.getByRole('radio', { name: 'regular' }).click();
  await dialog.getByLabel('Payment currency').selectOption('MOCK');
  await dialog.getByRole('button', { name: 'Exchange rates' }).click();
  await expect(dialog.getByRole('row', { name: /^MOCK/ })).toBeVisible();
  await expectGoodLooks(page, 'the purchase by wallet');
  await context.close();
});

test('paying from an external wallet is accessible', async ({ page }) => {
  const { token } = await logIn(await register(stranger('Bara House'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Isukuti'), [
    { tier: 'regular', count: 9, price: 150, currency: 'XLM' },
  ]);
  await page.goto(`/event-details?slug=${event.slug}`);
  await tier(page, 'regular').click();
  await page.getByText('Stellar wallet', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Pay with your Stellar wallet' });
  await form.getByLabel('Full Name').fill('Selam Tesfaye');
  await form.getByLabel('Email').fill('selam@guests.test');
  await form.getByLabel('Phone', { exact: true }).fill('+251 900');
  await expectGoodLooks(page, 'the form of an outside payment');
  await form.getByRole('button', { name: 'Hold my ticket' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectGoodLooks(page, 'an outside payment');
});

for (const [role, views] of Object.entries(PANELS) as [Role, View[]][]) {
  test.describe(`${role}, accessible`, () => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await (await signedIn(browser, demo(role))).newPage();
    });
    test.afterAll(() => page.context().close());
    for (const view of views) {
      test(view.name, async () => {
        await visit(page, view);
      });
    }
  });
}

test('the menus of a phone are accessible', async ({ browser }) => {
  const context = await signedIn(browser, demo('issuer_owner'), { viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/events');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Features' }).first()).toBeVisible();
  await expectGoodLooks(page, 'the menu of the public pages', [PHONE]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My Events' })).toBeVisible();
  await expectGoodLooks(page, 'the menu of the dashboard', [PHONE]);
  await context.close();
});

async function visit(page: Page, { name, address, shows, after }: View): Promise<void> {
  await follow(page, address);
  await expect(shows(page)).toBeVisible();
  await after?.(page);
  await expectGoodLooks(page, name);
}
