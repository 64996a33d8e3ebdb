import { amountOf, type Currency, includedTax, splitAmount } from '../../lib/money/index.ts';
import type { DueMethod, OrderStatus, PaymentMethod, PaymentStatus } from '../../platform/vocabulary.ts';

export type ReceiptKind = 'receipt' | 'credit_note';

/** A way to pay; `form`: at the door. */
export type ReceiptMethod = PaymentMethod | 'form';

/** What a receipt or a credit note is for. */
export type ReceiptCause = 'sale' | 'refund' | 'dispute';

/** What an issuer prints on receipts. */
export interface ReceiptSettings {
  /** Empty: the name of the issuer is printed. */
  legalName: string;
  address: string;
  taxNumber: string;
  /** A tax that prices include; null for none. */
  tax: TaxRate | null;
}

export interface TaxRate {
  name: string;
  /** Hundredths of a percent, 1 to 10,000. */
  basisPoints: number;
}

/** A line of a receipt. Units are decimal text, because the content is stored as JSON. */
export interface ReceiptLine {
  /** Empty: several tiers, or the order as a whole. */
  tier: string;
  quantity: number;
  /** The price of one ticket as it was listed; null in credit notes. */
  unit: { units: string; currency: Currency } | null;
  /** In the currency of the receipt. */
  units: string;
}

/** What a receipt says, as of its issue. It names no person. */
export interface ReceiptContent {
  cause: ReceiptCause;
  seller: { name: string; address: string; taxNumber: string };
  event: { name: string; venue: string; startsAt: string; timeZone: string };
  lines: ReceiptLine[];
  tax: (TaxRate & { units: string }) | null;
  /** When the money moved. */
  paidAt: string;
  /** Receipt of the provider, or transaction of the ledger; null for neither. */
  reference: string | null;
  doorMethods: DueMethod[];
  playMoney: boolean;
  /** Number of the receipt that is credited. */
  credited: string | null;
}

const PREFIXES: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'CN' };

/** "R-000123": the number as it is printed, unique within its issuer. */
export function receiptNumber(kind: ReceiptKind, number: number): string {
  return `${PREFIXES[kind]}-${String(number).padStart(6, '0')}`;
}

export const SALE_KINDS = ['wallet_sale', 'provider_sale', 'due_collected'] as const;
export const CREDIT_KINDS = ['sale_refunded', 'provider_refund', 'due_refunded'] as const;

/** A transfer of the journal that is on no receipt yet. */
export interface OpenTransfer {
  id: string;
  kind: (typeof SALE_KINDS)[number] | (typeof CREDIT_KINDS)[number] | 'chargeback' | 'chargeback_won';
  currency: Currency;
  units: bigint;
  at: Date;
  ticketId: string | null;
  tier: string | null;
  dueMethod: DueMethod | null;
  reference: string | null;
  isDisputed: boolean;
}

/** A receipt or credit note that the order has. */
export interface IssuedReceipt {
  id: string;
  kind: ReceiptKind;
  number: number;
  currency: Currency;
  units: bigint;
  taxUnits: bigint;
  credits: string | null;
  content: ReceiptContent;
}

/** An order with everything that its receipts say. */
export interface ReceiptableOrder {
  id: string;
  issuerId: string;
  eventId: string;
  method: ReceiptMethod;
  status: OrderStatus;
  buyerName: string;
  buyerEmail: string;
  /** Tickets that are not paid by now are not paid at the door any more. */
  isOver: boolean;
  event: ReceiptContent['event'];
  seller: string;
  /** null for orders paid at the door. */
  payment: {
    state: PaymentStatus;
    paidAt: Date;
    units: bigint;
    currency: Currency;
    /** XLM of a test network, or MOCK. */
    playMoney: boolean;
    lines: { tier: string; quantity: number; unit: bigint; currency: Currency; charge: bigint | null }[];
  } | null;
  transfers: OpenTransfer[];
  receipts: IssuedReceipt[];
}

/** A receipt before it has a number. */
export interface NewReceipt {
  kind: ReceiptKind;
  currency: Currency;
  units: bigint;
  taxUnits: bigint;
  content: ReceiptContent;
  transferIds: string[];
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

/** The lines of a payment share what was charged, by their own charges, else by their prices; the sum is exact. */
function linesOfPayment({ lines }: NonNullable<ReceiptableOrder['payment']>, units: bigint): ReceiptLine[] {
  const priced = lines.filter(({ unit }) => unit > 0n);
  const charges = priced.map(({ charge }) => charge ?? 0n);
  const isExact = charges.reduce((sum, charge) => sum + charge, 0n) === units;
  const weights = priced.map(({ unit, quantity }) => unit * BigInt(quantity));
  const shares = isExact ? charges : splitAmount(amountOf('XLM', units), weights).map((share) => share.units);
  return priced.map(({ tier, quantity, unit, currency }, index) => ({
    tier,
    quantity,
    unit: { units: String(unit), currency },
    units: String(shares[index] ?? 0n),
  }));
}

/** One line for each tier and price that was collected. */
function linesOfDoor(transfers: readonly OpenTransfer[]): ReceiptLine[] {
  const groups = new Map<string, OpenTransfer[]>();
  for (const transfer of transfers) {
    const key = `${transfer.tier} ${transfer.units}`;
    groups.set(key, [...(groups.get(key) ?? []), transfer]);
  }
  return [...groups.values()].map((group) => ({
    tier: group[0]?.tier ?? '',
    quantity: group.length,
    unit: { units: String(group[0]?.units ?? 0n), currency: group[0]?.currency ?? 'KES' },
    units: String(sumOf(group)),
  }));
}

export function byCurrency(transfers: readonly OpenTransfer[]): Map<Currency, OpenTransfer[]> {
  const groups = new Map<Currency, OpenTransfer[]>();
  for (const transfer of transfers)
    groups.set(transfer.currency, [...(groups.get(transfer.currency) ?? []), transfer]);
  return groups;
}

export const sumOf = (transfers: readonly OpenTransfer[]): bigint =>
  transfers.reduce((sum, { units }) => sum + units, 0n);

/**
 * Transfers that return money of a sale. A disputed payment is returned once the dispute is lost: no payment of it came
 * back, and it is not open any more.
 */
export function isCredit({ kind, isDisputed }: OpenTransfer): boolean {
  return isOf(CREDIT_KINDS, kind) || (kind === 'chargeback' && !isDisputed);
}
