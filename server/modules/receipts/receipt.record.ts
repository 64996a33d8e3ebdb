import type { Currency } from '../../lib/money/index.ts';
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
