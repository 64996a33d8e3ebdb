import type { PaymentStatus } from '../../../platform/vocabulary.ts';

/** What became of money that came from outside and named an order. */
export type Verdict = 'accepted' | 'late' | 'wrong_amount' | 'second' | 'unknown_order';

/** The order that its memo names, as far as the verdict needs it. */
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
 * Judges by what the ledger says alone: its time, its amount, its payee. Whatever is not exactly what was asked for
 * goes back whole.
 * @param order undefined: nothing of ours has that memo
 */
export function verdictOn(order: NamedOrder | undefined, { to, stroops, closedAt }: Arrival): Verdict {
  if (!order || order.destination !== to) return 'unknown_order';
  if (order.origin !== 'outside' || PAID.includes(order.state)) return 'second';
  if (order.closed || closedAt.getTime() > order.hold_until.getTime()) return 'late';
  return stroops === order.charge_units ? 'accepted' : 'wrong_amount';
}
