import type { Page } from '@playwright/test';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { logIn, register, signIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('an organiser issues a code, a buyer uses it, and a late buyer joins the waitlist', async ({
  browser,
  page,
}) => {
  const organiser = await register(stranger('Malindi Sound'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Code Night'), [
    { tier: 'regular', count: 1, price: 40, currency: 'USD' },
  ]);
  await signIn(page, organiser);
  await page.goto(`/dashboard?tab=events&event=${event.id}&part=sales`);
  const codes = page.getByRole('region', { name: 'Codes' });

  await test.step('one switch, the ways to order, and the limits folded', async () => {
    const onSale = page.getByRole('region', { name: 'On sale' });
    await expect(onSale.getByRole('switch', { name: 'Tickets are on sale' })).toBeChecked();
    await expect(onSale.getByRole('switch', { name: 'Order form, paid at the door' })).toBeChecked();
    await expect(onSale.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      `/event-details?slug=${event.slug}`,
    );
    await expect(onSale.getByRole('region', { name: 'Sell on Your Site' })).toBeVisible();
    const limit = page.getByLabel('Most tickets in one order');
    await expect(limit).toBeHidden();
    await page.getByText('Limits and play money').click();
    await expect(limit).toBeVisible();
    await expectGoodLooks(page, 'the sales tools');
    await page.setViewportSize(DESK);
  });

  await test.step('a code is made', async () => {
    await codes.getByRole('button', { name: 'Add code' }).click();
    const form = page.getByRole('dialog', { name: 'New code' });
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill('early');
    await form.getByLabel('Percent off each ticket').fill('25');
    await form.getByLabel('Orders that may use it').fill('5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(codes.getByText('EARLY', { exact: true })).toBeVisible();
    await expect(codes.getByText('25 % off · Used 0 of 5')).toBeVisible();
  });

  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const buyer = await phone.newPage();
  const tickets = buyer.getByRole('region', { name: 'Tickets' });

  await test.step('a buyer pays less with it', async () => {
    await buyer.goto(`/event-details?slug=${event.slug}`);
    await tickets.getByRole('button', { name: 'Have a code?' }).click();
    await tickets.getByRole('textbox', { name: 'Code' }).fill('nothing');
    await tickets.getByRole('button', { name: 'Apply' }).click();
    await expect(tickets.getByText('This event has no such code.')).toBeVisible();
    await tickets.getByRole('textbox', { name: 'Code' }).fill('early');
    await tickets.getByRole('button', { name: 'Apply' }).click();
    await expect(tickets.getByText('regular: USD 30.00 instead of USD 40.00')).toBeVisible();
    await expectGoodLooks(buyer, 'a code in use', [PHONE]);
    await buyAs(buyer, 'Neema Mrisho', 'neema@codes.test');
    await expect(buyer.getByText('USD 30.00').first()).toBeVisible();
    await buyer.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('a late buyer joins the waitlist', async () => {
    await buyer.reload();
    await tickets.getByRole('button', { name: 'Join the waiting list' }).click();
    const form = buyer.getByRole('form', { name: 'Waiting list' });
    await form.getByLabel('Full Name').fill('Otieno Ouma');
    await form.getByLabel('Email').fill('otieno@codes.test');
    await expectGoodLooks(buyer, 'a waiting list', [PHONE]);
    await form.getByRole('button', { name: 'Join the list' }).click();
    await expect(tickets.getByText('We will email otieno@codes.test')).toBeVisible();
  });

  await test.step('the organiser sees both, and gives the place back', async () => {
    await page.reload();
    await expect(codes.getByText('Used 1 of 5')).toBeVisible();
    const line = page.getByRole('region', { name: 'Waiting list' });
    await expect(line.getByText('1 × regular')).toBeVisible();
    await expectGoodLooks(page, 'selling rules');
    await page.getByRole('navigation', { name: 'Event pages' }).getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).first().click();
    const asked = page.getByRole('dialog', { name: 'Refund this order?' });
    await asked.getByLabel('Reason').fill('Cannot come');
    await asked.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('Order refunded').first()).toBeVisible();
  });

  await test.step('the waiting buyer buys it by the mailed link', async () => {
    const mails = await browser.newPage();
    const link = /\/event-details\?slug=\S+&waiting=[\w-]{43}/;
    const address = await mailedLink(mails, 'otieno@codes.test', link, 'waiting_offer');
    await mails.context().close();
    await buyer.goto(address);
    await expect(tickets.getByText('It is your turn')).toBeVisible();
    await expectGoodLooks(buyer, 'an offer', [PHONE]);
    await buyAs(buyer, 'Otieno Ouma', 'otieno@codes.test');
    await buyer.getByRole('button', { name: 'Close' }).first().click();
    await expect(tickets.getByText('You have bought the tickets that you were waiting for.')).toBeVisible();
  });
  await phone.close();
});

/** Buys the only ticket, by the form. */
async function buyAs(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'regular' }).click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone', { exact: true }).fill('+255 700 111 222');
  await form.getByRole('button', { name: 'Buy Ticket' }).click();
  await expect(page.getByRole('img', { name: /^QR code of ticket/ }).first()).toBeVisible();
}
