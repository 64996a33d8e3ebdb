import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers } from '../../support/provider-buyers.ts';
import { fundedBuyer, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let payer: PayingBuyer;
let buyers: ProviderBuyers;
let event: { id: string; slug: string };

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  payer = await fundedBuyer(app);
  buyers = new ProviderBuyers(app, sandbox);
  for (const provider of ['mpesa', 'stripe'] as const)
    await connectMerchant(app, sandbox, admin.issuerId as string, provider);
  event = await published(app, admin, {}, [
    { tier: 'regular', count: 50, price: '1000', currency: 'KES' },
    { tier: 'vip', count: 5, price: '20', currency: 'USD' },
  ]);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const PURCHASE = `mutation ($input: PurchaseInput!) { purchase(input: $input) {
  orderKey order { id status payment { method } } tickets { id qrText } next { action url phone until } } }`;
const QUOTE = `query ($event: ID!, $lines: [FormPurchaseLine!]!, $method: PurchaseMethod!) {
  quote(event: $event, lines: $lines, method: $method) {
    lines { tier quantity price { amount currency } } total { amount currency } payment { amount currency }
    fee { amount } expiresAfter refusal } }`;
const ORDER = 'query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { status tickets { id } } }';
const LINES = [{ tier: 'regular', quantity: 2 }];

const input = (changed: object = {}) => {
  const { name, email, phone } = buyers.person();
  return { event: event.slug, lines: LINES, buyer: { name, email, phone }, method: 'DOOR', ...changed };
};
const purchase = (given: object, who?: TestActor) => app.graphql(PURCHASE, { input: given }, who);
const quote = async (method: string, who?: TestActor, lines: object[] = LINES) =>
  (await app.graphql(QUOTE, { event: event.id, lines, method }, who)).data.quote;
const faultsOf = ({ errors }: GraphQLAnswer): { field: string }[] =>
  (errors?.[0]?.extensions.details as { fields?: { field: string }[] } | undefined)?.fields ?? [];
const read = async ({ order, orderKey }: { order: { id: string }; orderKey: string }) =>
  (await app.graphql(ORDER, { id: order.id, key: orderKey })).data.order;

describe('one purchase for all ways to pay', () => {
  it('sells tickets that are due at the door, by the slug or the id of the event', async () => {
    for (const named of [event.slug, event.id]) {
      const { data } = await purchase(input({ event: named }));
      expect(data.purchase).toMatchObject({ order: { status: 'DUE', payment: null }, next: null });
      expect(data.purchase.tickets).toHaveLength(2);
      expect(data.purchase.tickets[0].qrText).toMatch(/^PASSA1:/);
      expect(await read(data.purchase)).toMatchObject({ status: 'DUE' });
    }
  });

  it('asks a phone for the PIN, and is paid with it', async () => {
    const { buyer, ...rest } = input({ method: 'MPESA' });
    const { data } = await purchase({ ...rest, buyer });
    const msisdn = buyer.phone.slice(1);
    expect(data.purchase).toMatchObject({
      order: { status: 'HELD', payment: { method: 'MPESA' } },
      tickets: [],
      next: { action: 'ENTER_PIN', phone: msisdn, url: null },
    });
    await answerPhone(sandbox, msisdn, '1234');
    await buyers.pass(5);
    const paid = await read(data.purchase);
    expect(paid.status).toBe('PAID');
    expect(paid.tickets).toHaveLength(2);
  });

  it('opens the page for cards, and the link for wallets elsewhere', async () => {
    const card = await purchase(input({ method: 'CARD' }));
    expect(card.data.purchase.next).toMatchObject({ action: 'OPEN_PAGE', phone: null });
    expect(card.data.purchase.next.url).toContain(`${sandbox.url}/card/`);
    const outside = await purchase(input({ method: 'EXTERNAL_WALLET' }));
    expect(outside.data.purchase).toMatchObject({ order: { status: 'HELD' }, tickets: [] });
    expect(outside.data.purchase.next).toMatchObject({ action: 'SEND_PAYMENT' });
    expect(outside.data.purchase.next.url).toMatch(/^web\+stellar:pay\?/);
  });

  it('pays from the wallet of the caller what the quote said, and nothing else', async () => {
    const lines = [{ tier: 'vip', quantity: 1 }];
    const quoted = await quote('WALLET', payer, lines);
    expect(quoted).toMatchObject({ total: [{ amount: '20', currency: 'USD' }], refusal: null });
    const bought = await purchase(input({ lines, method: 'WALLET', confirmed: quoted.payment }), payer);
    expect(bought.data.purchase).toMatchObject({ order: { status: 'PAID' }, next: null });
    expect(bought.data.purchase.tickets).toHaveLength(1);
    const other = { ...quoted.payment, amount: '1' };
    expect(codeOf(await purchase(input({ lines, method: 'WALLET', confirmed: other }), payer))).toBe(
      'QUOTE_CHANGED',
    );
    expect(codeOf(await purchase(input({ lines, method: 'WALLET', confirmed: other })))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('quotes what each way costs', async () => {
    const total = [{ amount: '2000', currency: 'KES' }];
    expect(await quote('DOOR')).toMatchObject({
      lines: [{ tier: 'regular', quantity: 2, price: { amount: '1000', currency: 'KES' } }],
      total,
      payment: null,
      expiresAfter: null,
      refusal: null,
    });
    for (const method of ['MPESA', 'CARD']) {
      const quoted = await quote(method);
      expect(quoted).toMatchObject({ total, payment: { amount: '2000', currency: 'KES' } });
      expect(quoted.expiresAfter).toBeGreaterThan(0);
    }
    expect(await quote('EXTERNAL_WALLET')).toMatchObject({ total, payment: { currency: 'XLM' } });
    expect((await quote('DOOR', undefined, [{ tier: 'vip', quantity: 6 }])).refusal).toMatch(/vip/);
  });

  it('returns the same order for the same key, and refuses another order with it', async () => {
    const given = input({ idempotencyKey: randomUUID() });
    const [first, again] = [await purchase(given), await purchase(given)];
    expect(again.data.purchase).toEqual(first.data.purchase);
    expect(codeOf(await purchase({ ...given, lines: [{ tier: 'vip', quantity: 1 }] }))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
  });

  it('names the faults of an order by the fields of its input', async () => {
    const buyer = { name: '', email: 'no address', phone: '+254712000000' };
    const fieldsOf = async (changed: object) =>
      faultsOf(await purchase(input(changed))).map(({ field }) => field);
    expect(await fieldsOf({ buyer })).toEqual(['buyer.name', 'buyer.email']);
    expect(await fieldsOf({ method: 'MPESA', payer: '12' })).toEqual(['payer']);
    expect(await fieldsOf({ event: 'no-such-evening' })).toEqual(['event']);
  });

  it('leaves the former calls in place, marked with a reason and a date', async () => {
    const { data } = await app.graphql(
      '{ __type(name: "Mutation") { fields(includeDeprecated: true) { name deprecationReason } } }',
    );
    const reasons = Object.fromEntries(
      data.__type.fields.map((one: { name: string; deprecationReason: string | null }) => [
        one.name,
        one.deprecationReason,
      ]),
    );
    for (const name of [
      'purchaseByForm',
      'purchaseWithWallet',
      'purchaseWithProvider',
      'startOutsidePayment',
    ])
      expect(reasons[name]).toMatch(/Use `purchase`.* Deprecated since 2026-\d\d-\d\d\./);
  });
});
