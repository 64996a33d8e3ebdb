import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { published } from '../events/organiser.ts';
import { payByCard } from '../payments/card-pages.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let event: Awaited<ReturnType<typeof published>>;
let people = 0;
let networks = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({
    ledger: true,
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'on',
    PAYMENTS: 'sandbox',
    PAYMENTS_SANDBOX_URL: sandbox.url,
  });
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
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const SALES = `mutation ($id: ID!, $most: Int, $network: Int) {
  setEventSales(input: { personLimit: $most, networkLimit: $network, eventId: $id }) { event { id } } }`;
const HOLD = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) {
  orderKey order { id status attempt { page expiresAt } } } }`;
const OUTSIDE =
  'mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }';
const OPEN = `mutation ($input: OpenProviderPageInput!) { openProviderPage(input: $input) {
  order { status attempt { expiresAt } } } }`;
const ORDER = 'query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { status tickets { id } } }';

async function onSale(count = 100, limits: { most: number | null; network: number | null } | null = null) {
  event = await published(app, admin, {}, [
    { tier: 'regular', count, price: '500', currency: 'KES' },
    { tier: 'vip', count: 20, price: '900', currency: 'KES' },
  ]);
  if (limits) await app.graphql(SALES, { id: event.id, ...limits }, admin);
}
const UNLIMITED = { most: null, network: null };

interface Person {
  email: string;
  phone: string;
}
function stranger(): Person {
  people += 1;
  return { email: `holder.${people}@mailbox.test`, phone: `07110${String(people).padStart(5, '0')}` };
}
/** An address that no other caller has. */
function newNetwork(): string {
  networks += 1;
  return `198.51.${100 + Math.floor(networks / 250)}.${1 + (networks % 250)}`;
}
const at = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const inputOf = (person: Person, quantity: number, tier: string) => ({
  slug: event.slug,
  lines: [{ tier, quantity }],
  name: 'Wanjiru Otieno',
  ...person,
  idempotencyKey: randomUUID(),
});

interface Wanted {
  person?: Person;
  quantity?: number;
  network: string;
  method?: 'CARD' | 'MPESA';
  tier?: string;
  token?: string;
}
function hold({
  person = stranger(),
  quantity = 10,
  network,
  method = 'CARD',
  tier = 'regular',
  token,
}: Wanted) {
  const input = { ...inputOf(person, quantity, tier), method };
  return app.graphql(HOLD, { input }, { token, ...at(network) });
}
function holdOutside(network: string, person = stranger(), quantity = 10): Promise<GraphQLAnswer> {
  return app.graphql(OUTSIDE, { input: inputOf(person, quantity, 'regular') }, at(network));
}
const order = (person: Person, quantity: number, network: string) =>
  buy(
    app,
    { slug: event.slug, lines: [{ tier: 'regular', quantity }], buyer: person },
    undefined,
    at(network).headers,
  );

async function heldNow(tier = 'regular'): Promise<number> {
  const [row] = await app.sql<{ held: number }>('SELECT held FROM tiers WHERE event_id = $1 AND name = $2', [
    event.id,
    tier,
  ]);
  return row?.held ?? -1;
}

async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

describe('tickets that are held for a payment', () => {
  it('are at most 20 of 100 for one network, whatever names it gives', async () => {
    await onSale(100, UNLIMITED);
    const network = newNetwork();
    const answers: (string | undefined)[] = [];
    for (let nth = 0; nth < 6; nth += 1) answers.push(codeOf(await hold({ network })));
    expect([await heldNow(), answers]).toEqual([
      20,
      [undefined, undefined, ...Array(4).fill('RATE_LIMITED')],
    ]);
    expect(codeOf(await hold({ network: newNetwork() }))).toBeUndefined();
  });

  it('are at most a tenth of what is left of a large tier', async () => {
    await onSale(400, UNLIMITED);
    const network = newNetwork();
    for (let nth = 0; nth < 6; nth += 1) await hold({ network });
    expect(await heldNow()).toBe(40);
    const refused = await hold({ network, quantity: 1 });
    expect(refused.errors?.[0]?.extensions.details).toEqual({ retryAfter: expect.any(Number) });
  });

  it('stay within that share when they are asked for at once, of several tiers, and with an external wallet', async () => {
    await onSale(100, UNLIMITED);
    const network = newNetwork();
    const both = { ...inputOf(stranger(), 1, 'regular'), method: 'CARD' };
    both.lines = [
      { tier: 'regular', quantity: 3 },
      { tier: 'vip', quantity: 3 },
    ];
    await Promise.all([
      ...Array.from({ length: 6 }, () => hold({ network, quantity: 3 })),
      ...Array.from({ length: 6 }, () => holdOutside(network, stranger(), 3)),
      app.graphql(HOLD, { input: both }, at(network)),
    ]);
    expect(await heldNow()).toBeLessThanOrEqual(20);
    expect(await heldNow()).toBeGreaterThan(17);
  });

  it('count for the limits of unpaid tickets that the organiser sets, of a person and of a network', async () => {
    await onSale(300);
    const [network, person] = [newNetwork(), stranger()];
    expect(codeOf(await hold({ network, person, quantity: 11 }))).toBe('PERSON_LIMIT');
    expect(codeOf(await hold({ network, person, quantity: 6 }))).toBeUndefined();
    expect(codeOf(await holdOutside(network, { ...stranger(), phone: person.phone }, 5))).toBe(
      'PERSON_LIMIT',
    );
    expect(codeOf(await order(person, 5, network))).toBe('PERSON_LIMIT');
    expect(codeOf(await order(person, 4, network))).toBeUndefined();
    expect(codeOf(await hold({ network, person, quantity: 1 }))).toBe('PERSON_LIMIT');
    await app.graphql(SALES, { id: event.id, most: 10, network: 15 }, admin);
    expect(codeOf(await hold({ network, quantity: 6 }))).toBe('RATE_LIMITED');
    expect(codeOf(await order(stranger(), 6, network))).toBe('RATE_LIMITED');
    expect(codeOf(await hold({ network, quantity: 5 }))).toBeUndefined();
  });

  it('count for the account that holds them, from every network', async () => {
    await onSale(100);
    const { token } = await app.actor('attendee');
    expect(codeOf(await hold({ network: newNetwork(), token, quantity: 8 }))).toBeUndefined();
    expect(codeOf(await hold({ network: newNetwork(), token, quantity: 3 }))).toBe('PERSON_LIMIT');
  });

  it('do not count once they are paid', async () => {
    await onSale(100);
    const [network, person] = [newNetwork(), { ...stranger(), phone: '0711299001' }];
    const held = await hold({ network, person, quantity: 10, method: 'MPESA' });
    expect(codeOf(await hold({ network, person, quantity: 1 }))).toBe('PERSON_LIMIT');
    await answerPhone(sandbox, '254711299001', '1234');
    await pass(5);
    expect(
      await app.sql('SELECT status FROM orders WHERE id = $1', [held.data.purchaseWithProvider.order.id]),
    ).toEqual([{ status: 'paid' }]);
    expect(codeOf(await hold({ network, person, quantity: 1 }))).toBeUndefined();
  });

  it('close the address and the phone of nobody else, even where tickets per person are limited', async () => {
    await onSale(300);
    await app.graphql(
      'mutation ($id: ID!) { setBuyerLimit(input: { eventId: $id, most: 10 }) { event { id } } }',
      { id: event.id },
      admin,
    );
    await app.graphql(SALES, { id: event.id, most: null, network: null }, admin);
    const [victim, own] = [stranger(), newNetwork()];
    const attacker = newNetwork();
    for (let nth = 0; nth < 8; nth += 1) await hold({ network: attacker, person: victim, quantity: 5 });
    expect(await heldNow()).toBe(10);
    expect(codeOf(await order(victim, 2, own))).toBeUndefined();
    expect(
      codeOf(await hold({ network: own, person: victim, quantity: 5, method: 'MPESA' })),
    ).toBeUndefined();
    expect(codeOf(await hold({ network: own, person: victim, quantity: 9 }))).toBe('BUYER_LIMIT');
    expect(codeOf(await hold({ network: attacker, person: victim, quantity: 1 }))).toBe('RATE_LIMITED');
  });

  it("are refused when the holder's limit is used up by the time the money comes, and the money goes back", async () => {
    await onSale(300);
    await app.graphql(
      'mutation ($id: ID!) { setBuyerLimit(input: { eventId: $id, most: 5 }) { event { id } } }',
      { id: event.id },
      admin,
    );
    const person = { ...stranger(), phone: '0711299002' };
    const first = await hold({ network: newNetwork(), person, quantity: 5 });
    const second = await hold({ network: newNetwork(), person, quantity: 5, method: 'MPESA' });
    await answerPhone(sandbox, '254711299002', '1234');
    await pass(5);
    await payByCard(first.data.purchaseWithProvider.order.attempt.page, '4242424242424242');
    await pass(5);
    const states = await app.sql<{ id: string; status: string }>(
      'SELECT id, status FROM orders WHERE event_id = $1 ORDER BY created_at, id',
      [event.id],
    );
    const statusOf = (answer: GraphQLAnswer) =>
      states.find(({ id }) => id === answer.data.purchaseWithProvider.order.id)?.status;
    expect([statusOf(first), statusOf(second)]).toEqual(['cancelled', 'paid']);
    await pass(60);
    const [refund] = await app.sql<{ units: string }>('SELECT units::text FROM refunds WHERE order_id = $1', [
      first.data.purchaseWithProvider.order.id,
    ]);
    expect(refund).toEqual({ units: '25000000000' });
  });

  it('are not counted when the own team of the organiser sells them', async () => {
    await onSale(100);
    const network = newNetwork();
    for (let nth = 0; nth < 5; nth += 1)
      expect(codeOf(await hold({ network, token: admin.token, quantity: 10 }))).toBeUndefined();
  });
});

describe('a payment page', () => {
  const startOf = async (quantity = 2) => {
    await onSale(100);
    const person = stranger();
    const input = { ...inputOf(person, quantity, 'regular'), method: 'CARD' };
    const { data } = await app.graphql(HOLD, { input }, at(newNetwork()));
    return { ...data.purchaseWithProvider.order, key: data.purchaseWithProvider.orderKey };
  };
  const statusOf = async ({ id, key }: { id: string; key: string }) =>
    (await app.graphql(ORDER, { id, key })).data.order.status;

  it('keeps places for 10 minutes, and takes no payment after that', async () => {
    const held = await startOf();
    expect(Date.parse(held.attempt.expiresAt) - app.clock.now().getTime()).toBe(600_000);
    await pass(9 * 60);
    expect(await heldNow()).toBe(2);
    await pass(2 * 60);
    expect([await heldNow(), await statusOf(held)]).toEqual([0, 'CANCELLED']);
    await payByCard(held.attempt.page, '4242424242424242');
    await pass(60);
    expect(await statusOf(held)).toBe('CANCELLED');
    expect(await app.sql('SELECT FROM refunds WHERE order_id = $1', [held.id])).toEqual([]);
  });

  it('keeps them for half an hour once its buyer has opened it', async () => {
    const held = await startOf();
    const input = { orderId: held.id, orderKey: held.key };
    const { data } = await app.graphql(OPEN, { input });
    const until = Date.parse(data.openProviderPage.order.attempt.expiresAt);
    expect(until - app.clock.now().getTime()).toBe(32 * 60_000);
    await pass(29 * 60);
    expect(await heldNow()).toBe(2);
    await payByCard(held.attempt.page, '4242424242424242');
    await pass(5);
    expect(await statusOf(held)).toBe('PAID');
    expect(codeOf(await app.graphql(OPEN, { input: { orderId: held.id, orderKey: 'other' } }))).toBe(
      'NOT_FOUND',
    );
  });

  it('keeps them for half an hour once a card was tried on it', async () => {
    const held = await startOf();
    await payByCard(held.attempt.page, '4000000000000002');
    await pass(12 * 60);
    expect(await heldNow()).toBe(2);
    await pass(22 * 60);
    expect([await heldNow(), await statusOf(held)]).toEqual([0, 'CANCELLED']);
  });

  it('is paid when its payment came at the last moment and the report was lost', async () => {
    await sandbox.rule({ kind: 'checkout' }, { callbacks: [] }, 1);
    const held = await startOf();
    await pass(9 * 60);
    await payByCard(held.attempt.page, '4242424242424242');
    await pass(2 * 60);
    expect(await statusOf(held)).toBe('PAID');
  });
});
