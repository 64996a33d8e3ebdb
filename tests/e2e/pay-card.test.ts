import type { Page } from '@playwright/test';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import {
  buyByCard,
  CARDS,
  fillOrder,
  leaveCardPage,
  panel,
  payableEvent,
  payableOrganiser,
  payer,
  payOnCardPage,
  test,
} from './support/paying.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { ask } from './support/product-api.ts';
import { expect } from './support/test.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });
test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('a card pays on the page of the provider, which leads back to the ticket', async ({
  page,
  browser,
  provider,
}) => {
  const { slug, name } = await payableEvent(provider);
  const buyer = payer();
  const form = await fillOrder(page, slug, { method: 'Card', buyer });
  await expect(form.getByLabel('M-Pesa number')).toHaveCount(0);
  await expect(form.getByText(/We never see your card/)).toBeVisible();
  await form.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await payOnCardPage(page);
  await page.waitForURL(/\/pay\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(`On its way to ${buyer.email}`)).toBeVisible();
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect(receipts.getByText(/^Receipt R-\d{6}$/)).toBeVisible();
  await expectGoodLooks(page, 'a ticket paid by card');

  await test.step('another browser hears where the tickets are', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(page.url());
    await expect(
      stranger.getByRole('heading', { level: 1, name: 'Your tickets arrive by email' }),
    ).toBeVisible();
    await expectGoodLooks(stranger, 'the payment of another browser');
    await stranger.getByRole('link', { name: 'Find my tickets' }).first().click();
    await expect(stranger).toHaveURL(/\/find-tickets$/);
  });
  await page.setViewportSize(PHONE);
  await page.goto(`/event-details?slug=${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('You have a payment under way')).toBeHidden();
});

test('who leaves the card page can go back to it', async ({ page, provider }) => {
  const { slug } = await payableEvent(provider);
  const form = await fillOrder(page, slug, { method: 'Card', buyer: payer() });
  await form.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await leaveCardPage(page);
  await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
  await expectGoodLooks(page, 'a card page that was left');
  await page.setViewportSize(PHONE);

  await test.step('from the page of the event too', async () => {
    await page.goto(`/event-details?slug=${slug}`);
    await panel(page).getByRole('button', { name: 'Continue' }).tap();
    await panel(page).getByRole('link', { name: 'Back to the card page' }).tap();
  });
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
});

test('who leaves the card page can choose another way', async ({ page, provider }) => {
  const { slug } = await payableEvent(provider);
  const form = await fillOrder(page, slug, { method: 'Card', buyer: payer() });
  await form.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await leaveCardPage(page);
  await page.getByRole('button', { name: 'Choose another way' }).tap();
  await expect(page.getByText(/or you would pay twice\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another way' }).tap();
  await expect(page).toHaveURL(new RegExp(`/event-details\\?slug=${slug}`));
  await expect(page.getByRole('radio', { name: 'regular' })).toBeVisible();
  await expect(page.getByText('You have a payment under way')).toBeHidden();
});

test('a declined card is explained, and another one pays', async ({ page, provider }) => {
  const { slug } = await payableEvent(provider, { cards: 'paystack' });
  const form = await fillOrder(page, slug, { method: 'Card', buyer: payer() });
  await form.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await payOnCardPage(page, CARDS.isDeclined);
  await leaveCardPage(page);
  await expect(page.getByText('The card was declined. Nothing was paid.')).toBeVisible();
  await expectGoodLooks(page, 'a declined card');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
});

test('a card that has bought all tickets of one person is refunded, whoever orders', async ({
  page,
  provider,
}) => {
  const { id, slug, token } = await payableEvent(provider);
  const limit = 'mutation ($id: ID!) { setBuyerLimit(input: { eventId: $id, most: 1 }) { event { id } } }';
  await ask(token, limit, { id });
  await buyByCard(page, slug, { buyer: payer() });
  const form = await fillOrder(page, slug, { method: 'Card', buyer: payer() });
  await form.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await payOnCardPage(page);
  await page.waitForURL(/\/pay\//);
  await expect(page.getByRole('heading', { name: 'You have reached the limit of tickets' })).toBeVisible();
  await expect(page.getByText(/your payment of KES 1,300 would exceed the limit/)).toBeVisible();
  await expect(
    page.getByText(/^(Your refund has been on its way since|You got the money back on)/),
  ).toBeVisible();
  await expectGoodLooks(page, 'a card above the limit per person');
  await provider.advance(60);
  await expect(page.getByText(/^You got the money back on/)).toBeVisible({ timeout: 60_000 });

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Order again' }).tap();
  await expect(page).toHaveURL(new RegExp(`/event-details\\?slug=${slug}`));
  const other = await fillOrder(page, slug, { method: 'Card', buyer: payer() });
  await other.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await payOnCardPage(page, CARDS.paysToo);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
});

test('a card page that is never paid ends, and another one pays', async ({ page, provider }) => {
  const { slug } = await payableEvent(provider);
  const form = await fillOrder(page, slug, { method: 'Card', buyer: payer() });
  await form.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await leaveCardPage(page);
  await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
  await provider.advance(32 * 60);
  await expect(page.getByText('The request was not answered in time. Nothing was paid.')).toBeVisible();
  await expectGoodLooks(page, 'a card page that ended');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
});

test('the organiser is notified of a dispute and of its outcome', async ({ page, browser, provider }) => {
  const { slug, id, name, organiser } = await payableEvent(provider);
  await provider.post('/sandbox/rules', {
    match: { kind: 'checkout' },
    scenario: { dispute: { after: 60, outcome: 'lost', closesAfter: 600 } },
    times: 1,
  });
  const buyer = payer();
  const form = await fillOrder(page, slug, { method: 'Card', buyer });
  await form.getByRole('button', { name: 'Pay KES 1,300 by card' }).tap();
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();

  const staff = await signedIn(browser, organiser, { viewport: { width: 1440, height: 900 } });
  const desk = await staff.newPage();
  await desk.goto(`/dashboard?tab=events&event=${id}&part=orders`);
  const order = desk.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  await expect(order).toContainText('Card · KES 1,300.00');
  await expect(order.getByText('Disputed')).toBeHidden();
  await provider.advance(120);

  await test.step('the bell leads to the order', async () => {
    await desk.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
    const notice = desk.getByRole('link', { name: /A payment of KES 1,300.00 is disputed/ });
    await expect(notice).toContainText(name);
    await notice.click();
    await expect(desk).toHaveURL(/part=orders&search=/);
    await expect(order.getByRole('alert')).toContainText('The payer disputes this payment');
    await expect(order.getByRole('alert')).toContainText('the bank took KES 1,300.00 back');
    await expectGoodLooks(desk, 'a disputed payment');
  });
  await test.step('the decision of the bank is shown', async () => {
    await provider.advance(700);
    await expect(async () => {
      await desk.reload();
      await expect(order.getByRole('alert')).toContainText('Dispute lost', { timeout: 5_000 });
    }).toPass();
    await expect(order.getByRole('alert')).toContainText('The bank decided for the payer');
  });
});

test('a member buys from the dashboard, and another device of the member finds the ticket', async ({
  page,
  browser,
  provider,
}) => {
  const { name } = await payableEvent(provider);
  const person = await register(stranger('Neema Juma'), 'attendee');
  const { token, session_id, user } = await logIn(person);
  const session = { token, session_id, user: JSON.stringify(user) };
  const enter = async (one: Page): Promise<void> => {
    await one.goto('/events');
    await one.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, session);
  };
  await enter(page);
  await page.goto(`/dashboard?tab=browse-events&q=${encodeURIComponent(name)}`);
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Buy Ticket' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'regular' }).click();
  await dialog.getByRole('radio', { name: 'Card' }).click();
  await dialog.getByLabel('Phone', { exact: true }).fill('0712 345 678');
  await dialog.getByRole('button', { name: 'Review Purchase' }).click();
  await expect(dialog.getByText('You pay')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm & Pay' }).click();
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();

  const tablet = await (await browser.newContext()).newPage();
  await enter(tablet);
  await tablet.goto(page.url());
  await expect(tablet.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
  await tablet.goto('/account/cards');
  await expect(tablet.getByRole('listitem').filter({ hasText: name })).toContainText('KES 1,300.00');
});

test('a ticket in Ugandan shillings is priced without decimals, and paid by card', async ({
  page,
  browser,
  provider,
}) => {
  const { id, slug, organiser } = await payableEvent(provider, {
    tiers: [{ tier: 'regular', count: 40, price: 50_000, currency: 'UGX' }],
  });

  await test.step('the organiser is offered what the card account takes', async () => {
    const owner = await (await signedIn(browser, organiser)).newPage();
    await owner.setViewportSize(DESK);
    await owner.goto(`/dashboard?tab=events&event=${id}&part=tickets`);
    const form = owner.getByRole('region', { name: 'Create Tickets' });
    await expect(form.getByLabel('Currency').locator('option')).toHaveText([
      ...['USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR'],
    ]);
    await form.getByLabel('Tier Name').fill('vip');
    await form.getByLabel('Price').fill('75000.50');
    await form.getByLabel('Currency').selectOption('UGX');
    await form.getByRole('button', { name: 'Create Tickets' }).click();
    await expect(form.getByText('An amount in UGX has no decimals.').first()).toBeVisible();
    await expectGoodLooks(owner, 'a price with too many decimals');
    await form.getByLabel('Price').fill('75000');
    await form.getByLabel('Price').press('Enter');
    await expect(owner.getByText('UGX 75,000', { exact: true }).first()).toBeVisible();
    await owner.context().close();
  });

  const form = await fillOrder(page, slug, { method: 'Card', buyer: payer() });
  await expect(page.getByRole('radio', { name: 'M-Pesa', exact: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Stellar wallet' })).toHaveCount(0);
  await expectGoodLooks(page, 'an order in Ugandan shillings');
  await page.setViewportSize(PHONE);
  await form.getByRole('button', { name: 'Pay UGX 50,000 by card' }).tap();
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();

  await test.step('a member pays by card on the page of the wallet', async () => {
    const member = await (
      await signedIn(browser, await register(stranger('Nakato Achieng'), 'attendee'))
    ).newPage();
    await member.goto(`/event-purchase?slug=${slug}`);
    const choice = member.getByRole('radiogroup', { name: 'Payment method' });
    await expect(choice.getByRole('radio')).toHaveCount(1);
    await expect(choice.getByRole('radio', { name: 'Card' })).toBeChecked();
    await expectGoodLooks(member, 'a purchase in Ugandan shillings');
    await member.context().close();
  });
});

test('a newcomer prices the first event in a currency of the card account', async ({ browser, provider }) => {
  const { organiser } = await payableOrganiser(provider);
  const page = await (await signedIn(browser, organiser)).newPage();
  await page.setViewportSize(DESK);
  await page.goto('/dashboard');
  const form = page.getByRole('form', { name: 'First event' });
  await expect(form.getByLabel('Currency').locator('option')).toHaveText([
    ...['USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR'],
  ]);
  await form.getByLabel('Event Name').fill('Kampala Night');
  await form.getByLabel('Venue').fill('Ndere Centre, Kampala, Uganda');
  await form.getByLabel('Start Date').fill('2031-05-01T19:00');
  await form.getByLabel('Description').fill('Kadongo kamu by the lake.');
  await form.getByLabel('Count').fill('200');
  await form.getByLabel('Price').fill('50000');
  await expect(form.getByLabel('Currency')).toHaveValue('UGX');
  await expectGoodLooks(page, 'the first event in Ugandan shillings');
  await page.setViewportSize(DESK);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kampala Night' })).toBeVisible();
  await expect(page.getByText('UGX 50,000').first()).toBeVisible();
  await page.context().close();
});
