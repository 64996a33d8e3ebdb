import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amountOf } from '../../../server/lib/money/index.ts';
import { changeAttempt } from '../../../server/modules/payments/attempts/change-attempt.ts';
import type { PaymentObservation } from '../../../server/modules/payments/port.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { DISPUTED_CARD, ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let stranger: TestActor;
let auditor: TestActor;
let buyers: ProviderBuyers;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  admin = await app.actor('issuer_admin');
  stranger = await app.actor('issuer_admin');
  const issuerId = admin.issuerId as string;
  auditor = await app.actor('issuer_auditor', issuerId);
  for (const provider of ['mpesa', 'stripe'] as const) {
    const account = await connectMerchant(app, sandbox, issuerId, provider);
    await app.sql('UPDATE merchant_accounts SET fee_basis_points = 150 WHERE id = $1', [account]);
  }
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const BY_FORM = `mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { order { id } } }`;
const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id } } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id } } }`;
const SUM = '{ amount currency }';
const MONEY = `query ($id: ID!) { event(id: $id) { money {
  ways { way taken ${SUM} fees ${SUM} refunded ${SUM} refunding ${SUM} disputed ${SUM} kept ${SUM} }
  places { place amount ${SUM} } due ${SUM} paymentsUnderWay findings } } }`;
const FINDINGS = `query ($id: ID) { paymentFindings(eventId: $id) { nodes {
  id kind order { id } event { id } provider amount ${SUM} problemCode viewerDecisions } } }`;
const SETTLE = `mutation ($input: SettlePaymentFindingInput!) { settlePaymentFinding(input: $input) {
  done finding { id kind order { id } viewerDecisions } } }`;

const orderOf = (order: ProviderOrder) => buyers.read(order, 'status tickets { id }');

const eventOf = () =>
  published(app, admin, {}, [{ tier: 'regular', count: 20, price: '1000', currency: 'KES' }]);
const kes = (amount: string) => ({ amount, currency: 'KES' });
const moneyOf = async (id: string, who = admin) => (await app.graphql(MONEY, { id }, who)).data?.event?.money;
const findingsOf = async (id: string | null, who = admin) =>
  (await app.graphql(FINDINGS, { id }, who)).data?.paymentFindings?.nodes;
const settle = (input: object, who = admin) => app.graphql(SETTLE, { input }, who);

describe('the money of an event', () => {
  it('is listed by the way in which it was taken, and by where it is', async () => {
    const { id, slug } = await eventOf();
    expect(await moneyOf(id)).toEqual({ ways: [], places: [], due: [], paymentsUnderWay: 0, findings: 0 });
    const three = await buyers.bought(slug, 'MPESA', 3);
    await buyers.bought(slug, 'CARD', 2);
    await buyers.bought(slug, 'CARD', 1, DISPUTED_CARD);
    await buyers.buy(slug, 'MPESA');
    const form = {
      slug,
      lines: [{ tier: 'regular', quantity: 1 }],
      name: 'Otieno',
      email: 'form@example.test',
      phone: '+254712000001',
    };
    expect((await app.graphql(BY_FORM, { input: form })).errors).toBeUndefined();
    const [ticket] = (await orderOf(three)).tickets;
    await app.graphql(REFUND_TICKET, { id: ticket.id }, admin);
    expect(await moneyOf(id)).toMatchObject({
      ways: [
        { way: 'card', refunding: kes('0') },
        { way: 'mpesa', refunding: kes('1000'), kept: kes('1955') },
      ].map((line) => ({ ...line, way: line.way.toUpperCase() })),
    });
    await buyers.pass(60);
    await buyers.pass(60);
    expect(await moneyOf(id)).toEqual({
      ways: [
        {
          way: 'CARD',
          taken: kes('3000'),
          fees: kes('45'),
          refunded: kes('0'),
          refunding: kes('0'),
          disputed: kes('1000'),
          kept: kes('1955'),
        },
        {
          way: 'MPESA',
          taken: kes('3000'),
          fees: kes('45'),
          refunded: kes('1000'),
          refunding: kes('0'),
          disputed: kes('0'),
          kept: kes('1955'),
        },
      ],
      places: [
        { place: 'MPESA', amount: kes('1955') },
        { place: 'STRIPE', amount: kes('1955') },
      ],
      due: [kes('1000')],
      paymentsUnderWay: 0,
      findings: 1,
    });
    expect(await findingsOf(id)).toMatchObject([
      { kind: 'DISPUTED', provider: 'STRIPE', viewerDecisions: [] },
    ]);
  });

  it('is shown to its own staff alone', async () => {
    const { id } = await eventOf();
    expect((await app.graphql(MONEY, { id }, stranger)).data).toEqual({ event: null });
    const atDoor = await app.graphql(
      MONEY,
      { id },
      await app.actor('issuer_validator', admin.issuerId ?? ''),
    );
    expect(atDoor.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await moneyOf(id, auditor)).toMatchObject({ findings: 0 });
  });
});

describe('what needs a person', () => {
  it('is a payment without an answer for 72 hours, which is asked about again or closed', async () => {
    const { id, slug } = await eventOf();
    await sandbox.rule({ kind: 'push' }, { outcome: 'stuck', callbacks: [] }, 1);
    const order = await buyers.buy(slug, 'MPESA');
    await buyers.pass(73 * 3_600);
    const [finding] = await findingsOf(id);
    expect(finding).toMatchObject({
      kind: 'UNRESOLVED',
      order: { id: order.id },
      event: { id },
      provider: 'MPESA',
      amount: kes('1000'),
      problemCode: null,
      viewerDecisions: ['ASK_AGAIN', 'CLOSE'],
    });
    const reason = 'The statement has no such payment';
    expect(await findingsOf(null, stranger)).toEqual([]);
    const foreign = await settle({ id: finding.id, decision: 'CLOSE', reason }, stranger);
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const reader = await settle({ id: finding.id, decision: 'CLOSE', reason }, auditor);
    expect(reader.errors?.[0]?.extensions.code).toBe('FORBIDDEN');

    expect((await settle({ id: finding.id, decision: 'ASK_AGAIN', reason })).errors).toBeUndefined();
    expect(await findingsOf(id)).toEqual([]);
    await buyers.pass(1);
    expect(await findingsOf(id)).toMatchObject([{ id: finding.id, kind: 'UNRESOLVED' }]);
    expect((await settle({ id: finding.id, decision: 'CLOSE', reason })).errors).toBeUndefined();
    await buyers.pass(3_600);
    expect(await findingsOf(id)).toEqual([]);
    const again = await settle({ id: finding.id, decision: 'CLOSE', reason });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      await app.sql(
        `SELECT details ->> 'decision' AS decision FROM audit_entries WHERE action = 'payment.decide' AND entity_id = $1 ORDER BY id`,
        [finding.id],
      ),
    ).toEqual([{ decision: 'ask_again' }, { decision: 'close' }]);
  });

  it('is another amount than was asked for, and stays settled when the statement lists it again', async () => {
    const { id, slug } = await eventOf();
    const order = await buyers.buy(slug, 'MPESA');
    const [attempt] = await app.sql<{ id: string; account_reference: string }>(
      'SELECT id, account_reference FROM payment_attempts WHERE order_id = $1',
      [order.id],
    );
    const observation: PaymentObservation = {
      ...{ about: 'payment', state: 'paid', source: 'pull', reference: null, intentId: null, code: null },
      ...{
        reason: null,
        receipt: 'SXWRONG001',
        payer: null,
        accountReference: attempt?.account_reference ?? '',
      },
      amount: amountOf('KES', 10_000_000n),
    };
    const MPESA = { callbackAuth: 'none', references: 'given' } as const;
    const list = () =>
      changeAttempt(app.app.scope(), attempt?.id ?? '', { type: 'observed', observation }, MPESA);
    await list();
    const [finding] = await findingsOf(id);
    expect(finding).toMatchObject({ kind: 'WRONG_AMOUNT', viewerDecisions: ['CLOSE'] });
    const decision = { id: finding.id, decision: 'CLOSE', reason: 'Returned from the paybill' };
    expect((await settle({ ...decision, decision: 'ASK_AGAIN' })).errors?.[0]?.extensions.code).toBe(
      'FINDING_SETTLED',
    );
    const { data } = await settle(decision);
    expect(data.settlePaymentFinding).toEqual({
      done: true,
      finding: { id: finding.id, kind: 'WRONG_AMOUNT', order: finding.order, viewerDecisions: [] },
    });
    await list();
    expect(await findingsOf(id)).toEqual([]);
    expect((await orderOf(order)).status).toBe('HELD');
  });

  it('is a refund that was refused, which is requested again', async () => {
    const { id, slug } = await eventOf();
    const order = await buyers.bought(slug, 'CARD');
    await sandbox.rule({ kind: 'refund' }, { answer: { error: 'charge_disputed', status: 400 } }, 1);
    await app.graphql(REFUND, { id: order.id }, admin);
    await buyers.pass(5);
    const [finding] = await findingsOf(id);
    expect(finding).toMatchObject({
      kind: 'REFUND_WAITING',
      problemCode: 'REFUND_AT_PROVIDER',
      viewerDecisions: ['REQUEST_AGAIN', 'REFUNDED'],
    });
    const decision = { id: finding.id, decision: 'REQUEST_AGAIN', reason: 'The account has money again' };
    expect((await settle(decision)).errors).toBeUndefined();
    await app.app.services.paymentWorker.run();
    await buyers.pass(60);
    expect((await orderOf(order)).status).toBe('REFUNDED');
    expect(await findingsOf(id)).toEqual([]);
  });

  it('is a refund that no provider confirms, which a person records', async () => {
    const { id, slug } = await eventOf();
    const order = await buyers.bought(slug, 'CARD');
    await sandbox.rule({ kind: 'refund' }, { outcome: 'stuck', callbacks: [] }, 1);
    await app.graphql(REFUND, { id: order.id }, admin);
    await buyers.pass(5);
    expect(await findingsOf(id)).toEqual([]);
    await buyers.pass(25 * 3_600);
    const [finding] = await findingsOf(id);
    expect(finding).toMatchObject({
      kind: 'REFUND_UNCONFIRMED',
      viewerDecisions: ['REFUNDED', 'REQUEST_AGAIN'],
    });
    const decision = { id: finding.id, decision: 'REFUNDED', reason: 'On the statement of Monday' };
    const nameless = await settle({ ...decision, receipt: ' ' });
    expect(nameless.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await settle({ ...decision, receipt: 're_by_hand' })).errors).toBeUndefined();
    expect((await orderOf(order)).status).toBe('REFUNDED');
    expect(await findingsOf(id)).toEqual([]);
    expect(await moneyOf(id)).toMatchObject({
      ways: [{ way: 'CARD', refunded: kes('1000'), kept: kes('-15') }],
    });
  });
});
