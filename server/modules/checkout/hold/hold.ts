import type { Language } from '../../../lib/language/language.ts';
import type { Amount, Rate } from '../../../lib/money/index.ts';
import type { auditActor } from '../../../platform/audit/audit-entry.writes.ts';
import type { UsedCode } from '../../sales-rules/index.ts';
import type { Buyer } from '../purchase.rules.ts';
import type { OrderPart } from '../sale/prepared-order.ts';
import type { WaitlistOffer } from '../waiting/waitlist-offer.ts';
import type { PaymentCurrency, TicketCurrency } from '../wallet/quote.rules.ts';

/** So many places of a tier, and what they cost this buyer. */
export interface HeldPart extends OrderPart {
  /** Its part of the charge, in stroops; null for play money. */
  readonly charge: bigint | null;
}

/** An order that is about to be paid: its places are kept, and it says how it will be paid. */
export interface Hold {
  readonly orderId: string;
  readonly paymentId: string;
  /** For the journal: the movement that is pending from now on. */
  readonly transferId: string;
  /** Each tier once, all of one event; one tier in most orders. */
  readonly parts: readonly [HeldPart, ...HeldPart[]];
  /** Of all tickets. */
  readonly price: Amount<TicketCurrency>;
  /** What it is bought with. */
  readonly code: UsedCode | null;
  /** The places that are held for the buyer, who waited for them. */
  readonly offered: WaitlistOffer | null;
  readonly userId: string | null;
  readonly buyer: Buyer;
  /** That the buyer reads. */
  readonly language: Language;
  readonly at: Date;
  readonly idempotencyKey: string | null;
  /** null exactly when there is no key. */
  readonly requestHash: Buffer | null;
  readonly origin: 'wallet' | 'outside' | 'mock';
  readonly payment: Amount<PaymentCurrency>;
  readonly rate: Rate;
  /** null for play money. */
  readonly charge: Amount<'XLM'> | null;
  /** null when nothing moves on the ledger. */
  readonly onLedger: HoldOnLedger | null;
  /** In the ledger's time, where the ledger is asked. */
  readonly holdUntil: Date;
  readonly audit: ReturnType<typeof auditActor> & { address: string; requestId: string };
}

export interface HoldOnLedger {
  readonly networkId: string;
  /** null until somebody has paid from outside. */
  readonly source: string | null;
  readonly destination: string;
  readonly payee: 'issuer_wallet' | 'escrow';
  /** Whose escrow it is. */
  readonly contractId: string | null;
  readonly memoHash: Buffer;
}

/** Tickets of the order. */
export function placesOf({ parts }: Pick<Hold, 'parts'>): number {
  return parts.reduce((places, { quantity }) => places + quantity, 0);
}

/** Play money and tickets that cost nothing are paid as soon as they are held. */
export function isPaidAtOnce(hold: Pick<Hold, 'charge'>): boolean {
  return hold.charge === null || hold.charge.units === 0n;
}
