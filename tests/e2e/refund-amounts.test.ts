import type { Browser, Page } from '@playwright/test';
import { mailLink, openFreshLink } from './support/buyer.ts';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import { buyByMpesa, payableEvent, payer, test } from './support/paying.ts';
import { type Person, signedIn } from './support/people.ts';
import { expect } from './support/test.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });

async function desk(browser: Browser, organiser: Person, path: string): Promise<Page> {
  const context = await signedIn(browser, organiser);
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await page.goto(path);
  return page;
}

test('staff refund an amount, and cancel the rest without a refund', async ({ page, browser, provider }) => {
  const { slug, id, name, organiser } = await payableEvent(provider);
  const buyer = payer();
  await page.setViewportSize(PHONE);
  await buyByMpesa(page, provider, slug, { buyer, tickets: 2 });
  const staff = await desk(browser, organiser, `/dashboard?tab=events&event=${id}&part=orders`);
  const order = staff.getByRole('region', { name: 'Orders' }).getByRole('listitem').first();
  const asked = staff.getByRole('dialog', { name: 'Refund this order?' });

  await test.step('more than was paid is refused', async () => {
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    await asked.getByText('An amount only').click();
    await expect(asked).toContainText('Up to KES 2,600.00.');
    await asked.getByLabel('Amount to return (KES)').fill('2601');
    await asked.getByLabel('Reason').fill('The band came late');
    await asked.getByRole('button', { name: 'Refund' }).click();
    await expect(asked).toContainText('At most KES 2,600.00 of this payment is left to refund.');
    await expectGoodLooks(staff, 'a refund of an amount');
    await staff.setViewportSize(DESK);
  });

  await test.step('a part goes back, and the tickets stay valid', async () => {
    await asked.getByLabel('Amount to return (KES)').fill('500');
    await asked.getByRole('button', { name: 'Refund' }).click();
    await expect(staff.getByText('Refund started').first()).toBeVisible();
    await order.getByText('Refunds (1)').click();
    await expect(order).toContainText(/KES 500.00 · Amount · (on its way|returned)/);
    await expect(async () => {
      await provider.advance(60);
      await staff.reload();
      await order.getByText('Refunds (1)').click();
      await expect(order).toContainText(/returned.*The band came late.*CN-\d{6}/s, { timeout: 5_000 });
    }).toPass();
    await expectGoodLooks(staff, 'an order with refunds');
    await staff.setViewportSize(DESK);
    await page.goto(await mailLink(page, buyer.email));
    await expect(page.getByRole('article', { name: `Ticket for ${name}` })).toHaveCount(2);
  });

  await test.step('one ticket is chosen by its number, by the keyboard too', async () => {
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    const boxes = asked.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await boxes.first().focus();
    await staff.keyboard.press('Space');
    await expect(asked).toContainText(/KES 1,300.00 goes back to the account that paid, and this ticket/);
    await expect(asked.getByLabel('Amount to return (KES)')).toHaveValue('1300');
    await boxes.last().uncheck();
    await expect(asked).toContainText('Choose the tickets to refund.');
    await asked.getByLabel('Reason').fill('Nobody yet');
    await expect(asked.getByRole('button', { name: 'Refund' })).toBeDisabled();
    await expectGoodLooks(staff, 'the choice of tickets to refund', [PHONE, DESK]);
    await staff.setViewportSize(DESK);
    await asked.getByRole('button', { name: 'Keep the order' }).click();
  });

  await test.step('the order is cancelled and nothing of it returned', async () => {
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    const whole = staff.getByRole('dialog', { name: 'Refund this order?' });
    await expect(whole.getByLabel('Amount to return (KES)')).toHaveValue('2100');
    await whole.getByLabel('Amount to return (KES)').fill('0');
    await expect(whole).toContainText('Nothing is returned, and the tickets of this order become invalid.');
    await whole.getByLabel('Reason').fill('Broke the rules of the house');
    await expectGoodLooks(staff, 'an order that is cancelled without a refund');
    await staff.setViewportSize(DESK);
    await whole.getByRole('button', { name: 'Cancel without refund' }).click();
    await expect(order).toContainText('KES 2,100.00 kept');
    // What was kept can still be returned.
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(asked.getByRole('checkbox')).toHaveCount(0);
    await expect(asked.getByLabel('Amount to return (KES)')).toHaveValue('');
    await asked.getByRole('button', { name: 'Keep the order' }).click();
  });
});

test('an organiser sets shares by steps, and a buyer reads what returns', async ({
  page,
  browser,
  provider,
}) => {
  const { slug, id, name, organiser } = await payableEvent(provider);
  const staff = await desk(browser, organiser, `/dashboard?tab=events&event=${id}&part=settings`);
  const terms = staff.getByRole('region', { name: 'Cancelling tickets' });
  await test.step('the organiser', async () => {
    await terms.getByLabel('Refund paid tickets, too').check();
    await terms.getByRole('button', { name: 'Add a step' }).click();
    await terms.getByRole('button', { name: 'Add a step' }).click();
    await terms.getByLabel('Days before the start').first().fill('60');
    await terms.getByLabel('Percent refunded').first().fill('100');
    await terms.getByLabel('Days before the start').last().fill('0');
    await terms.getByLabel('Percent refunded').last().fill('50');
    await terms.getByRole('button', { name: 'Save shares' }).click();
    await expect(staff.getByText('Saved.').first()).toBeVisible();
    await expectGoodLooks(staff, 'the terms of cancellations');
  });
  const buyer = payer();
  await page.setViewportSize(PHONE);
  await buyByMpesa(page, provider, slug, { buyer, tickets: 2 });
  await openFreshLink(page, buyer.email);
  const ticket = page.getByRole('article', { name: `Ticket for ${name}` }).first();
  await test.step('the buyer', async () => {
    await ticket.getByRole('button', { name: 'Cancel this ticket…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this ticket' });
    await expect(dialog).toContainText('KES 650.00 go back to the account that paid.');
    await expect(dialog).toContainText('KES 650.00 of the price stay with the organiser.');
    await expectGoodLooks(page, 'a cancellation with a share');
    await page.setViewportSize(PHONE);
    await dialog.getByRole('button', { name: 'Cancel this ticket' }).click();
    const cancelled = page
      .getByRole('article', { name: `Ticket for ${name}` })
      .filter({ hasText: 'KES 650.00' });
    await expect(cancelled).toContainText('KES 650.00 stay with the organiser.');
    await expectGoodLooks(page, 'a cancelled ticket with a share');
  });
});
