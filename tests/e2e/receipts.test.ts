import { toast } from './support/dashboard.ts';
import { evening } from './support/evening.ts';
import { expectGoodLooks } from './support/look.ts';
import { register, signedIn, stranger } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { buyByWallet, fundedWallet } from './support/wallet.ts';

test('an organiser sets up receipts, and a buyer gets one, and a credit note with the refund', async ({
  browser,
}) => {
  const { organiser, event } = await evening('Risiti Jioni');
  const staff = await signedIn(browser, organiser);
  const desk = await staff.newPage();

  await test.step('the settings name the seller and the tax', async () => {
    await desk.goto('/dashboard?tab=settings');
    const form = desk.getByRole('form', { name: 'Receipts and taxes' });
    await form.getByLabel('Legal name').fill('Jioni Events Limited');
    await form.getByLabel('Address').fill('Moi Avenue 12\nMombasa');
    await form.getByLabel('Tax number (PIN)').fill('P051234567X');
    await form.getByLabel('Another tax').check();
    await form.getByRole('button', { name: 'Save receipts' }).click();
    await expect(form.getByText('Please give the name of the tax.')).toBeVisible();
    await expectGoodLooks(desk, 'the settings of receipts with faults');
    await form.getByLabel('VAT 16 % included').check();
    await form.getByRole('button', { name: 'Save receipts' }).click();
    await expect(toast(desk, 'Receipts saved.')).toBeVisible();
    await desk.reload();
    await expect(form.getByLabel('Legal name')).toHaveValue('Jioni Events Limited');
    await expect(form.getByLabel('VAT 16 % included')).toBeChecked();
  });

  const person = await register(stranger('Neema Salim'), 'attendee');
  await fundedWallet(person);
  const buyers = await signedIn(browser, person);
  const page = await buyers.newPage();

  await test.step('the buyer finds the receipt with the ticket', async () => {
    await page.goto('/dashboard?tab=browse-events');
    await buyByWallet(page, event.name, { tier: 'coast', paidIn: 'XLM' });
    await page.goto('/dashboard?tab=my-tickets');
    await page.getByRole('listitem').filter({ hasText: event.name }).getByRole('link').first().click();
    const receipts = page.getByRole('region', { name: 'Receipts' });
    await expect(receipts.getByText('Receipt R-000001')).toBeVisible();
    await expect(receipts).toContainText('XLM 120.00');
    await expect(receipts).toContainText('includes VAT XLM 16.5517241');
    await expectGoodLooks(page, 'a ticket with its receipt');
    const download = page.waitForEvent('download');
    await receipts.getByRole('button', { name: 'Download Receipt R-000001 (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe('receipt-R-000001.pdf');
  });

  await test.step('staff see it with the order, and the credit note once the money is back', async () => {
    await desk.goto(`/dashboard?tab=events&event=${event.id}&part=orders`);
    const order = desk
      .getByRole('region', { name: 'Orders' })
      .getByRole('listitem')
      .filter({ hasText: '1 ticket' });
    await order.getByText('Receipts (1)').click();
    await expect(order.getByText('Receipt R-000001')).toBeVisible();
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    const asked = desk.getByRole('dialog', { name: 'Refund this order?' });
    await asked.getByLabel('Reason').fill('The road is flooded');
    await asked.getByRole('button', { name: 'Refund' }).click();
    await expect(order.getByText('Credit note CN-000001')).toBeVisible();
    await expect(order).toContainText('of receipt R-000001');
    await expectGoodLooks(desk, 'an order with its credit note');
    const download = desk.waitForEvent('download');
    await order.getByRole('button', { name: 'Download Credit note CN-000001 (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe('credit-note-CN-000001.pdf');
  });
  await buyers.close();
  await staff.close();
});
