import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { answerMove, moveEvent, movesOf } from '../../support/move-answers.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';

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
});
