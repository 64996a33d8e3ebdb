import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { contractInput, contractStage, createContract, granted } from '../../support/contract-people.ts';
import { connectByCalls } from '../../support/merchant-calls.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';
import { expectConserved } from './card-pages.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let buyers: ProviderBuyers;
let operator: TestActor;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  operator = await app.actor('system_admin');
  await connectByCalls(app, sandbox.url, operator, 'stripe');
  await app.sql('UPDATE merchant_accounts SET fee_basis_points = 100 WHERE issuer_id IS NULL');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  await expectConserved(sandbox);
  expect(await booksDiffer(app)).toEqual([]);
});

const TIERS = [{ tier: 'regular', count: 20, price: '1000', currency: 'KES' }];
const SUM = '{ amount currency }';
const OPEN = `mutation ($input: SetPlatformSellingInput!) { setPlatformSelling(input: $input) { platformSelling { isOpen } } }`;
const CHOOSE = `mutation { choosePlatformSelling(input: { isChosen: true }) { platformSelling { isChosen } } }`;
const BALANCES = `{ platformSelling { balances { taken ${SUM} fees ${SUM} platformFees ${SUM} refunded ${SUM} disputed ${SUM} due ${SUM} } } }`;
const DESTINATION = `mutation ($input: SetPayoutDestinationInput!) { setPayoutDestination(input: $input) { platformSelling { id } } }`;
const REQUEST = `mutation ($input: RequestPayoutInput!) { requestPayout(input: $input) { payout { id } } }`;
const REFUND = `mutation ($input: RefundAmountInput!) { refundAmount(input: $input) { order { id } } }`;
const MONEY = `query ($id: ID!) { contract(id: $id) { financials {
  totalRevenue ${SUM} availableForDistribution ${SUM} collectedByIssuer ${SUM} collectedByPlatform ${SUM} } } }`;

const kes = (amount: string) => ({ amount, currency: 'KES' });

/** Lets an organiser sell through the platform, which keeps 2 % of each payment. */
async function open(owner: TestActor): Promise<void> {
  granted(
    await app.graphql(OPEN, { input: { issuerId: owner.issuerId, isOpen: true, feePercent: '2' } }, operator),
  );
  granted(await app.graphql(CHOOSE, {}, owner));
}

async function seller(): Promise<TestActor> {
  const owner = await app.actor('issuer_owner');
  await open(owner);
  const input = { currency: 'KES', kind: 'MPESA', holder: 'Akinyi Odhiambo', number: '254711000111' };
  granted(await app.graphql(DESTINATION, { input }, owner));
  return owner;
}

const balanceOf = async (owner: TestActor) =>
  granted(await app.graphql(BALANCES, {}, owner)).platformSelling.balances[0];

async function requestCode(owner: TestActor, amount: string): Promise<unknown> {
  const answer = await app.graphql(REQUEST, { input: { amount, currency: 'KES' } }, owner);
  return answer.errors?.[0]?.extensions.code;
}

describe('a payment that the platform collected', () => {
  it.each([
    ['won', '0', '1940'],
    ['lost', '2000', '-60'],
  ] as const)('is not due while it is disputed, until the dispute is %s', async (outcome, disputed, due) => {
    const owner = await seller();
    const { slug } = await published(app, owner, {}, TIERS);
    await sandbox.rule({ kind: 'checkout' }, { dispute: { after: 60, outcome, closesAfter: 600 } }, 1);
    const order = await buyers.bought(slug, 'CARD', 2);
    const before = { taken: kes('2000'), fees: kes('20'), platformFees: kes('40'), refunded: kes('0') };
    expect(await balanceOf(owner)).toEqual({ ...before, disputed: kes('0'), due: kes('1940') });
    await buyers.pass(70);
    expect((await buyers.read(order, 'attempt { dispute { status } }')).attempt.dispute).toEqual({
      status: 'OPEN',
    });
    expect(await balanceOf(owner)).toEqual({ ...before, disputed: kes('2000'), due: kes('-60') });
    expect(await requestCode(owner, '10')).toBe('PAYOUT_ABOVE_DUE');
    await buyers.pass(700);
    expect(await balanceOf(owner)).toEqual({ ...before, disputed: kes(disputed), due: kes(due) });
    expect(await requestCode(owner, '10')).toBe(outcome === 'won' ? undefined : 'PAYOUT_ABOVE_DUE');
  });

  it('is due less a refund of an amount, from its request on', async () => {
    const owner = await seller();
    const { slug } = await published(app, owner, {}, TIERS);
    const order = await buyers.bought(slug, 'CARD', 2);
    await sandbox.rule({ kind: 'refund' }, { answer: { error: 'insufficient_funds', status: 400 } }, 1);
    const input = {
      orderId: order.id,
      ...kes('500'),
      reason: 'The band came late',
      idempotencyKey: randomUUID(),
    };
    granted(await app.graphql(REFUND, { input }, owner));
    await buyers.pass(5);
    const expected = { refunded: kes('500'), due: kes('1440') };
    expect(await balanceOf(owner)).toMatchObject(expected);
    await sandbox.clearRules();
    for (let hour = 0; hour < 3; hour += 1) await buyers.pass(3_600);
    const [refund] = await app.sql(`SELECT state FROM refunds WHERE order_id = $1`, [order.id]);
    expect(refund).toEqual({ state: 'paid' });
    expect(await balanceOf(owner)).toMatchObject(expected);
  });

  it('is shown apart from the escrow of a contract, less fees and refunds', async () => {
    const stage = await contractStage(app);
    await open(stage.owner);
    const event = await published(app, stage.owner, {}, TIERS);
    const contract = granted(await createContract(app, stage.owner, contractInput({ ...stage, event })))
      .createContract.contract;
    const money = async () =>
      granted(await app.graphql(MONEY, { id: contract.id }, stage.owner)).contract.financials;
    const none = { totalRevenue: { amount: '0' }, collectedByIssuer: [] };
    expect(await money()).toMatchObject({ ...none, collectedByPlatform: [] });
    const order = await buyers.bought(event.slug, 'CARD', 3);
    expect(await money()).toMatchObject({ ...none, collectedByPlatform: [kes('2910')] });
    const input = {
      orderId: order.id,
      ...kes('910'),
      reason: 'The band came late',
      idempotencyKey: randomUUID(),
    };
    granted(await app.graphql(REFUND, { input }, stage.owner));
    for (let step = 0; step < 3; step += 1) await buyers.pass(60);
    expect(await money()).toMatchObject({
      ...none,
      availableForDistribution: { amount: '0' },
      collectedByPlatform: [kes('2000')],
    });
  });
});
