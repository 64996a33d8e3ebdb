import { createHash } from 'node:crypto';
import {
  type Amount,
  MoneyRefused,
  type PaymentCurrency,
  parseAmount,
  type TicketCurrency,
} from '../../../lib/money/index.ts';
import { type FieldFault, faultsWithin, refuseFaults } from '../../../platform/failures.ts';
import { keyFaults } from '../../../platform/idempotency/keyed-call.ts';
import {
  type AnswersInput,
  type Buyer,
  buyerFaults,
  type CheckedOrder,
  checkedLines,
  type LinesInput,
  normalBuyer,
  normalTerms,
  specialTerms,
  type TermsInput,
} from '../../orders/index.ts';
import { answerFaults } from '../../questions/index.ts';
import type { Confirmed } from '../quote/quote.rules.ts';

/** The purchase as the buyer confirmed it. A missing value counts as null. */
export interface WalletPurchase extends LinesInput, TermsInput, AnswersInput {
  eventId: string;
  paymentCurrency: PaymentCurrency;
  paymentAmount?: string | null;
  price?: string | null;
  currency?: TicketCurrency | null;
  holder: Buyer;
}

/** The same purchase, checked. */
export interface WalletOrder extends CheckedOrder, Confirmed {
  event: { id: string };
  paymentCurrency: PaymentCurrency;
}

/**
 * @param most tickets that an order may hold
 * @throws BadInput naming every fault
 */
export function checkedWalletRequest(
  input: WalletPurchase,
  idempotencyKey: string | null,
  most?: number,
): WalletOrder {
  const buyer = normalBuyer(input.holder);
  const { lines, faults: badLines } = checkedLines(input, most);
  const answers = input.answers ?? [];
  const faults = [
    ...faultsWithin(buyerFaults(buyer), (field) => `holder.${field}`),
    ...choiceFaults(input),
    ...badLines,
    ...answerFaults(answers),
    ...keyFaults(idempotencyKey),
  ];
  const paymentAmount = amountOrFault(input.paymentAmount, input.paymentCurrency, 'paymentAmount', faults);
  const price = amountOrFault(input.price, input.currency ?? 'XLM', 'price', faults);
  if ((input.paymentAmount ?? input.price ?? null) === null) {
    faults.push({ field: 'paymentAmount', code: 'REQUIRED', message: 'Please confirm the amount.' });
  }
  refuseFaults(faults);
  return {
    event: { id: input.eventId },
    lines,
    paymentCurrency: input.paymentCurrency,
    paymentAmount,
    price: price?.units ?? null,
    currency: input.currency ?? null,
    buyer,
    ...normalTerms(input),
    answers,
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
function hashedLines({ lines }: WalletOrder): unknown[] {
  const sorted = lines.map(({ tier, quantity }) => [tier, quantity]).sort();
  return sorted.length === 1 ? sorted.flat() : [sorted];
}

/** Two calls with one key are the same call when this is equal: account, tickets, holder and amount. */
export function walletRequestHash(request: WalletOrder, userId: string | null): Buffer {
  const text = JSON.stringify([
    'wallet',
    userId,
    request.event.id,
    ...hashedLines(request),
    request.paymentCurrency,
    request.paymentAmount === null ? null : String(request.paymentAmount.units),
    request.price === null ? null : String(request.price),
    request.currency,
    request.buyer.name,
    request.buyer.email,
    request.buyer.phone,
    ...specialTerms(request),
  ]);
  return createHash('sha256').update(text).digest();
}
