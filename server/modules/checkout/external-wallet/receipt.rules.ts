import type { PaymentStatus } from '../../../platform/vocabulary.ts';

/** The verdict on an external-wallet payment that named an order. */
export type Verdict = 'accepted' | 'late' | 'wrong_amount' | 'second' | 'unknown_order';

/** The order that the payment's memo names, with the fields that the verdict needs. */
export interface NamedOrder {
  origin: 'wallet' | 'outside' | 'mock';
  state: PaymentStatus;
  destination: string | null;
  charge_units: bigint | null;
  /** Ledger time. */
  hold_until: Date;
  closed: boolean;
}

export interface Arrival {
  to: string;
  stroops: bigint;
  closedAt: Date;
}

const PAID: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

/**
 * Judges a payment by the ledger's data alone: time, amount, payee. A payment that does not match exactly is refunded
 * in full.
 * @param order undefined: no order has that memo
 */
export function verdictOn(order: NamedOrder | undefined, { to, stroops, closedAt }: Arrival): Verdict {
  if (!order || order.destination !== to) return 'unknown_order';
  if (order.origin !== 'outside' || PAID.includes(order.state)) return 'second';
  if (order.closed || closedAt.getTime() > order.hold_until.getTime()) return 'late';
  return stroops === order.charge_units ? 'accepted' : 'wrong_amount';
}
