import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { selectList } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { PassHolder } from '../tickets/index.ts';
import { CREDIT_KINDS, SALE_KINDS } from './receipt.record.ts';
import { ReceiptRow } from './receipt.row.ts';

/** A receipt or a credit note as it is shown. */
export interface ReceiptRecord extends ReceiptRow {
  buyerName: string;
  buyerEmail: string;
}

const SELECT = `SELECT ${selectList(ReceiptRow, 'r')}, b.name AS "buyerName", b.email AS "buyerEmail"
  FROM sales_receipts r JOIN receipt_buyers b ON b.receipt_id = r.id`;

/** Reads a receipt; the caller must authorize. */
export async function readReceipt(db: Database, id: string): Promise<ReceiptRecord | undefined> {
  const [row] = await db.read<ReceiptRecord>(SYSTEM_TENANCY, {
    name: 'sales-receipt',
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

/**
 * Reads a page of the receipts of orders that an address made, of one order or event, or, with null, of all. A link that
 * was just requested shows none of an account that has left the address.
 */
export async function readReceiptsOfAddress(
  db: Database,
  { email, orderId, eventId, isFresh }: Omit<PassHolder, 'number' | 'expiresAt'>,
  { from, limit, direction, beyond }: Slice<string>,
): Promise<ReceiptRecord[]> {
  return db.read<ReceiptRecord>(SYSTEM_TENANCY, {
    name: `receipts-of-address-${direction}-${limit}`,
    text: `${SELECT} JOIN orders o ON o.id = r.order_id
      WHERE o.buyer_email = $1 AND ($2::uuid IS NULL OR r.order_id = $2) AND ($3::uuid IS NULL OR r.event_id = $3)
        AND ($4::uuid IS NULL OR r.id ${beyond} $4)
        AND NOT ($5::boolean AND EXISTS (SELECT FROM tickets t WHERE t.order_id = o.id AND t.holder_id IS NOT NULL
          AND t.holder_email = o.buyer_email))
      ORDER BY r.id ${direction} LIMIT ${limit}`,
    values: [email, orderId, eventId, from, isFresh],
  });
}

const quoted = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** Kinds of transfers that are on receipts and credit notes, or decide about them. */
export const RECEIPTABLE = `(${quoted([...SALE_KINDS, ...CREDIT_KINDS, 'chargeback', 'chargeback_won'])})`;

/** Since when a sweep looks. */
export interface SweepPeriod {
  /** null: from the beginning. */
  since: Date | null;
  /** The smallest UUID of that time. */
  firstId: string;
  now: Date;
}

/** An order that may need something, and the position that the next page of its source begins after. */
interface Found {
  orderId: string;
  at: string;
}

/**
 * Reads a page of the orders that one source finds, in the order of its ids.
 * @param after the last position of the page before
 */
type Source = (db: Database, period: SweepPeriod, after: string, limit: number) => Promise<Found[]>;

/** Money moved, and is on no receipt. Orders whose tickets are not all paid at the door are found as well. */
const movedMoney: Source = (db, { firstId }, after, limit) =>
  db.read(SYSTEM_TENANCY, {
    name: 'receiptable-transfers',
    text: `SELECT j.order_id AS "orderId", j.id AS at FROM journal_transfers j
      WHERE j.id >= $1 AND j.id > $2 AND j.kind IN ${RECEIPTABLE} AND j.phase = 'posted' AND j.order_id IS NOT NULL
        AND (j.kind <> 'due_refunded' OR j.credit = 'door_cash')
        AND NOT EXISTS (SELECT FROM receipt_transfers x WHERE x.transfer_id = j.id)
      ORDER BY j.id LIMIT $3`,
    values: [firstId, after, limit],
  });

/** Play money, which has no transfers: of any time, because its orders may be refunded at any time. */
const playMoney: Source = (db, _period, after, limit) =>
  db.read(SYSTEM_TENANCY, {
    name: 'receiptable-play-money',
    text: `SELECT p.order_id AS "orderId", p.order_id AS at FROM payments p
      WHERE p.origin = 'mock' AND p.payment_units > 0 AND p.state IN ('paid', 'refunded') AND p.order_id > $1
        AND NOT EXISTS (SELECT FROM sales_receipts r WHERE r.order_id = p.order_id
          AND r.kind = CASE p.state WHEN 'paid' THEN 'receipt' ELSE 'credit_note' END)
      ORDER BY p.order_id LIMIT $2`,
    values: [after, limit],
  });

/** Tickets that were paid at the door of an event that is over, with others of the order that were not. */
const overEvents: Source = (db, { since, now }, after, limit) =>
  db.read(SYSTEM_TENANCY, {
    name: 'receiptable-over-events',
    text: `SELECT t.order_id AS "orderId", t.id AS at FROM events e JOIN tickets t ON t.event_id = e.id AND t.due_status = 'collected'
      WHERE e.end_at < $2 AND ($1::timestamptz IS NULL OR e.end_at >= $1) AND t.id > $3
        AND NOT EXISTS (SELECT FROM sales_receipts r WHERE r.order_id = t.order_id)
      ORDER BY t.id LIMIT $4`,
    values: [since, now, after, limit],
  });

const NIL = '00000000-0000-0000-0000-000000000000';

/** Finds the orders that may need a receipt or a credit note, page by page. */
export async function* receiptableOrders(
  db: Database,
  period: SweepPeriod,
  limit: number,
): AsyncGenerator<string[], void, undefined> {
  for (const source of [movedMoney, playMoney, overEvents]) {
    for (let after: string | undefined = NIL; after !== undefined; ) {
      const found: Found[] = await source(db, period, after, limit);
      if (found.length > 0) yield [...new Set(found.map(({ orderId }) => orderId))];
      after = found.length < limit ? undefined : found.at(-1)?.at;
    }
  }
}

export async function readSweptUntil(db: Database): Promise<Date | null> {
  const [row] = await db.read<{ sweptUntil: Date }>(SYSTEM_TENANCY, {
    name: 'receipts-swept-until',
    text: 'SELECT swept_until AS "sweptUntil" FROM receipt_sweeps',
    values: [],
  });
  return row?.sweptUntil ?? null;
}

/** The issuers of orders. */
export async function readIssuersOf(
  db: Database,
  orderIds: readonly string[],
): Promise<{ id: string; issuerId: string }[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'issuers-of-orders',
    text: 'SELECT id, issuer_id AS "issuerId" FROM orders WHERE id = ANY($1::uuid[])',
    values: [orderIds],
  });
}
