import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountOf, UNITS_PER_WHOLE } from '../../server/lib/money/index.ts';
import type { PaymentIntent } from '../../server/modules/payments/port.ts';
import { Clock } from '../../server/platform/clock.ts';
import { published } from '../integration/events/organiser.ts';
import { describeConformance, type Told } from '../integration/payments/conformance.ts';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';
import { booksDiffer } from '../support/books.ts';
import { AcmeProvider, SIGNATURE, signatureOf } from '../support/providers/acme/acme-provider.ts';
import { AcmeServer } from '../support/providers/acme/acme-server.ts';
import { withReportingServer } from '../support/reporting-server.ts';

/**
 * Another provider is a folder and an entry in the list: with nothing else the product connects it, sells, refunds and
 * reports by it. Its list takes the place of the product's for this file (vitest.config.ts).
 */
const secretKey = 'acme-key-1';
const acme = new AcmeServer(secretKey);
let baseUrl = '';
let count = 0;

const clock = new Clock();
const providerWith = (changes: object = {}) => new AcmeProvider({ baseUrl, secretKey, ...changes }, clock);

beforeAll(async () => {
  baseUrl = await acme.start();
});
afterAll(() => acme.stop());

function intent(): PaymentIntent {
  count += 1;
  return {
    id: `attempt-${count}`,
    createdAt: new Date(),
    amount: amountOf('KES', 1_500n * UNITS_PER_WHOLE),
    phone: null,
    email: 'wanjiku@mail.example',
    callbackUrl: `https://tickets.example/unused/attempt-${count}`,
    accountCallbackUrl: 'https://tickets.example/account',
    returnUrl: 'https://tickets.example/order',
    cancelUrl: 'https://tickets.example/order/cancelled',
    accountReference: `ORDER${count}`,
    description: 'Tickets',
  };
}

async function read({ intent: { id: attempt }, reference, amount, currency }: Told) {
  const charge = { id: reference, attempt, status: 'paid', amount, currency };
  const body = Buffer.from(JSON.stringify(charge));
  const report = providerWith().parseCallback({
    body,
    headers: { [SIGNATURE]: signatureOf(body, secretKey) },
  });
  const answer = await withReportingServer(
    () => charge,
    (url) => providerWith({ baseUrl: url }).query(reference),
  );
  return { report, answer };
}

describeConformance('Acme Pay', () => ({
  provider: providerWith(),
  strangers: () => ({
    withWrongKey: providerWith({ secretKey: 'guessed' }),
    withoutServer: providerWith({ baseUrl: 'http://127.0.0.1:9' }),
  }),
  intent,
  arrange: async (situation) => acme.arrange(situation),
  settle: async () => void acme.settle(),
  observed: (callbackUrl) =>
    acme.events
      .filter(({ charge }) => callbackUrl.endsWith(`/${charge}`))
      .flatMap((event) => providerWith().parseCallback(event)),
  takenFor: async ({ id }) => (acme.charges.get(id)?.status === 'paid' ? 1 : 0),
  reset: async () => acme.charges.clear(),
  read,
}));

const PROVIDERS = `{ merchantProviders {
  provider label method input variants currencies { code decimals }
  credentials { name label kind isOptional group variant }
} }`;
const CONNECT = `mutation ($input: ConnectMerchantAccountInput!) {
  connectMerchantAccount(input: $input) { merchantAccount { id provider label state } } }`;
const TEST = `mutation ($id: ID!) { testMerchantAccount(input: { id: $id }) { merchantAccount { state problem } } }`;
const BUY = `mutation ($input: PurchaseWithProviderInput!) {
  purchaseWithProvider(input: $input) { orderKey order { id attempt { id page method } } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) {
  status attempt { status receipt takesMobileMoney } payment { method status } } }`;
const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Rain" }) { order { id } } }`;
const MONEY = `query ($id: ID!) { event(id: $id) { paymentMethods money {
  ways { way taken { amount } refunded { amount } } places { place amount { amount } } } } }`;

describe('with a provider of one folder, the product', () => {
  let app: TestApp;
  let owner: TestActor;
  let event: { id: string; slug: string };

  beforeAll(async () => {
    app = await bootTestApp({ ledger: true, ACME_URL: baseUrl });
    app.config.publicUrl = app.url;
    owner = await app.actor('issuer_owner');
    event = await published(app, owner, {}, [{ tier: 'regular', count: 5, price: '1500', currency: 'KES' }]);
  });
  afterAll(() => app.close());

  it('asks for its credentials in the form, and connects an account with them', async () => {
    const { data } = await app.graphql(PROVIDERS, {}, owner);
    const form = data.merchantProviders.find(({ provider }: { provider: string }) => provider === 'ACME');
    const field = { isOptional: false, group: null, variant: null };
    expect(form).toEqual({
      ...{ provider: 'ACME', label: 'Acme Pay', method: 'CARD', input: 'acme', variants: [] },
      currencies: [{ code: 'KES', decimals: 2 }],
      credentials: [
        { ...field, name: 'secretKey', label: 'acmeKey', kind: 'SECRET' },
        { ...field, name: 'shop', label: 'acmeShop', kind: 'TEXT', isOptional: true },
      ],
    });
    const filled = (key: string) => ({ input: { credentials: { [form.input]: { secretKey: key } } } });
    // Not by the test client, which knows the inputs of the committed schema alone.
    const query = { query: CONNECT, variables: filled('with a space') };
    const { errors } = (await app.rest('POST', '/graphql', query, owner)).body;
    expect(errors?.[0]?.extensions.details).toMatchObject({
      fields: [{ field: 'credentials.acme.secretKey', code: 'CREDENTIAL' }],
    });
    const connected = (await app.graphql(CONNECT, filled(secretKey), owner)).data.connectMerchantAccount;
    expect(connected.merchantAccount).toMatchObject({
      provider: 'ACME',
      label: 'Acme Pay',
      state: 'UNTESTED',
    });
    const tested = await app.graphql(TEST, { id: connected.merchantAccount.id }, owner);
    expect(tested.data.testMerchantAccount.merchantAccount).toEqual({ state: 'ACTIVE', problem: null });
  });

  it('sells by it, refunds by it, and reports it', async () => {
    const person = { name: 'Wanjiru Otieno', email: 'wanjiru@example.test', phone: '+254712300001' };
    const lines = [{ tier: 'regular', quantity: 2 }];
    const { data } = await app.graphql(BUY, {
      input: { ...person, slug: event.slug, lines, method: 'CARD' },
    });
    const { orderKey: key, order } = data.purchaseWithProvider;
    expect(order.attempt).toMatchObject({
      method: 'CARD',
      page: `https://acme.example/pay/${order.attempt.id}`,
    });

    const [paid] = acme.settle();
    const { notify_url: address = '' } = acme.charges.get(order.attempt.id) ?? {};
    const reported = await fetch(address, {
      method: 'POST',
      headers: paid?.headers,
      body: String(paid?.body),
    });
    expect(await reported.json()).toEqual({ received: true });
    await app.app.services.paymentWorker.run();
    expect((await app.graphql(ORDER, { id: order.id, key })).data.order).toEqual({
      status: 'PAID',
      attempt: { status: 'PAID', receipt: `receipt-${order.attempt.id}`, takesMobileMoney: false },
      payment: { method: 'CARD', status: 'PAID' },
    });
    const money = async () => (await app.graphql(MONEY, { id: event.id }, owner)).data.event;
    expect(await money()).toEqual({
      paymentMethods: ['CARD'],
      money: {
        ways: [{ way: 'CARD', taken: { amount: '3000' }, refunded: { amount: '0' } }],
        places: [{ place: 'ACME', amount: { amount: '3000' } }],
      },
    });

    expect((await app.graphql(REFUND, { id: order.id }, owner)).errors).toBeUndefined();
    await app.app.services.paymentWorker.run();
    app.clock.advance('60s');
    await app.app.services.paymentWorker.run();
    expect([...acme.refunds.values()]).toMatchObject([
      { receipt: `receipt-${order.attempt.id}`, amount: 300_000 },
    ]);
    expect((await app.graphql(ORDER, { id: order.id, key })).data.order.status).toBe('REFUNDED');
    expect((await money()).money).toEqual({
      ways: [{ way: 'CARD', taken: { amount: '3000' }, refunded: { amount: '3000' } }],
      places: [],
    });

    const journal = await app.graphql('{ report(name: JOURNAL) { nodes { cells } } }', {}, owner);
    const cells = journal.data.report.nodes.map((node: { cells: string[] }) => node.cells.slice(2, 5));
    expect(cells).toContainEqual(['provider_sale', 'acme', 'sales']);
    expect(cells).toContainEqual(['provider_refund', 'sales', 'acme']);
    expect(await booksDiffer(app)).toEqual([]);
  });
});
