import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { answerMove, moveEvent, movesOf } from '../../support/move-answers.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { GOOD_CARD, ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';
import { payByCard } from './card-pages.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let buyers: ProviderBuyers;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'stripe');
  buyers = new ProviderBuyers(app, sandbox);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const refunded = async (): Promise<void> => {
  await buyers.pass(5);
  await buyers.pass(60);
};

/** The tickets of an order, and the pass of the mail about the move. */
async function askedOf(order: ProviderOrder): Promise<{ ids: string[]; pass: string }> {
  const { tickets } = await buyers.read(order, 'tickets { id holderEmail }');
  const mail = await openMail(app, tickets[0].holderEmail, 'event_changed');
  return { ids: tickets.map(({ id }: { id: string }) => id), pass: secretIn(mail.text, 'tickets') };
}

describe.each(['MPESA', 'CARD'] as const)('the money of an event that moved, paid by %s', (method) => {
  it('goes back in parts and as the rest of its order, all of it and once', async () => {
    const { id, slug } = await published(app, admin, {}, [
      { tier: 'regular', count: 9, price: '1000', currency: 'KES' },
    ]);
    const order = await buyers.bought(slug, method, 3);
    expect((await moveEvent(app, admin, { id, days: 7 })).errors).toBeUndefined();
    const { ids, pass } = await askedOf(order);
    const [first = '', ...others] = ids;
    const one = await answerMove(app, [first], 'MONEY_BACK', pass);
    expect(one.data.answerFoundMove.tickets).toMatchObject([
      { status: 'CANCELLED', refund: { amount: { amount: '1000', currency: 'KES' }, status: 'PENDING' } },
    ]);
    await refunded();
    const move = async () => (await movesOf(app, id, admin)).data.event.moves[0];
    expect(await move()).toMatchObject({
      moneyBack: 1,
      unanswered: 2,
      refunds: { paid: [{ amount: '1000', currency: 'KES' }], pending: [], failed: [] },
    });
    const rest = await Promise.all(
      Array.from({ length: 3 }, () => answerMove(app, others, 'MONEY_BACK', pass)),
    );
    expect(rest.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await move()).toMatchObject({ refunds: { pending: [{ amount: '2000' }] } });
    await refunded();
    expect(await move()).toMatchObject({
      moneyBack: 3,
      refunds: { paid: [{ amount: '3000' }], pending: [] },
    });
    const rows = await app.sql(
      'SELECT kind, state, units::text FROM refunds WHERE order_id = $1 ORDER BY created_at',
      [order.id],
    );
    expect(rows).toEqual([
      { kind: 'ticket', state: 'paid', units: '10000000000' },
      { kind: 'order', state: 'paid', units: '20000000000' },
    ]);
    expect(await buyers.read(order, 'status')).toEqual({ status: 'REFUNDED' });
  });

  it('is asked about as well when it was under way during the move', async () => {
    const { id, slug } = await published(app, admin, {}, [
      { tier: 'regular', count: 9, price: '1000', currency: 'KES' },
    ]);
    const order = await buyers.buy(slug, method, 1);
    const { data, errors } = await moveEvent(app, admin, { id, days: 7 });
    expect(errors).toBeUndefined();
    if (method === 'MPESA') await answerPhone(sandbox, order.msisdn, '1234');
    else await payByCard(order.page, GOOD_CARD);
    await buyers.pass(5);
    const { status, tickets } = await buyers.read(
      order,
      'status tickets { id holderEmail effectiveAt expiresAt moveOffer { refund { amount } } }',
    );
    expect(status).toBe('PAID');
    const { startDate, endDate } = data.updateEvent.event;
    // It is valid at the new time, and its buyer, who paid for the old one, may ask for the money.
    expect(Date.parse(tickets[0].effectiveAt)).toBeGreaterThan(Date.parse(startDate) - DAY_MS);
    expect(Date.parse(tickets[0].expiresAt)).toBeGreaterThanOrEqual(Date.parse(endDate));
    expect(tickets[0].moveOffer).toEqual({ refund: { amount: '1000' } });
    const pass = secretIn((await openMail(app, tickets[0].holderEmail, 'tickets')).text, 'tickets');
    expect((await answerMove(app, [tickets[0].id], 'MONEY_BACK', pass)).errors).toBeUndefined();
    await refunded();
    expect(await buyers.read(order, 'status')).toEqual({ status: 'REFUNDED' });
  });
});
