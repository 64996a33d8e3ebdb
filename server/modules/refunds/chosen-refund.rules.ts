import {
  type Amount,
  amountOf,
  type Currency,
  formatAmount,
  MoneyRefused,
  parseAmount,
} from '../../lib/money/index.ts';
import { BadInput, type FieldFault } from '../../platform/failures.ts';
import { lowestRefund, type RefundablePayment, RefundTooHigh, refundStep } from './refund.rules.ts';

/** An amount that staff chose. */
interface Choice {
  /** Decimal text in the currency of the payment. */
  text: string;
  /** The most that can be refunded, in 10^-7. */
  left: bigint;
  /** 'nothing' where 0 is an answer: something is cancelled, and nothing of it returned. */
  lowest: 'something' | 'nothing';
}

/**
 * Checks an amount that staff chose for a refund.
 * @returns in 10^-7 of the currency
 * @throws BadInput for text that is no amount, fractions of a coin, and less than the provider pays; RefundTooHigh
 */
export function checkedRefund(payment: RefundablePayment, { text, left, lowest }: Choice): bigint {
  const units = parsedAmount(text, payment.currency);
  if (units === 0n && lowest === 'nothing') return units;
  if (units <= 0n) refuse({ code: 'NOT_POSITIVE', message: 'The amount must be above zero.' });
  if (units > left) throw new RefundTooHigh(left, payment.currency);
  if (units === payment.charge) return units;
  requireCoins(units, payment);
  requirePaid(units, left, payment);
  return units;
}

/** @returns in 10^-7 of the currency @throws BadInput */
export function parsedAmount(text: string, currency: Currency): bigint {
  const amount = amountOrRefusal(text, currency);
  return amount instanceof MoneyRefused ? refuse({ code: 'AMOUNT', message: amount.message }) : amount.units;
}

/** Returns a text that is equal for equal amounts; one that is no amount as it is. */
export function normalAmount(text: string, currency: Currency): string {
  const amount = amountOrRefusal(text, currency);
  return amount instanceof MoneyRefused ? text : String(amount.units);
}

function amountOrRefusal(text: string, currency: Currency): Amount | MoneyRefused {
  try {
    return parseAmount(text.trim(), currency);
  } catch (error) {
    if (error instanceof MoneyRefused) return error;
    throw error;
  }
}

function requireCoins(units: bigint, { provider, currency }: RefundablePayment): void {
  const step = refundStep(provider, currency);
  if (units % step === 0n) return;
  const coin = formatAmount(amountOf(currency, step));
  const message = `Refunds of this payment are multiples of ${coin} ${currency}.`;
  refuse({ code: 'DECIMALS', max: (coin.split('.')[1] ?? '').length, message });
}

function requirePaid(units: bigint, left: bigint, payment: RefundablePayment): void {
  const least = lowestRefund(payment);
  if (units >= least) return;
  const [min, max] = [least, left].map((limit) => formatAmount(amountOf(payment.currency, limit)));
  const message = `The payment provider returns ${min} ${payment.currency} or more.`;
  refuse({ code: 'OUT_OF_RANGE', min: Number(min), max: Number(max), message });
}

function refuse(fault: Omit<FieldFault, 'field'>): never {
  throw new BadInput([{ field: 'amount', ...fault }]);
}
