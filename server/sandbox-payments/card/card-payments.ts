import { after } from '../run/clock.ts';
import type { Scenario } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import type { Provider } from './merchants.ts';

/** A payment on a page for cards. Every provider of such pages stores its payments here, and presents them its own way. */
export interface CardPayment {
  /** ID of the page. */
  id: string;
  provider: Provider;
  merchant: string;
  /** The provider's ID of the money. */
  charge: string;
  reference: string;
  /** In minor units. */
  amount: bigint;
  currency: string;
  details: PaymentDetails;
  scenario: Scenario;
  created_at: Date;
  expires_at: Date;
  due_at: Date | null;
  submitted_at: Date | null;
  /** Number of the card, or of the phone that pays by mobile money. */
  card: string | null;
  decline: string | null;
  result: string | null;
  receipt: string | null;
  finished_at: Date | null;
  queries: number;
}

export interface PaymentDetails {
  description: string;
  email: string | null;
  returnUrl: string;
  cancelUrl: string;
  metadata: Readonly<Record<string, string>>;
  chargeMetadata: Readonly<Record<string, string>>;
}

export interface NewCardPayment
  extends Pick<
    CardPayment,
    'id' | 'provider' | 'merchant' | 'charge' | 'reference' | 'amount' | 'currency' | 'details' | 'scenario'
  > {
  created: Date;
  expires: Date;
}

export async function insertCardPayment(query: Query, payment: NewCardPayment): Promise<CardPayment> {
  const { outcome, outcomeAfter } = payment.scenario;
  const { created, expires } = payment;
  const due = outcome === 'phone' ? expires : outcome === 'stuck' ? null : after(created, outcomeAfter);
  const [stored] = await query<CardPayment>(
    `INSERT INTO card_payments (id, provider, merchant, charge, reference, amount, currency, details, scenario,
       created_at, expires_at, due_at, submitted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING *`,
    [
      payment.id,
      payment.provider,
      payment.merchant,
      payment.charge,
      payment.reference,
      payment.amount,
      payment.currency,
      JSON.stringify(payment.details),
      JSON.stringify(payment.scenario),
      created,
      expires,
      due,
      outcome === 'stuck' ? created : null,
    ],
  );
  return stored as CardPayment;
}

export async function lockCardPayment(query: Query, id: string): Promise<CardPayment | undefined> {
  const [payment] = await query<CardPayment>('SELECT * FROM card_payments WHERE id = $1 FOR UPDATE', [id]);
  return payment;
}

/** True while the page takes a card. */
export const isOpen = ({ result, submitted_at, scenario }: CardPayment): boolean =>
  result === null && submitted_at === null && scenario.outcome === 'phone';

/** Sum of the refunds of a payment that were made. */
export async function refundsMade(query: Query, payment: CardPayment): Promise<bigint> {
  const [row] = await query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM card_refunds WHERE payment = $1 AND result = 'done'`,
    [payment.id],
  );
  return BigInt(row?.sum ?? 0);
}

/** Sum of the refunds of a payment that have not failed. The row of the payment is locked. */
export async function refundedOf(query: Query, payment: CardPayment): Promise<bigint> {
  const [row] = await query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM card_refunds
     WHERE payment = $1 AND (result IS NULL OR result = 'done')`,
    [payment.id],
  );
  return BigInt(row?.sum ?? 0);
}
