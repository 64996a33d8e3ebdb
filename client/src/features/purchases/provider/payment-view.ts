import type {
  OrderStatus,
  PaymentAttemptStatus,
  PaymentFailureCode,
  RefundStatus,
  UnconfirmedPayment,
} from '../../../gql/graphql.ts';

/** The parts of an order that decide what its buyer sees. */
export interface FollowedPayment {
  status: OrderStatus;
  /** Number of tickets that the order has. */
  tickets: number;
  payment: { failureCode: PaymentFailureCode | null } | null;
  attempt: {
    status: PaymentAttemptStatus;
    refundStatus: RefundStatus | null;
    /** Why it may have been paid without a confirmation. */
    unconfirmed: UnconfirmedPayment | null;
  } | null;
}

/**
 * The state of a payment for its buyer.
 * - `starting`: the provider has not answered yet, or the money has arrived and the tickets follow.
 * - `waiting`: the buyer can pay now.
 * - `checking`: a payment was reported, and the provider is asked about it.
 * - `failed`: the attempt failed, the tickets are still held, and another attempt is possible.
 * - `over`: the tickets are for sale again; money may still arrive.
 * - `unconfirmed`: the same, and the provider has not said whether it was paid.
 * - `returning`: money arrived when no tickets were left.
 */
export type PaymentView =
  | 'starting'
  | 'waiting'
  | 'checking'
  | 'failed'
  | 'paid'
  | 'over'
  | 'unconfirmed'
  | 'cancelled'
  | 'returning'
  | 'refunded';

export function paymentView({ status, tickets, payment, attempt }: FollowedPayment): PaymentView {
  if (status === 'REFUNDED') return 'refunded';
  if (status === 'PAID') return tickets > 0 ? 'paid' : 'starting';
  if (attempt?.refundStatus) return 'returning';
  if (status === 'HELD') return attempt?.unconfirmed === 'REPORTED' ? 'checking' : heldView(attempt?.status);
  if (payment?.failureCode === 'EVENT_CANCELLED') return 'cancelled';
  if (attempt?.status === 'PAID') return 'returning';
  return attempt?.unconfirmed ? 'unconfirmed' : 'over';
}

function heldView(attempt: PaymentAttemptStatus | undefined): PaymentView {
  if (attempt === 'PENDING') return 'waiting';
  return attempt === 'FAILED' || attempt === 'EXPIRED' ? 'failed' : 'starting';
}

/** Whether no further change is expected, apart from money that arrives late. */
export const isSettled = (view: PaymentView): boolean =>
  view === 'paid' || view === 'refunded' || view === 'cancelled';
