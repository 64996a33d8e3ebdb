import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let owner: TestActor;
let cashier: TestActor;
let event: { id: string; slug: string };
let shiftId: string;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  owner = await app.actor('issuer_owner');
  cashier = await app.actor('issuer_validator', owner.issuerId ?? '');
  await connectMerchant(app, sandbox, owner.issuerId ?? '', 'mpesa');
  const terms = { currency: 'KES', price: '1500', effectiveAt: app.clock.now().toISOString() };
  // Limited to one ticket a person, and closed to buyers: neither binds staff.
  event = await published(app, owner, {}, [{ tier: 'regular', count: 3, ...terms }]);
  await done(
    'mutation ($id: ID!) { setBuyerLimit(input: { eventId: $id, most: 1 }) { event { id } } }',
    { id: event.id },
    owner,
  );
  await done(
    'mutation ($id: ID!) { setBoxOffice(input: { eventId: $id, isOpen: true }) { boxOffice { phoneMethods } } }',
    { id: event.id },
    owner,
  );
  const input = { eventId: event.id, deviceId: 'door-till', currency: 'KES', float: '0' };
  const open = 'mutation ($input: OpenShiftInput!) { openShift(input: $input) { shift { id } } }';
  shiftId = (await done(open, { input }, cashier)).shift.id;
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => expect(await booksDiffer(app)).toEqual([]));

const PAYMENT = 'orderId status sale { tickets { tier code admitted } }';
const REQUEST = `mutation ($input: RequestDoorPaymentInput!) { requestDoorPayment(input: $input) { payment { ${PAYMENT} } } }`;
const ASK = `query ($id: ID!, $nonce: String!) { doorPayment(shiftId: $id, nonce: $nonce) { ${PAYMENT} } }`;
const ADMIT =
  'mutation ($id: ID!, $nonce: String!) { admitDoorSale(input: { shiftId: $id, nonce: $nonce }) { sale { tickets { admitted } } } }';
const TAKINGS =
  'query ($id: ID!) { boxOffice(eventId: $id) { phoneMethods shift { sales expected { amount } takings { method tickets amount { amount } } } } }';

/** The data of a call that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: answers of GraphQL
async function done(text: string, variables: Record<string, unknown>, who: TestActor): Promise<any> {
  const { data, errors } = await app.graphql(text, variables, who);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

const request = (
  nonce: string,
  phone: string,
  given: Record<string, unknown> = {},
): Promise<GraphQLAnswer> => {
  const lines = [{ tier: 'regular', quantity: 2 }];
  const input = { shiftId, nonce, lines, total: '3000', method: 'MPESA', payerPhone: phone, ...given };
  return app.graphql(REQUEST, { input }, cashier);
};

async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

describe('a guest at the door whose phone is asked', () => {
  it('pays, gets the tickets and goes in, and the shift shows it apart from cash', async () => {
    const { data } = await request('stk', '+254712000001');
    expect(data.requestDoorPayment.payment).toMatchObject({ status: 'HELD', sale: null });
    expect((await request('stk', '+254712000001')).data).toEqual(data);
    const early = await app.graphql(ADMIT, { id: shiftId, nonce: 'stk' }, cashier);
    expect(early.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await answerPhone(sandbox, '254712000001', '1234');
    await pass(5);
    const paid = await done(ASK, { id: shiftId, nonce: 'stk' }, cashier);
    expect(paid).toMatchObject({
      orderId: data.requestDoorPayment.payment.orderId,
      status: 'PAID',
      sale: { tickets: [{ admitted: false }, { admitted: false }] },
    });
    for (let times = 0; times < 2; times += 1)
      expect((await done(ADMIT, { id: shiftId, nonce: 'stk' }, cashier)).sale.tickets).toEqual([
        { admitted: true },
        { admitted: true },
      ]);
    expect(await done(TAKINGS, { id: event.id }, cashier)).toEqual({
      phoneMethods: ['MPESA'],
      shift: {
        sales: 1,
        expected: { amount: '0' },
        takings: [{ method: 'PROVIDER', tickets: 2, amount: { amount: '3000' } }],
      },
    });
  });

  it('is no sale when the phone refuses, and the places are free again', async () => {
    const one = { lines: [{ tier: 'regular' }], total: '1500' };
    await request('refused', '+254712000002', one);
    await answerPhone(sandbox, '254712000002', 'cancel');
    await pass(5);
    await pass(20 * 60);
    const refused = await done(ASK, { id: shiftId, nonce: 'refused' }, cashier);
    expect(refused).toMatchObject({ status: 'CANCELLED', sale: null });
    const { shift } = await done(TAKINGS, { id: event.id }, cashier);
    expect(shift.sales).toBe(1);
    const { data } = await request('next', '+254712000003', one);
    expect(data.requestDoorPayment.payment.status).toBe('HELD');
    const full = await request('full', '+254712000004', one);
    expect(full.errors?.[0]?.extensions.code).toBe('SOLD_OUT');
  });

  it('is asked once and gets the tickets when the process ended before, and the shift is closed', async () => {
    const terms = { currency: 'KES', price: '1500', effectiveAt: app.clock.now().toISOString() };
    const other = await published(app, owner, {}, [{ tier: 'regular', count: 3, ...terms }]);
    await done(
      'mutation ($id: ID!) { setBoxOffice(input: { eventId: $id, isOpen: true }) { boxOffice { isOpen } } }',
      { id: other.id },
      owner,
    );
    const opened = { eventId: other.id, deviceId: 'door-killed', currency: 'KES', float: '0' };
    const open = 'mutation ($input: OpenShiftInput!) { openShift(input: $input) { shift { id } } }';
    const { id } = (await done(open, { input: opened }, cashier)).shift;
    const lost = () =>
      request('lost', '+254712000009', { shiftId: id, lines: [{ tier: 'regular' }], total: '1500' });
    const { failpoints } = app.app.services;
    const reach = failpoints.reach.bind(failpoints);
    failpoints.reach = (name) => {
      if (name === 'purchase.held') throw new Error('the process ends here');
      reach(name);
    };
    expect((await lost()).errors).toHaveLength(1);
    failpoints.reach = reach;
    expect(await done(ASK, { id, nonce: 'lost' }, cashier)).toMatchObject({ status: 'HELD' });
    const close =
      'mutation ($id: ID!) { closeShift(input: { id: $id, counted: "0" }) { shift { closedAt } } }';
    await done(close, { id }, cashier);
    const { data } = await lost();
    expect(data.requestDoorPayment.payment).toMatchObject({ status: 'HELD', sale: null });
    await answerPhone(sandbox, '254712000009', '1234');
    await pass(5);
    expect((await lost()).data.requestDoorPayment.payment).toMatchObject({ status: 'PAID' });
    expect((await done(ADMIT, { id, nonce: 'lost' }, cashier)).sale.tickets).toEqual([{ admitted: true }]);
    const late = await request('late', '+254712000010', { shiftId: id, total: '3000' });
    expect(late.errors?.[0]?.extensions.code).toBe('SHIFT_CLOSED');
    const mismatch = await request('lost', '+254712000009', { shiftId: id, total: '3000' });
    expect(mismatch.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is refused with another total, with a number that cannot pay, and by a method without a phone', async () => {
    const code = (answer: GraphQLAnswer): string | undefined => answer.errors?.[0]?.extensions.code;
    expect(code(await request('total', '+254712000005', { total: '1' }))).toBe('TOTAL_CHANGED');
    expect(code(await request('phone', '12'))).toBe('BAD_INPUT');
    expect(code(await request('card', '+254712000005', { method: 'CARD' }))).toBe('BAD_INPUT');
  });
});
