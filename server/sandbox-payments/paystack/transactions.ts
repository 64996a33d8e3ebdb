import { randomBytes, randomInt } from 'node:crypto';
import { type CardPayment, insertCardPayment, refundsMade } from '../card/card-payments.ts';
import { decide } from '../card/decide.ts';
import type { CardMerchant } from '../card/merchants.ts';
import { after, timeOf } from '../run/clock.ts';
import { type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { transactionObject } from './objects.ts';
import { invalid, notFound, ofScenario, PaystackError } from './paystack-error.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Least amounts, in hundredths. */
const MINIMUM: Readonly<Record<string, bigint>> = {
  KES: 300n,
  USD: 200n,
  NGN: 5_000n,
  GHS: 10n,
  ZAR: 100n,
};
const PAGE_SECONDS = 24 * 3_600;

/** A number that no other object has. */
export const newId = (): string => String(randomInt(1_000_000_000, 9_999_999_999));

function checked(body: Body) {
  const email = String(body.email ?? '');
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw invalid('email', 'Email is not valid');
  const [text, currency] = [String(body.amount ?? ''), String(body.currency ?? 'NGN')];
  const least = MINIMUM[currency];
  if (!least) throw new PaystackError(403, 'unsupported_currency', 'Currency not supported by merchant');
  if (!/^\d{1,14}$/.test(text)) throw invalid('amount');
  const amount = BigInt(text);
  if (amount < least) throw invalid('amount', 'Amount is less than the minimum of the currency');
  const reference = String(body.reference ?? randomBytes(6).toString('hex'));
  if (!/^[A-Za-z0-9.=-]{1,100}$/.test(reference)) throw invalid('reference');
  const metadata = metadataOf(body.metadata);
  const returnUrl = urlOf(body.callback_url, 'callback_url');
  const cancelUrl = urlOf(metadata.cancel_action ?? returnUrl, 'metadata');
  return { email, amount, currency, reference, metadata, returnUrl, cancelUrl };
}

const metadataOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, String(item)]))
    : {};

function urlOf(value: unknown, field: string): string {
  const text = String(value ?? '');
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw invalid(field);
  return text;
}

/**
 * Makes a transaction.
 * @returns the error that its scenario answers with; undefined when the scenario loses it before it is accepted
 * @throws PaystackError
 */
export async function initialize(
  query: Query,
  merchant: CardMerchant,
  body: Body,
): Promise<{ payment: CardPayment; scenario: Scenario } | PaystackError | undefined> {
  const { amount, currency, reference, email, metadata, returnUrl, cancelUrl } = checked(body);
  const match = { kind: 'checkout' as const, reference, amount: String(amount), currency };
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 8100))', [reference]);
  const before = await query('SELECT FROM card_payments WHERE merchant = $1 AND reference = $2', [
    merchant.id,
    reference,
  ]);
  if (before.length > 0)
    throw new PaystackError(400, 'duplicate_reference', 'Duplicate Transaction Reference');
  const scenario = await scenarioOf(query, match);
  if (scenario.answer === 'drop_before') return undefined;
  if (typeof scenario.answer === 'object') return ofScenario(scenario.answer);
  const created = await timeOf(query);
  const payment = await insertCardPayment(query, {
    id: randomBytes(10).toString('hex'),
    provider: 'paystack',
    merchant: merchant.id,
    charge: newId(),
    reference,
    amount,
    currency,
    details: { description: email, email, returnUrl, cancelUrl, metadata, chargeMetadata: {} },
    scenario,
    created,
    expires: after(created, PAGE_SECONDS),
  });
  const { outcome, callbacks } = scenario;
  const comesFirst = callbacks.some((callback) => callback.after < 0);
  if (comesFirst && outcome !== 'phone' && outcome !== 'stuck') await decide(query, payment.id, outcome);
  return { payment, scenario };
}

/**
 * Reads a transaction. Its scenario may answer the first questions otherwise.
 * @returns the answer, and after how many seconds it is sent; or a refusal
 */
export async function verify(
  query: Query,
  merchant: CardMerchant,
  reference: string,
): Promise<{ answer: object; delay: number } | PaystackError | 'foreign_page'> {
  const [payment] = await query<CardPayment>(
    `UPDATE card_payments SET queries = queries + 1 WHERE merchant = $1 AND reference = $2 RETURNING *`,
    [merchant.id, reference],
  );
  if (!payment) throw notFound('transaction');
  const planned = payment.scenario.queries[payment.queries - 1];
  if (planned === '500') return 'foreign_page';
  if (planned === '429') return new PaystackError(429, 'rate_limit', 'Too many requests');
  if (planned === '404') return notFound('transaction');
  return { answer: await answerTo(query, payment, planned), delay: payment.scenario.queriesAfter };
}

async function answerTo(
  query: Query,
  payment: CardPayment,
  planned: Scenario['queries'][number] | undefined,
): Promise<object> {
  switch (planned) {
    case 'pending':
      return transactionObject({ ...payment, submitted_at: payment.created_at }, { result: null });
    case 'unknown':
      return transactionObject(payment, { result: 'under_review' });
    default:
      return transactionObject(payment, { refunded: await refundsMade(query, payment) });
  }
}

/** A page of a list, as the query asks for it. */
export function pagingOf(query: Body): { from: Date; to: Date; limit: number; offset: number } {
  const [from, to] = [dateOf(query.from, 0), dateOf(query.to, 8.64e15)];
  const limit = Math.min(100, Math.max(1, Number(query.perPage ?? 50) || 50));
  return { from, to, limit, offset: (Math.max(1, Number(query.page ?? 1) || 1) - 1) * limit };
}

function dateOf(value: unknown, otherwise: number): Date {
  const at = new Date(value === undefined ? otherwise : String(value));
  if (Number.isNaN(at.getTime())) throw invalid('date');
  // The longest time of PostgreSQL is farther than that of JavaScript.
  return at;
}

/** The transactions that were made in a period, the newest first. @throws PaystackError */
export async function listTransactions(query: Query, merchant: CardMerchant, asked: Body): Promise<object[]> {
  const { from, to, limit, offset } = pagingOf(asked);
  const payments = await query<CardPayment & { refunded: string }>(
    `SELECT p.*, (SELECT coalesce(sum(amount), 0)::text FROM card_refunds r
       WHERE r.payment = p.id AND r.result = 'done') AS refunded
     FROM card_payments p WHERE merchant = $1 AND created_at BETWEEN $2 AND $3
       AND ($4::text IS DISTINCT FROM 'success' OR result = 'paid')
     ORDER BY created_at DESC, id LIMIT $5 OFFSET $6`,
    [merchant.id, from, to, asked.status ?? null, limit, offset],
  );
  return payments.map((payment) => transactionObject(payment, { refunded: BigInt(payment.refunded) }));
}
