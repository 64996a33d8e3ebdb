import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_WAITING } from '../../../server/modules/payments/callbacks/callback.writes.ts';
import { callbackAddress } from '../../../server/modules/payments/callbacks/callback-address.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let count = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'stripe');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { order { id attempt { id } } } }`;

/** An order whose payment was started. */
async function started(method: 'MPESA' | 'CARD') {
  count += 1;
  const { slug } = await published(app, admin, {}, [
    { tier: 'regular', count: 5, price: '500', currency: 'KES' },
  ]);
  const phone = `25471144000${count}`;
  const input = {
    slug,
    tier: 'regular',
    name: 'Achieng Odhiambo',
    email: `achieng${count}@example.test`,
    phone: `0${phone.slice(3)}`,
    method,
    idempotencyKey: randomUUID(),
  };
  const { order } = (await app.graphql(BUY, { input })).data.purchaseWithProvider;
  const [attempt] = await app.sql<{ id: string; account_id: string; reference: string }>(
    'SELECT id, account_id, reference FROM payment_attempts WHERE order_id = $1',
    [order.id],
  );
  if (!attempt) throw new Error('nothing was started');
  const address = new URL(callbackAddress(app.app.scope(), 'attempt', attempt.id)).pathname;
  return { orderId: order.id as string, phone, attempt, address };
}

const report = (checkoutId: string) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: 'any',
      CheckoutRequestID: checkoutId,
      ResultCode: 1032,
      ResultDesc: 'Request cancelled by user',
    },
  },
});
const storedOf = async (accountId: string): Promise<number> => {
  const [row] = await app.sql<{ n: number }>(
    'SELECT count(*)::int AS n FROM payment_callbacks WHERE account_id = $1',
    [accountId],
  );
  return row?.n ?? 0;
};

const unknown = `/payments/callbacks/${'0'.repeat(48)}`;

/** Stores callbacks of an account that wait until tomorrow. */
async function fillQueue(accountId: string, callbacks: number): Promise<void> {
  await app.sql(
    `INSERT INTO payment_callbacks (id, issuer_id, account_id, provider, headers, body, received_at, next_try_at)
     SELECT gen_random_uuid(), $1, $2, 'mpesa', '{}', '', $3, $3::timestamptz + interval '1 day' FROM generate_series(1, $4)`,
    [admin.issuerId, accountId, app.clock.now(), callbacks],
  );
}

describe('a callback', () => {
  it('that is no report of its provider is acknowledged and not stored', async () => {
    const { address, attempt } = await started('MPESA');
    const before = await storedOf(attempt.account_id);
    for (const body of [{}, [], { Body: 1 }, { hello: 'x'.repeat(1_000) }, new Blob(['not JSON'])])
      expect((await app.rest('POST', address, body)).status).toBe(200);
    expect(await storedOf(attempt.account_id)).toBe(before);
    expect((await app.rest('POST', address, report(attempt.reference))).status).toBe(200);
    expect(await storedOf(attempt.account_id)).toBe(before + 1);
  });

  it('without the signature that its provider gives is not stored', async () => {
    const { address, attempt } = await started('CARD');
    const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: {} } };
    await app.rest('POST', address, event, { headers: { 'stripe-signature': 't=1,v1=00' } });
    await app.rest('POST', address, event);
    expect(await storedOf(attempt.account_id)).toBe(0);
  });

  it('to an unknown address is refused', async () => {
    const { status } = await app.rest('POST', unknown, report('ws_CO_1'));
    expect(status).toBe(404);
  });

  it('of a burst is stored while fewer than the bound wait, and an unknown address is refused beside it', async () => {
    const { address, attempt } = await started('MPESA');
    await app.sql('DELETE FROM payment_callbacks WHERE account_id = $1', [attempt.account_id]);
    await fillQueue(attempt.account_id, MAX_WAITING - 3);
    const burst = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        app.rest('POST', nth === 7 ? unknown : address, report(attempt.reference)),
      ),
    );
    const statuses = burst.map(({ status }) => status);
    expect(statuses[7]).toBe(404);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(16);
    expect(await storedOf(attempt.account_id)).toBe(MAX_WAITING);
    await app.sql('DELETE FROM payment_callbacks WHERE account_id = $1', [attempt.account_id]);
  });

  it('is refused for now when too many of its account wait, and its payment is found by a question', async () => {
    const { address, attempt, phone, orderId } = await started('MPESA');
    const other = await started('CARD');
    await fillQueue(attempt.account_id, MAX_WAITING);
    const refused = await app.rest('POST', address, report(attempt.reference));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(other.attempt.account_id).not.toBe(attempt.account_id);
    await answerPhone(sandbox, phone, '1234');
    await sandbox.advance(5);
    app.clock.advance('5s');
    await app.app.services.paymentWorker.run();
    expect(await app.sql('SELECT status FROM orders WHERE id = $1', [orderId])).toEqual([{ status: 'paid' }]);
  });
});
