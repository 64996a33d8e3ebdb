import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers } from '../../support/provider-buyers.ts';
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
  await connectMerchant(app, sandbox, admin.issuerId as string, 'paystack');
  buyers = new ProviderBuyers(app, sandbox);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const REFUND =
  'mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Rain" }) { ticket { id } } }';

it('a refund whose request was lost is not paid by the report of another refund of its payment', async () => {
  const { slug } = await published(app, admin, {}, [
    { tier: 'regular', count: 9, price: '333', currency: 'KES' },
  ]);
  const order = await buyers.bought(slug, 'CARD', 2);
  const { tickets } = await buyers.read(order, 'tickets { id }');
  const refund = (nth: number) => app.graphql(REFUND, { id: tickets[nth].id }, admin);
  await sandbox.rule({ kind: 'refund' }, { answer: 'drop_before' }, 1);
  await refund(0);
  await buyers.pass(5);
  await refund(1);
  await buyers.pass(5);
  // Its report names the payment and the amount, which both refunds have.
  await buyers.pass(60);
  const refunds = await app.sql(
    'SELECT kind, state, units::text FROM refunds WHERE order_id = $1 ORDER BY created_at',
    [order.id],
  );
  expect(refunds).toEqual([
    { kind: 'ticket', state: 'paying', units: '3330000000' },
    { kind: 'order', state: 'paid', units: '3330000000' },
  ]);
  expect(await booksDiffer(app)).toEqual([]);
});
