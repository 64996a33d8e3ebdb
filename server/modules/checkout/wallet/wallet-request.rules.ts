import { createHash } from 'node:crypto';
import { type Amount, MoneyRefused, parseAmount } from '../../../lib/money/index.ts';
import { BadInput, type FieldFault, faultsWithin } from '../../../platform/failures.ts';
import {
  type Buyer,
  buyerFaults,
  givenCode,
  keyFaults,
  lineFaults,
  listedFaults,
  mergedLines,
  type OrderLine,
  specialTerms,
} from '../purchase.rules.ts';
import type { Confirmed, PaymentCurrency, TicketCurrency } from './quote.rules.ts';

/** The purchase as the buyer confirmed it. */
export interface WalletPurchase {
  eventId: string;
  /** One tier with its quantity, or several as lines. A missing value counts as null. */
  tier?: string | null;
  quantity: number;
  lines?: readonly OrderLine[] | null;
  paymentCurrency: PaymentCurrency;
  paymentAmount?: string | null;
  price?: string | null;
  currency?: TicketCurrency | null;
  code?: string | null;
  waiting?: string | null;
  holder: Buyer;
}

/** The same request, checked. */
export interface WalletPurchaseRequest extends Confirmed {
  eventId: string;
  /** Each tier once. */
  lines: OrderLine[];
  paymentCurrency: PaymentCurrency;
  holder: Buyer;
  /** null without one. */
  code: string | null;
  /** The secret of a waitlist offer; null without one. */
  waiting: string | null;
  idempotencyKey: string | null;
}

/**
 * @param most tickets that an order may hold
 * @throws BadInput naming every fault
 */
export function checkedWalletRequest(
  input: WalletPurchase,
  idempotencyKey: string | null,
  most?: number,
): WalletPurchaseRequest {
  const holder = {
    name: input.holder.name.trim(),
    email: input.holder.email.trim().toLowerCase(),
    phone: input.holder.phone.trim(),
  };
  const lines = mergedLines(input.lines ?? [{ tier: input.tier ?? '', quantity: input.quantity }]);
  const faults = [
    ...faultsWithin(buyerFaults(holder), (field) => `holder.${field}`),
    ...choiceFaults(input),
    ...(input.lines ? listedFaults(lines, most) : lineFaults(lines, most)),
    ...keyFaults(idempotencyKey),
  ];
  const paymentAmount = amountOrFault(input.paymentAmount, input.paymentCurrency, 'paymentAmount', faults);
  const price = amountOrFault(input.price, input.currency ?? 'XLM', 'price', faults);
  if ((input.paymentAmount ?? input.price ?? null) === null) {
    faults.push({ field: 'paymentAmount', code: 'REQUIRED', message: 'Please confirm the amount.' });
  }
  if (faults.length > 0) throw new BadInput(faults);
  return {
    eventId: input.eventId,
    lines,
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

/** One tier or lines, not both; several tiers cannot be confirmed by one price. */
function choiceFaults({ tier, lines, price }: WalletPurchase): FieldFault[] {
  if (!lines) return [];
  const faults: FieldFault[] = [];
  if (tier) faults.push({ field: 'tier', message: 'Please give one tier or several lines, not both.' });
  if (price && lines.length > 1) {
    faults.push({ field: 'price', message: 'Tickets of several tiers are confirmed by their amount.' });
  }
  return faults;
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
    faults.push({ field, code: 'AMOUNT', message: error.message });
    return null;
  }
}

/** An order of one tier is hashed as it was before orders could have several. */
function hashedLines({ lines }: WalletPurchaseRequest): unknown[] {
  const sorted = lines.map(({ tier, quantity }) => [tier, quantity]).sort();
  return sorted.length === 1 ? sorted.flat() : [sorted];
}

/** Two calls with one key are the same call when this is equal: account, tickets, holder and amount. */
export function walletRequestHash(request: WalletPurchaseRequest, userId: string): Buffer {
  const text = JSON.stringify([
    'wallet',
    userId,
    request.eventId,
    ...hashedLines(request),
    request.paymentCurrency,
    request.paymentAmount === null ? null : String(request.paymentAmount.units),
    request.price === null ? null : String(request.price),
    request.currency,
    request.holder.name,
    request.holder.email,
    request.holder.phone,
    ...specialTerms(request),
  ]);
  return createHash('sha256').update(text).digest();
}
