import type { Amount, PaymentCurrency, Rate, TicketCurrency } from '../../../lib/money/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PaymentMethod } from '../../../platform/vocabulary.ts';
import type { OrderHead, OrderRecord, PaymentOrigin, PaymentRecord, Terms } from '../../orders/index.ts';
import type { Answer } from '../../questions/index.ts';
import type { UsedCode } from '../../sales-rules/index.ts';
import type { WaitlistOffer } from '../../waitlist/index.ts';

/** A number of places of a tier, and their price for this buyer. */
interface HeldPart {
  readonly terms: Terms;
  readonly quantity: number;
  /** The price of one ticket: that of the terms, or the one that a code gives. */
  readonly unitUnits: bigint;
  /** Its part of the charge, in 10^-7 of its currency; null for play money. */
  readonly charge: bigint | null;
}

/** An order that is about to be paid: its places are held, and its method of payment is set. */
export interface Hold extends OrderHead {
  readonly paymentId: string;
  /** The journal transfer that is pending from now on. */
  readonly transferId: string;
  /** Each tier once, all of one event; one tier in most orders. */
  readonly parts: readonly [HeldPart, ...HeldPart[]];
  /** The total of all tickets. */
  readonly price: Amount<TicketCurrency>;
  /** The code that the buyer gave. */
  readonly code: UsedCode | null;
  /** The waitlist offer whose places are held for the buyer. */
  readonly offered: WaitlistOffer | null;
  readonly answers: readonly Answer[];
  readonly origin: PaymentOrigin;
  readonly method: PaymentMethod;
  readonly payment: Amount<PaymentCurrency>;
  readonly rate: Rate;
  /** In XLM on the ledger, else in the currency of the payment; null for play money. */
  readonly charge: Amount<PaymentCurrency> | null;
  /** null when nothing moves on the ledger. */
  readonly onLedger: HoldOnLedger | null;
  /** In the ledger's time where a payment on the ledger is involved, else in ours. */
  readonly holdUntil: Date;
  /** Writes what belongs to the order in the transaction that holds its places. */
  readonly alongside?: ((tx: Tx) => Promise<void>) | undefined;
}

export interface HoldOnLedger {
  readonly networkId: string;
  /** null until an external wallet has paid. */
  readonly source: string | null;
  readonly destination: string;
  readonly payee: 'issuer_wallet' | 'escrow';
  /** The contract that owns the escrow. */
  readonly contractId: string | null;
  readonly memoHash: Buffer;
}

/** Counts the tickets of the order. */
export function placesOf({ parts }: Pick<Hold, 'parts'>): number {
  return parts.reduce((places, { quantity }) => places + quantity, 0);
}

/** Play money and tickets that cost nothing are paid as soon as they are held. */
export function isPaidAtOnce(hold: Pick<Hold, 'charge'>): boolean {
  return hold.charge === null || hold.charge.units === 0n;
}

/**
 * Whether places wait for a payment that only the buyer can make, so that they count as unpaid tickets. A wallet held here
 * pays at once, and places of a waitlist offer are held for their person anyway.
 */
export function isOpen(hold: Pick<Hold, 'charge' | 'origin' | 'offered' | 'network'>): boolean {
  const { origin, offered, network } = hold;
  const waits = origin === 'provider' || origin === 'outside';
  return waits && network !== null && offered === null && !isPaidAtOnce(hold);
}

/**
 * The order made from a hold, as it reads once it is paid.
 * @param transactionHash null: nothing moved on the ledger
 */
export function paidRecord(hold: Hold, transactionHash: string | null): OrderRecord {
  const record = heldRecord(hold);
  const { price } = hold;
  return {
    ...record,
    status: 'paid',
    payment: {
      ...record.payment,
      state: 'paid',
      intentId: transactionHash === null ? null : hold.paymentId,
      transactionHash,
    },
    totals: [{ currency: price.currency, units: String(price.units) }],
  };
}

/** The order made from a hold, as it reads until it is paid. */
export function heldRecord(hold: Hold): OrderRecord & { payment: PaymentRecord } {
  const { buyer, price, payment, charge, onLedger } = hold;
  const [{ terms }] = hold.parts;
  return {
    id: hold.id,
    issuerId: terms.issuerId,
    eventId: terms.eventId,
    userId: hold.userId,
    status: 'held',
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerPhone: buyer.phone,
    quantity: placesOf(hold),
    createdAt: hold.at,
    idempotencyKey: hold.idempotencyKey,
    requestHash: hold.requestHash,
    keyHash: hold.keyHash,
    code: hold.code?.code ?? null,
    confirmBy: null,
    isTest: false,
    payment: {
      id: hold.paymentId,
      state: 'held',
      origin: hold.origin,
      method: hold.method,
      priceUnits: String(price.units),
      priceCurrency: price.currency,
      paymentUnits: String(payment.units),
      paymentCurrency: payment.currency,
      chargeUnits: charge && String(charge.units),
      destination: onLedger?.destination ?? null,
      memoHash: onLedger?.memoHash.toString('hex') ?? null,
      holdUntil: hold.holdUntil.toISOString(),
      intentId: null,
      transactionHash: null,
      failureCode: null,
      failure: null,
      refundProblem: null,
      refundUnits: null,
      refundCurrency: null,
      refundPaid: null,
    },
    totals: [],
  };
}
