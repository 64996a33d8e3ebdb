import { createHash } from 'node:crypto';
import { BadInput, type FieldFault } from '../../../failures.ts';
import { type Amount, MoneyRefused, parseAmount } from '../../../money/index.ts';
import {
  type Buyer,
  buyerFaults,
  givenCode,
  keyFaults,
  lineFaults,
  specialTerms,
} from '../purchase.rules.ts';
import type { Confirmed, PaymentCurrency, TicketCurrency } from './quote.rules.ts';

/** The purchase as somebody confirmed it. */
export interface WalletPurchase {
  eventId: string;
  tier: string;
  quantity: number;
  paymentCurrency: PaymentCurrency;
  /** Left out counts as null. */
  paymentAmount?: string | null;
  price?: string | null;
  currency?: TicketCurrency | null;
  code?: string | null;
  waiting?: string | null;
  holder: Buyer;
}

/** The same, checked. */
export interface WalletWish extends Confirmed {
  eventId: string;
  tier: string;
  quantity: number;
  paymentCurrency: PaymentCurrency;
  holder: Buyer;
  /** null without one. */
  code: string | null;
  /** The secret of an offer from the waiting list; null without one. */
  waiting: string | null;
  idempotencyKey: string | null;
}

/**
 * @param most tickets that an order may hold
 * @throws BadInput naming everything that is wrong
 */
export function checkedWalletWish(
  input: WalletPurchase,
  idempotencyKey: string | null,
  most?: number,
): WalletWish {
  const holder = {
    name: input.holder.name.trim(),
    email: input.holder.email.trim().toLowerCase(),
    phone: input.holder.phone.trim(),
  };
  const tier = input.tier.trim();
  const faults = [
    ...buyerFaults(holder),
    ...lineFaults([{ tier, quantity: input.quantity }], most),
    ...keyFaults(idempotencyKey),
  ];
  const paymentAmount = amountOrFault(input.paymentAmount, input.paymentCurrency, 'paymentAmount', faults);
  const price = amountOrFault(input.price, input.currency ?? 'XLM', 'price', faults);
  if ((input.paymentAmount ?? input.price ?? null) === null) {
    faults.push({ field: 'paymentAmount', message: 'Please confirm the amount.' });
  }
  if (faults.length > 0) throw new BadInput(faults);
  return {
    eventId: input.eventId,
    tier,
    quantity: input.quantity,
    paymentCurrency: input.paymentCurrency,
    paymentAmount,
    price: price?.units ?? null,
    currency: input.currency ?? null,
    holder,
    code: givenCode(input.code),
    waiting: input.waiting || null,
    idempotencyKey,
  };
}

function amountOrFault<C extends PaymentCurrency>(
  text: string | null | undefined,
  currency: C,
  field: string,
  faults: FieldFault[],
): Amount<C> | null {
  if (text === null || text === undefined) return null;
  try {
    return parseAmount(text, currency);
  } catch (error) {
    if (!(error instanceof MoneyRefused)) throw error;
    faults.push({ field, message: error.message });
    return null;
  }
}

/** Two calls with one key are the same call when this is equal: who buys what, for whom, and for how much. */
export function walletWishHash(wish: WalletWish, userId: string): Buffer {
  const text = JSON.stringify([
    'wallet',
    userId,
    wish.eventId,
    wish.tier,
    wish.quantity,
    wish.paymentCurrency,
    wish.paymentAmount === null ? null : String(wish.paymentAmount.units),
    wish.price === null ? null : String(wish.price),
    wish.currency,
    wish.holder.name,
    wish.holder.email,
    wish.holder.phone,
    ...specialTerms(wish),
  ]);
  return createHash('sha256').update(text).digest();
}
