import { coinOf, type TicketCurrency } from '../../../lib/money/index.ts';
import { BadInput, Failure } from '../../../platform/failures.ts';
import type { OrderStatus } from '../../../platform/vocabulary.ts';

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

/** An organiser's terms for cancellations by holders. */
export interface CancellationPolicy {
  /** Minutes before the start; null: holders may not cancel. */
  cutoffMinutes: number | null;
  /** Whether paid tickets may be cancelled, too, and are refunded. */
  refundsPaid: boolean;
}

/** Terms of an event whose organiser has set none: what is unpaid may be cancelled until the start. */
export const DEFAULT_POLICY: CancellationPolicy = { cutoffMinutes: 0, refundsPaid: false };

/** Two months before the start. */
export const MAX_CUTOFF_MINUTES = 86_400;

/** @throws BadInput unless the deadline is null or whole minutes up to two months */
export function checkedPolicy(policy: CancellationPolicy): CancellationPolicy {
  const { cutoffMinutes: minutes } = policy;
  if (minutes === null || (minutes >= 0 && minutes <= MAX_CUTOFF_MINUTES)) return policy;
  throw new BadInput([
    {
      field: 'minutes',
      code: 'OUT_OF_RANGE',
      min: 0,
      max: MAX_CUTOFF_MINUTES,
      message: 'Give 0 to 86,400 minutes before the start.',
    },
  ]);
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
  /** Refunds of single tickets of this line so far. */
  refunded: bigint;
  /** Its tickets that are not cancelled, this one included. */
  left: number;
}

/** The smallest amount that providers pay, in 10^-7; the ledger moves every unit. */
const stepOf = (currency: TicketCurrency): bigint => (currency === 'KES' ? 10_000_000n : coinOf(currency));

/**
 * The refund of one ticket. Tickets of a tier cost the same: each returns an equal share, rounded down to what can be
 * paid, and the last one what is left, so that the shares add up to the payment.
 */
function shareOfTicket({ charge, currency, quantity, refunded, left }: LinePayment): bigint {
  if (left === 1) return charge - refunded;
  const share = charge / BigInt(quantity);
  return share - (share % stepOf(currency));
}

/** The refund of a ticket, in 10^-7 of the currency that it was paid in; 0 when nothing was paid for it in advance. */
export function ticketRefund(ticket: { priceUnits: bigint; payment: LinePayment | null }): bigint {
  return ticket.payment === null || ticket.priceUnits === 0n ? 0n : shareOfTicket(ticket.payment);
}
