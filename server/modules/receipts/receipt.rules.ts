import { amountOf, type Currency, includedTax } from '../../lib/money/index.ts';
import type { PaymentStatus } from '../../platform/vocabulary.ts';
import {
  CREDIT_KINDS,
  type NewReceipt,
  type OpenTransfer,
  type ReceiptableOrder,
  type ReceiptContent,
  type ReceiptKind,
  type ReceiptLine,
  type ReceiptSettings,
  SALE_KINDS,
  type TaxRate,
} from './receipt.record.ts';
import { byCurrency, linesOfDoor, linesOfPayment, sumOf } from './receipt-lines.rules.ts';

const PREFIXES: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'CN' };

/** "R-000123": the number as it is printed, unique within its issuer. */
export function receiptNumber(kind: ReceiptKind, number: number): string {
  return `${PREFIXES[kind]}-${String(number).padStart(6, '0')}`;
}

const isOf = <K extends string>(kinds: readonly K[], kind: string): kind is K =>
  (kinds as readonly string[]).includes(kind);

/**
 * The receipts that an order needs: one for each currency in which money came in and has none. Tickets paid at the door
 * are collected on one receipt, once the order is complete, its event is over, or money goes back.
 */
export function dueReceipts(order: ReceiptableOrder, settings: ReceiptSettings): NewReceipt[] {
  if (isPlayMoneyDue(order)) return [playMoneyReceipt(order, settings)];
  const sales = order.transfers.filter(({ kind }) => isOf(SALE_KINDS, kind));
  const isOpen = order.status === 'due' && !order.isOver && !order.transfers.some(isCredit);
  if (isOpen) return [];
  return [...byCurrency(sales)].map(([currency, transfers]) => {
    const units = sumOf(transfers);
    const lines = order.payment ? linesOfPayment(order.payment, units) : linesOfDoor(transfers);
    return newReceipt(order, settings, { currency, units, lines, transfers });
  });
}

const PAID: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

function isPlayMoneyDue({ method, payment, receipts }: ReceiptableOrder): boolean {
  return (
    method === 'mock' &&
    payment !== null &&
    payment.units > 0n &&
    PAID.includes(payment.state) &&
    receipts.length === 0
  );
}

function playMoneyReceipt(order: ReceiptableOrder, settings: ReceiptSettings): NewReceipt {
  const { payment } = order;
  if (!payment) throw new Error(`order ${order.id} has no payment`);
  const { units, currency } = payment;
  return newReceipt(order, settings, {
    currency,
    units,
    lines: linesOfPayment(payment, units),
    transfers: [],
  });
}

interface Sale {
  currency: Currency;
  units: bigint;
  lines: ReceiptLine[];
  transfers: OpenTransfer[];
}

function newReceipt(order: ReceiptableOrder, settings: ReceiptSettings, sale: Sale): NewReceipt {
  const { currency, units, lines, transfers } = sale;
  const taxUnits = settings.tax ? taxOf(currency, units, settings.tax) : 0n;
  const methods = new Set(transfers.flatMap(({ dueMethod }) => dueMethod ?? []));
  const content: ReceiptContent = {
    cause: 'sale',
    seller: {
      name: settings.legalName || order.seller,
      address: settings.address,
      taxNumber: settings.taxNumber,
    },
    event: order.event,
    lines,
    tax: settings.tax && { ...settings.tax, units: String(taxUnits) },
    paidAt: lastOf(transfers, order).toISOString(),
    reference: transfers.find(({ reference }) => reference !== null)?.reference ?? null,
    doorMethods: [...methods].sort(),
    playMoney: order.payment?.playMoney ?? false,
    credited: null,
  };
  const transferIds = transfers.map(({ id }) => id);
  return { kind: 'receipt', currency, units, taxUnits, content, transferIds };
}

export function lastOf(transfers: readonly OpenTransfer[], { payment }: ReceiptableOrder): Date {
  const times = transfers.map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : (payment?.paidAt ?? new Date(0));
}

export const taxOf = (currency: Currency, units: bigint, { basisPoints }: TaxRate): bigint =>
  includedTax(amountOf(currency, units), basisPoints).units;

/**
 * Transfers that return money of a sale. A disputed payment is returned once the dispute is lost: no payment of it came
 * back, and it is not open any more.
 */
export function isCredit({ kind, isDisputed }: OpenTransfer): boolean {
  return isOf(CREDIT_KINDS, kind) || (kind === 'chargeback' && !isDisputed);
}
