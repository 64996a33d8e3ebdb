import { openTab } from './support/dashboard.ts';
import { evening } from './support/evening.ts';
import { expectGoodLooks } from './support/look.ts';
import { register, signedIn, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { balance, buyByWallet, fundedWallet } from './support/wallet.ts';

test('a refund brings the money back, and is seen the moment it does', async ({ browser }) => {
  const { organiser, event } = await evening('Rumba ya Jioni');
  const person = await register(stranger('Neema Salim'), 'attendee');
  await fundedWallet(person);
  const buyers = await signedIn(browser, person);
  const page = await buyers.newPage();
  await page.goto('/dashboard?tab=browse-events');
  await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'XLM' });
  await openTab(page, 'Wallet');
  await expect(balance(page)).toContainText('XLM 9,879.99');

  const staff = await signedIn(browser, organiser);
  const desk = await staff.newPage();
  await desk.goto(`/dashboard?tab=events&event=${event.id}&part=orders`);
  const order = desk.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  await expect(order).toContainText('1 ticket');
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: 'Refund', exact: true }).click();
  const asked = desk.getByRole('dialog', { name: 'Refund this order?' });
  await expect(asked).toContainText('XLM 120.00');
  await asked.getByLabel('Reason').fill('The road is flooded');
  await asked.getByRole('button', { name: 'Refund' }).click();
  await expect(asked).toBeHidden();
  await expect(order.getByText('Refunded', { exact: true }).first()).toBeVisible();

  await expect(balance(page)).toContainText('XLM 9,999.99');
  await expect(page.getByRole('button', { name: /^Refund/ })).toContainText('+XLM 120.00');
  await openTab(page, 'My Tickets');
  await expect(page.getByRole('heading', { name: 'My Tickets' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: event.name })).toContainText('Cancelled');
  await buyers.close();
  await staff.close();
});

test('an event is cancelled, and all buyers get their money back', async ({ browser }) => {
  const { organiser, event } = await evening('Mvua Kubwa');
  const person = await register(stranger('Asha Kombo'), 'attendee');
  await fundedWallet(person);
  const buyers = await signedIn(browser, person);
  const page = await buyers.newPage();
  await page.goto('/dashboard?tab=browse-events');
  await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'XLM' });

  const staff = await signedIn(browser, organiser);
  const desk = await staff.newPage();
  await desk.goto(`/dashboard?tab=events&event=${event.id}&part=settings`);
  await desk.getByRole('button', { name: 'Cancel event' }).click();
  const asked = desk.getByRole('dialog', { name: `Cancel ${event.name}?` });
  await asked.getByLabel('Reason').fill('The rains came early');
  await asked.getByRole('button', { name: 'Cancel event and refund all' }).click();
  const progress = desk.getByRole('region', { name: 'Refunds of this event' });
  await expect(progress).toContainText('The rains came early');
  await expect(progress).toContainText('Every order is refunded.');
  await openTab(page, 'Wallet');
  await expect(balance(page)).toContainText('XLM 9,999.99');
  const visitor = await browser.newPage();
  await visitor.goto(`/event-details?slug=${event.slug}`);
  await expect(visitor.getByRole('heading', { name: `${event.name} was cancelled` })).toBeVisible();
  await expectGoodLooks(visitor, 'the page of a cancelled event');
  await visitor.close();
  await buyers.close();
  await staff.close();
});
