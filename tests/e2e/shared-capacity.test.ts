import type { Page } from '@playwright/test';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { mailedLink } from './support/mails.ts';
import { logIn, register, signIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

test('tiers that share a room sell out together, and a refund goes to who waits for any of them', async ({
  browser,
  page,
}) => {
  const organiser = await register(stranger('Lamu Players'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Full House'), [
    { tier: 'regular', count: 100, price: 40, currency: 'USD' },
    { tier: 'vip', count: 100, price: 90, currency: 'USD' },
  ]);
  await signIn(page, organiser);
  await page.goto(`/dashboard?tab=events&event=${event.id}&part=tickets`);
  const panel = page.getByRole('region', { name: 'Shared capacity' });

  await test.step('the organiser shares a room between both tiers', async () => {
    await expect(panel.getByText('Each tier sells up to its own number of tickets.')).toBeVisible();
    await panel.getByRole('button', { name: 'Add shared capacity' }).click();
    const form = page.getByRole('dialog', { name: 'New shared capacity' });
    await form.getByLabel('Name').fill('Hall');
    await form.getByLabel('Places').fill('2');
    await form.getByLabel('Tiers that share it').press('ArrowDown');
    await page.getByRole('option', { name: 'regular' }).click();
    await page.getByRole('option', { name: 'vip' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('0 of 2 places taken · 2 left')).toBeVisible();
    await expect(panel.getByText('regular: 0 · vip: 0')).toBeVisible();
    const summary = page.getByRole('region', { name: 'Ticket Summary' });
    await expect(summary.getByText('2 available')).toHaveCount(2);
  });

  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const buyer = await phone.newPage();
  const tickets = buyer.getByRole('region', { name: 'Tickets' });

  await test.step('two buyers fill it, and both tiers are sold out', async () => {
    await buyer.goto(`/event-details?slug=${event.slug}`);
    await buyAs(buyer, 'regular', 'Neema Mrisho', 'neema@room.test');
    await buyer.getByRole('button', { name: 'Close' }).first().click();
    await buyer.reload();
    await buyAs(buyer, 'vip', 'Juma Said', 'juma@room.test');
    await buyer.getByRole('button', { name: 'Close' }).first().click();
    await expect(panel.getByText('2 of 2 places taken · Full')).toBeVisible();
    await expect(panel.getByText('regular: 1 · vip: 1')).toBeVisible();
    await expectGoodLooks(page, 'a full room');
  });

  await test.step('a late buyer waits for the vip tier', async () => {
    await buyer.reload();
    await tickets.getByRole('button', { name: 'Join the waiting list' }).click();
    const form = buyer.getByRole('form', { name: 'Waiting list' });
    await form.getByLabel('Tickets for').selectOption('vip');
    await form.getByLabel('Full Name').fill('Otieno Ouma');
    await form.getByLabel('Email').fill('otieno@room.test');
    await form.getByRole('button', { name: 'Join the list' }).click();
    await expect(tickets.getByText('We will email otieno@room.test')).toBeVisible();
  });

  await test.step('a refund of the regular ticket offers its place as a vip ticket', async () => {
    await page.getByRole('navigation', { name: 'Event pages' }).getByRole('link', { name: 'Orders' }).click();
    const order = page.getByRole('listitem').filter({ hasText: 'Neema Mrisho' });
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Refund this order?' });
    await asked.getByLabel('Reason').fill('Cannot come');
    await asked.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('Order refunded').first()).toBeVisible();
    const mails = await browser.newPage();
    const link = /\/event-details\?slug=\S+&waiting=[\w-]{43}/;
    const address = await mailedLink(mails, 'otieno@room.test', link, 'waiting_offer');
    await mails.context().close();
    await buyer.goto(address);
    await expect(tickets.getByText('It is your turn')).toBeVisible();
    await buyAs(buyer, 'vip', 'Otieno Ouma', 'otieno@room.test');
  });

  await test.step('the organiser makes the room smaller than what is sold, and reads why not', async () => {
    await page
      .getByRole('navigation', { name: 'Event pages' })
      .getByRole('link', { name: 'Tickets', exact: true })
      .click();
    await expect(panel.getByText('regular: 0 · vip: 2')).toBeVisible();
    await panel.getByRole('button', { name: 'Edit Hall' }).click();
    const form = page.getByRole('dialog', { name: 'Shared capacity Hall' });
    await form.getByLabel('Places').fill('1');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(/tickets of (its|the) tiers/i)).toBeVisible();
    await expectGoodLooks(page, 'a room that is too small');
  });
  await phone.close();
});

test('an event joins the room that another one has', async ({ page }) => {
  const organiser = await register(stranger('Zanzibar Players'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const tiers = [{ tier: 'regular', count: 100, price: 40, currency: 'USD' as const }];
  const friday = await publishEvent(token, unique('Friday Play'), tiers);
  const saturday = await publishEvent(token, unique('Saturday Play'), tiers);
  await signIn(page, organiser);
  const panel = page.getByRole('region', { name: 'Shared capacity' });

  await test.step('the first event has a room', async () => {
    await page.goto(`/dashboard?tab=events&event=${friday.id}&part=tickets`);
    await panel.getByRole('button', { name: 'Add shared capacity' }).click();
    const form = page.getByRole('dialog', { name: 'New shared capacity' });
    await form.getByLabel('Name').fill('Hall');
    await form.getByLabel('Places').fill('2');
    await form.getByLabel('Tiers that share it').press('ArrowDown');
    await page.getByRole('option', { name: 'regular' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('regular: 0')).toBeVisible();
  });

  await test.step('the second one joins it', async () => {
    await page.goto(`/dashboard?tab=events&event=${saturday.id}&part=tickets`);
    await expect(panel.getByText('Each tier sells up to its own number of tickets.')).toBeVisible();
    await expectGoodLooks(page, 'a room of another event');
    await panel.getByRole('combobox', { name: 'Share a room with other events' }).click();
    await page.getByRole('option', { name: `Hall (${friday.name})` }).click();
    const form = page.getByRole('dialog', { name: 'Shared capacity Hall' });
    await form.getByLabel('Tiers that share it').press('ArrowDown');
    await page.getByRole('option', { name: 'regular', exact: true }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(`regular (${friday.name}): 0 · regular: 0`)).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'Share a room with other events' })).toHaveCount(0);
  });
});

/** Buys one ticket of a tier, by the form. */
async function buyAs(page: Page, tier: string, name: string, email: string): Promise<void> {
  await page.getByRole('radio', { name: tier }).click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+255 700 111 222');
  await form.getByRole('button', { name: 'Buy Ticket' }).click();
  await expect(page.getByRole('img', { name: /^QR code of ticket/ }).first()).toBeVisible();
}
