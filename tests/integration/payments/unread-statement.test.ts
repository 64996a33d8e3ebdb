import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let logged = '';

const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Rain" }) { order { id } } }`;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  app = await bootTestApp({
    ledger: true,
    log: createLog('warn', stream),
    PAYMENTS: 'sandbox',
    PAYMENTS_SANDBOX_URL: sandbox.url,
  });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

it('a refund waits for a receipt that the statement cannot name, and the failure is logged', async () => {
  const account = await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
  const { slug } = await published(app, admin, {}, [
    { tier: 'regular', count: 5, price: '500', currency: 'KES' },
  ]);
  const buyers = new ProviderBuyers(app, sandbox);
  // Paid by the answer to a question, which names no receipt.
  await sandbox.rule({ kind: 'push' }, { callbacks: [], confirms: false }, 1);
  const order = await buyers.buy(slug, 'MPESA');
  await answerPhone(sandbox, order.msisdn, '1234');
  await buyers.pass(6);
  expect(await buyers.read(order, 'status attempt { receipt }')).toEqual({
    status: 'PAID',
    attempt: { receipt: null },
  });
  expect((await app.graphql(REFUND, { id: order.id }, admin)).errors).toBeUndefined();

  await app.sql("UPDATE merchant_accounts SET sealed_callback = 'broken' WHERE id = $1", [account]);
  await app.reopen();
  await app.app.services.paymentWorker.run();
  const line = logged.split('\n').find((text) => text.includes('a statement could not be read'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ account });
  const [refund] = await app.sql('SELECT state, problem FROM refunds WHERE order_id = $1', [order.id]);
  expect(refund).toMatchObject({ state: 'waiting', problem: expect.any(String) });
});
