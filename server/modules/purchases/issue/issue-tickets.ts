import type { Tx } from '../../../db/in-transaction.ts';
import { type SigningKey, signTicket } from '../../../signing/index.ts';
import { unsignedTicket } from '../../tickets/index.ts';
import { paymentMayBecome } from '../order.rules.ts';
import { ISSUE_BATCH } from './issue.statement.ts';
import type { PayableLine, PayableRecord } from './payable.reads.ts';

/** An order whose payment is certain. */
export interface PaidOrder {
  record: PayableRecord;
  /** False: its place was given back, and one that is free now is taken. */
  kept: boolean;
  /** null: nothing moved on the ledger. */
  paid: {
    transactionHash: string /** null: somebody else paid it. */;
    feeUnits: bigint | null;
    source: string;
  } | null;
}

/**
 * Signs the tickets of paid orders and writes all that follows from it. Mails, figures and watchers hear of it after
 * the commit. Must run with the rights of the system.
 */
export async function issueTickets(tx: Tx, orders: readonly PaidOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const { scope } = tx;
  scope.parts.failpoints.reach('purchase.before_issue');
  for (const { record, paid } of orders) requirePayable(record, paid !== null);
  const now = scope.clock.now();
  const given: object[] = [];
  for (const [i, order] of orders.entries()) given.push(await prepared(tx, order, i, now));
  const values = [JSON.stringify(given), now, scope.parts.mail.firstState, scope.requestId];
  await tx.prepared('issue-batch', ISSUE_BATCH, values);
  scope.parts.failpoints.reach('purchase.issued');
  tx.afterCommit(() => {
    for (const { record } of orders) tellOfOrder(tx, record);
  });
}

/** What is paid at once was written as paid; everything else becomes it now, by the table. */
function requirePayable({ order_id, state }: PayableRecord, onLedger: boolean): void {
  if (onLedger ? paymentMayBecome(state, 'paid') : state === 'paid') return;
  throw new Error(`order ${order_id} was ${state} when it was paid`);
}

async function prepared(tx: Tx, { record, kept, paid }: PaidOrder, i: number, now: Date): Promise<object> {
  const { ids, parts } = tx.scope;
  const key = await parts.keys.current(record.issuer_id);
  if (!key) throw new Error(`issuer ${record.issuer_id} has no signing key`);
  return {
    i,
    order_id: record.order_id,
    kept,
    hash: paid?.transactionHash ?? null,
    fee: paid?.feeUnits == null ? null : String(paid.feeUnits),
    source: paid?.source ?? null,
    posted: ids.uuid(),
    sale: ids.uuid(),
    mail: ids.uuid(),
    tickets: record.lines.flatMap((line) =>
      Array.from({ length: line.quantity }, (_none, nth) => ({
        ...signed(ids.uuid(), record, line, key, now),
        nth,
      })),
    ),
  };
}

function signed(id: string, record: PayableRecord, line: PayableLine, key: SigningKey, now: Date): object {
  const { tier_id: tier, effective_at, expires_at, grace_seconds } = line;
  const { signature } = signTicket(
    unsignedTicket({
      ...record,
      ...line,
      id,
      price_units: line.unit_units,
      holder_name: record.buyer_name,
      holder_email: record.buyer_email,
      holder_phone: record.buyer_phone,
      issued_at: now,
      key_version: key.version,
    }),
    key,
  );
  return {
    id,
    tier,
    edition: record.edition,
    effective_at,
    expires_at,
    grace_seconds,
    key_version: key.version,
    signature: Buffer.from(signature, 'base64url').toString('base64'),
  };
}

/** Figures, watchers of the order, and the mail that waits. */
export function tellOfOrder(
  { scope }: Tx,
  order: { order_id: string; event_id: string; issuer_id: string; contract_id?: string | null },
): void {
  const { sales, topics } = scope.parts;
  sales.offers.forgetEvent(order.event_id);
  sales.announce(order.event_id, order.issuer_id);
  if (order.contract_id) sales.announceEscrow(order.contract_id, order.issuer_id);
  topics.publish('order.changed', order.order_id, { orderId: order.order_id });
}
