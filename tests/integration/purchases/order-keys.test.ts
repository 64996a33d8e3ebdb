import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let buyers: ProviderBuyers;
let slug: string;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  buyers = new ProviderBuyers(app, sandbox);
  await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
  ({ slug } = await published(app, admin, {}, [
    { tier: 'regular', count: 50, price: '1000', currency: 'KES' },
  ]));
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const SEE = `query ($id: ID!, $orderKey: String, $idempotencyKey: String) {
  order(id: $id, orderKey: $orderKey, idempotencyKey: $idempotencyKey) { id status buyerEmail } }`;
const WITHDRAW = `mutation ($input: WithdrawProviderPaymentInput!) {
  withdrawProviderPayment(input: $input) { order { status } } }`;
const see = async (id: string, proof: { orderKey?: string; idempotencyKey?: string }) =>
  (await app.graphql(SEE, { id, ...proof })).data?.order;

const body = (changed: object = {}) => {
  const { name, email, phone } = buyers.person();
  return { tier: 'regular', name, email, phone, ...changed };
};
const buy = (payload: object, key?: string) =>
  app.rest('POST', `/events/${slug}/purchase`, payload, {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

describe('the secret of an order', () => {
  it('opens a purchase that was made without an idempotency key, and lets its buyer pay it', async () => {
    const input = body({ payment_method: 'mpesa' });
    const started = await buy(input);
    expect(started.status).toBe(202);
    const { order_id: id, order_key: orderKey } = started.body;
    expect(orderKey).toMatch(/^[\w-]{43}$/);
    const headers = { 'x-order-key': orderKey };
    const held = await app.rest('GET', `/api/orders/${id}`, undefined, { headers });
    expect(held.body).toMatchObject({ order_id: id, order_status: 'held', next: { action: 'enter_pin' } });
    await answerPhone(sandbox, input.phone.slice(1), '1234');
    await buyers.pass(5);
    const paid = await app.rest('GET', `/api/orders/${id}`, undefined, { headers });
    expect(paid.body).toMatchObject({ order_status: 'paid' });
    const [ticket] = paid.body.tickets;
    const pdf = (given: Record<string, string>) =>
      fetch(`${app.url}/api/tickets/${ticket.ticket_id}/pdf`, { headers: given });
    expect((await pdf(headers)).headers.get('content-type')).toBe('application/pdf');
    expect((await pdf({ 'x-order-key': randomUUID() })).status).toBe(404);
  });

  it('is returned again by the same call, and stored as a digest alone', async () => {
    const key = randomUUID();
    const input = body();
    const [first, again] = [await buy(input, key), await buy(input, key)];
    expect(again.body).toMatchObject({ order_id: first.body.order_id, order_key: first.body.order_key });
    const [row] = await app.sql<{ text: string; hash: Buffer }>(
      'SELECT o::text AS text, key_hash AS hash FROM orders o WHERE id = $1',
      [first.body.order_id],
    );
    expect(row?.hash).toEqual(createHash('sha256').update(first.body.order_key).digest());
    expect(row?.text).not.toContain(first.body.order_key);
  });

  it('is one of its own for each order, and what does not open it answers as if there were no order', async () => {
    const key = randomUUID();
    const [mine, other] = [(await buy(body(), key)).body, (await buy(body(), randomUUID())).body];
    expect(await see(mine.order_id, { orderKey: mine.order_key })).toMatchObject({ id: mine.order_id });
    expect(await see(mine.order_id, { orderKey: other.order_key })).toBeNull();
    expect(await see(mine.order_id, { orderKey: key })).toBeNull();
    expect(await see(mine.order_id, { idempotencyKey: key })).toBeNull();
    const answers = [mine.order_id, randomUUID()].map((id) =>
      app.rest('GET', `/api/orders/${id}`, undefined, { headers: { 'x-order-key': other.order_key } }),
    );
    const [wrong, missing] = await Promise.all(answers);
    expect(wrong?.status).toBe(404);
    expect(wrong?.body.error).toEqual(missing?.body.error);
  });

  it('opens an order that was made before with the idempotency key of its purchase, and no other', async () => {
    const key = randomUUID();
    const { order_id: id, order_key: orderKey } = (await buy(body(), key)).body;
    await app.sql('UPDATE orders SET key_hash = NULL WHERE id = $1', [id]);
    expect(await see(id, { idempotencyKey: key })).toMatchObject({ id });
    expect(await see(id, { orderKey: key })).toMatchObject({ id });
    expect(await see(id, { orderKey })).toBeNull();
    expect(await see(id, {})).toBeNull();
  });

  it('withdraws an order, which the idempotency key does not', async () => {
    const person = buyers.person();
    const { data } = await buyers.ask(slug, 'MPESA', 1, person);
    const { order, orderKey } = data.purchaseWithProvider;
    const withdraw = (given: string) =>
      app.graphql(WITHDRAW, { input: { orderId: order.id, orderKey: given } });
    expect(codeOf(await withdraw(person.idempotencyKey))).toBe('NOT_FOUND');
    expect((await withdraw(orderKey)).data.withdrawProviderPayment.order.status).toBe('CANCELLED');
  });

  it('opens an order of an account as well', async () => {
    const buyer = await app.actor('attendee');
    const { body: bought } = await app.rest('POST', `/events/${slug}/purchase`, body(), {
      token: buyer.token,
    });
    expect(await see(bought.order_id, { orderKey: bought.order_key })).toMatchObject({ id: bought.order_id });
  });
});
