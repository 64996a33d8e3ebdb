import type { Currency } from '../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Slice } from '../../platform/db/statement.ts';
import {
  CREDIT_KINDS,
  type ReceiptContent,
  type ReceiptKind,
  type ReceiptMethod,
  SALE_KINDS,
} from './receipt.rules.ts';

/** A receipt or a credit note as it is shown. */
export interface ReceiptRecord {
  id: string;
  issuer_id: string;
  kind: ReceiptKind;
  number: number;
  order_id: string;
  event_id: string;
  method: ReceiptMethod;
  currency: Currency;
  units: bigint;
  tax_units: bigint;
  content: ReceiptContent;
  issued_at: Date;
  buyer_name: string;
  buyer_email: string;
}

const SELECT = `SELECT r.id, r.issuer_id, r.kind, r.number, r.order_id, r.event_id, r.method, r.currency, r.units, r.tax_units, r.content,
    r.issued_at, b.name AS buyer_name, b.email AS buyer_email
  FROM sales_receipts r JOIN receipt_buyers b ON b.receipt_id = r.id`;

/** Reads a receipt; the caller must authorize. */
export async function readReceipt(db: Database, id: string): Promise<ReceiptRecord | undefined> {
  const [row] = await db.read<ReceiptRecord>(SYSTEM_TENANCY, {
    name: 'receipt',
    text: `${SELECT} WHERE r.id = $1`,
    values: [id],
  });
  return row;
}

/** Reads the receipts and credit notes of orders, oldest first; the caller must authorize. */
export async function readReceiptsOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<ReceiptRecord[]> {
  return db.read<ReceiptRecord>(SYSTEM_TENANCY, {
    name: 'receipts-of-orders',
    text: `${SELECT} WHERE r.order_id = ANY($1::uuid[]) ORDER BY r.order_id, r.issued_at, r.kind DESC, r.number`,
    values: [orderIds],
  });
}

/** Reads a page of the receipts of orders that an address made, of one event or, with null, of all. */
export async function readReceiptsOfAddress(
  db: Database,
  { email, eventId }: { email: string; eventId: string | null },
  { from, limit, direction, beyond }: Slice<string>,
): Promise<ReceiptRecord[]> {
  return db.read<ReceiptRecord>(SYSTEM_TENANCY, {
    name: `receipts-of-address-${direction}-${limit}`,
    text: `${SELECT} JOIN orders o ON o.id = r.order_id
      WHERE o.buyer_email = $1 AND ($2::uuid IS NULL OR r.event_id = $2) AND ($3::uuid IS NULL OR r.id ${beyond} $3)
      ORDER BY r.id ${direction} LIMIT ${limit}`,
    values: [email, eventId, from],
  });
}

const quoted = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** Kinds of transfers that are on receipts and credit notes, or decide about them. */
export const RECEIPTABLE = `(${quoted([...SALE_KINDS, ...CREDIT_KINDS, 'chargeback', 'chargeback_won'])})`;

/** Where a sweep stands. */
export interface SweepPosition {
  /** null: from the beginning. */
  since: Date | null;
  /** The smallest UUID of that time. */
  firstId: string;
  now: Date;
  /** The last order of the previous page; '' before the first. */
  after: string;
}

/**
 * Finds orders that may need a receipt or a credit note: money moved since a time, play money of any time, and events
 * that are over since then. Few of them need none. By time, a page at once.
 * @returns with the position that the next page begins after
 */
export async function readReceiptableOrders(
  db: Database,
  { since, firstId, now, after }: SweepPosition,
  limit: number,
): Promise<{ order_id: string; at: string }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'receiptable-orders',
    text: `SELECT order_id, min(at) AS at FROM (
        SELECT j.order_id, min(j.id::text) AS at FROM journal_transfers j
        WHERE j.id >= $1 AND j.kind IN ${RECEIPTABLE} AND j.phase = 'posted' AND j.order_id IS NOT NULL
          AND (j.kind <> 'due_refunded' OR j.credit = 'door_cash')
          AND NOT EXISTS (SELECT FROM receipt_transfers x WHERE x.transfer_id = j.id)
        GROUP BY j.order_id
        UNION ALL
        SELECT p.order_id, p.order_id::text FROM payments p
        WHERE p.origin = 'mock' AND p.payment_units > 0 AND p.state IN ('paid', 'refunded')
          AND NOT EXISTS (SELECT FROM sales_receipts r WHERE r.order_id = p.order_id
            AND r.kind = CASE p.state WHEN 'paid' THEN 'receipt' ELSE 'credit_note' END)
        UNION ALL
        SELECT t.order_id, t.order_id::text FROM events e JOIN tickets t ON t.event_id = e.id AND t.due_status = 'collected'
        WHERE e.end_at < $3 AND ($2::timestamptz IS NULL OR e.end_at >= $2)
          AND NOT EXISTS (SELECT FROM sales_receipts r WHERE r.order_id = t.order_id)
      ) due GROUP BY order_id HAVING min(at) > $4 ORDER BY min(at) LIMIT $5`,
    values: [firstId, since, now, after, limit],
  });
}

export async function readSweptUntil(db: Database): Promise<Date | null> {
  const [row] = await db.read<{ swept_until: Date }>(SYSTEM_TENANCY, {
    name: 'receipts-swept-until',
    text: 'SELECT swept_until FROM receipt_sweeps',
    values: [],
  });
  return row?.swept_until ?? null;
}

/** The issuers of orders. */
export async function readIssuersOf(
  db: Database,
  orderIds: readonly string[],
): Promise<{ id: string; issuer_id: string }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'issuers-of-orders',
    text: 'SELECT id, issuer_id FROM orders WHERE id = ANY($1::uuid[])',
    values: [orderIds],
  });
}
