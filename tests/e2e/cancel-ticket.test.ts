import type { Page } from '@playwright/test';
import { buy, openFreshLink } from './support/buyer.ts';
import { openTab, toast } from './support/dashboard.ts';
import { evening } from './support/evening.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import { mailText } from './support/mails.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import { balance, buyByWallet, fundedWallet } from './support/wallet.ts';

const tickets = (page: Page, event: string) => page.getByRole('article', { name: `Ticket for ${event}` });

test('a guest without an account cancels one of three tickets, and changes the name on another', async ({
  page,
  browser,
}) => {
  const organiser = await register(stranger('Kilimo House'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Kilimo Night'), [
    { tier: 'regular', count: 3, price: 1500, currency: 'KES' },
  ]);
  const guest = { ...stranger('Halima Said'), phone: '+254 711 000 333' };
  await page.setViewportSize(PHONE);
  await page.goto(`/event-details?slug=${event.slug}`);
  await buy(page, 'regular', guest, 3);
  await openFreshLink(page, guest.email);
  await expect(tickets(page, event.name)).toHaveCount(3);

  await test.step('one is cancelled, and nothing is owed for it', async () => {
    await tickets(page, event.name).first().getByRole('button', { name: 'Cancel this ticket…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this ticket' });
    await expect(dialog).toContainText('You no longer owe the KES 1,500.00 at the door.');
    await expectGoodLooks(page, 'cancelling a ticket', [PHONE]);
    await page.setViewportSize(PHONE);
    await dialog.getByRole('button', { name: 'Cancel this ticket' }).click();
    await expect(toast(page, 'The ticket is cancelled.').first()).toBeVisible();
    await expect(tickets(page, event.name).getByText('Cancelled by the holder.')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Cancel this ticket…' })).toHaveCount(2);
  });

  await test.step('the name on another is changed, and it keeps its place', async () => {
    await page.getByRole('button', { name: 'Change the name…' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Change the name' });
    const name = dialog.getByLabel('Full Name');
    await expect(name).toHaveValue(guest.name);
    await name.fill('Halima Said Omar');
    await dialog.getByRole('button', { name: 'Change the name' }).click();
    await expect(toast(page, 'The name is changed.').first()).toBeVisible();
    await expect(tickets(page, event.name).getByText('Halima Said Omar')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Cancel this ticket…' })).toHaveCount(2);
  });

  await test.step('the place is on sale again, and the guest gets a mail', async () => {
    await mailText(page, guest.email, 'ticket_cancelled');
    const visitor = await browser.newPage();
    await visitor.goto(`/event-details?slug=${event.slug}`);
    await expect(visitor.getByRole('radio', { name: 'regular' })).toBeEnabled();
    await visitor.close();
  });
});

test('an organiser lets holders cancel paid tickets, and one gets the price of one ticket back', async ({
  browser,
}) => {
  const { organiser, event } = await evening('Taarab ya Pwani');
  const person = await register(stranger('Zuhura Ali'), 'attendee');
  await fundedWallet(person);
  const buyers = await signedIn(browser, person);
  const page = await buyers.newPage();
  await page.goto('/dashboard?tab=browse-events');
  await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'XLM' });
  await openTab(page, 'My Tickets');
  await page.getByRole('listitem').filter({ hasText: event.name }).getByRole('link').first().click();
  await expect(tickets(page, event.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this ticket…' })).toBeHidden();

  const staff = await signedIn(browser, organiser);
  const desk = await staff.newPage();
  await desk.goto(`/dashboard?tab=events&event=${event.id}&part=settings`);
  const terms = desk.getByRole('region', { name: 'Cancelling tickets' });
  await terms.getByLabel('Holders may cancel tickets').selectOption('until 1 hour before');
  await terms.getByLabel('Refund paid tickets, too').check();
  await expect(toast(desk, 'Saved.').first()).toBeVisible();
  await desk.reload();
  await expect(terms.getByLabel('Refund paid tickets, too')).toBeChecked();
  await expectGoodLooks(desk, 'the settings of an event');

  await page.reload();
  await page.getByRole('button', { name: 'Cancel this ticket…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this ticket' });
  await expect(dialog).toContainText('XLM 120.00 go back to the account that paid.');
  await dialog.getByRole('button', { name: 'Cancel this ticket' }).click();
  await expect(tickets(page, event.name).getByText('Refund', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    // The page is loaded again for as long as the ledger has not moved the money.
    await expect(tickets(page, event.name).getByText('returned on')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goto('/dashboard?tab=wallet');
  await expect(balance(page)).toContainText('XLM 9,999.99');
  await buyers.close();
  await staff.close();
});
