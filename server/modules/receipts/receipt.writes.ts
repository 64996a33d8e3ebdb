import type { Currency } from '../../lib/money/index.ts';
import { jsonPairs } from '../../platform/db/columns.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { RECEIPTABLE } from './receipt.reads.ts';
import type {
  IssuedReceipt,
  NewReceipt,
  OpenTransfer,
  ReceiptableOrder,
  ReceiptKind,
} from './receipt.record.ts';
import { ReceiptRow } from './receipt.row.ts';

/** The last number of each kind of an issuer. */
export type LastNumbers = Record<ReceiptKind, number>;

/** Locks the sequences of an issuer until the transaction ends, so that its receipts are issued one after the other. */
export async function lockNumbers(tx: Tx, issuerId: string): Promise<LastNumbers> {
  const known = await lockKnown(tx, issuerId);
  if (known) return known;
  await tx.query(
    `INSERT INTO receipt_counters (issuer_id, kind, last_number) VALUES ($1, 'receipt', 0), ($1, 'credit_note', 0)
     ON CONFLICT DO NOTHING`,
    [issuerId],
  );
  return (await lockKnown(tx, issuerId)) ?? { receipt: 0, credit_note: 0 };
}

/** @returns undefined for an issuer without receipts */
async function lockKnown(tx: Tx, issuerId: string): Promise<LastNumbers | undefined> {
  const rows = await tx.query<{ kind: ReceiptKind; lastNumber: number }>(
    'SELECT kind, last_number AS "lastNumber" FROM receipt_counters WHERE issuer_id = $1 ORDER BY kind FOR NO KEY UPDATE',
    [issuerId],
  );
  if (rows.length === 0) return undefined;
  const last: LastNumbers = { receipt: 0, credit_note: 0 };
  for (const { kind, lastNumber } of rows) last[kind] = lastNumber;
  return last;
}

/** Counts the receipts and credit notes of orders; orders without any are left out. */
export async function countReceipts(tx: Tx, orderIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: string; count: number }>(
    'SELECT order_id AS id, count(*)::int AS count FROM sales_receipts WHERE order_id = ANY($1::uuid[]) GROUP BY order_id',
    [orderIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const LINES = `SELECT json_agg(json_build_object('tier', t.name, 'quantity', l.quantity, 'unit', l.unit::text, 'currency', l.currency,
    'charge', l.charge::text) ORDER BY t.position, t.id)
  FROM (SELECT p.tier_id, p.quantity, p.price_units / p.quantity AS unit, p.price_currency AS currency, p.charge_units AS charge
      WHERE p.tier_id IS NOT NULL
    UNION ALL SELECT n.tier_id, n.quantity, n.unit_units, n.currency, n.charge_units FROM payment_lines n
      WHERE n.order_id = p.order_id AND p.tier_id IS NULL) l
  JOIN tiers t ON t.id = l.tier_id`;

const TRANSFERS = `SELECT json_agg(json_build_object('id', j.id, 'kind', j.kind, 'currency', j.currency, 'units', j.units::text,
    'at', j.occurred_at, 'ticketId', j.ticket_id, 'tier', n.name, 'dueMethod', t.due_method, 'isDisputed', coalesce(a.is_disputed, false),
    'reference', CASE WHEN j.refund_id IS NOT NULL THEN coalesce(f.provider_receipt, f.transaction_hash)
      WHEN j.attempt_id IS NOT NULL THEN a.receipt ELSE p.transaction_hash END) ORDER BY j.occurred_at, j.id)
  FROM journal_transfers j LEFT JOIN tickets t ON t.id = j.ticket_id LEFT JOIN tiers n ON n.id = t.tier_id
    LEFT JOIN payment_attempts a ON a.id = j.attempt_id LEFT JOIN refunds f ON f.id = j.refund_id
  WHERE j.order_id = o.id AND j.phase = 'posted' AND j.kind IN ${RECEIPTABLE}
    AND (j.kind <> 'due_refunded' OR j.credit = 'door_cash')
    AND NOT EXISTS (SELECT FROM receipt_transfers x WHERE x.transfer_id = j.id)`;

const RECEIPTS = `SELECT json_agg(json_build_object(
    ${jsonPairs(ReceiptRow, 'r', ['issuerId', 'orderId', 'eventId', 'method', 'issuedAt'])}) ORDER BY r.number)
  FROM sales_receipts r WHERE r.order_id = o.id`;

type InJson<T, K extends keyof T> = Omit<T, K> & Record<K, string>;

interface Row extends Omit<ReceiptableOrder, 'payment' | 'transfers' | 'receipts'> {
  payment:
    | (InJson<NonNullable<ReceiptableOrder['payment']>, 'units' | 'paidAt'> & {
        lines: { tier: string; quantity: number; unit: string; currency: Currency; charge: string | null }[];
      })
    | null;
  transfers: InJson<OpenTransfer, 'units' | 'at'>[] | null;
  receipts: InJson<IssuedReceipt, 'units' | 'taxUnits'>[] | null;
}

/**
 * Reads orders with everything that their receipts say, in the order in which they were made.
 * @param testNetwork whether the XLM of the ledger is play money
 */
export async function readReceiptable(
  tx: Tx,
  orderIds: readonly string[],
  testNetwork: boolean,
): Promise<ReceiptableOrder[]> {
  const rows = await tx.query<Row>(
    `SELECT o.id, o.issuer_id AS "issuerId", o.event_id AS "eventId", o.method, o.status, o.buyer_name AS "buyerName",
       o.buyer_email AS "buyerEmail", e.end_at < $2 AS "isOver", i.name AS seller,
       json_build_object('name', d.name, 'venue', d.venue, 'startsAt', d.start_at, 'timeZone', e.time_zone) AS event,
       CASE WHEN p.order_id IS NOT NULL THEN json_build_object('state', p.state, 'paidAt', coalesce(p.finished_at, o.created_at),
         'units', p.payment_units::text, 'currency', p.payment_currency,
         'playMoney', p.origin = 'mock' OR (p.origin <> 'provider' AND $3::boolean), 'lines', (${LINES})) END AS payment,
       (${TRANSFERS}) AS transfers, (${RECEIPTS}) AS receipts
     FROM orders o JOIN issuers i ON i.id = o.issuer_id JOIN events e ON e.id = o.event_id
       JOIN event_editions d ON d.event_id = e.id AND d.edition = e.edition LEFT JOIN payments p ON p.order_id = o.id
     WHERE o.id = ANY($1::uuid[]) ORDER BY o.created_at, o.id`,
    [orderIds, tx.scope.clock.now(), testNetwork],
  );
  return rows.map(fromRow);
}

function fromRow({ payment, transfers, receipts, ...order }: Row): ReceiptableOrder {
  return {
    ...order,
    payment: payment && {
      ...payment,
      paidAt: new Date(payment.paidAt),
      units: BigInt(payment.units),
      lines: payment.lines.map((line) => ({
        ...line,
        unit: BigInt(line.unit),
        charge: line.charge === null ? null : BigInt(line.charge),
      })),
    },
    transfers: (transfers ?? []).map((one) => ({ ...one, units: BigInt(one.units), at: new Date(one.at) })),
    receipts: (receipts ?? []).map((one) => ({
      ...one,
      units: BigInt(one.units),
      taxUnits: BigInt(one.taxUnits),
    })),
  };
}

/** A receipt with its number. */
export interface NumberedReceipt extends NewReceipt {
  id: string;
  order: ReceiptableOrder;
  number: number;
  /** The receipt that it credits; null for receipts. */
  credits: string | null;
}

/**
 * Writes receipts of an issuer with their buyers, the transfers that are on them, and the last numbers of the issuer,
 * which the caller has locked. A credit note may credit a receipt beside it.
 */
export async function insertReceipts(
  tx: Tx,
  issuerId: string,
  receipts: readonly NumberedReceipt[],
  last: LastNumbers,
): Promise<void> {
  await tx.query(
    `WITH given AS MATERIALIZED (
       SELECT * FROM json_to_recordset($2::json) AS g (id uuid, kind text, number int, order_id uuid, event_id uuid, credits uuid,
         method text, currency text, units bigint, tax_units bigint, content jsonb, name text, email text, transfers json)
     ), counted AS (
       UPDATE receipt_counters SET last_number = CASE kind WHEN 'receipt' THEN $4::int ELSE $5::int END WHERE issuer_id = $1
     ), written AS (
       INSERT INTO sales_receipts (id, issuer_id, kind, number, order_id, event_id, credits, method, currency, units, tax_units, content, issued_at)
       SELECT id, $1, kind, number, order_id, event_id, credits, method, currency, units, tax_units, content, $3 FROM given
     ), bought AS (
       INSERT INTO receipt_buyers (receipt_id, issuer_id, name, email) SELECT id, $1, name, email FROM given
     )
     INSERT INTO receipt_transfers (transfer_id, receipt_id, issuer_id) SELECT t.id::uuid, g.id, $1
     FROM given g CROSS JOIN LATERAL json_array_elements_text(g.transfers) AS t (id)`,
    [
      issuerId,
      JSON.stringify(receipts.map(receiptFields)),
      tx.scope.clock.now(),
      last.receipt,
      last.credit_note,
    ],
  );
}

const receiptFields = ({ order, ...receipt }: NumberedReceipt): object => ({
  id: receipt.id,
  kind: receipt.kind,
  number: receipt.number,
  order_id: order.id,
  event_id: order.eventId,
  credits: receipt.credits,
  method: order.method,
  currency: receipt.currency,
  units: String(receipt.units),
  tax_units: String(receipt.taxUnits),
  content: receipt.content,
  name: order.buyerName,
  email: order.buyerEmail,
  transfers: receipt.transferIds,
});

/** Notes that every sale until a time has its receipt. */
export async function recordSwept(tx: Tx, until: Date): Promise<void> {
  await tx.query(
    `INSERT INTO receipt_sweeps (single, swept_until) VALUES (true, $1)
     ON CONFLICT (single) DO UPDATE SET swept_until = greatest(receipt_sweeps.swept_until, excluded.swept_until)`,
    [until],
  );
}
