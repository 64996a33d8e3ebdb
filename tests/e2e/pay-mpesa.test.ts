import type { Page } from '@playwright/test';
import { startSite } from './support/band-site.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { answerPhone, fillOrder, panel, payableEvent, payer, sharedTest as test } from './support/paying.ts';
import { logIn, register, stranger } from './support/people.ts';
import { ask, publishEvent, unique } from './support/product-api.ts';
import { expect } from './support/test.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });
test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const WAIT = /^Enter your M-Pesa PIN on 254712/;

/** The buyer sees the heading with the number, the amount and the time without scrolling, below the page's header. */
async function expectHeadInView(page: Page, heading: RegExp): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await page.getByRole('heading', { name: heading }).boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(panel(page).getByText(/^KES/)).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('timer')).toBeInViewport({ ratio: 1 });
}

test('a buyer enters the PIN on the phone, and has the ticket', async ({ page, context, provider }) => {
  const { slug } = await payableEvent(provider);
  const buyer = payer();
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer, tier: 'vip' });

  await test.step('another currency is shown before, and another country is refused', async () => {
    await expect(form.getByText('You pay KES 10,400')).toBeVisible();
    await expect(form.getByLabel('M-Pesa number')).toHaveValue(buyer.phone);
    await form.getByLabel('M-Pesa number').fill('+44 20 7946 0018');
    await form.getByRole('button', { name: 'Pay KES 10,400 with M-Pesa' }).tap();
    await expect(form.getByText(/^Enter the number of a Kenyan phone/)).toBeVisible();
    await form.getByLabel('M-Pesa number').fill(buyer.phone);
    await expectGoodLooks(page, 'the form of a payment by M-Pesa');
    await page.setViewportSize(PHONE);
  });

  await test.step('the page waits for the PIN', async () => {
    // As much as a small phone shows between the bars of its browser.
    await page.setViewportSize({ ...PHONE, height: 560 });
    await form.getByRole('button', { name: 'Pay KES 10,400 with M-Pesa' }).tap();
    await expect(page.getByRole('heading', { name: WAIT })).toBeFocused();
    await expect(panel(page).getByText('KES 10,400', { exact: true })).toBeVisible();
    await expect(panel(page).getByRole('timer')).toHaveText(/^0[12]:\d\d left$/);
    await expectHeadInView(page, WAIT);
    await page.setViewportSize(PHONE);
  });

  await answerPhone(context, provider, buyer.msisdn, '1234');
  const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
  await expect(bought.getByRole('article')).toHaveCount(1);
  await expect(bought.getByText(`On its way to ${buyer.email}`)).toBeVisible();
  await expect(bought.getByText('Due at the door')).toBeHidden();

  await test.step('and its receipt at once', async () => {
    const receipts = bought.getByRole('region', { name: 'Receipts' });
    await expect(receipts.getByText(/^Receipt R-\d{6}$/)).toBeVisible();
    await expect(receipts.getByText('KES 10,400.00')).toBeVisible();
    const download = page.waitForEvent('download');
    await receipts.getByRole('button', { name: /^Download Receipt R-\d{6} \(PDF\)$/ }).tap();
    expect((await download).suggestedFilename()).toMatch(/^receipt-R-\d{6}\.pdf$/);
    await expectGoodLooks(page, 'a ticket paid by M-Pesa');
    await page.setViewportSize(PHONE);
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'vip' })).toBeVisible();
  await expect(page.getByText('You have a payment under way')).toBeHidden();
});

test('the screens of a payment that waits are good to look at', async ({ page, provider }) => {
  const { slug } = await payableEvent(provider);
  const buyer = payer();
  // A prompt would be over after a minute, which a busy machine needs to look.
  await provider.rule({ kind: 'push', msisdn: buyer.msisdn }, { outcome: 'stuck' });
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer });
  await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  const orderId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('provider-orders') ?? '[]') as { orderId: string }[])[0]?.orderId,
  );
  await panel(page).getByRole('button', { name: 'I have paid' }).tap();
  await panel(page).getByRole('button', { name: 'Choose another way' }).tap();
  await expectGoodLooks(page, 'the wait for the PIN');
  await page.reload();
  await expect(panel(page).getByText('You have a payment under way')).toBeVisible();
  await expectGoodLooks(page, 'a payment under way');
  await page.goto(`/pay/${orderId}`);
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  await expectGoodLooks(page, 'the page of a payment');
});

test('after a wrong PIN the buyer tries again, from another number', async ({ page, context, provider }) => {
  const { slug } = await payableEvent(provider);
  const [buyer, friend] = [payer(), payer()];
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer });
  await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  await answerPhone(context, provider, buyer.msisdn, '9999');
  await expect(panel(page).getByText('The PIN was wrong. Nothing was paid.')).toBeVisible();
  await expect(panel(page).getByText('The PIN was wrong. Nothing was paid.')).toBeInViewport({ ratio: 1 });
  await expectGoodLooks(page, 'a failed payment');
  await page.setViewportSize(PHONE);
  // The failure is still there after a reload, and another attempt goes straight on to the wait.
  await page.reload();
  await panel(page).getByLabel('M-Pesa number').fill(friend.phone);
  await panel(page).getByRole('button', { name: 'Try again' }).tap();
  await expectHeadInView(page, new RegExp(friend.msisdn.slice(0, 6)));
  await answerPhone(context, provider, friend.msisdn, '1234');
  await expect(page.getByRole('dialog', { name: 'Ticket Purchased!' })).toBeVisible();
});

test('who cancels on the phone can pay at the door, with what was typed', async ({
  page,
  context,
  provider,
}) => {
  const { slug } = await payableEvent(provider);
  const buyer = payer();
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer });
  await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  await answerPhone(context, provider, buyer.msisdn, null);
  await expect(panel(page).getByText('The payment was cancelled. Nothing was paid.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Choose another way' }).tap();
  await page.getByRole('radio', { name: 'Pay at the door' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue(buyer.name);
  await form.getByRole('button', { name: 'Buy Ticket' }).tap();
  const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
  await expect(bought.getByText('Due at the door')).toBeVisible();
});

test('a phone that does not answer can be asked again', async ({ page, context, provider }) => {
  const { slug } = await payableEvent(provider);
  const buyer = payer();
  await provider.post('/sandbox/rules', {
    match: { kind: 'push', msisdn: buyer.msisdn },
    scenario: { outcome: { failed: '1037' }, outcomeAfter: 1 },
    times: 1,
  });
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer });
  await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).tap();
  await expect(
    panel(page).getByText('The phone could not be reached, or did not answer. Nothing was paid.'),
  ).toBeVisible();
  await panel(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  await answerPhone(context, provider, buyer.msisdn, '1234');
  await expect(page.getByRole('dialog', { name: 'Ticket Purchased!' })).toBeVisible();
});

test('a payment that the provider does not report is found by its receipt', async ({ page, provider }) => {
  const { slug } = await payableEvent(provider);
  const buyer = payer();
  await provider.rule(
    { kind: 'push', msisdn: buyer.msisdn },
    { outcome: 'paid', callbacks: [], confirms: false, queries: Array.from({ length: 9 }, () => '4999') },
  );
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer });
  await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  await panel(page).getByRole('button', { name: 'I have paid' }).tap();
  await panel(page).getByLabel('Receipt number').fill('123');
  await panel(page).getByRole('button', { name: 'Find my payment' }).tap();
  await expect(panel(page).getByText(/^A receipt number has 10 letters and digits/)).toBeVisible();

  const receipt = await test.step('the receipt is in a message on the phone', async () => {
    const answer = await fetch(`${provider.url}/phone/${buyer.msisdn}/state`);
    const { messages } = (await answer.json()) as { messages: { body: string }[] };
    const found = /\b[A-Z0-9]{10}\b/.exec(messages[0]?.body ?? '')?.[0];
    if (!found) throw new Error('The phone has no receipt.');
    return found;
  });
  await panel(page).getByLabel('Receipt number').fill(receipt.toLowerCase());
  await panel(page).getByRole('button', { name: 'Find my payment' }).tap();
  await expect(page.getByRole('dialog', { name: 'Ticket Purchased!' })).toBeVisible();
});

test('a reload and a second tab find the payment, which is asked for once', async ({
  page,
  context,
  provider,
}) => {
  const { slug, id, token } = await payableEvent(provider);
  const buyer = payer();
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer });
  await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('You have a payment under way')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();

  const second = await context.newPage();
  await second.goto(`/event-details?slug=${slug}`);
  await panel(second).getByRole('button', { name: 'Continue' }).tap();
  await expect(second.getByRole('heading', { name: WAIT })).toBeVisible();
  await answerPhone(context, provider, buyer.msisdn, '1234');
  await expect(page.getByRole('dialog', { name: 'Ticket Purchased!' })).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Ticket Purchased!' })).toBeVisible();
  const { ordersOfEvent } = await ask<{ ordersOfEvent: { nodes: { status: string; quantity: number }[] } }>(
    token,
    'query ($id: ID!) { ordersOfEvent(eventId: $id) { nodes { status quantity } } }',
    { id },
  );
  expect(ordersOfEvent.nodes).toEqual([{ status: 'PAID', quantity: 1 }]);
});

test('free tickets ask for no payment, and another organiser offers what the page always had', async ({
  page,
  provider,
}) => {
  const { slug } = await payableEvent(provider);
  await page.goto(`/event-details?slug=${slug}`);
  await page.getByRole('radio', { name: 'guest' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByText('Payment method')).toBeHidden();
  await page.getByRole('radio', { name: 'regular' }).click();
  await expect(page.getByRole('radio', { name: 'M-Pesa', exact: true })).toBeChecked();

  const { token } = await logIn(await register(stranger('Door Only'), 'issuer_admin'));
  const other = await publishEvent(token, unique('Door Night'), [
    { tier: 'regular', count: 9, price: 500, currency: 'KES' },
  ]);
  await page.goto(`/event-details?slug=${other.slug}`);
  await page.getByRole('radio', { name: 'regular' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Pay at the door' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'M-Pesa' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Stellar wallet' })).toBeEnabled();
});

test('a payment from the site of a band goes on in a new tab', async ({ page, context, provider }) => {
  const { slug, id, token } = await payableEvent(provider);
  const band = await startSite(slug, { product: provider.productUrl });
  await ask(
    token,
    'mutation ($id: ID!, $sites: [String!]!) { setEventEmbed(input: { eventId: $id, sites: $sites }) { embed { sites } } }',
    { id, sites: [band.origin] },
  );
  const buyer = payer();
  await page.goto(band.origin);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Tickets of regular').selectOption('1');
  await frame.getByLabel('Full name').fill(buyer.name);
  await frame.getByLabel('Email').fill(buyer.email);
  await frame.getByLabel('Phone', { exact: true }).fill(buyer.phone);
  await page.setViewportSize(PHONE);
  const opening = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'Pay with M-Pesa' }).click();
  const tab = await opening;
  await expect(frame.getByText('Your payment continues in the new tab.')).toBeVisible();
  await expect(tab.getByRole('heading', { name: WAIT })).toBeVisible();
  await expect(tab).toHaveURL(new RegExp(`^${provider.productUrl}/pay/[0-9a-f-]+$`));
  await answerPhone(context, provider, buyer.msisdn, '1234');
  await expect(tab.getByRole('heading', { name: 'Ticket Purchased!' })).toBeVisible();
  await expect(tab.getByRole('article')).toHaveCount(1);
  band.close();
});

test('a member pays on the purchase page, and finds the receipt in the account', async ({
  page,
  context,
  provider,
}) => {
  const { slug, name } = await payableEvent(provider);
  const [person, buyer] = [await register(stranger('Bakari Omar'), 'attendee'), payer()];
  const { token, session_id, user } = await logIn(person);
  await page.goto('/events');
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { token, session_id, user: JSON.stringify(user) },
  );
  await page.goto('/account/mobile-money');
  await page.getByLabel('Your M-Pesa number').fill(buyer.phone);
  await page.getByRole('button', { name: 'Save number' }).tap();
  await expect(page.getByText('No payments yet')).toBeVisible();

  await test.step('the own wallet is below the ways to pay that more people use', async () => {
    await page.goto(`/event-details?slug=${slug}`);
    await page.getByRole('radio', { name: 'regular' }).click();
    const form = page.getByRole('form', { name: 'Your details' });
    const own = page.getByRole('link', { name: 'Pay with your wallet' });
    await expect(form).toBeVisible();
    const [formBox, ownBox] = [await form.boundingBox(), await own.boundingBox()];
    expect(ownBox?.y).toBeGreaterThanOrEqual((formBox?.y ?? 0) + (formBox?.height ?? 0));
    await expectGoodLooks(page, 'the sale of an event for a member');
    await page.setViewportSize(PHONE);
  });

  await page.goto(`/event-purchase?slug=${slug}`);
  await page.getByRole('radio', { name: 'M-Pesa' }).click();
  await expect(page.getByLabel('M-Pesa number')).toHaveValue(buyer.phone);
  await page.getByLabel('Phone', { exact: true }).fill(buyer.phone);
  await page.getByRole('button', { name: 'Review Purchase' }).tap();
  await expect(page.getByText('You pay')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm & Pay' }).tap();
  await expect(page.getByRole('heading', { name: WAIT })).toBeVisible();
  await answerPhone(context, provider, buyer.msisdn, '1234');
  await expect(page.getByText('Ticket purchased successfully!').first()).toBeVisible();

  await page.goto('/account/mobile-money');
  const payments = page.getByRole('region', { name: 'Your payments by M-Pesa' });
  await expect(payments.getByRole('listitem').filter({ hasText: name })).toContainText('KES 1,300.00');
  await expect(payments.getByText(/^Receipt [A-Z0-9]{10}$/)).toBeVisible();
  await expectGoodLooks(page, 'payments by M-Pesa');
  await page.goto('/account/cards');
  await expect(page.getByText(/^Nothing of a card is saved here/)).toBeVisible();
  await expectGoodLooks(page, 'payments by card');
});
