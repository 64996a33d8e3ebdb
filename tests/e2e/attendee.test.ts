import { readFile } from 'node:fs/promises';
import { openTab, toast } from './support/dashboard.ts';
import { DESK, expectGoodLooks } from './support/look.ts';
import { logIn, register, signIn, stranger } from './support/people.ts';
import { call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';
import { openPurchase } from './support/wallet.ts';

test('an attendee browses, buys, and holds the ticket', async ({ page }) => {
  const organiser = await register(stranger('Ngoma House'), 'issuer_admin');
  const { token } = await logIn(organiser);
  const event = await publishEvent(token, unique('Ngoma at Noon'), [
    { tier: 'regular', count: 30, price: 25, currency: 'USD' },
    { tier: 'vip', count: 0 + 1, price: 90, currency: 'USD' },
  ]);
  const query = `mutation ($id: ID!) {
    createSellingCode(input: { code: "NOON", percentOff: "20", eventId: $id }) { sellingCode { id } } }`;
  await call('/graphql', { token, body: { query, variables: { id: event.id } } });
  const person = await register(stranger('Zawadi Mwakio'), 'attendee');
  await signIn(page, person);

  await test.step('without tickets yet', async () => {
    await openTab(page, 'My Tickets');
    await expect(page.getByText('No tickets yet')).toBeVisible();
  });

  await test.step('browses, gives a code, reviews, goes back, and buys', async () => {
    await openTab(page, 'Browse Events');
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'Search events' }).fill(event.name);
    await expect(main.getByRole('article')).toHaveCount(1);
    const window = await openPurchase(page, event.name);
    await window.getByRole('radio', { name: 'regular' }).click();
    await window.getByRole('button', { name: 'Have a code?' }).click();
    await window.getByRole('textbox', { name: 'Code' }).fill('noon');
    await window.getByRole('button', { name: 'Apply' }).click();
    await expect(window.getByText('regular: USD 20.00 instead of USD 25.00')).toBeVisible();
    await window.getByRole('button', { name: 'Add vip' }).click();
    await expect(window.getByText('USD 92.00', { exact: true })).toBeVisible();
    await window.getByRole('button', { name: 'Remove vip from the order' }).click();
    await expect(window.getByLabel('Full Name')).toHaveValue(person.name);
    await expect(window.getByLabel('Email')).toHaveValue(person.email);
    await window.getByLabel('Phone', { exact: true }).fill('+254 733 000 000');
    await window.getByRole('button', { name: 'Review Purchase' }).click();
    await expect(window.getByRole('definition').filter({ hasText: event.name })).toBeVisible();
    await expect(window.getByRole('definition').filter({ hasText: 'USD 20.00' })).toBeVisible();
    await window.getByRole('button', { name: 'Back' }).click();
    await expect(window.getByLabel('Phone', { exact: true })).toHaveValue('+254 733 000 000');
    await window.getByRole('button', { name: 'Review Purchase' }).click();
    await window.getByRole('button', { name: 'Confirm Purchase' }).click();
    await expect(window.getByText('Ticket purchased successfully!')).toBeVisible();
    await expect(window.getByRole('article', { name: `Ticket for ${event.name}` })).toBeVisible();
    await window.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('finds it among the tickets', async () => {
    await openTab(page, 'My Tickets');
    await page.getByRole('link', { name: event.name }).click();
    const ticket = page.getByRole('article', { name: `Ticket for ${event.name}` });
    for (const fact of ['regular', person.name, person.email, '+254 733 000 000', 'Forodhani Gardens'])
      await expect(ticket.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    await expect(ticket.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible();
    await expect(ticket.getByText('One-time entry: this code admits once.')).toBeVisible();
  });

  await test.step('looks at the file, and downloads the PDF', async () => {
    await page.getByRole('button', { name: 'View JSON' }).click();
    await expect(page.getByRole('region', { name: 'Ticket as JSON' })).toContainText('"signature"');
    await page.getByRole('button', { name: 'Hide JSON' }).click();
    await expect(page.getByRole('region', { name: 'Ticket as JSON' })).toBeHidden();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  await test.step('opens the page of the order', async () => {
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
    const steps = page.getByRole('region', { name: 'Your evening, step by step' });
    await expect(steps).toContainText('due at the door');
    await expect(steps).toContainText(person.email);
    await expect(page.getByRole('region', { name: 'Ticket codes' }).getByRole('img')).toBeInViewport();
    await expectGoodLooks(page, 'the page of an order of an account');
    await page.setViewportSize(DESK);
  });

  await test.step('buys nothing where the organiser has stopped the sale', async () => {
    const query =
      'mutation ($id: ID!) { setEventSales(input: { salesOpen: false, eventId: $id }) { event { salesOpen } } }';
    await call('/graphql', { token, body: { query, variables: { id: event.id } } });
    await page.goto(`/event-purchase?slug=${event.slug}`);
    await expect(page.getByText('Sale stopped')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open my tickets' })).toBeVisible();
  });

  await test.step('is offered nothing of organisers', async () => {
    await page.goto('/dashboard?tab=events');
    await expect(page.getByText('Not part of your role')).toBeVisible();
    await expect(toast(page, 'Error')).toBeHidden();
  });
});
