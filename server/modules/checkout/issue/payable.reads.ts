import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PaymentStatus } from '../../../platform/vocabulary.ts';

/** Tickets of one tier of an order, with the data of their text. */
export interface PayableLine {
  tier_id: string;
  tier: string;
  tier_number: number;
  quantity: number;
  unit_units: bigint;
  currency: 'USD' | 'XLM' | 'KES';
  effective_at: Date;
  expires_at: Date;
  grace_seconds: number;
}

/** An order with all the data of its tickets, read when it is paid. */
export interface PayableRecord {
  order_id: string;
  issuer_id: string;
  event_id: string;
  /** Each tier once, in the order of their ids. */
  lines: readonly PayableLine[];
  user_id: string | null;
  origin: 'wallet' | 'outside' | 'mock';
  state: PaymentStatus;
  charge_units: bigint | null;
  source: string | null;
  destination: string | null;
  /** The contract whose escrow is paid. */
  contract_id: string | null;
  hold_until: Date;
  transaction_hash: string | null;
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  edition: number;
  event_name: string;
  event_venue: string;
  event_start_at: Date;
  /** The event was cancelled. */
  closed: boolean;
}

/** The columns of the line belong to an order of one tier; other orders have theirs in `several`. */
type PayableRow = Omit<PayableRecord, 'lines'> &
  PayableLine & {
    several:
      | (Record<'effective_at' | 'expires_at' | 'unit_units', string> &
          Omit<PayableLine, 'effective_at' | 'expires_at' | 'unit_units'>)[]
      | null;
  };

const SEVERAL = `CASE WHEN p.tier_id IS NULL THEN (
  SELECT json_agg(json_build_object('tier_id', l.tier_id, 'tier', lt.name, 'tier_number', lt.number, 'quantity', l.quantity, 'unit_units', l.unit_units::text,
      'currency', l.currency, 'effective_at', lt.effective_at, 'expires_at', lt.expires_at, 'grace_seconds', lt.grace_seconds)
    ORDER BY l.tier_id)
  FROM payment_lines l JOIN tiers lt ON lt.id = l.tier_id WHERE l.order_id = p.order_id) END`;

const CLOSED = `coalesce(t.closed, (SELECT bool_or(lt.closed) FROM payment_lines l JOIN tiers lt ON lt.id = l.tier_id
  WHERE l.order_id = p.order_id))`;

/**
 * Reads orders and locks their payments until the transaction ends. Prices are those of the quote; event and times on
 * the ticket are the current ones.
 */
export async function lockPayable(
  tx: Tx,
  by: { orderIds: readonly string[] } | { memoHash: Buffer },
): Promise<PayableRecord[]> {
  const [name, condition, value] =
    'memoHash' in by
      ? ['payable-by-memo', 'p.memo_hash = $1', by.memoHash]
      : ['payable-by-order', 'p.order_id = ANY($1::uuid[])', by.orderIds];
  const rows = await tx.prepared<PayableRow>(
    name,
    `SELECT p.order_id, p.issuer_id, p.event_id, p.tier_id, t.name AS tier, t.number AS tier_number, p.quantity, p.user_id, p.origin, p.state,
       p.price_units / p.quantity AS unit_units, p.price_currency AS currency, p.charge_units, p.source, p.destination,
       p.contract_id, p.hold_until, p.transaction_hash, o.buyer_name, o.buyer_email, o.buyer_phone, e.edition, d.name AS event_name,
       d.venue AS event_venue, d.start_at AS event_start_at, t.effective_at, t.expires_at, t.grace_seconds,
       ${CLOSED} AS closed, ${SEVERAL} AS several
     FROM payments p JOIN orders o ON o.id = p.order_id LEFT JOIN tiers t ON t.id = p.tier_id JOIN events e ON e.id = p.event_id
       JOIN event_editions d ON d.event_id = e.id AND d.edition = e.edition
     WHERE ${condition} ORDER BY p.order_id FOR NO KEY UPDATE OF p`,
    [value],
  );
  return rows.map((row) => ({ ...row, lines: linesOf(row) }));
}

function linesOf(row: PayableRow): PayableLine[] {
  return (
    row.several?.map((line) => ({
      ...line,
      unit_units: BigInt(line.unit_units),
      effective_at: new Date(line.effective_at),
      expires_at: new Date(line.expires_at),
    })) ?? [row]
  );
}
