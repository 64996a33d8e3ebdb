import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amountOf } from '../../../server/lib/money/index.ts';
import { withAttempt } from '../../../server/modules/payments/attempts/change-attempt.ts';
import { sweepReceipts } from '../../../server/modules/receipts/issue-receipts.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { giveBack } from '../../support/cancellations.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { receiptsOf } from '../../support/receipts.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';
import { expectConserved, payments } from './card-pages.ts';

const PROVIDERS = ['stripe', 'paystack'] as const;
type Provider = (typeof PROVIDERS)[number];

let app: TestApp;
let sandbox: PaymentSandbox;
let buyers: ProviderBuyers;
const admins = {} as Record<Provider, TestActor>;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  for (const provider of PROVIDERS) {
    admins[provider] = await app.actor('issuer_admin');
    await connectMerchant(app, sandbox, admins[provider].issuerId as string, provider);
  }
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

const FIELDS = `status payment { status failureCode } attempt { dispute { status } }
  tickets { id status refund { status } }`;
const CANCEL = `mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Rain" }) { cancellation { state } } }`;
const CANCELLATION =
  'query ($id: ID!) { eventCancellation(eventId: $id) { state refunded waiting failed problemCode } }';
const FINDINGS = 'query ($id: ID) { paymentFindings(eventId: $id) { nodes { kind viewerDecisions } } }';
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id } } }`;
const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id } } }`;
const SETTLE = `mutation ($input: SettlePaymentFindingInput!) { settlePaymentFinding(input: $input) { done } }`;
const MONEY = `query ($id: ID!) { event(id: $id) { money {
  ways { taken { amount } refunded { amount } refunding { amount } disputed { amount } kept { amount } } } } }`;

const read = (order: ProviderOrder) => buyers.read(order, FIELDS);

describe.each(PROVIDERS)('at %s, a disputed payment of a cancelled event', (provider) => {
  const eventOf = () =>
    published(app, admins[provider], {}, [{ tier: 'regular', count: 9, price: '1000', currency: 'KES' }]);
  const ask = async (query: string, id: string) => (await app.graphql(query, { id }, admins[provider])).data;
  const cancellation = async (id: string) => (await ask(CANCELLATION, id)).eventCancellation;
  const findings = async (id: string) => (await ask(FINDINGS, id)).paymentFindings.nodes;
  const refunds = async () => (await payments(sandbox, undefined, 'refund')).length;

  /** Buys two tickets whose payment is disputed after a minute, and decided ten minutes later. */
  async function disputed(slug: string, outcome?: 'won' | 'lost'): Promise<ProviderOrder> {
    const dispute = { after: 60, ...(outcome && { outcome, closesAfter: 600 }) };
    await sandbox.rule({ kind: 'checkout' }, { dispute }, 1);
    const order = await buyers.bought(slug, 'CARD', 2);
    await buyers.pass(70);
    expect((await read(order)).attempt.dispute).toEqual({ status: 'OPEN' });
    return order;
  }

  /** Reports a dispute of an order as an event of the provider would. @param amount in shillings */
  async function reporter(order: ProviderOrder, amount: string) {
    const [attempt] = await app.sql<{ id: string; receipt: string }>(
      'SELECT id, receipt FROM payment_attempts WHERE order_id = $1',
      [order.id],
    );
    const { id = '', receipt = '' } = attempt ?? {};
    const { outcomes } = app.app.services.paymentHandlers;
    return (state: 'open' | 'won' | 'lost', isLastTry = false) =>
      withAttempt(app.app.scope(), id, (tx, attempt) =>
        outcomes.disputed(
          tx,
          attempt,
          {
            ...{
              about: 'dispute',
              state,
              reference: `dp_${id}`,
              payment: receipt,
              code: null,
              answerBy: null,
            },
            amount: amountOf('KES', BigInt(amount) * 10_000_000n),
          },
          { isLastTry },
        ),
      );
  }

  async function cancel(id: string): Promise<void> {
    expect((await app.graphql(CANCEL, { id }, admins[provider])).errors).toBeUndefined();
    await giveBack(app, id);
    await until(async () => {
      await app.app.services.paymentWorker.run();
      const due = await app.sql(
        `SELECT FROM refunds WHERE event_id = $1 AND state = 'waiting' AND next_attempt_at <= $2`,
        [id, app.clock.now()],
      );
      return due.length === 0;
    });
  }

  async function done(id: string): Promise<void> {
    await until(async () => (await cancellation(id)).state === 'DONE');
    expect(await cancellation(id)).toMatchObject({ refunded: 1, waiting: 0, failed: 0, problemCode: null });
  }

  async function mails(order: ProviderOrder): Promise<number> {
    const rows = await app.sql(`SELECT FROM mail_outbox WHERE order_id = $1 AND kind = 'order_refunded'`, [
      order.id,
    ]);
    return rows.length;
  }

  it('is not refunded until the bank has decided, and is closed without a payment when it is lost', async () => {
    const { id, slug } = await eventOf();
    const order = await disputed(slug, 'lost');
    const before = await refunds();
    await cancel(id);
    expect(await read(order)).toMatchObject({
      status: 'PAID',
      payment: { status: 'REFUNDING', failureCode: 'REFUND_DISPUTED' },
    });
    expect(await cancellation(id)).toMatchObject({ state: 'RUNNING', problemCode: 'REFUND_DISPUTED' });
    // One thing needs the organiser's answer, at the provider: the dispute.
    expect(await findings(id)).toEqual([{ kind: 'DISPUTED', viewerDecisions: [] }]);
    await buyers.pass(700);
    await buyers.pass(60);
    expect(await read(order)).toMatchObject({
      status: 'REFUNDED',
      payment: { status: 'REFUNDED', failureCode: null },
      attempt: { dispute: { status: 'LOST' } },
      tickets: [{ refund: { status: 'PAID' } }, { refund: { status: 'PAID' } }],
    });
    await done(id);
    await buyers.pass(2 * 3_600);
    expect(await refunds()).toBe(before);
    expect(await findings(id)).toEqual([]);
    expect(await mails(order)).toBe(1);
    expect((await ask(MONEY, id)).event.money.ways).toEqual([
      {
        taken: { amount: '2000' },
        refunded: { amount: '0' },
        refunding: { amount: '0' },
        disputed: { amount: '2000' },
        kept: { amount: '0' },
      },
    ]);
    await sweepReceipts(app.app.scope());
    const documents = await receiptsOf(app, order.id, order);
    expect(documents.map(({ kind, total }) => [kind, total.amount])).toEqual([
      ['RECEIPT', '2000'],
      ['CREDIT_NOTE', '2000'],
    ]);
  });

  it('is refunded by itself, once, when the dispute is won', async () => {
    const { id, slug } = await eventOf();
    const order = await disputed(slug, 'won');
    const before = await refunds();
    await cancel(id);
    await buyers.pass(500);
    expect(await refunds()).toBe(before);
    await buyers.pass(100);
    await buyers.pass(60);
    await buyers.pass(60);
    await buyers.pass(60);
    expect(await read(order)).toMatchObject({
      status: 'REFUNDED',
      attempt: { dispute: { status: 'WON' } },
    });
    await done(id);
    await buyers.pass(2 * 3_600);
    expect(await refunds()).toBe(before + 1);
    expect(await findings(id)).toEqual([]);
    expect(await mails(order)).toBe(1);
  });

  it('is closed without a payment when the dispute was lost before', async () => {
    const { id, slug } = await eventOf();
    const order = await disputed(slug, 'lost');
    await buyers.pass(700);
    const before = await refunds();
    await cancel(id);
    expect(await read(order)).toMatchObject({ status: 'REFUNDED', payment: { failureCode: null } });
    await done(id);
    expect(await refunds()).toBe(before);
    expect(await findings(id)).toEqual([]);
  });

  it('waits as long as the bank takes', async () => {
    const { id, slug } = await eventOf();
    const order = await disputed(slug);
    const before = await refunds();
    await cancel(id);
    for (let day = 0; day < 3; day += 1) await buyers.pass(24 * 3_600);
    expect(await read(order)).toMatchObject({
      status: 'PAID',
      payment: { status: 'REFUNDING', failureCode: 'REFUND_DISPUTED' },
    });
    expect(await refunds()).toBe(before);
    expect(await findings(id)).toEqual([{ kind: 'DISPUTED', viewerDecisions: [] }]);
  });

  it('leaves one ticket that waited for its refund to the bank, and the others valid', async () => {
    const { id, slug } = await eventOf();
    await sandbox.rule(
      { kind: 'checkout' },
      { dispute: { after: 60, outcome: 'lost', closesAfter: 600 } },
      1,
    );
    const order = await buyers.bought(slug, 'CARD', 2);
    const [ticket] = (await read(order)).tickets;
    await sandbox.rule({ kind: 'refund' }, { answer: { error: 'insufficient_funds', status: 400 } });
    expect((await app.graphql(REFUND_TICKET, { id: ticket.id }, admins[provider])).errors).toBeUndefined();
    await buyers.pass(5);
    expect(await findings(id)).toMatchObject([{ kind: 'REFUND_WAITING' }]);
    await sandbox.clearRules();
    const before = await refunds();
    // The next try would come before the dispute.
    await app.sql(
      `UPDATE refunds SET next_attempt_at = next_attempt_at + interval '1 hour' WHERE ticket_id = $1`,
      [ticket.id],
    );
    await buyers.pass(700);
    await buyers.pass(60);
    const after = await read(order);
    expect(after.tickets.find(({ id: one }: { id: string }) => one === ticket.id)).toMatchObject({
      status: 'CANCELLED',
      refund: { status: 'PAID' },
    });
    expect(after.tickets.filter(({ status }: { status: string }) => status === 'ACTIVE')).toHaveLength(1);
    expect(await refunds()).toBe(before);
    const again = await app.graphql(REFUND_ORDER, { id: order.id }, admins[provider]);
    expect(again.errors?.[0]?.extensions.code).toBe('PAYMENT_DISPUTED');
  });

  it('is settled by a person when the bank returned only a part', async () => {
    const { id, slug } = await eventOf();
    const order = await buyers.bought(slug, 'CARD', 2);
    const report = await reporter(order, '1000');
    await report('open');
    await report('lost');
    await sandbox.rule({ kind: 'refund' }, { answer: { error: 'charge_disputed', status: 400 } });
    await cancel(id);
    expect(await read(order)).toMatchObject({ payment: { failureCode: 'REFUND_AT_PROVIDER' } });
    expect(await findings(id)).toEqual([
      { kind: 'REFUND_WAITING', viewerDecisions: ['REQUEST_AGAIN', 'REFUNDED'] },
    ]);
    const { nodes } = (await ask('query ($id: ID) { paymentFindings(eventId: $id) { nodes { id } } }', id))
      .paymentFindings;
    const decision = { decision: 'REFUNDED', receipt: 're_rest', reason: 'The rest was sent by hand' };
    await app.graphql(SETTLE, { input: { id: nodes[0].id, ...decision } }, admins[provider]);
    expect((await read(order)).status).toBe('REFUNDED');
  });

  it('awaits the beginning of a dispute whose end came first', async () => {
    const { slug } = await eventOf();
    const order = await buyers.bought(slug, 'CARD', 2);
    const report = await reporter(order, '2000');
    await expect(report('lost')).rejects.toThrow('its beginning is not known yet');
    expect((await read(order)).attempt.dispute).toBeNull();
    await report('open');
    expect((await read(order)).attempt.dispute).toEqual({ status: 'OPEN' });
    await report('lost');
    expect((await read(order)).attempt.dispute).toEqual({ status: 'LOST' });
  });

  it.each(['lost', 'won'] as const)('is %s also when its beginning never came', async (outcome) => {
    const { id, slug } = await eventOf();
    const order = await buyers.bought(slug, 'CARD', 2);
    const report = await reporter(order, '2000');
    await report(outcome, true);
    await report(outcome);
    expect((await read(order)).attempt.dispute).toEqual({ status: outcome.toUpperCase() });
    const before = await refunds();
    await cancel(id);
    await buyers.pass(60);
    expect((await read(order)).status).toBe('REFUNDED');
    expect(await refunds()).toBe(outcome === 'won' ? before + 1 : before);
  });
});
