import type { Currency } from '../../lib/money/index.ts';
import type {
  IssuedReceipt,
  NewReceipt,
  OpenTransfer,
  ReceiptableOrder,
  ReceiptCause,
} from './receipt.record.ts';
import { isCredit, lastOf, receiptNumber, taxOf } from './receipt.rules.ts';
import { byCurrency, sumOf } from './receipt-lines.rules.ts';

/** Money that went back, of which there is no credit note. */
export interface DueCredit {
  cause: ReceiptCause;
  currency: Currency;
  units: bigint;
  transfers: OpenTransfer[];
  at: Date;
}

/**
 * The credits that an order needs: one for each refund, one for all door money returned at once, and one for each lost
 * dispute. Play money is credited when its order was refunded.
 */
export function dueCredits(order: ReceiptableOrder): DueCredit[] {
  const { transfers, payment, receipts } = order;
  const won = transfers.filter(({ kind }) => kind === 'chargeback_won').length;
  const lost = transfers.filter((one) => one.kind === 'chargeback' && isCredit(one)).slice(won);
  const returned = transfers.filter(({ kind }) => kind === 'due_refunded');
  const credits = [
    ...transfers
      .filter(({ kind }) => kind === 'sale_refunded' || kind === 'provider_refund')
      .map((one) => [one]),
    ...byCurrency(returned).values(),
  ].map((group) => creditOf('refund', group, order));
  credits.push(...lost.map((one) => creditOf('dispute', [one], order)));
  const isReturned = order.method === 'mock' && payment?.state === 'refunded' && payment.units > 0n;
  if (isReturned && !receipts.some(({ kind }) => kind === 'credit_note'))
    credits.push({
      cause: 'refund',
      currency: payment.currency,
      units: payment.units,
      transfers: [],
      at: payment.paidAt,
    });
  return credits;
}

function creditOf(cause: ReceiptCause, transfers: OpenTransfer[], order: ReceiptableOrder): DueCredit {
  const currency = transfers[0]?.currency ?? 'XLM';
  return { cause, currency, units: sumOf(transfers), transfers, at: lastOf(transfers, order) };
}

/** The receipt that a credit is of: the first of its currency that has as much left, else the last. */
export function creditedReceipt(
  receipts: readonly IssuedReceipt[],
  { currency, units }: DueCredit,
): IssuedReceipt | undefined {
  const own = receipts.filter((one) => one.kind === 'receipt' && one.currency === currency);
  return own.find((one) => one.units - creditedOf(receipts, one).units >= units) ?? own.at(-1);
}

function creditedOf(
  receipts: readonly IssuedReceipt[],
  { id }: IssuedReceipt,
): { units: bigint; taxUnits: bigint } {
  const notes = receipts.filter(({ credits }) => credits === id);
  return {
    units: notes.reduce((sum, { units }) => sum + units, 0n),
    taxUnits: notes.reduce((sum, { taxUnits }) => sum + taxUnits, 0n),
  };
}

/** The tax of the part of a receipt that is credited; never more than its own. */
function taxUntil({ content, currency, units, taxUnits }: IssuedReceipt, credited: bigint): bigint {
  if (!content.tax || credited >= units) return taxUnits;
  return taxOf(currency, credited, content.tax);
}

/**
 * A credit note, with the seller and the tax rate of its receipt. Its tax is that of all credits of the receipt so far
 * less the tax of the earlier ones, so that a receipt that is credited in parts is credited exactly.
 */
export function creditNote(
  receipts: readonly IssuedReceipt[],
  of: IssuedReceipt,
  { cause, currency, units, transfers, at }: DueCredit,
): NewReceipt {
  const { content } = of;
  const before = creditedOf(receipts, of);
  const taxUnits = taxUntil(of, before.units + units) - before.taxUnits;
  const [first] = transfers;
  return {
    kind: 'credit_note',
    currency,
    units,
    taxUnits,
    transferIds: transfers.map(({ id }) => id),
    content: {
      ...content,
      cause,
      lines: [
        {
          tier: transfers.every(({ tier }) => tier === first?.tier) ? (first?.tier ?? '') : '',
          quantity: Math.max(1, transfers.length),
          unit: null,
          units: String(units),
        },
      ],
      tax: content.tax && { ...content.tax, units: String(taxUnits) },
      paidAt: at.toISOString(),
      reference: first?.reference ?? null,
      doorMethods: [],
      credited: receiptNumber('receipt', of.number),
    },
  };
}
