import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { type CountingProxy, startCountingProxy } from '../../support/counting-proxy.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';

/** More than are asked about at once. */
const SLOW = 70;
const FAST = 3;

let app: TestApp;
let sandbox: PaymentSandbox;
let pesapal: CountingProxy;
let admin: TestActor;
let buyers: ProviderBuyers;
/** Resolves when Pesapal answers. */
let held: Promise<void> | undefined;
let answer: () => void;
/** Put to Pesapal about payments. */
let questions = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  pesapal = await startCountingProxy(sandbox.url, async (path) => {
    if (!path.includes('GetTransactionStatus')) return;
    questions += 1;
    await held;
  });
  app = await bootTestApp({
    ...{ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url, PESAPAL_URL: pesapal.url },
  });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  admin = await app.actor('issuer_owner');
  for (const provider of ['pesapal', 'mpesa'] as const)
    await connectMerchant(app, sandbox, admin.issuerId as string, provider);
});
afterAll(async () => {
  answer();
  await app.close();
  await pesapal.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const paidOf = async (orders: readonly ProviderOrder[]): Promise<number> => {
  const [row] = await app.sql<{ paid: number }>(
    `SELECT count(*)::int AS paid FROM orders WHERE id = ANY($1) AND status = 'paid'`,
    [orders.map(({ id }) => id)],
  );
  return row?.paid ?? 0;
};

it('delays no payment of another one, and gets its own when it answers', async () => {
  held = new Promise((resolve) => {
    answer = resolve;
  });
  const { slug } = await published(app, admin, {}, [
    { tier: 'regular', count: SLOW + FAST, price: '1000', currency: 'KES' },
  ]);
  await sandbox.rule({ kind: 'checkout' }, { outcome: 'paid', outcomeAfter: 1 });
  await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 2, confirms: false });
  const slow: ProviderOrder[] = [];
  for (let buyer = 0; buyer < SLOW; buyer += 1) slow.push(await buyers.buy(slug, 'CARD'));
  const fast: ProviderOrder[] = [];
  for (let buyer = 0; buyer < FAST; buyer += 1) fast.push(await buyers.buy(slug, 'MPESA'));
  await sandbox.advance(3);
  app.clock.advance('3s');
  const run = app.app.services.paymentWorker.run();
  await until(async () => (await paidOf(fast)) === FAST);
  expect(await paidOf(slow)).toBe(0);
  answer();
  await run;
  // A question that was given up meanwhile is asked again.
  await until(async () => {
    await buyers.pass(30);
    return (await paidOf(slow)) === SLOW;
  });
});

it('is asked once about a payment that many callbacks report at the same time', async () => {
  held = undefined;
  const { slug } = await published(app, admin, {}, [
    { tier: 'regular', count: 5, price: '1000', currency: 'KES' },
  ]);
  await sandbox.rule({ kind: 'checkout' }, { outcome: 'paid', outcomeAfter: 1, callbacks: [{ after: 0 }] });
  const order = await buyers.buy(slug, 'CARD');
  await sandbox.advance(3);
  const [sent] = (await sandbox.get<{ url: string; body: string }[]>('/sandbox/deliveries')).toReversed();
  if (!sent) throw new Error('no callback was sent');
  const repeats = Array.from({ length: 40 }, () => fetch(sent.url, { method: 'POST', body: sent.body }));
  for (const { status } of await Promise.all(repeats)) expect(status).toBe(200);
  questions = 0;
  await app.app.services.paymentWorker.run();
  expect(await paidOf([order])).toBe(1);
  // One that makes it paid, and one about a payment that may have gone back since.
  expect(questions).toBeLessThanOrEqual(2);
});
