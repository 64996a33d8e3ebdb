import type { Tx } from '../../../db/in-transaction.ts';
import type { PaymentStatus } from '../../../vocabulary.ts';

/** An order with all that its tickets will say, read where it is paid. */
export interface PayableRecord {
  order_id: string;
  issuer_id: string;
  event_id: string;
  tier_id: string;
  tier: string;
  quantity: number;
  user_id: string | null;
  origin: 'wallet' | 'outside' | 'mock';
  state: PaymentStatus;
  unit_units: bigint;
  currency: 'USD' | 'XLM' | 'KES';
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
  effective_at: Date;
  expires_at: Date;
  grace_seconds: number;
  /** The event was called off. */
  closed: boolean;
}

/**
 * The orders, their payments held until the transaction ends: whoever else wants to change one waits. Prices are those
 * of the quote; what the ticket says of the event and its times is what holds now.
 */
export async function lockPayable(
  tx: Tx,
  by: { orderIds: readonly string[] } | { memoHash: Buffer },
): Promise<PayableRecord[]> {
  const [name, condition, value] =
    'memoHash' in by
      ? ['payable-by-memo', 'p.memo_hash = $1', by.memoHash]
      : ['payable-by-order', 'p.order_id = ANY($1::uuid[])', by.orderIds];
  return tx.prepared<PayableRecord>(
    name,
    `SELECT p.order_id, p.issuer_id, p.event_id, p.tier_id, t.name AS tier, p.quantity, p.user_id, p.origin, p.state,
       p.price_units / p.quantity AS unit_units, p.price_currency AS currency, p.charge_units, p.source, p.destination,
       p.contract_id, p.hold_until, p.transaction_hash, o.buyer_name, o.buyer_email, o.buyer_phone, e.edition, d.name AS event_name,
       d.venue AS event_venue, d.start_at AS event_start_at, t.effective_at, t.expires_at, t.grace_seconds,
       t.closed
     FROM payments p JOIN orders o ON o.id = p.order_id JOIN tiers t ON t.id = p.tier_id JOIN events e ON e.id = p.event_id
       JOIN event_editions d ON d.event_id = e.id AND d.edition = e.edition
     WHERE ${condition} ORDER BY p.order_id FOR NO KEY UPDATE OF p`,
    [value],
  );
}
