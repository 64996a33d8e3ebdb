import { IS_DEEP } from '../support/depth.ts';
import { toast } from './support/dashboard.ts';
import { expectGoodLooks } from './support/look.ts';
import { sendGuestList } from './support/many.ts';
import { logIn, register, signedIn, stranger } from './support/people.ts';
import { call, publishEvent, unique } from './support/product-api.ts';
import { expect, test } from './support/test.ts';

const GUESTS = IS_DEEP ? 5_000 : 400;

test('an organiser finds one guest among many, and helps them', async ({ browser }) => {
  const person = await register(stranger('Wageni House'), 'issuer_admin');
  const { token } = await logIn(person);
  const context = await signedIn(browser, person);
  const page = await context.newPage();
  const event = await publishEvent(token, unique('Wageni Night'), [
    { tier: 'floor', count: GUESTS + 50, price: 500, currency: 'KES' },
  ]);
  await sendGuestList(token, event.id, GUESTS);
  await page.goto(`/dashboard?tab=events&event=${event.id}&part=guests`);
  const guests = page.getByRole('region', { name: 'Guests', exact: true });
  await expect(guests.getByText(`${GUESTS} guests`)).toBeVisible();
  await expectGoodLooks(page, 'the guests of an event');

  const halima = stranger('Halima Njeri');
  const buyAs = (name: string) =>
    call(`/events/${event.slug}/purchase`, {
      body: { tier: 'floor', name, email: halima.email, phone: '+254700000001' },
    });

  await test.step('a new order arrives live', async () => {
    await buyAs(halima.name);
    await expect(guests.getByRole('button', { name: /Halima Njeri/ })).toBeVisible();
    await expect(guests.getByText(`${GUESTS + 1} guests`)).toBeVisible();
  });

  await test.step('filters narrow the list, and the address keeps them', async () => {
    await guests.getByLabel('Payment').selectOption({ label: 'Due at the door' });
    await expect(guests.getByText('1 guest', { exact: true })).toBeVisible();
    await page.reload();
    await expect(guests.getByText('1 guest', { exact: true })).toBeVisible();
    await guests.getByLabel('Payment').selectOption({ label: 'All payments' });
    await guests.getByRole('searchbox', { name: 'Search' }).fill('guest-007@');
    await expect(guests.getByText('1 guest', { exact: true })).toBeVisible();
  });

  await test.step('one guest has a whole story', async () => {
    await guests.getByRole('button', { name: /Guest 007/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Ticket Details' });
    await expect(sheet.getByText('Ticket issued')).toBeVisible();
    await expect(sheet.getByText('Email sent')).toBeVisible();
    await expect(sheet.getByText('guest-007@', { exact: false }).first()).toBeVisible();
    await expectGoodLooks(page, 'the story of a guest');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('chosen guests are written to, sent their tickets again, and revoked', async () => {
    await guests.getByRole('checkbox', { name: 'Select Guest 007' }).check();
    const bar = page.getByRole('toolbar', { name: 'Actions for the selected guests' });
    await bar.getByRole('button', { name: 'Send again' }).click();
    await expect(toast(page, '1 ticket is on the way again.')).toBeVisible();
    await bar.getByRole('button', { name: 'Message' }).click();
    const form = page.getByRole('dialog', { name: 'Message to 1 guest' });
    await form.getByLabel('Subject').fill('Your seat');
    await form.getByLabel('Message', { exact: true }).fill('Row A, next to the stage.');
    await form.getByRole('button', { name: 'Preview' }).click();
    await expect(form.getByRole('article', { name: 'Your seat' })).toContainText('Row A');
    await form.getByRole('button', { name: 'Send to 1 person' }).click();
    await expect(toast(page, 'Message sent successfully!')).toBeVisible();
    await bar.getByRole('button', { name: 'Revoke' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke this ticket?' });
    await dialog.getByLabel('Reason').fill('Came with two tickets');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, '1 ticket was revoked.')).toBeVisible();
    await expect(guests.getByRole('row', { name: /Guest 007/ })).toContainText('Revoked');
  });

  await test.step('the pages for messages and money tell the same', async () => {
    const tabs = page.getByRole('navigation', { name: 'Event pages' });
    await tabs.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByText(`1 guest of ${event.name}`)).toBeVisible();
    await expectGoodLooks(page, 'the messages of an event');
    await tabs.getByRole('link', { name: 'Money' }).click();
    const money = page.getByRole('region', { name: 'Money' });
    await expect(money.getByText(`${GUESTS - 1} guest-list tickets`)).toBeVisible();
    await expect(money.getByText('KES 500.00')).toBeVisible();
    await expectGoodLooks(page, 'the money of an event');
  });

  await test.step('one ticket is refunded, with the effect named first', async () => {
    const tabs = page.getByRole('navigation', { name: 'Event pages' });
    await tabs.getByRole('link', { name: 'Guests' }).click();
    await guests.getByRole('searchbox', { name: 'Search' }).fill('Halima');
    await guests.getByRole('button', { name: /Halima Njeri/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Ticket Details' });
    await sheet.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund this ticket?' });
    await expect(dialog.getByText('Nothing has been paid for it.', { exact: false })).toBeVisible();
    await dialog.getByLabel('Reason').fill('Ordered twice');
    await expectGoodLooks(page, 'the refund of a ticket');
    await dialog.getByRole('button', { name: 'Refund ticket' }).click();
    await expect(toast(page, 'Ticket refunded').first()).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(guests.getByRole('row', { name: /Halima Njeri/ })).toContainText('Cancelled');
  });

  await test.step('a guest who came back has one sheet for all orders', async () => {
    await buyAs('Halima Otieno');
    await guests.getByRole('searchbox', { name: 'Search' }).fill(halima.email);
    await guests.getByRole('button', { name: /Halima Otieno/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Ticket Details' });
    const all = sheet.getByRole('region', { name: 'All orders and tickets of this guest' });
    await expect(all.getByRole('button')).toHaveCount(2);
    await expectGoodLooks(page, 'the sheet of a guest with two orders');
    await all.getByRole('button', { name: /Cancelled/ }).click();
    await expect(sheet.getByText('Halima Njeri').first()).toBeVisible();
    const number = await all.getByRole('link').first().textContent();
    await all.getByRole('link').first().click();
    const orders = page.getByRole('region', { name: 'Orders' });
    await expect(orders.getByRole('listitem')).toHaveCount(1);
    expect(number).toMatch(/^Order [0-9A-Z]{8}/);
    await expect(orders.getByRole('listitem')).toContainText(number?.slice(6, 14) ?? '');
  });
  await context.close();
});
