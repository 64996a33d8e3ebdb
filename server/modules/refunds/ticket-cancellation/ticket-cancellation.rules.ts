import { coinOf, type TicketCurrency } from '../../../lib/money/index.ts';
import { Failure } from '../../../platform/failures.ts';
import type { OrderStatus } from '../../../platform/vocabulary.ts';
import type { ProviderName } from '../../payments/index.ts';
import { lowestRefund, payableRefund, type RefundablePayment } from '../refund.rules.ts';
import type { CancellationPolicy } from './cancellation-policy.rules.ts';

/** The organiser's deadline has passed, or holders may not cancel such a ticket. */
export class CancellationsClosed extends Failure {
  constructor() {
    super(
      'CANCELLATIONS_CLOSED',
      'conflict',
      'This ticket can no longer be cancelled. Please ask the organiser.',
    );
  }
}

const MESSAGES = {
  used: 'This ticket was used at the door, so it cannot be cancelled.',
  revoked: 'This ticket was revoked, so it cannot be cancelled.',
  cancelled: 'This ticket is no longer valid, so it cannot be cancelled.',
} as const;

export class TicketNotCancellable extends Failure {
  constructor(state: keyof typeof MESSAGES) {
    super('TICKET_NOT_CANCELLABLE', 'conflict', MESSAGES[state]);
  }
}

/** The ticket is not valid any more, its order is not complete, or the whole order is being refunded. */
export class TicketNotRefundable extends Failure {
  constructor() {
    super('TICKET_NOT_REFUNDABLE', 'conflict', 'This ticket cannot be refunded, or was refunded before.');
  }
}

/** A ticket, with all that decides whether its holder may cancel it. */
export interface CancellableTicket {
  status: 'active' | 'revoked' | 'cancelled';
  dueStatus: 'none' | 'due' | 'collected' | 'waived' | 'cancelled';
  /** In 10^-7 of its currency. */
  priceUnits: bigint;
  entered: boolean;
  /** The holder is the buyer, to whom a refund goes. */
  isBuyers: boolean;
  eventStatus: string;
  eventStartAt: Date;
  policy: CancellationPolicy;
  /** The payment of its order is complete, and no refund of the whole order was started. */
  isSettled: boolean;
}

/** Whether the ticket was paid before the event, so that cancelling it means a refund. */
const isPaid = ({ dueStatus, priceUnits }: CancellableTicket): boolean =>
  dueStatus === 'none' && priceUnits > 0n;

/** The end of cancellations by the holder of this ticket; null when they may not cancel it. */
export function cancellableUntil(ticket: CancellableTicket): Date | null {
  const { policy, eventStartAt, dueStatus } = ticket;
  if (ticket.eventStatus !== 'published' || policy.cutoffMinutes === null) return null;
  if (dueStatus === 'collected' || dueStatus === 'waived') return null;
  if (isPaid(ticket) && !(policy.refundsPaid && ticket.isBuyers && ticket.isSettled)) return null;
  return new Date(eventStartAt.getTime() - policy.cutoffMinutes * 60_000);
}

export function isCancellable(ticket: CancellableTicket, now: Date): boolean {
  const until = cancellableUntil(ticket);
  return ticket.status === 'active' && !ticket.entered && until !== null && now < until;
}

/** @throws TicketNotCancellable, CancellationsClosed */
export function requireCancellable(ticket: CancellableTicket, now: Date): void {
  if (ticket.status !== 'active') throw new TicketNotCancellable(ticket.status);
  if (ticket.entered) throw new TicketNotCancellable('used');
  if (!isCancellable(ticket, now)) throw new CancellationsClosed();
}

interface RefundableTicket extends Pick<CancellableTicket, 'status' | 'isSettled'> {
  orderStatus: OrderStatus;
}

/** Whether the organiser may refund the ticket: also when it was used or revoked, and whatever the terms of holders are. */
export function isRefundable({ status, isSettled, orderStatus }: RefundableTicket): boolean {
  return status !== 'cancelled' && isSettled && (orderStatus === 'due' || orderStatus === 'paid');
}

/** @throws TicketNotRefundable */
export function requireRefundable(ticket: RefundableTicket): void {
  if (!isRefundable(ticket)) throw new TicketNotRefundable();
}

/** The payment for the tickets of one tier of an order, in 10^-7 of its currency. */
export interface LinePayment {
  charge: bigint;
  currency: TicketCurrency;
  quantity: number;
  /** Its tickets that are not cancelled, this one included. */
  left: number;
  /** The payment of the whole order. */
  order: OrderPayment;
}

interface OrderPayment {
  charge: bigint;
  /** What is neither refunded nor kept of cancelled tickets. */
  left: bigint;
  /** Fees that the provider charged for it. */
  fees: bigint;
  /** Null for the ledger. */
  provider: ProviderName | null;
}

/** The smallest amount that every provider pays, in 10^-7; the ledger moves every unit. */
const stepOf = (currency: TicketCurrency): bigint => (currency === 'KES' ? 10_000_000n : coinOf(currency));

/**
 * The part of the payment that one ticket stands for. Tickets of a tier cost the same: each has an equal share, rounded
 * down to what can be paid, and the last one the rest, so that the shares add up to the payment.
 */
function shareOfTicket({ charge, currency, quantity, left }: LinePayment): bigint {
  const exact = charge / BigInt(quantity);
  const share = exact - (exact % stepOf(currency));
  return left === 1 ? charge - share * BigInt(quantity - 1) : share;
}

/** What one ticket returns, in 10^-7 of the currency that it was paid in. */
export interface TicketRefundAmounts {
  /** The most that can be refunded for it: its share, as far as there is as much of the payment. What is not refunded of it is kept. */
  most: bigint;
  /** The refund by the organiser's rule. */
  units: bigint;
}

const NOTHING: TicketRefundAmounts = { most: 0n, units: 0n };

interface PaidTicket {
  priceUnits: bigint;
  payment: LinePayment | null;
  policy: Pick<CancellationPolicy, 'keepsFees'>;
}

/**
 * The refund of a ticket; nothing when nothing was paid for it in advance. A share of it that is less than the provider
 * pays is raised to that.
 * @param percent of the price that returns
 */
export function ticketRefund(
  { priceUnits, payment, policy }: PaidTicket,
  percent = 100,
): TicketRefundAmounts {
  if (payment === null || priceUnits === 0n) return NOTHING;
  const { currency, order } = payment;
  const share = shareOfTicket(payment);
  const most = least(share, order.left);
  const fees = policy.keepsFees && order.charge > 0n ? ceilDivide(order.fees * share, order.charge) : 0n;
  const due = fees < share ? ((share - fees) * BigInt(percent)) / 100n : 0n;
  const from: RefundablePayment = { provider: order.provider, currency, charge: order.charge };
  return { most, units: raised(least(due, most), most, from) };
}

/** The refund of a ticket whatever the organiser's terms are: all that was paid for it. */
export const wholePrice = (ticket: PaidTicket): TicketRefundAmounts =>
  ticketRefund({ ...ticket, policy: { keepsFees: false } });

const least = (a: bigint, b: bigint): bigint => (a <= b ? a : b);

const ceilDivide = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

function raised(units: bigint, most: bigint, payment: RefundablePayment): bigint {
  const lowest = lowestRefund(payment);
  return payableRefund(units > 0n && units < lowest && lowest <= most ? lowest : units, payment);
}

/** The percentage of the price that returns to a holder who cancels now. */
export function refundPercent(
  { policy: { steps }, eventStartAt }: Pick<CancellableTicket, 'policy' | 'eventStartAt'>,
  now: Date,
): number {
  if (steps.length === 0) return 100;
  const before = (minutes: number): boolean => now.getTime() < eventStartAt.getTime() - minutes * 60_000;
  return steps.find(({ minutes }) => before(minutes))?.percent ?? 0;
}
