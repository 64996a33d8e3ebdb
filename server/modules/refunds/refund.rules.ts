import { amountOf, type Currency, coinOf, formatAmount, formatWithCurrency } from '../../lib/money/index.ts';
import { Failure } from '../../platform/failures.ts';
import { exponentialDelay } from '../../platform/retry-delay.ts';
import { type ProviderName, providerOf } from '../payments/index.ts';

/** The order was already cancelled or refunded. */
export class NotRefundable extends Failure {
  constructor() {
    super('NOT_REFUNDABLE', 'conflict', 'This order was cancelled or refunded before.');
  }
}

/** The payer's bank has taken the money back: a refund would return it twice. */
export class PaymentDisputed extends Failure {
  constructor() {
    super(
      'PAYMENT_DISPUTED',
      'conflict',
      'The payer has asked the bank for this money back. A refund would return it twice.',
    );
  }
}

export class StillUnpaid extends Failure {
  constructor() {
    super(
      'PAYMENT_PENDING',
      'conflict',
      'The payment of this order is still under way. If it does not arrive, its places come back by themselves.',
    );
  }
}

/** Nothing of the order was paid in a way by which it could be returned. */
export class NotPaidOnline extends Failure {
  constructor() {
    super(
      'NOT_PAID_ONLINE',
      'conflict',
      'This order was not paid online, so no amount can be returned. Return money from the door by hand.',
    );
  }
}

/** The amount is more than what is left of the payment. */
export class RefundTooHigh extends Failure {
  /** @param left in 10^-7 of the currency */
  constructor(left: bigint, currency: Currency) {
    const most = amountOf(currency, left);
    super(
      'REFUND_TOO_HIGH',
      'conflict',
      left > 0n
        ? `At most ${formatWithCurrency(most)} of this payment is left to refund.`
        : 'Nothing of this payment is left to refund.',
      { left: { amount: formatAmount(most), currency } },
    );
  }
}

const PARTIAL_REFUSALS = {
  whole_only:
    'The payment provider returns this payment only as a whole. Refund the whole order, or return the amount 0 here and a part on the pages of the provider.',
  once: 'The payment provider returns money of this payment only once, and has done so. Return the amount 0 here, and the rest on the pages of the provider.',
};

/** The payment provider refunds a payment only as a whole, or once. */
export class PartialRefundRefused extends Failure {
  constructor(reason: keyof typeof PARTIAL_REFUSALS) {
    super('PARTIAL_REFUND_REFUSED', 'conflict', PARTIAL_REFUSALS[reason], { reason });
  }
}

/** Refunds of amounts that an order can have: enough for people, and few enough to list. */
export const MAX_AMOUNT_REFUNDS = 50;

export class TooManyRefunds extends Failure {
  constructor() {
    super(
      'TOO_MANY_REFUNDS',
      'conflict',
      `An order has at most ${MAX_AMOUNT_REFUNDS} refunds of amounts. Refund its tickets, or the whole order.`,
    );
  }
}

/** The share that returns has changed since the holder saw it. */
export class RefundChanged extends Failure {
  constructor() {
    super('REFUND_CHANGED', 'conflict', 'The amount that is refunded has changed. Please look at it again.');
  }
}

/** Why money is refunded: an order, one of its tickets or an amount of it, or money that was no sale. */
export type RefundKind = 'order' | 'ticket' | 'amount' | 'late' | 'wrong_amount' | 'second' | 'unknown_order';

/** Whether a refund returns money of a sale. */
export const isOfSale = (kind: RefundKind): boolean =>
  kind === 'order' || kind === 'ticket' || kind === 'amount';

/** The step of amounts that can be refunded, in 10^-7 of the currency. @param provider null for the ledger */
export const refundStep = (provider: ProviderName | null, currency: Currency): bigint =>
  (provider && providerOf(provider).refunds?.step) ?? coinOf(currency);

/** A payment, as far as amounts of it can be refunded. */
export interface RefundablePayment {
  /** Null for the ledger. */
  provider: ProviderName | null;
  currency: Currency;
  /** In 10^-7 of the currency. */
  charge: bigint;
}

/** The lowest part of a payment that can be refunded, in 10^-7 of the currency; the whole always can. */
export function lowestRefund({ provider, currency }: RefundablePayment): bigint {
  return (provider && providerOf(provider).refunds?.min) ?? refundStep(provider, currency);
}

/** An amount as it can be paid: rounded down to a coin, and 0 for less than the provider pays. */
export function payableRefund(units: bigint, payment: RefundablePayment): bigint {
  if (units === payment.charge) return units;
  const rounded = units - (units % refundStep(payment.provider, payment.currency));
  return rounded < lowestRefund(payment) ? 0n : rounded;
}

/** How many refunds fit: the oldest first and none out of turn, so that a large one does not wait for ever. */
export function affordable(
  refunds: readonly { units: bigint }[],
  available: bigint,
  feePerRefund: bigint,
): number {
  let left = available;
  for (const [index, { units }] of refunds.entries()) {
    left -= units + feePerRefund;
    if (left < 0n) return index;
  }
  return refunds.length;
}

/**
 * The notice to staff about a refund that the organiser's wallet cannot pay.
 * @param missing stroops
 */
export function underfundedNotice(missing: bigint): string {
  return `Waiting: the organiser’s wallet needs ${formatAmount(amountOf('XLM', missing))} XLM more.`;
}

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3_600;

/** The time of the retry when the ledger refused a refund for a reason that cannot be awaited. */
export function nextPayout(now: Date, attempts: number): Date {
  const wait = exponentialDelay(attempts + 1, FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS);
  return new Date(now.getTime() + wait * 1_000);
}
