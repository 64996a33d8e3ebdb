import { randomBytes } from 'node:crypto';
import { type CardPayment, insertCardPayment, lockCardPayment } from '../card/card-payments.ts';
import { decide } from '../card/decide.ts';
import type { CardMerchant } from '../card/merchants.ts';
import { timeOf } from '../run/clock.ts';
import { type Form, groupIn, isGroup, textIn, textsIn } from '../run/form.ts';
import type { Match, Scenario } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { seconds } from './objects.ts';
import { invalid, missing, StripeError } from './stripe-error.ts';

/** Currencies, with the smallest step of their minor units. */
const STEPS: Readonly<Record<string, bigint>> = { kes: 1n, usd: 1n, eur: 1n, tzs: 1n, ugx: 100n, rwf: 1n };
/** Fifty cents; other currencies have their own, which depends on the rate. */
const MINIMUM: Readonly<Record<string, bigint>> = { usd: 50n, eur: 50n };
const MAX = 99_999_999n;

const PARAMETERS = [
  'mode',
  'line_items',
  'client_reference_id',
  'metadata',
  'payment_intent_data',
  'expires_at',
  'success_url',
  'cancel_url',
  'customer_email',
];

/** What a rule chooses the scenario of a session by. */
export function matchOfSession(form: Form): Match {
  const { amount, currency } = priceOf(form);
  const reference = textIn(form, 'client_reference_id') ?? '';
  return { kind: 'checkout', reference, amount: String(amount), currency: currency.toUpperCase() };
}

/**
 * Creates a session.
 * @returns it as it was created, also when its payer was faster than the answer
 * @throws StripeError naming the first fault
 */
export async function createSession(
  query: Query,
  merchant: CardMerchant,
  { form, scenario }: { form: Form; scenario: Scenario },
): Promise<CardPayment> {
  const unknown = Object.keys(form).find((name) => !PARAMETERS.includes(name));
  if (unknown) throw invalid(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
  if (textIn(form, 'mode') !== 'payment') throw invalid('mode');
  const { amount, currency, description } = priceOf(form);
  const created = await timeOf(query);
  const payment = await insertCardPayment(query, {
    id: `cs_test_${randomBytes(24).toString('hex')}`,
    provider: 'stripe',
    merchant: merchant.id,
    charge: `pi_${randomBytes(12).toString('hex')}`,
    reference: textIn(form, 'client_reference_id') ?? '',
    amount,
    currency: currency.toUpperCase(),
    details: {
      description,
      email: textIn(form, 'customer_email') ?? null,
      returnUrl: urlIn(form, 'success_url'),
      cancelUrl: urlIn(form, 'cancel_url'),
      metadata: textsIn(form.metadata),
      chargeMetadata: textsIn(groupIn(form, 'payment_intent_data').metadata),
    },
    scenario,
    created,
    expires: expiryIn(form, created),
  });
  const { outcome, callbacks } = scenario;
  const comesFirst = callbacks.some(({ after }) => after < 0);
  if (comesFirst && outcome !== 'phone' && outcome !== 'stuck') await decide(query, payment.id, outcome);
  return { ...payment, submitted_at: null };
}

interface Price {
  amount: bigint;
  currency: string;
  description: string;
}

/** The sum of the items, which have one currency. */
function priceOf(form: Form): Price {
  const items = isGroup(form.line_items) ? Object.values(form.line_items) : [];
  const prices = items.map(itemPrice);
  const [first] = prices;
  if (!first) throw invalid('line_items', 'Missing required param: line_items.', 'parameter_missing');
  const amount = prices.reduce((sum, price) => sum + price.amount, 0n);
  checkAmount(amount, first.currency);
  return { ...first, amount };
}

function itemPrice(value: Form[string]): Price {
  const item = groupIn({ value }, 'value');
  const price = groupIn(item, 'price_data');
  const description = textIn(groupIn(price, 'product_data'), 'name');
  const [unit = '', quantity = ''] = [textIn(price, 'unit_amount'), textIn(item, 'quantity')];
  if (!/^\d{1,12}$/.test(unit) || !/^[1-9]\d{0,5}$/.test(quantity) || !description)
    throw invalid('line_items');
  return { amount: BigInt(unit) * BigInt(quantity), currency: textIn(price, 'currency') ?? '', description };
}

/** @throws StripeError */
function checkAmount(amount: bigint, currency: string): void {
  const step = STEPS[currency];
  if (!step) throw invalid('currency', `Invalid currency: ${currency}`);
  if (amount % step !== 0n) throw invalid('amount', 'Fractions of this currency cannot be charged.');
  if (amount > MAX) throw invalid('amount', 'Amount must be no more than 999,999.99.', 'amount_too_large');
  if (amount < (MINIMUM[currency] ?? 1n)) {
    throw invalid('amount', 'The amount must convert to at least 50 cents.', 'amount_too_small');
  }
}

const SHORTEST = 30 * 60;
const LONGEST = 24 * 3_600;

/** @throws StripeError for less than 30 minutes and more than 24 hours */
function expiryIn(form: Form, now: Date): Date {
  const at = Number(textIn(form, 'expires_at') ?? seconds(now) + LONGEST);
  const left = at - seconds(now);
  if (!Number.isInteger(at) || left < SHORTEST || left > LONGEST) {
    throw invalid('expires_at', 'The `expires_at` must be between 30 minutes and 24 hours from now.');
  }
  return new Date(at * 1_000);
}

function urlIn(form: Form, name: string): string {
  const text = textIn(form, name) ?? '';
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw invalid(name, 'Not a valid URL', 'url_invalid');
  return text;
}

/** Ends a session that is open. @throws StripeError for one that is not */
export async function expireSession(query: Query, merchant: CardMerchant, id: string): Promise<CardPayment> {
  const payment = await lockCardPayment(query, id);
  if (payment?.merchant !== merchant.id) throw missing('session', 'checkout.session', id);
  if (payment.result !== null || payment.submitted_at !== null)
    throw invalid('session', 'Only Checkout Sessions with a status in ["open"] can be expired.');
  await decide(query, id, { failed: 'expired' });
  return (await lockCardPayment(query, id)) ?? payment;
}

/** Reads a session. Its scenario may answer the first questions otherwise. @throws StripeError */
export async function querySession(
  query: Query,
  merchant: CardMerchant,
  id: string,
): Promise<{ payment: CardPayment; result: string | null } | StripeError | 'foreign_page'> {
  const [payment] = await query<CardPayment>(
    `UPDATE card_payments SET queries = queries + 1 WHERE id = $1 AND merchant = $2 RETURNING *`,
    [id, merchant.id],
  );
  if (!payment) throw missing('session', 'checkout.session', id);
  switch (payment.scenario.queries[payment.queries - 1]) {
    case '500':
      return 'foreign_page';
    case '429':
      return new StripeError(429, 'Request rate limit exceeded.', { code: 'rate_limit' });
    case '404':
      return missing('session', 'checkout.session', id);
    case 'pending':
      return { payment: { ...payment, submitted_at: null }, result: null };
    case 'unknown':
      return { payment, result: 'under_review' };
    default:
      return { payment, result: payment.result };
  }
}
