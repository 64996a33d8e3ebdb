import { expectGoodLooks, PHONE } from './support/look.ts';
import {
  CARDS,
  fillOrder,
  leaveCardPage,
  panel,
  payableEvent,
  payByPhoneOnPage,
  payer,
  payOnCardPage,
  test,
} from './support/paying.ts';
import { signedIn } from './support/people.ts';
import { expect } from './support/test.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });
test.use({ viewport: PHONE });

const METHOD = 'Card or mobile money';
const HOUR = 3_600;

test('mobile money pays on the page of Pesapal, and staff refund the order', async ({
  page,
  browser,
  provider,
}) => {
  const { slug, id, name, organiser } = await payableEvent(provider, { cards: 'pesapal' });
  const buyer = payer();
  const form = await fillOrder(page, slug, { method: METHOD, buyer, tickets: 2 });
  await expect(form.getByLabel('M-Pesa number')).toHaveCount(0);
  await expect(form.getByText(/by card or mobile money on the page of Pesapal/)).toBeVisible();
  await expectGoodLooks(page, 'the choice of card or mobile money');
  await page.setViewportSize(PHONE);
  await form.getByRole('button', { name: 'Pay KES 2,600 online' }).click();

  await test.step('who leaves the page can go back to it', async () => {
    await leaveCardPage(page);
    await expect(page.getByRole('heading', { name: 'Pay on the page of Pesapal' })).toBeVisible();
    await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
    await expectGoodLooks(page, 'the page of Pesapal that was left');
    await page.setViewportSize(PHONE);
    await page.goto(`/event-details?slug=${slug}`);
    await panel(page).getByRole('button', { name: 'Continue' }).click();
    await panel(page).getByRole('link', { name: 'Back to the payment page' }).click();
    await page.waitForURL(/\/card\//);
    await expectGoodLooks(page, 'the page of Pesapal');
    await page.setViewportSize(PHONE);
  });

  await test.step('a refused number can be corrected', async () => {
    await payByPhoneOnPage(page, '0700 000 002');
    await expect(page.getByRole('alert')).toContainText('declined on the phone');
    await payByPhoneOnPage(page, '0712 345 678');
    await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  const staff = await (await signedIn(browser, organiser)).newPage();
  await staff.goto(`/dashboard?tab=events&event=${id}&part=orders`);
  const order = staff.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  await expect(order).toContainText('Card or mobile money · KES 2,600.00');

  await test.step('the refund waits for the approval of Pesapal', async () => {
    const scenario = { outcome: 'paid', outcomeAfter: HOUR };
    await provider.post('/sandbox/rules', { match: { kind: 'refund' }, scenario, times: 1 });
    await order.getByRole('button', { name: 'Refund', exact: true }).click();
    const question = staff.getByRole('dialog', { name: 'Refund this order?' });
    await expect(question).toContainText('The account that paid');
    await question.getByLabel('Reason').fill('The artist is ill');
    await question.getByRole('button', { name: 'Refund' }).click();
    await expect(staff.getByText('Refund started').first()).toBeVisible();
  });

  await test.step('and ends once it is approved', async () => {
    // The refund may not have reached Pesapal yet.
    await expect(async () => {
      await provider.advance(HOUR + 60);
      await expect(order.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await staff.goto(`/dashboard?tab=events&event=${id}&part=money`);
    const ways = staff.getByRole('region', { name: 'Where the money came from' }).getByRole('listitem');
    await expect(ways.filter({ hasText: 'Cards' })).toContainText('KES 2,600.00');
    await expectGoodLooks(staff, `the money of ${name}`);
  });
});

test('a card pays on the page of Pesapal after another one was declined', async ({ page, provider }) => {
  const { slug } = await payableEvent(provider, { cards: 'pesapal' });
  const form = await fillOrder(page, slug, { method: METHOD, buyer: payer() });
  await form.getByRole('button', { name: 'Pay KES 1,300 online' }).click();
  await payOnCardPage(page, CARDS.isDeclined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await payOnCardPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Purchased!' })).toBeVisible();
});
