import type { Page } from '@playwright/test';
import { sendGuestList } from './support/many.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { ask, buyByForm, call, type PublishedEvent, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const BUYER = { name: 'Salma Omar', email: 'salma@guests.test', phone: '+255 711 000 333' };

const details = (page: Page) => page.getByRole('form', { name: 'Your details' });

async function openSale(page: Page, { slug }: PublishedEvent): Promise<void> {
  await page.goto(`/event-details?slug=${slug}`);
  await expect(page.locator('article[data-live="live"]')).toBeVisible();
}

async function fillDetails(page: Page): Promise<void> {
  const form = details(page);
  await form.getByLabel('Full Name').fill(BUYER.name);
  await form.getByLabel('Email').fill(BUYER.email);
  await form.getByLabel('Phone', { exact: true }).fill(BUYER.phone);
}

async function expectDetails(page: Page, name: string | RegExp = 'Your details'): Promise<void> {
  const form = page.getByRole('form', { name });
  await expect(form.getByLabel('Full Name')).toHaveValue(BUYER.name);
  await expect(form.getByLabel('Email')).toHaveValue(BUYER.email);
  await expect(form.getByLabel('Phone', { exact: true })).toHaveValue(BUYER.phone);
}

test('a buyer keeps what was typed when others buy the tickets', async ({ page }) => {
  const { token } = await logIn(await register(stranger('Pwani Sound'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Last Seats'), [
    { tier: 'regular', count: 1, price: 20, currency: 'USD' },
    { tier: 'vip', count: 1, price: 60, currency: 'USD' },
  ]);
  await ask(
    token,
    'mutation ($input: SetEventSalesInput!) { setEventSales(input: $input) { event { id } } }',
    { input: { eventId: event.id, waitingList: true } },
  );
  await openSale(page, event);
  await page.getByRole('radio', { name: 'regular' }).click();
  await fillDetails(page);

  await test.step('another way to pay, and back', async () => {
    await page.getByText('Stellar wallet', { exact: true }).click();
    await expectDetails(page, 'Pay with your Stellar wallet');
    await page.getByText('Pay at the door', { exact: true }).click();
    await expectDetails(page);
  });

  await test.step('someone else buys the last ticket of the tier', async () => {
    await buyByForm(event.slug, 'regular');
    await expect(page.getByRole('radio', { name: 'regular' })).toContainText('Sold Out');
    await expectDetails(page);
    await expect(details(page).getByRole('alert')).toContainText('These tickets are no longer available.');
    await expect(details(page).getByRole('button', { name: 'Buy Ticket' })).toBeDisabled();
  });

  await test.step('the form goes on with another tier', async () => {
    await page.getByRole('radio', { name: 'vip' }).click();
    await expectDetails(page);
    await expect(details(page).getByRole('alert')).toBeHidden();
  });

  await test.step('the last ticket is the buyer’s own, and the answer gets lost', async () => {
    let isLost = false;
    let lose = () => {};
    const known = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (isLost || !route.request().postData()?.includes('PurchaseByForm')) return route.fallback();
      isLost = true;
      await route.fetch();
      await known;
      await route.abort('connectionreset');
    });
    await details(page).getByRole('button', { name: 'Buy Ticket' }).click();
    await expect(page.getByRole('radio', { name: 'vip' })).toContainText('Sold Out');
    await expect(details(page).getByRole('button', { name: 'Processing' })).toBeVisible();
    lose();
    await expect(details(page).getByRole('alert')).toBeVisible();
    await expectDetails(page);
    await details(page).getByRole('button', { name: 'Buy Ticket' }).click();
    await expect(page.getByRole('dialog', { name: 'Ticket Purchased!' }).getByRole('article')).toHaveCount(1);
  });
});

test('a form of the waiting list stays when tickets are on sale again', async ({ page }) => {
  const { token } = await logIn(await register(stranger('Pwani Sound'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Full House'), [
    { tier: 'regular', count: 1, price: 20, currency: 'USD' },
  ]);
  await ask(
    token,
    'mutation ($input: SetEventSalesInput!) { setEventSales(input: $input) { event { id } } }',
    { input: { eventId: event.id, waitingList: true } },
  );
  await buyByForm(event.slug, 'regular');
  await openSale(page, event);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  const form = page.getByRole('form', { name: 'Waiting list' });
  await form.getByLabel('Full Name').fill(BUYER.name);
  await call(`/api/events/${event.id}/tickets`, {
    token,
    body: { tiers: [{ tier: 'regular', count: 3, price: 20, currency: 'USD' }] },
  });
  await expect(page.getByRole('radio', { name: 'regular' })).not.toContainText('Sold Out');
  await expect(form.getByLabel('Full Name')).toHaveValue(BUYER.name);
  await expect(form.getByRole('alert')).toContainText('regular is on sale again');
  await expect(form.getByRole('button', { name: 'Join the list' })).toBeDisabled();
});

test('what staff write to guests, or about a refund, stays when tickets are sold', async ({ browser }) => {
  const person = await register(stranger('Wageni House'), 'issuer_admin');
  const { token } = await logIn(person);
  const event = await publishEvent(token, unique('Wageni Night'), [
    { tier: 'floor', count: 200, price: 20, currency: 'USD' },
  ]);
  await sendGuestList(token, event.id, 50);
  const context = await signedIn(browser, person);
  const page = await context.newPage();

  await test.step('a message to the last guest of the page', async () => {
    await page.goto(`/dashboard?tab=events&event=${event.id}&part=guests`);
    const guests = page.getByRole('region', { name: 'Guests', exact: true });
    const last = guests.getByRole('checkbox', { name: /^Select Guest/ }).last();
    await last.check();
    const chosen = (await last.getAttribute('aria-label')) ?? '';
    await page
      .getByRole('toolbar', { name: 'Actions for the selected guests' })
      .getByRole('button', { name: 'Message' })
      .click();
    const form = page.getByRole('dialog', { name: 'Message to 1 guest' });
    await form.getByLabel('Subject').fill('Your seat');
    await buyByForm(event.slug, 'floor');
    await expect(guests.getByText('51 guests')).toBeAttached();
    await expect(guests.getByRole('checkbox', { name: chosen, includeHidden: true })).toBeHidden();
    await expect(form.getByLabel('Subject')).toHaveValue('Your seat');
  });

  await test.step('the reason of a refund of the last order of the list', async () => {
    for (let number = 0; number < 19; number += 1) await buyByForm(event.slug, 'floor');
    await page.goto(`/dashboard?tab=events&event=${event.id}&part=orders`);
    const lines = page.getByRole('region', { name: 'Orders' }).locator('ul.plain-list > li');
    await expect(lines).toHaveCount(20);
    const orderId = await lines.last().locator('p[title]').first().getAttribute('title');
    await lines.last().getByRole('button', { name: 'Refund', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Refund this order?' });
    await asked.getByLabel('Reason').fill('The road is flooded');
    await buyByForm(event.slug, 'floor');
    await expect(lines.locator(`[title="${orderId}"]`)).toHaveCount(0);
    await expect(asked.getByLabel('Reason')).toHaveValue('The road is flooded');
  });
  await context.close();
});
