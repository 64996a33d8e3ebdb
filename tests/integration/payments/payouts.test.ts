import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queueDeliveries } from '../../../server/modules/webhooks/queue/queue-deliveries.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { signInAgain } from '../../support/client.ts';
import { connectByCalls } from '../../support/merchant-calls.ts';
import { answerPhone, connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';
import { listening, sealed } from '../webhooks/listening.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let organiser: TestActor;
let stranger: TestActor;
let [first, second, third]: TestActor[] = [];
let count = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  stranger = await app.actor('issuer_owner');
  [first, second, third] = [
    await app.actor('system_admin'),
    await app.actor('system_admin'),
    await app.actor('system_admin'),
  ];
  await connectByCalls(app, sandbox.url, first as TestActor, 'mpesa');
  await app.sql('UPDATE merchant_accounts SET fee_basis_points = 100 WHERE issuer_id IS NULL');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const SUM = '{ amount currency }';
const SELLING = `{ isOpen isChosen methods feePercent balances { taken ${SUM} fees ${SUM} platformFees ${SUM} refunded ${SUM}
  underWay ${SUM} paidOut ${SUM} due ${SUM} } destinations { id kind number } }`;
const PAYOUT = `{ id status amount ${SUM} destination { id number } approvals { by } receipt reason isByProvider isUnconfirmed
  viewerCanApprove viewerCanReject viewerCanSend viewerCanSettle }`;
const OPEN = `mutation ($input: SetPlatformSellingInput!) { setPlatformSelling(input: $input) { platformSelling ${SELLING} } }`;
const CHOOSE = `mutation ($isChosen: Boolean!) { choosePlatformSelling(input: { isChosen: $isChosen }) { platformSelling ${SELLING} } }`;
const READ = `query ($id: ID) { platformSelling(issuerId: $id) ${SELLING} }`;
const DESTINATION = `mutation ($input: SetPayoutDestinationInput!) { setPayoutDestination(input: $input) { platformSelling ${SELLING} } }`;
const REQUEST = `mutation ($input: RequestPayoutInput!) { requestPayout(input: $input) { payout ${PAYOUT} } }`;
const APPROVE = `mutation ($id: ID!, $destinationId: ID!) { approvePayout(input: { id: $id, destinationId: $destinationId }) { payout ${PAYOUT} } }`;
const REJECT = `mutation ($id: ID!, $reason: String!) { rejectPayout(input: { id: $id, reason: $reason }) { payout ${PAYOUT} } }`;
const SEND = `mutation ($id: ID!, $reference: String) { sendPayout(input: { id: $id, reference: $reference }) { payout ${PAYOUT} } }`;
const SETTLE = `mutation ($input: SettlePayoutInput!) { settlePayout(input: $input) { payout ${PAYOUT} } }`;
const LIST = `query ($id: ID) { payouts(issuerId: $id, first: 50) { nodes ${PAYOUT} } }`;
const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { orderKey order { id } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { status } }`;
const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id } } }`;
const MONEY = `query ($id: ID!) { event(id: $id) { paymentMethods money {
  ways { way taken ${SUM} fees ${SUM} kept ${SUM} } places { place amount ${SUM} } } } }`;

const CAN_BE_PAID = '{ firstSteps { canBePaid } }';

const codeOf = ({ errors }: { errors?: readonly { extensions?: { code?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions?.code;
const kes = (amount: string) => ({ amount, currency: 'KES' });

async function ask(document: string, variables: object, who: TestActor | undefined) {
  const { data, errors } = await app.graphql(document, variables as never, who);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** An organiser who sells through the platform, with a phone for payouts. */
async function seller(fee = '0'): Promise<TestActor> {
  const owner = await app.actor('issuer_owner');
  await ask(OPEN, { input: { issuerId: owner.issuerId, isOpen: true, feePercent: fee } }, first);
  await ask(CHOOSE, { isChosen: true }, owner);
  await setPhone(owner, `2547110${String(count).padStart(5, '0')}`);
  return owner;
}

async function setPhone(owner: TestActor, number: string): Promise<void> {
  const input = { currency: 'KES', kind: 'MPESA', holder: 'Akinyi Odhiambo', number };
  await ask(DESTINATION, { input }, owner);
}

async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

const eventOf = (owner: TestActor) =>
  published(app, owner, {}, [{ tier: 'regular', count: 20, price: '1000', currency: 'KES' }]);

async function bought(slug: string, quantity: number): Promise<string> {
  count += 1;
  const [key, msisdn] = [randomUUID(), `254712${500_000 + count}`];
  const input = {
    slug,
    lines: [{ tier: 'regular', quantity }],
    name: 'Wanjiru Otieno',
    email: `payout${count}@example.test`,
    phone: `+${msisdn}`,
    method: 'MPESA',
    idempotencyKey: key,
  };
  const { orderKey, order } = (await ask(BUY, { input }, undefined)).purchaseWithProvider;
  const { id } = order;
  await answerPhone(sandbox, msisdn, '1234');
  await pass(5);
  expect((await ask(ORDER, { id, key: orderKey }, undefined)).order.status).toBe('PAID');
  return id;
}

const canBePaid = async (owner: TestActor) => (await ask(CAN_BE_PAID, {}, owner)).firstSteps.canBePaid;
const sellingOf = async (owner: TestActor) => (await ask(READ, {}, owner)).platformSelling;
const dueOf = async (owner: TestActor) => (await sellingOf(owner)).balances[0]?.due.amount;
const request = (owner: TestActor, amount: string) =>
  app.graphql(REQUEST, { input: { amount, currency: 'KES' } }, owner);
const requested = async (owner: TestActor, amount: string) =>
  (await ask(REQUEST, { input: { amount, currency: 'KES' } }, owner)).requestPayout.payout;
const approve = (payout: { id: string; destination: { id: string } }, who: TestActor | undefined) =>
  app.graphql(APPROVE, { id: payout.id, destinationId: payout.destination.id }, who);
const payoutOf = async (owner: TestActor, id: string) =>
  (await ask(LIST, {}, owner)).payouts.nodes.find((one: { id: string }) => one.id === id);

async function approved(owner: TestActor, amount: string) {
  const payout = await requested(owner, amount);
  for (const who of [first, second]) expect((await approve(payout, who)).errors).toBeUndefined();
  return payout;
}

describe('selling through the platform', () => {
  it('names the methods of its active accounts, and none while there are none', async () => {
    const owner = await app.actor('issuer_owner');
    expect((await sellingOf(owner)).methods).toEqual(['MPESA']);
    const inactive =
      "UPDATE merchant_accounts SET state = 'waiting' WHERE issuer_id IS NULL AND state = 'active'";
    await app.sql(inactive);
    expect((await sellingOf(owner)).methods).toEqual([]);
    await app.sql(
      "UPDATE merchant_accounts SET state = 'active' WHERE issuer_id IS NULL AND state = 'waiting'",
    );
    expect((await sellingOf(owner)).methods).toEqual(['MPESA']);
  });

  it('is closed until the platform opens it and the organiser chooses it', async () => {
    organiser = await app.actor('issuer_owner');
    const { id } = await eventOf(organiser);
    expect((await ask(MONEY, { id }, organiser)).event.paymentMethods).toEqual([]);
    expect(codeOf(await app.graphql(CHOOSE, { isChosen: true }, organiser))).toBe('SELLING_NOT_OPEN');
    const open = { input: { issuerId: organiser.issuerId, isOpen: true, feePercent: '2.5' } };
    expect(codeOf(await app.graphql(OPEN, open, organiser))).toBe('FORBIDDEN');
    expect((await ask(OPEN, open, first)).setPlatformSelling.platformSelling).toMatchObject({
      isOpen: true,
      isChosen: false,
      feePercent: '2.5',
    });
    expect((await ask(MONEY, { id }, organiser)).event.paymentMethods).toEqual([]);
    expect(await canBePaid(organiser)).toBe(false);
    await ask(CHOOSE, { isChosen: true }, organiser);
    expect((await ask(MONEY, { id }, organiser)).event.paymentMethods).toEqual(['MPESA']);
    expect(await canBePaid(organiser)).toBe(true);
    const shut = { input: { issuerId: organiser.issuerId, isOpen: false } };
    expect((await ask(OPEN, shut, first)).setPlatformSelling.platformSelling.isChosen).toBe(false);
    expect((await ask(MONEY, { id }, organiser)).event.paymentMethods).toEqual([]);
    expect(await canBePaid(organiser)).toBe(false);
  });

  it('books what the platform took as due to the organiser, less fees', async () => {
    const owner = await seller('2.5');
    const { id, slug } = await eventOf(owner);
    await bought(slug, 2);
    const { ways, places } = (await ask(MONEY, { id }, owner)).event.money;
    expect(ways).toEqual([{ way: 'MPESA', taken: kes('2000'), fees: kes('70'), kept: kes('1930') }]);
    expect(places).toEqual([{ place: 'PLATFORM', amount: kes('1930') }]);
    expect((await sellingOf(owner)).balances).toEqual([
      {
        taken: kes('2000'),
        fees: kes('20'),
        platformFees: kes('50'),
        refunded: kes('0'),
        underWay: kes('0'),
        paidOut: kes('0'),
        due: kes('1930'),
      },
    ]);
  });

  it("collects into the organiser's own account where there is one", async () => {
    const owner = await seller();
    const { id, slug } = await eventOf(owner);
    await connectMerchant(app, sandbox, owner.issuerId as string, 'mpesa');
    await bought(slug, 1);
    const { places } = (await ask(MONEY, { id }, owner)).event.money;
    expect(places).toEqual([{ place: 'MPESA', amount: kes('1000') }]);
    expect((await sellingOf(owner)).balances).toEqual([]);
  });

  it('keeps accounts of the platform from organisers', async () => {
    const accounts = 'query { merchantAccounts { id method state } }';
    expect((await ask(accounts, {}, stranger)).merchantAccounts).toEqual([]);
    const [account] = (await ask(accounts, {}, first)).merchantAccounts;
    expect(account).toMatchObject({ method: 'MPESA', state: 'ACTIVE' });
    const close = `mutation ($id: ID!) { closeMerchantAccount(input: { id: $id }) { merchantAccount { id } } }`;
    expect(codeOf(await app.graphql(close, { id: account.id }, stranger))).toBe('NOT_FOUND');
  });
});

describe('payouts', () => {
  it('are reported to webhooks when they are sent, and when they arrive or do not', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 2);
    const hooks = listening(app);
    const types = ['PAYOUT_SENT', 'PAYOUT_PAID', 'PAYOUT_FAILED'];
    const { id } = await hooks.endpoint('https://shop.example/hooks', types, owner);
    for (const amount of ['300', '200']) {
      if (amount === '200') await sandbox.rule({ kind: 'payout' }, { outcome: { failed: '2040' } }, 1);
      await ask(SEND, { id: (await approved(owner, amount)).id }, third);
      await pass(30);
    }
    await sealed(app);
    const events = await until(async () => {
      await queueDeliveries(app.app.scope());
      const found = await hooks.deliveries(id, owner);
      return found.length >= 4 && found;
    });
    // Deliveries of one moment come in any order.
    expect(events).toHaveLength(4);
    expect(events.map(({ type, data }) => [type, data.payout])).toEqual(
      expect.arrayContaining([
        ['PAYOUT_SENT', expect.objectContaining({ amount: '300', currency: 'KES' })],
        [
          'PAYOUT_PAID',
          expect.objectContaining({ amount: '300', status: 'paid', receipt: expect.any(String) }),
        ],
        ['PAYOUT_SENT', expect.objectContaining({ amount: '200' })],
        [
          'PAYOUT_FAILED',
          expect.objectContaining({
            amount: '200',
            status: 'failed',
            reason: expect.stringContaining('2040'),
          }),
        ],
      ]),
    );
  });

  it('reach the phone after two approvals by two people', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 3);
    const payout = await requested(owner, '2500');
    expect(payout).toMatchObject({ status: 'REQUESTED', viewerCanApprove: false, viewerCanReject: true });
    expect(await dueOf(owner)).toBe('470');
    const mayApprove = async (who: TestActor | undefined) =>
      (await ask(LIST, { id: owner.issuerId }, who)).payouts.nodes[0].viewerCanApprove;
    expect(await mayApprove(first)).toBe(true);
    expect(codeOf(await app.graphql(SEND, { id: payout.id }, first))).toBe('PAYOUT_CHANGED');
    expect((await approve(payout, first)).data.approvePayout.payout).toMatchObject({ status: 'REQUESTED' });
    expect(codeOf(await approve(payout, first))).toBe('ANOTHER_PERSON_NEEDED');
    expect([await mayApprove(first), await mayApprove(second)]).toEqual([false, true]);
    expect((await approve(payout, second)).data.approvePayout.payout).toMatchObject({ status: 'APPROVED' });
    expect(codeOf(await approve(payout, third))).toBe('PAYOUT_CHANGED');
    await ask(SEND, { id: payout.id }, third);
    await pass(30);
    const paid = await payoutOf(owner, payout.id);
    expect(paid).toMatchObject({
      status: 'PAID',
      isByProvider: true,
      receipt: expect.stringMatching(/^[A-Z0-9]{10}$/),
    });
    expect(paid.approvals).toEqual([{ by: null }, { by: null }]);
    const { messages } = await phoneOf(sandbox, payout.destination.number);
    expect(messages.filter(({ body }) => body.includes('2,500') || body.includes('2500'))).toHaveLength(1);
    expect((await sellingOf(owner)).balances[0]).toMatchObject({ paidOut: kes('2500'), due: kes('470') });
  });

  it('are refused by the database, too, when one person approves twice or approves an own request', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const { id } = await requested(owner, '100');
    const twice = `UPDATE payouts SET state = 'approved', first_approved_by = $2, first_approved_at = now(),
      second_approved_by = $2, second_approved_at = now() WHERE id = $1`;
    await expect(app.sql(twice, [id, first?.userId])).rejects.toThrow('payouts_two_people');
    const own = `UPDATE payouts SET first_approved_by = requested_by, first_approved_at = now() WHERE id = $1`;
    await expect(app.sql(own, [id])).rejects.toThrow('payouts_not_the_requester');
    const alone = `UPDATE payouts SET state = 'approved', first_approved_by = $2, first_approved_at = now() WHERE id = $1`;
    await expect(app.sql(alone, [id, first?.userId])).rejects.toThrow('payouts_approved');
    const input = { issuerId: owner.issuerId, amount: '50', currency: 'KES' };
    const ofAdmin = (await ask(REQUEST, { input }, first)).requestPayout.payout;
    expect(codeOf(await approve(ofAdmin, first))).toBe('ANOTHER_PERSON_NEEDED');
    await ask(REJECT, { id, reason: 'Not needed' }, owner);
    expect(await dueOf(owner)).toBe('940');
  });

  it('never exceed what is due, in a race either', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(owner, '400')));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
    expect(new Set(answers.map(codeOf).filter(Boolean))).toEqual(new Set(['PAYOUT_ABOVE_DUE']));
    expect(await dueOf(owner)).toBe('190');
    for (const amount of ['190.5', '9', '0', '-10', '190.001'])
      expect(codeOf(await request(owner, amount))).toBe('BAD_INPUT');
  });

  it('need new approvals after the destination was changed', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const payout = await approved(owner, '500');
    await setPhone(owner, '254722999111');
    const changed = await payoutOf(owner, payout.id);
    expect(changed).toMatchObject({
      status: 'REQUESTED',
      approvals: [],
      destination: { number: '254722999111' },
    });
    expect(codeOf(await approve(payout, first))).toBe('PAYOUT_CHANGED');
    expect(codeOf(await app.graphql(SEND, { id: payout.id }, first))).toBe('PAYOUT_CHANGED');
    expect((await approve(changed, first)).errors).toBeUndefined();
    const [entry] = await app.sql(
      `SELECT details FROM audit_entries
       WHERE action = 'payout_destination.set' AND issuer_id = $1 AND details @> '{"ending": "9111"}'`,
      [owner.issuerId],
    );
    expect(entry?.details).toMatchObject({ ending: '9111', voided_approvals: 1 });
    expect(JSON.stringify(entry?.details)).not.toContain('254722999111');
  });

  it('wait after a refund of money that was paid out, until sales cover it', async () => {
    const owner = await seller();
    const { slug } = await eventOf(owner);
    const order = await bought(slug, 2);
    const paid = await approved(owner, '1500');
    await ask(SEND, { id: paid.id }, third);
    await pass(30);
    const next = await approved(owner, '400');
    await ask(REFUND, { id: order }, owner);
    expect(await dueOf(owner)).toBe('-1920');
    expect(codeOf(await app.graphql(SEND, { id: next.id }, third))).toBe('PAYOUT_ABOVE_DUE');
    expect(codeOf(await request(owner, '10'))).toBe('PAYOUT_ABOVE_DUE');
    await bought(slug, 2);
    expect(await dueOf(owner)).toBe('60');
    await ask(SEND, { id: next.id }, third);
    await pass(60);
    expect(await payoutOf(owner, next.id)).toMatchObject({ status: 'PAID' });
  });

  it('are asked about and never sent again when the answer was lost', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const payout = await approved(owner, '500');
    await sandbox.rule({ kind: 'payout' }, { answer: 'drop_after', callbacks: [] });
    await ask(SEND, { id: payout.id }, third);
    expect(await payoutOf(owner, payout.id)).toMatchObject({ status: 'SENT' });
    await sandbox.clearRules();
    await pass(31);
    await pass(31);
    expect(await payoutOf(owner, payout.id)).toMatchObject({ status: 'PAID' });
    const { messages } = await phoneOf(sandbox, payout.destination.number);
    expect(messages.filter(({ body }) => body.includes('500'))).toHaveLength(1);
  });

  it('need a person when the provider does not confirm them for a day', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const payout = await approved(owner, '500');
    await sandbox.rule({ kind: 'payout' }, { answer: 'drop_before' });
    await sandbox.rule({ kind: 'status' }, { answer: 'drop_before' });
    await ask(SEND, { id: payout.id }, third);
    const settle = { id: payout.id, outcome: 'FAILED', reason: 'Not on the statement' };
    expect(codeOf(await app.graphql(SETTLE, { input: settle }, first))).toBe('PAYOUT_CHANGED');
    for (let hour = 0; hour < 26; hour += 1) await pass(3_600);
    // Sessions of administrators end after a day without use.
    [first, second, third] = await Promise.all(
      [first, second, third].map((admin) => signInAgain(app, admin as TestActor)),
    );
    expect(await payoutOf(owner, payout.id)).toMatchObject({ status: 'SENT', isUnconfirmed: true });
    expect(codeOf(await app.graphql(SETTLE, { input: settle }, owner))).toBe('FORBIDDEN');
    await ask(SETTLE, { input: settle }, first);
    expect(await payoutOf(owner, payout.id)).toMatchObject({
      status: 'FAILED',
      reason: 'Not on the statement',
    });
    expect(await dueOf(owner)).toBe('990');
  });

  it('come back as due when the provider refuses them, and can be sent again when the account caused that', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const refused = await approved(owner, '300');
    await sandbox.rule({ kind: 'payout' }, { outcome: { failed: '2040' } }, 1);
    await ask(SEND, { id: refused.id }, third);
    await pass(30);
    expect(await payoutOf(owner, refused.id)).toMatchObject({ status: 'FAILED' });
    const later = await approved(owner, '300');
    await sandbox.rule({ kind: 'payout' }, { outcome: { failed: '1' } }, 1);
    await ask(SEND, { id: later.id }, third);
    await pass(30);
    expect(await payoutOf(owner, later.id)).toMatchObject({ status: 'APPROVED', reason: expect.any(String) });
    await sandbox.clearRules();
    await ask(SEND, { id: later.id }, third);
    await pass(30);
    expect(await payoutOf(owner, later.id)).toMatchObject({ status: 'PAID', reason: null });
    expect(await dueOf(owner)).toBe('690');
  });

  it.each([
    ['before the request', 'payout.before_request', 'SENT', 0],
    ['after the request', 'payout.requested', 'PAID', 1],
  ] as const)('are paid at most once when the server stops %s', async (_when, at, status, times) => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const payout = await approved(owner, '500');
    app.app.services.failpoints.reach = (name) => {
      if (name === at) throw new Error(`stopped at ${name}`);
    };
    expect((await app.graphql(SEND, { id: payout.id }, third)).errors).toHaveLength(1);
    await app.reopen();
    for (let step = 0; step < 3; step += 1) await pass(31);
    expect(await payoutOf(owner, payout.id)).toMatchObject({ status });
    expect(codeOf(await app.graphql(SEND, { id: payout.id }, third))).toBe('PAYOUT_CHANGED');
    const { messages } = await phoneOf(sandbox, payout.destination.number);
    expect(messages.filter(({ body }) => body.includes('500'))).toHaveLength(times);
    expect(await dueOf(owner)).toBe('490');
  });

  it('to a bank are recorded with the reference of the transfer', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const input = {
      currency: 'KES',
      kind: 'BANK',
      holder: 'Blankets Ltd',
      number: '0112233445566',
      bank: 'KCB, Moi Avenue',
    };
    await ask(DESTINATION, { input }, owner);
    const payout = await approved(owner, '250.50');
    expect(codeOf(await app.graphql(SEND, { id: payout.id }, third))).toBe('BAD_INPUT');
    await ask(SEND, { id: payout.id, reference: 'FT26332ABC' }, third);
    expect(await payoutOf(owner, payout.id)).toMatchObject({
      status: 'SENT',
      receipt: 'FT26332ABC',
      isByProvider: false,
    });
    await ask(SETTLE, { input: { id: payout.id, outcome: 'PAID', reason: 'On the statement' } }, first);
    expect(await payoutOf(owner, payout.id)).toMatchObject({ status: 'PAID', receipt: 'FT26332ABC' });
  });

  it('are of one organiser alone', async () => {
    const owner = await seller();
    await bought((await eventOf(owner)).slug, 1);
    const payout = await requested(owner, '100');
    expect((await ask(LIST, {}, stranger)).payouts.nodes).toEqual([]);
    expect(codeOf(await app.graphql(LIST, { id: owner.issuerId }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(READ, { id: owner.issuerId }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await app.graphql(REJECT, { id: payout.id, reason: 'x' }, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await approve(payout, owner))).toBe('FORBIDDEN');
    const auditor = await app.actor('issuer_auditor', owner.issuerId as string);
    expect(codeOf(await app.graphql(LIST, {}, auditor))).toBe('FORBIDDEN');
  });
});
