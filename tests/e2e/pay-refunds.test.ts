import type { Browser, Page } from '@playwright/test';
import { mailLink } from './support/buyer.ts';
import { expectGoodLooks, PHONE } from './support/look.ts';
import {
  answerPhone,
  buyByCard,
  buyByMpesa,
  fillOrder,
  type Provider,
  panel,
  payableEvent,
  payer,
  test,
} from './support/paying.ts';
import { type Person, register, signedIn, stranger } from './support/people.ts';
import { expect } from './support/test.ts';
import { balance, buyByWallet, fundedWallet } from './support/wallet.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });

/** A refund is known an hour later, so that it can be seen on its way. */
const HOUR = 3_600;

/** The next refund of this kind takes an hour; M-Pesa tells no state of it before. */
async function slowRefund(provider: Provider, kind: 'payout' | 'reversal' | 'refund'): Promise<void> {
  const callbacks = [{ after: HOUR }];
  const scenario = kind === 'refund' ? { outcome: 'paid', outcomeAfter: HOUR } : { callbacks };
  await provider.post('/sandbox/rules', { match: { kind }, scenario, times: 1 });
  await provider.rule({ kind: 'status' }, { callbacks });
}

/** The dashboard of the organiser, at a desk. */
async function desk(browser: Browser, organiser: Person, path: string): Promise<Page> {
  const context = await signedIn(browser, organiser);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

for (const { method, kind, way } of [
  { method: 'M-Pesa', kind: 'payout', way: 'The M-Pesa account that paid' },
  { method: 'Card', kind: 'refund', way: 'The card that paid' },
] as const) {
  test(`staff refund one ticket of three that were paid by ${method}, and the buyer sees it`, async ({
    page,
    browser,
    provider,
  }) => {
    const { slug, id, name, organiser } = await payableEvent(provider);
    const buyer = payer();
    await page.setViewportSize(PHONE);
    if (method === 'M-Pesa') await buyByMpesa(page, provider, slug, { buyer, tickets: 3 });
    else await buyByCard(page, slug, { buyer, tickets: 3 });
    await slowRefund(provider, kind);

    const staff = await desk(browser, organiser, `/dashboard?tab=events&event=${id}&part=orders`);
    const order = staff.getByRole('region', { name: 'Orders' }).getByRole('listitem');
    await test.step('the order leads to its tickets', async () => {
      await expect(order).toContainText(`${method} · KES 3,900.00`);
      await order.getByRole('link').first().click();
      await expect(staff.getByRole('dialog', { name: 'Ticket details' })).toContainText(name);
    });
    const details = staff.getByRole('dialog', { name: 'Ticket details' });
    await test.step('the dialog names order, guest, amount and way', async () => {
      await details.getByRole('button', { name: 'Refund' }).click();
      const asked = staff.getByRole('dialog', { name: 'Refund this ticket?' });
      await expect(asked).toContainText(buyer.name);
      await expect(asked).toContainText('KES 1,300.00');
      await expect(asked).toContainText(way);
      await expect(asked).toContainText(/Order[0-9A-Z]{8}/);
      await asked.getByLabel('Reason').fill('One friend cannot come');
      await expectGoodLooks(staff, `a refund of one ticket by ${method}`);
      await staff.setViewportSize({ width: 1440, height: 900 });
      await asked.getByRole('button', { name: 'Refund ticket' }).click();
      await expect(staff.getByText('Refund started').first()).toBeVisible();
      await expect(details.getByRole('button', { name: 'Refund' })).toBeHidden();
    });

    await test.step('the buyer sees by the mailed link that it is on its way', async () => {
      await page.goto(await mailLink(page, buyer.email));
      const tickets = page.getByRole('article', { name: `Ticket for ${name}` });
      await expect(tickets).toHaveCount(3);
      await expect(tickets.getByText(/KES 1,300.00 on its way since/)).toHaveCount(1);
      await expect(tickets.getByText('One friend cannot come')).toHaveCount(1);
      await expectGoodLooks(page, `a refund by ${method} on its way`);
      await page.setViewportSize(PHONE);
    });

    await test.step('and that it came', async () => {
      await expect(async () => {
        await provider.advance(HOUR);
        await page.reload();
        const tickets = page.getByRole('article', { name: `Ticket for ${name}` });
        await expect(tickets.getByText(/KES 1,300.00 returned on/)).toHaveCount(1, { timeout: 5_000 });
      }).toPass();
    });

    await test.step('a refund of the rest counts what was returned', async () => {
      await staff.goto(`/dashboard?tab=events&event=${id}&part=orders`);
      await order.getByRole('button', { name: 'Refund', exact: true }).click();
      const asked = staff.getByRole('dialog', { name: 'Refund this order?' });
      await expect(asked).toContainText('KES 2,600.00');
      await expect(asked).toContainText(way);
      await expectGoodLooks(staff, `a refund of an order by ${method}`);
      await staff.setViewportSize({ width: 1440, height: 900 });
      await asked.getByLabel('Reason').fill('The others cannot come either');
      await asked.getByRole('button', { name: 'Refund' }).click();
      await expect(order.getByText('Refunded', { exact: true }).first()).toBeVisible();
      await expect(order.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
    });
  });
}

test('an organiser sees where the money is, and settles a refund that the provider refused', async ({
  page,
  browser,
  provider,
}) => {
  const { slug, id, organiser } = await payableEvent(provider);
  const [phoneBuyer, cardBuyer] = [payer(), payer()];
  await page.setViewportSize(PHONE);
  await buyByMpesa(page, provider, slug, { buyer: phoneBuyer, tickets: 2 });
  await buyByCard(page, slug, { buyer: cardBuyer });
  const answer = { error: 'balance_insufficient', status: 400 };
  await provider.post('/sandbox/rules', { match: { kind: 'refund' }, scenario: { answer }, times: 1 });

  const staff = await desk(browser, organiser, `/dashboard?tab=events&event=${id}&part=orders`);
  const order = staff.getByRole('listitem').filter({ hasText: cardBuyer.email });
  await order.getByRole('button', { name: 'Refund', exact: true }).click();
  const asked = staff.getByRole('dialog', { name: 'Refund this order?' });
  await asked.getByLabel('Reason').fill('Cannot come');
  await asked.getByRole('button', { name: 'Refund' }).click();
  await expect(order.getByText(/Waiting: the payment provider refused/)).toBeVisible();

  await staff.goto(`/dashboard?tab=events&event=${id}&part=money`);
  await test.step('the page tells ways, places and what is going back', async () => {
    const ways = staff.getByRole('region', { name: 'Where the money came from' }).getByRole('listitem');
    await expect(ways.filter({ hasText: 'M-Pesa' })).toContainText('KES 2,600.00');
    await expect(ways.filter({ hasText: 'Cards' })).toContainText(/Going back.*KES 1,300.00/);
    const places = staff.getByRole('region', { name: 'Where it is' }).getByRole('listitem');
    await expect(places.filter({ hasText: 'Your M-Pesa account' })).toContainText('KES 2,600.00');
    await expect(places.filter({ hasText: 'Stripe' })).toContainText('KES 1,300.00');
  });
  const decision = staff.getByRole('region', { name: 'Needs a decision' });
  await test.step('the refund is requested again by a person', async () => {
    await expect(decision.getByRole('listitem')).toContainText('Refund is waiting');
    await expectGoodLooks(staff, 'the money of an event');
    await decision.getByRole('button', { name: 'Request again' }).click();
    const settling = staff.getByRole('dialog', { name: 'Request again' });
    await settling.getByLabel('Reason, for the audit log').fill('The account has money again');
    await expectGoodLooks(staff, 'a decision about a refund');
    await staff.setViewportSize({ width: 1440, height: 900 });
    await settling.getByRole('button', { name: 'Request again' }).click();
    await expect(staff.getByText('Settled.')).toBeVisible();
    await expect(async () => {
      await staff.reload();
      await expect(
        staff.getByRole('region', { name: 'Where it is' }).getByText('Stripe', { exact: true }),
      ).toBeHidden({ timeout: 5_000 });
      await expect(decision).toBeHidden({ timeout: 1_000 });
    }).toPass();
  });
});

test('an event is cancelled, and three ways of paying lead the money back', async ({
  page,
  browser,
  provider,
}) => {
  const { slug, id, name, organiser } = await payableEvent(provider, {
    tiers: [
      { tier: 'regular', count: 20, price: 1300, currency: 'KES' },
      { tier: 'coast', count: 20, price: 120, currency: 'XLM' },
    ],
  });
  const [phoneBuyer, cardBuyer, waiting] = [payer(), payer(), payer()];
  const member = await register(stranger('Asha Kombo'), 'attendee');
  await test.step('it is sold by M-Pesa, by card and by wallet', async () => {
    await page.setViewportSize(PHONE);
    await buyByMpesa(page, provider, slug, { buyer: phoneBuyer, tickets: 2 });
    await buyByCard(page, slug, { buyer: cardBuyer });
    await fundedWallet(member);
  });
  const link = await mailLink(page, cardBuyer.email);
  const members = await (await signedIn(browser, member)).newPage();
  await members.goto('/dashboard?tab=browse-events');
  await buyByWallet(members, name, { tier: 'coast', paidIn: 'XLM' });
  const form = await fillOrder(page, slug, { method: 'M-Pesa', buyer: waiting });
  await form.getByRole('button', { name: 'Pay KES 1,300 with M-Pesa' }).click();
  await expect(page.getByRole('heading', { name: /^Enter your M-Pesa PIN/ })).toBeVisible();
  await slowRefund(provider, 'reversal');

  const staff = await desk(browser, organiser, `/dashboard?tab=events&event=${id}&part=settings`);
  const progress = staff.getByRole('region', { name: 'Refunds of this event' });
  await test.step('the organiser watches the refunds', async () => {
    await staff.getByRole('button', { name: 'Cancel event' }).click();
    const asked = staff.getByRole('dialog', { name: `Cancel ${name}?` });
    await asked.getByLabel('Reason').fill('The rains came early');
    await asked.getByRole('button', { name: 'Cancel event and refund all' }).click();
    await expect(progress).toContainText('1 on the way');
    await expect(progress).toContainText(/3 of 4 orders refunded/);
    await expectGoodLooks(staff, 'refunds of a cancelled event');
    await staff.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a buyer who was about to pay reads it, and has late money back', async () => {
    await expect(panel(page).getByRole('heading', { name: 'The event was cancelled' })).toBeVisible();
    await answerPhone(page.context(), provider, waiting.msisdn, '1234');
    await expect(panel(page).getByText(/arrived after the event was cancelled/)).toBeVisible();
    await expect(panel(page).getByText(/^You got the money back on /)).toBeVisible();
    await expectGoodLooks(page, 'late money for a cancelled event');
    await page.setViewportSize(PHONE);
  });

  await test.step('all have their money back', async () => {
    await expect(async () => {
      await provider.advance(HOUR);
      await expect(progress).toContainText('Every order is refunded.', { timeout: 5_000 });
    }).toPass();
    for (const { msisdn } of [phoneBuyer, waiting]) {
      const state = await fetch(`${provider.url}/phone/${msisdn}/state`);
      expect(await state.json()).toMatchObject({ balance: '300000.00' });
    }
    await members.goto('/dashboard?tab=wallet');
    await expect(balance(members)).toContainText('XLM 9,999.99');
    await page.goto(link);
    await expect(page.getByRole('article', { name: `Ticket for ${name}` })).toContainText(/returned on/);
  });
});
