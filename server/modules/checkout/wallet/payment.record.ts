import type { PaymentStatus } from '../../../platform/vocabulary.ts';

/** A payment within its order's row. Amounts are texts, since JSON numbers would round them. */
export interface PaymentRecord {
  id: string;
  state: PaymentStatus;
  origin: 'wallet' | 'outside' | 'mock';
  price_units: string;
  price_currency: 'USD' | 'XLM' | 'KES';
  payment_units: string;
  payment_currency: 'USD' | 'XLM' | 'KES' | 'MOCK';
  /** Stroops; null for play money. */
  charge_units: string | null;
  destination: string | null;
  /** Hexadecimal. */
  memo_hash: string | null;
  hold_until: string;
  intent_id: string | null;
  transaction_hash: string | null;
  failure_code: string | null;
  failure: string | null;
  /** Why a refund of it waits or failed; and the refund's transaction. */
  refund_problem: string | null;
  refund_transaction_hash: string | null;
}

/** A scalar subquery, all but its WHERE; `p` is the payment. */
export const PAYMENT_JSON = `SELECT json_build_object('id', p.id, 'state', p.state, 'origin', p.origin,
    'price_units', p.price_units::text, 'price_currency', p.price_currency, 'payment_units', p.payment_units::text,
    'payment_currency', p.payment_currency, 'charge_units', p.charge_units::text, 'destination', p.destination,
    'memo_hash', encode(p.memo_hash, 'hex'), 'hold_until', p.hold_until, 'intent_id', p.intent_id,
    'transaction_hash', p.transaction_hash, 'failure_code', p.failure_code, 'failure', p.failure,
    'refund_problem', r.problem, 'refund_transaction_hash', r.transaction_hash)
  FROM payments p LEFT JOIN refunds r ON r.order_id = p.order_id AND r.kind = 'order'`;
