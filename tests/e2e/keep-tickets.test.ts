import type { BrowserContext, Page } from '@playwright/test';
import { buy, confirmationLink, mailLink } from './support/buyer.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { logIn, register, stranger } from './support/people.ts';
import { ask, call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

const order = /\/orders\/[0-9a-f-]{36}$/;
const code = (page: Page) => page.getByRole('img', { name: /^QR code of ticket/ });

test('a guest keeps a ticket on the phone, opens it without a network, and again from the mail', async ({
  page,
  context,
  browser,
}) => {
  const { token } = await logIn(await register(stranger('Bongo House'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Bongo Night'), [
    { tier: 'regular', count: 20, price: 1500, currency: 'KES' },
  ]);
  const { name, email } = stranger('Rehema Juma');

  await test.step('the code comes first, and the ticket is kept', async () => {
    await page.goto(`/event-details?slug=${event.slug}`);
    const bought = await buy(page, 'regular', { name, email, phone: '+255 711 000 222' });
    await expect(bought.getByRole('img', { name: /^QR code of ticket/ })).toBeInViewport({ ratio: 1 });
    await expectGoodLooks(page, 'the success of a purchase', [PHONE]);
    await page.setViewportSize(PHONE);
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      bought.getByRole('button', { name: 'Download PDF' }).tap(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
    await bought.getByRole('button', { name: 'Keep on this phone' }).tap();
    await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/);
    await expect(code(page)).toBeVisible();
    await expect(page.getByText('Saved on this device: it opens without a network.')).toBeVisible();
  });

  await test.step('it opens without a network', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(code(page)).toBeVisible();
    await page.goto('/my-tickets');
    await page.getByRole('link', { name: event.name }).tap();
    await expect(code(page)).toBeVisible();
    // Every other page stays inside the app, and leads back to what is kept.
    await cutWorker(context, true);
    for (const address of ['/', '/events', '/wallet']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    }
    await expectGoodLooks(page, 'a page without a network', [PHONE]);
    await page.setViewportSize(PHONE);
    await page.getByRole('main').getByRole('link', { name: 'My Tickets' }).tap();
    await expect(page.getByRole('link', { name: event.name })).toBeVisible();
    await page.goto('/events');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await cutWorker(context, false);
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible();
  });

  await test.step('the button of the mail opens it on another phone, twice', async () => {
    const link = await mailLink(page, email);
    const other = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const phone = await other.newPage();
    for (let time = 0; time < 2; time += 1) {
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
      // The code is the first thing on the page, whole, on a phone of 390 x 844.
      await expect(code(phone)).toBeInViewport({ ratio: 1 });
      expect((await code(phone).boundingBox())?.width).toBeGreaterThan(PHONE.width * 0.8);
      await expect(phone).toHaveURL(order);
    }
    const steps = phone.getByRole('region', { name: 'Your evening, step by step' });
    await expect(steps.getByRole('listitem').first()).toContainText('KES 1,500.00 due at the door');
    await expect(steps).toContainText('Directions');
    await expect(phone.getByText('You are going')).toBeVisible();
    await expectGoodLooks(phone, 'tickets opened from the mail', [PHONE]);
    await phone.setViewportSize(PHONE);
    await expect(phone.getByText('Saved on this device: this page opens without a network.')).toBeVisible();
    await other.setOffline(true);
    await cutWorker(other, true);
    // The page itself, and the mail's button once more.
    await phone.reload();
    await expect(code(phone)).toBeVisible();
    await phone.goto(link);
    await expect(code(phone)).toBeVisible();
    await expectGoodLooks(phone, 'tickets opened from the mail without a network', [PHONE]);
    await phone.setViewportSize(PHONE);
    for (const address of ['/', '/events', '/graphql', '/tickets/unknown/pdf', '/no-such-page']) {
      await phone.goto(address);
      await expect(phone.getByRole('heading', { name: 'You are offline' }), address).toBeVisible();
    }
    await cutWorker(other, false);
    await other.setOffline(false);
    await phone.goto('/my-tickets');
    await expect(phone.getByRole('link', { name: event.name })).toBeVisible();

    await phone.goto(link);
    await phone.getByRole('button', { name: 'End this link' }).click();
    const question = phone.getByRole('dialog', { name: 'End the link in the email?' });
    await question.getByRole('button', { name: 'End this link' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Find my tickets' })).toBeVisible();
    await phone.goto(link);
    await expect(
      phone.getByRole('heading', { level: 1, name: 'This link is no longer valid' }),
    ).toBeVisible();
    await phone.goto('/my-tickets');
    await expect(phone.getByText('No tickets on this device')).toBeVisible();
    await other.close();
  });
});

/** Cuts the network of the service worker, or mends it: the browser's own switch leaves workers online. */
async function cutWorker(context: BrowserContext, isCut: boolean): Promise<void> {
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate((cut) => {
      const here = globalThis as unknown as { fetch: typeof fetch; kept?: typeof fetch };
      here.kept ??= here.fetch;
      here.fetch = cut ? () => Promise.reject(new TypeError('Failed to fetch')) : here.kept;
    }, isCut);
  }
}

test('a guest swipes the codes of an order, and its page opens again without a network and after the sale', async ({
  page,
  context,
}) => {
  const { token } = await logIn(await register(stranger('Marimba House'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Marimba Night'), [
    { tier: 'regular', count: 20, price: 1500, currency: 'KES' },
  ]);
  await page.goto(`/event-details?slug=${event.slug}`);
  const bought = await buy(page, 'regular', { ...stranger('Zawadi Otieno'), phone: '+255 711 000 444' }, 3);
  await bought.getByRole('link', { name: 'See the order' }).tap();
  await expect(page).toHaveURL(order);
  const address = page.url();
  const codes = page.getByRole('region', { name: 'Ticket codes' });
  const count = codes.getByRole('status');

  await test.step('with the buttons and the arrow keys', async () => {
    await expect(codes.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(count).toHaveText('1 of 3');
    await codes.getByRole('button', { name: 'Next code' }).tap();
    await expect(count).toHaveText('2 of 3');
    await expect(codes.getByRole('img').nth(1)).toBeInViewport({ ratio: 1 });
    await codes.getByRole('list', { name: 'Ticket codes' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(count).toHaveText('3 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(count).toHaveText('2 of 3');
    await expect(codes.getByRole('button', { name: 'Previous code' })).toBeEnabled();
    await expectGoodLooks(page, 'the page of an order');
    await page.setViewportSize(PHONE);
  });

  await test.step('it opens without a network', async () => {
    await expect(page.getByText('Saved on this device: this page opens without a network.')).toBeVisible();
    await context.setOffline(true);
    await cutWorker(context, true);
    await page.goto(address);
    await expect(codes.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^offline, showing \d\d:\d\d$/)).toBeVisible();
    await cutWorker(context, false);
    await context.setOffline(false);
  });

  await test.step('the page of the event leads to it when the sale is over', async () => {
    const query =
      'mutation ($id: ID!) { setEventSales(input: { salesOpen: false, eventId: $id }) { event { salesOpen } } }';
    await call('/graphql', { token, body: { query, variables: { id: event.id } } });
    await page.goto(`/event-details?slug=${event.slug}`);
    await expect(page.getByText('Sale stopped')).toBeVisible();
    await page.getByRole('link', { name: 'Open my tickets' }).tap();
    await expect(page).toHaveURL(address);
    await expect(codes.getByRole('img').first()).toBeVisible();
  });
});

interface KeptTicket {
  id: string;
  qrText: string;
}

/** The tickets of the order that this browser keeps. */
async function keptTickets(page: Page): Promise<KeptTicket[]> {
  const kept = await page.evaluate(() => localStorage.getItem('kept_orders'));
  const [first] = JSON.parse(kept ?? '[]') as { order: { tickets: KeptTicket[] } }[];
  return first?.order.tickets ?? [];
}

test('the page of an order follows its guests at the door, and keeps its last state without a network', async ({
  page,
  context,
}) => {
  const { token } = await logIn(await register(stranger('Taarab House'), 'issuer_admin'));
  const hour = 3_600_000;
  const times = {
    start_date: new Date(Date.now() - hour).toISOString(),
    end_date: new Date(Date.now() + 4 * hour).toISOString(),
  };
  const tiers = [{ tier: 'regular', count: 20, price: 1500, currency: 'KES' }] as const;
  const event = await publishEvent(token, unique('Taarab Night'), [...tiers], times);
  await page.goto(`/event-details?slug=${event.slug}`);
  const bought = await buy(page, 'regular', { ...stranger('Asha Mrisho'), phone: '+255 711 000 555' }, 3);
  await bought.getByRole('link', { name: 'See the order' }).tap();
  await expect(page).toHaveURL(order);
  const count = page.getByRole('region', { name: 'Ticket codes' }).getByRole('status');
  await expect(count).toHaveText('1 of 3');
  await expect(page.getByText('Saved on this device: this page opens without a network.')).toBeVisible();
  const scan = (ticket?: KeptTicket) =>
    ask(
      token,
      'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }',
      { input: { ticket: ticket?.qrText } },
    );
  const [first, second, third] = await keptTickets(page);
  const steps = page.getByRole('region', { name: 'Your evening, step by step' });

  await test.step('a guest who enters is shown at once', async () => {
    await scan(first);
    await expect(count).toHaveText('1 of 2');
    await expect(page.getByText('1 of 3 are in').first()).toBeVisible();
    await expect(steps).toContainText('1 of 3 are in');
    await expectGoodLooks(page, 'an order with a guest who is in', [PHONE]);
    await page.setViewportSize(PHONE);
  });

  await test.step('without a network it keeps its last state, and catches up', async () => {
    await context.setOffline(true);
    await cutWorker(context, true);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await scan(second);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/^offline, showing \d\d:\d\d$/)).toBeVisible();
    await expect(steps).toContainText('1 of 3 are in');
    await expect(count).toHaveText('1 of 2');
    await page.reload();
    await expect(steps).toContainText('1 of 3 are in');
    await cutWorker(context, false);
    await context.setOffline(false);
    await page.reload();
    await expect(steps).toContainText('2 of 3 are in');
  });

  await test.step('when all are in, the codes are gone', async () => {
    await scan(third);
    const inside = page.getByRole('status').filter({ hasText: '3 of 3 are in' });
    await expect(inside).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ticket codes' })).toHaveCount(0);
    await expectGoodLooks(page, 'an order whose guests are all in', [PHONE]);
  });
});

test('a guest confirms the address of an unpaid order from the mail, and is on its page', async ({
  page,
  browser,
}) => {
  const { token } = await logIn(await register(stranger('Ngoma House'), 'issuer_admin'));
  const event = await publishEvent(token, unique('Ngoma Night'), [
    { tier: 'regular', count: 20, price: 1500, currency: 'KES' },
  ]);
  const hours =
    'mutation ($id: ID!) { setEventSales(input: { eventId: $id, confirmHours: 12 }) { event { id } } }';
  await ask(token, hours, { id: event.id });
  const { name, email } = stranger('Halima Said');
  await page.goto(`/event-details?slug=${event.slug}`);
  await buy(page, 'regular', { name, email, phone: '+255 711 000 666' });
  const link = await confirmationLink(page, email);
  const phone = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  await phone.goto(link);
  // Opening the link alone does not use it up: scanners of mails do that.
  await phone.reload();
  await phone.goto(link);
  await expectGoodLooks(phone, 'the confirmation of the address of an order', [PHONE]);
  await phone.setViewportSize(PHONE);
  await phone.getByRole('button', { name: 'Show my tickets' }).tap();
  await expect(code(phone)).toBeVisible();
  await expect(phone).toHaveURL(order);
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  await phone.context().close();
});
