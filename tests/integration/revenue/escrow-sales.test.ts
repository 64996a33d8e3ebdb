import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readContractMoney } from '../../../server/modules/revenue-sharing/financials.reads.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { BUYER } from '../../support/buyers.ts';
import { type ContractStage, contractStage, finalContract } from '../../support/contract-people.ts';
import { OutsidePayer } from '../../support/external-payer.ts';
import { until } from '../../support/until.ts';
import {
  buyWithWallet,
  fundedBuyer,
  ledgerBalance,
  ORDER_FIELDS,
  type PayingBuyer,
} from '../../support/wallet-buyers.ts';

let app: TestApp;
let admin: TestActor;
let buyer: PayingBuyer;
let payer: OutsidePayer;
let stage: ContractStage;
let event: { id: string; slug: string };
let escrow: { contractId: string; publicKey: string };

const XLM = 10_000_000n;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await contractStage(app);
  ({ owner: admin, event } = stage);
  buyer = await fundedBuyer(app);
  payer = await OutsidePayer.funded(app.sandbox);
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

async function bought(quantity = 1) {
  const request = { eventId: event.id, quantity, paymentAmount: String(10 * quantity) };
  const { data, errors } = await buyWithWallet(app, buyer, request);
  if (!data?.purchaseWithWallet) throw new Error(JSON.stringify(errors));
  return data.purchaseWithWallet.order;
}

const START = `mutation Start($input: StartOutsidePaymentInput!) {
  startOutsidePayment(input: $input) { order { ${ORDER_FIELDS} } } }`;
let keys = 0;
async function held() {
  keys += 1;
  const key = `escrow-${keys}`;
  const ask = async () => {
    const input = { slug: event.slug, tier: 'regular', ...BUYER };
    const { data, errors } = await app.graphql(START, { input: { ...input, idempotencyKey: key } });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.startOutsidePayment.order;
  };
  return { order: await ask(), ask };
}

async function money() {
  const [now] = await readContractMoney(app.app.scope(), [escrow.contractId]);
  if (!now) throw new Error('there is no contract');
  return now;
}
const moneyIs = (expected: object) =>
  until(async () => {
    const now = await money();
    return Object.entries(expected).every(([name, units]) => now[name as keyof typeof now] === units) && now;
  });
const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Double booked" }) { order { id } } }`;

describe('sales of an event with a final contract', () => {
  it('flow to the organiser until then, and to the escrow from then on', async () => {
    const before = await bought();
    const final = await finalContract(app, stage);
    escrow = { contractId: final.id, publicKey: final.escrow.publicKey };
    const had = await ledgerBalance(app, escrow.publicKey);
    const after = await bought(2);
    expect(before.payment.destination).not.toBe(escrow.publicKey);
    expect(after).toMatchObject({ status: 'PAID', payment: { destination: escrow.publicKey } });
    expect((await ledgerBalance(app, escrow.publicKey)) - had).toBe(20n * XLM);
    // The contract's revenue is the event's, wherever the first of it is held.
    expect(await money()).toMatchObject({ revenue: 30n * XLM, inEscrow: 20n * XLM, financing: 0n });
    const rows = await app.sql(
      `SELECT kind, debit, credit, phase FROM journal_transfers WHERE contract_id = $1 ORDER BY occurred_at, phase, kind`,
      [escrow.contractId],
    );
    expect(rows).toEqual([
      { kind: 'ticket_payment', debit: 'escrow', credit: 'buyer_wallets', phase: 'pending' },
      { kind: 'ticket_payment', debit: 'escrow', credit: 'buyer_wallets', phase: 'posted' },
      { kind: 'wallet_sale', debit: 'buyer_wallets', credit: 'sales', phase: 'posted' },
    ]);
  });

  it('flow there from outside, too', async () => {
    const { order, ask } = await held();
    expect(order.payment.destination).toBe(escrow.publicKey);
    await payer.follow(order.payment.sep7Uri);
    await until(async () => (await ask()).status === 'PAID');
    expect(await money()).toMatchObject({ revenue: 40n * XLM, inEscrow: 30n * XLM });
  });

  it('are no longer pending when no payment comes', async () => {
    const pending = await app.sql(
      `SELECT FROM journal_transfers j WHERE contract_id = $1 AND phase = 'pending'
         AND NOT EXISTS (SELECT FROM journal_transfers d WHERE d.pending_id = j.id)`,
      [escrow.contractId],
    );
    expect(pending).toEqual([]);
  });

  it('are published to the contract’s subscribers', async () => {
    const reported: string[] = [];
    const stop = app.app.services.topics.listen('contract.changed', '*', ({ contractId }) =>
      reported.push(contractId),
    );
    await bought(8);
    await until(() => reported.length > 0);
    stop();
    expect(new Set(reported)).toEqual(new Set([escrow.contractId]));
    expect(await money()).toMatchObject({ inEscrow: 110n * XLM });
  });
});

describe('money that is no sale', () => {
  it('finances the contract, with a memo or without', async () => {
    await payer.pay({ to: escrow.publicKey, amount: '100' });
    await payer.pay({ to: escrow.publicKey, amount: '5.0000001', memo: Buffer.alloc(32, 7) });
    await moneyIs({ financing: 1_050_000_001n, inEscrow: 110n * XLM + 1_050_000_001n });
    const entries = await app.sql<{ details: { from: string } }>(
      `SELECT details FROM audit_entries WHERE action = 'contract.finance' AND entity_id = $1`,
      [escrow.contractId],
    );
    expect(entries.map(({ details }) => details.from)).toEqual([
      payer.keys.publicKey(),
      payer.keys.publicKey(),
    ]);
    expect(await app.sql('SELECT FROM refunds')).toEqual([]);
  });

  it('counts once, however often the ledger reports it', async () => {
    expect(await app.app.services.follower.rescan()).toBe(0);
    expect(await money()).toMatchObject({ financing: 1_050_000_001n });
  });

  it('is not seen in the organiser’s wallet', async () => {
    const LIST = `{ wallet(of: ISSUER) { movements(first: 50) { nodes { amount { amount } } } } }`;
    const { data } = await app.graphql(LIST, {}, admin);
    const amounts = data.wallet.movements.nodes.map(
      (node: { amount: { amount: string } }) => node.amount.amount,
    );
    expect(amounts).toContain('10.0000000');
    expect(amounts).not.toContain('100.0000000');
  });
});

describe('what goes back for an escrow', () => {
  it('is advanced by the organiser’s wallet, and owed by the contract', async () => {
    const order = await bought();
    const [wallet] = await app.sql<{ public_key: string }>(
      'SELECT public_key FROM wallets WHERE issuer_id = $1',
      [admin.issuerId],
    );
    const had = await ledgerBalance(app, wallet?.public_key ?? '');
    const escrowed = await ledgerBalance(app, escrow.publicKey);
    const { errors } = await app.graphql(REFUND, { id: order.id }, admin);
    expect(errors).toBeUndefined();
    const now = await moneyIs({ owedAdvances: 10n * XLM, returning: 0n });
    expect(now.revenue).toBe(120n * XLM);
    expect(await ledgerBalance(app, escrow.publicKey)).toBe(escrowed);
    expect(had - (await ledgerBalance(app, wallet?.public_key ?? ''))).toBe(10n * XLM + 100n);
    const [refund] = await app.sql('SELECT source, state, contract_id FROM refunds WHERE order_id = $1', [
      order.id,
    ]);
    expect(refund).toEqual({ source: wallet?.public_key, state: 'paid', contract_id: escrow.contractId });
  });

  it('holds for one ticket of several', async () => {
    const ALLOW = `mutation ($id: ID!) { setCancellationPolicy(input: { eventId: $id, minutes: 0, refundsPaid: true }) { event { id } } }`;
    const CANCEL = `mutation ($id: ID!) { cancelTicket(input: { id: $id }) { ticket { status } } }`;
    expect((await app.graphql(ALLOW, { id: event.id }, admin)).errors).toBeUndefined();
    const order = await bought(2);
    expect(await money()).toMatchObject({ revenue: 140n * XLM });
    expect((await app.graphql(CANCEL, { id: order.tickets[0].id }, buyer)).errors).toBeUndefined();
    const now = await moneyIs({ owedAdvances: 20n * XLM, returning: 0n });
    expect(now.revenue).toBe(130n * XLM);
    const refunds = await app.sql('SELECT kind, state, contract_id FROM refunds WHERE order_id = $1', [
      order.id,
    ]);
    expect(refunds).toEqual([{ kind: 'ticket', state: 'paid', contract_id: escrow.contractId }]);
  });

  it('holds for payments that were not what was asked for', async () => {
    const { order } = await held();
    await payer.follow(order.payment.sep7Uri, '9');
    const now = await moneyIs({ owedAdvances: 29n * XLM, returning: 0n });
    // It is neither revenue nor financing, though it is in the escrow.
    expect(now).toMatchObject({ revenue: 130n * XLM, financing: 1_050_000_001n });
    expect(now.inEscrow).toBe(149n * XLM + 1_050_000_001n);
    const [refund] = await app.sql('SELECT kind, state FROM refunds WHERE order_id = $1', [order.id]);
    expect(refund).toEqual({ kind: 'wrong_amount', state: 'paid' });
  });

  it('holds for a whole event', async () => {
    const CANCEL = `mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Rain" }) { cancellation { state } } }`;
    expect((await app.graphql(CANCEL, { id: event.id }, admin)).errors).toBeUndefined();
    const PROGRESS = `query ($id: ID!) { eventCancellation(eventId: $id) { state refunded orders } }`;
    await until(
      async () =>
        (await app.graphql(PROGRESS, { id: event.id }, admin)).data.eventCancellation.state === 'DONE',
    );
    // The very first sale was paid to the organiser directly: it is no debt to them.
    expect(await money()).toMatchObject({ revenue: 0n, owedAdvances: 149n * XLM, returning: 0n });
    expect((await money()).inEscrow).toBe(149n * XLM + 1_050_000_001n);
  });
});
