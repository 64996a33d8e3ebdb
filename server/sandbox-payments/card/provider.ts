import type { Scenario } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import type { CardPayment } from './card-payments.ts';

export interface CardDispute {
  id: string;
  payment: string;
  /** In minor units. */
  amount: bigint;
  status: 'planned' | 'open' | 'won' | 'lost';
  due_at: Date | null;
  outcome: 'won' | 'lost' | null;
  closes_after: number | null;
  opened_at: Date | null;
}

export interface CardRefund {
  id: string;
  payment: string;
  /** In minor units. */
  amount: bigint;
  metadata: Readonly<Record<string, string>>;
  scenario: Scenario;
  created_at: Date;
  due_at: Date | null;
  /** null: under way; `done`, or the code of a failure. */
  result: string | null;
  receipt: string | null;
  finished_at: Date | null;
}

/** How a provider tells its merchants what happened, and where its page sends the buyer. */
export interface CardProvider {
  /** The payment has its outcome. */
  announceOutcome(query: Query, payment: CardPayment): Promise<void>;
  /** The payer is done, and the money is under way. @param after seconds from now */
  announceUnpaid(query: Query, payment: CardPayment, after: number): Promise<void>;
  /** A refund was accepted, or has its outcome. */
  announceRefund(query: Query, payment: CardPayment, refund: CardRefund): Promise<void>;
  announceDispute(query: Query, payment: CardPayment, dispute: CardDispute): Promise<void>;
  /** A payer was declined, and the page stays open. */
  announceDecline?(query: Query, payment: CardPayment): Promise<void>;
  /** Whether a payment can be disputed now; always where it is left out. */
  canBeDisputed?(query: Query, payment: CardPayment): Promise<boolean>;
  returnUrl(payment: CardPayment): string;
}
