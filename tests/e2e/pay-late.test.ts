import type { BrowserContext } from '@playwright/test';
import { DESK, expectGoodLooks, PHONE } from './support/look.ts';
import { buyByMpesa, fillOrder, panel, payableEvent, payer, test } from './support/paying.ts';
import { expect } from './support/test.ts';

// The shortest time that an operator can set.
test.use({ settings: { MPESA_ANSWER_SECONDS: '60' }, viewport: PHONE, hasTouch: true, isMobile: true });

/** The money arrives so long after the request: long after the tickets are for sale again. */
const LATE_SECONDS = 3_600;

test('money that comes too late buys tickets that are left, and is returned where none are', async ({
  page,
  browser,
  provider,
}) => {
  const [lucky, unlucky, other] = [payer(), payer(), payer()];
  for (const { msisdn } of [lucky, unlucky])
    await provider.rule({ kind: 'push', msisdn }, { outcome: 'paid', outcomeAfter: LATE_SECONDS });
  for (const kind of ['reversal', 'status'] as const)
    await provider.rule({ kind }, { callbacks: [{ after: LATE_SECONDS }] });
  const large = await payableEvent(provider);
  const small = await payableEvent(provider, {
    tiers: [{ tier: 'regular', count: 1, price: 1300, currency: 'KES' }],
  });
  const phones = { viewport: PHONE, hasTouch: true, isMobile: true };
  const contexts: BrowserContext[] = [await browser.newContext(phones), await browser.newContext(phones)];
  const [second, third] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!second || !third) throw new Error('Two pages were opened.');

  await test.step('neither pays in time', async () => {
    for (const [tab, { slug }, buyer] of [
      [page, large, lucky],
      [second, small, unlucky],
    ] as const) {
      const form = await fillOrder(tab, slug, { method: 'M-Pesa', buyer });
      await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).tap();
      await expect(tab.getByRole('heading', { name: /^Enter your M-Pesa PIN/ })).toBeVisible();
    }
    await expect(panel(page).getByText('The time to answer is over.')).toBeVisible();
    await expectGoodLooks(page, 'a request that nobody answered');
    await page.setViewportSize(PHONE);
    for (const tab of [page, second]) {
      await expect(panel(tab).getByRole('heading', { name: 'The time to pay is over' })).toBeVisible();
      await expect(panel(tab).getByText(/^Your tickets are for sale again\./)).toBeVisible();
      await expect(panel(tab).getByRole('button', { name: 'I have paid' })).toBeVisible();
    }
    await expectGoodLooks(second, 'an order whose time is over');
    await second.setViewportSize(PHONE);
  });

  await test.step('another buyer takes the last ticket', () =>
    buyByMpesa(third, provider, small.slug, { buyer: other }));

  await provider.advance(LATE_SECONDS);
  await test.step('who finds tickets left has one', async () => {
    const bought = page.getByRole('dialog', { name: 'Ticket Purchased!' });
    await expect(bought.getByRole('article')).toHaveCount(1);
    await expect(bought.getByText(`On its way to ${lucky.email}`)).toBeVisible();
  });

  await test.step('who finds none reads that the money comes back', async () => {
    const late = panel(second);
    await expect(late.getByRole('heading', { name: 'Your payment came too late' })).toBeVisible();
    await expect(late.getByText(/^Your payment of KES 1,300 arrived after the time to pay/)).toBeVisible();
    await expect(late.getByText(/^Your refund has been on its way since /)).toBeVisible();
    await expect(late.getByText(/^Receipt [A-Z0-9]{10}$/)).toBeVisible();
    await expectGoodLooks(second, 'late money on its way back', [PHONE, DESK]);
    await second.setViewportSize(PHONE);
  });

  await test.step('and then that it did', async () => {
    await expect(async () => {
      await provider.advance(LATE_SECONDS);
      await expect(panel(second).getByText(/^You got the money back on /)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await second.reload();
    await expect(panel(second).getByText(/^You got the money back on /)).toBeVisible();
    const state = await fetch(`${provider.url}/phone/${unlucky.msisdn}/state`);
    expect(await state.json()).toMatchObject({ balance: '300000.00' });
  });
  for (const context of contexts) await context.close();
});
