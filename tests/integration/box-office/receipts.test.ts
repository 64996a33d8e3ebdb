import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { limitTo } from '../../support/limited-staff.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let buyers: ProviderBuyers;
let owner: TestActor;
let cashier: TestActor;
let online: { id: string; slug: string };
let shiftId: string;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  owner = await app.actor('issuer_owner');
  cashier = await app.actor('issuer_validator', owner.issuerId ?? '');
  await connectMerchant(app, sandbox, owner.issuerId ?? '', 'mpesa');
  const terms = { tier: 'regular', count: 20, currency: 'KES', price: '1500' };
  const tiers = [{ ...terms, effectiveAt: app.clock.now().toISOString() }];
  online = await published(app, owner, {}, tiers);
  const event = await published(app, owner, {}, tiers);
  await done(
    'mutation ($input: SetBoxOfficeInput!) { setBoxOffice(input: $input) { boxOffice { isOpen } } }',
    { eventId: event.id, isOpen: true },
    owner,
  );
  // Payments for the other event are hidden from the cashier.
  await limitTo(app, owner, cashier, [event.id]);
  const open = 'mutation ($input: OpenShiftInput!) { openShift(input: $input) { shift { id } } }';
  const input = { eventId: event.id, deviceId: 'receipts', currency: 'KES', float: '0' };
  shiftId = (await done(open, input, cashier)).shift.id;
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

/** The data of a call that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: answers of GraphQL
async function done(text: string, input: Record<string, unknown>, who: TestActor): Promise<any> {
  const { data, errors } = await app.graphql(text, { input }, who);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

const SELL = 'mutation ($input: SellAtDoorInput!) { sellAtDoor(input: $input) { sale { orderId } } }';

/** Sells a ticket at the door for a receipt. @returns the code of the refusal; undefined when it was sold */
async function sell(reference: string): Promise<string | undefined> {
  const lines = [{ tier: 'regular' }];
  const input = {
    shiftId,
    nonce: `for ${reference}`,
    lines,
    method: 'CARD_TERMINAL',
    total: '1500',
    reference,
  };
  const { errors }: GraphQLAnswer = await app.graphql(SELL, { input }, cashier);
  return errors?.[0]?.extensions.code;
}

/** An order that its buyer has paid, as Passa does not know yet. @returns the receipt on the phone */
async function paidUnseen(): Promise<{ order: ProviderOrder; receipt: string }> {
  const order = await buyers.buy(online.slug, 'MPESA');
  const { messages } = await answerPhone(sandbox, order.msisdn, '1234');
  return { order, receipt: /\b[A-Z0-9]{10}\b/.exec(messages[0]?.body ?? '')?.[0] ?? '' };
}

const statusOf = async (order: ProviderOrder): Promise<string> =>
  (await buyers.read(order, 'status'))?.status;

describe('a receipt', () => {
  it('that has paid for an order online pays for no sale at the door, also of another event', async () => {
    const { order, receipt } = await paidUnseen();
    await buyers.pass(5);
    expect(await statusOf(order)).toBe('PAID');
    expect(await sell(receipt)).toBe('RECEIPT_USED');
    expect(await sell(receipt.toLowerCase())).toBe('RECEIPT_USED');
  });

  it('that has paid for a sale at the door pays for no order, by the news of it or by its buyer', async () => {
    await sandbox.rule({ kind: 'push' }, { answer: 'drop_after', callbacks: [] }, 1);
    const { order, receipt } = await paidUnseen();
    expect(await sell(receipt)).toBeUndefined();
    const claim =
      'mutation ($input: ClaimProviderPaymentInput!) { claimProviderPayment(input: $input) { order { status } } }';
    const input = { orderId: order.id, orderKey: order.key, receipt };
    expect((await app.graphql(claim, { input })).errors).toBeUndefined();
    await buyers.pass(5);
    expect(await statusOf(order)).toBe('HELD');
    const refused = await app.sql(
      `SELECT FROM audit_entries WHERE action = 'payment.receipt_refused' AND details->>'order_id' = $1`,
      [order.id],
    );
    expect(refused.length).toBeGreaterThan(0);
    const found = async () => {
      const text = `query ($id: ID!) { paymentFindings(eventId: $id) { nodes {
        id kind amount { amount } order { id } viewerDecisions } } }`;
      const { data, errors } = await app.graphql(text, { id: online.id }, owner);
      expect(errors).toBeUndefined();
      return data.paymentFindings.nodes;
    };
    const [finding, ...others] = await found();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      kind: 'RECEIPT_USED',
      amount: { amount: '1500' },
      order: { id: order.id },
      viewerDecisions: ['CLOSE'],
    });
    // Repeats of the same news are no further finding.
    await app.graphql(claim, { input });
    await buyers.pass(30);
    expect(await found()).toHaveLength(1);
    const decide =
      'mutation ($input: SettlePaymentFindingInput!) { settlePaymentFinding(input: $input) { finding { viewerDecisions } } }';
    await done(decide, { id: finding.id, decision: 'CLOSE', reason: 'Both were the same sale' }, owner);
    await buyers.pass(30);
    expect(await found()).toEqual([]);
    await buyers.pass(60 * 60);
    expect(await statusOf(order)).toBe('CANCELLED');
  });

  it('that comes online and at the door at the same time pays once', async () => {
    const { order, receipt } = await paidUnseen();
    const client = new pg.Client(app.adminUrl);
    await client.connect();
    // Holds the payment where it has looked at the sales, and before it is stored.
    await client.query(`CREATE FUNCTION hold_payment() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(42); RETURN NEW; END $$;
      CREATE TRIGGER hold_payment BEFORE UPDATE OF receipt ON payment_attempts FOR EACH ROW
        WHEN (NEW.receipt IS NOT NULL) EXECUTE FUNCTION hold_payment();
      SELECT pg_advisory_lock(42)`);
    const waiting = async (count: number): Promise<boolean> => {
      const { rows } = await client.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return rows.length >= count;
    };
    try {
      const paying = buyers.pass(5);
      await until(() => waiting(1));
      let isSold = false;
      const selling = sell(receipt).finally(() => {
        isSold = true;
      });
      await until(async () => isSold || (await waiting(2)));
      await client.query('SELECT pg_advisory_unlock(42)');
      await paying;
      expect(await selling).toBe('RECEIPT_USED');
      expect(await statusOf(order)).toBe('PAID');
    } finally {
      await client.query('DROP TRIGGER hold_payment ON payment_attempts; DROP FUNCTION hold_payment()');
      await client.end();
    }
  });
});
