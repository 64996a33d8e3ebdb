import { randomBytes, randomUUID } from 'node:crypto';
import { type CardPayment, insertCardPayment, refundsMade } from '../card/card-payments.ts';
import { isMobile } from '../card/cards.ts';
import { decide } from '../card/decide.ts';
import { isDisputed } from '../card/disputes.ts';
import type { CardMerchant } from '../card/merchants.ts';
import { after, timeOf } from '../run/clock.ts';
import { type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { type Body, notificationUrl } from './merchants.ts';
import { invalid, ofScenario, PesapalError } from './pesapal-error.ts';

const CURRENCIES = ['KES', 'UGX', 'TZS', 'RWF', 'USD', 'MWK', 'ZMW'];
/** Currencies of the sandbox that are counted in wholes; the others in hundredths. */
const WHOLES = ['RWF'];
const PAGE_SECONDS = 7 * 86_400;
const MAX_DESCRIPTION = 100;

const placesOf = (currency: string): number => (WHOLES.includes(currency) ? 0 : 2);

/** Minor units of an amount in JSON. @throws PesapalError */
export function minorOf(value: unknown, currency: string): bigint {
  const match = /^(\d{1,10})(?:\.(\d+))?$/.exec(String(value ?? ''));
  const decimals = match?.[2]?.replace(/0+$/, '') ?? '';
  if (!match || decimals.length > placesOf(currency)) throw invalid('amount');
  const minor = BigInt((match[1] ?? '0') + decimals.padEnd(placesOf(currency), '0'));
  if (minor === 0n) throw invalid('amount');
  return minor;
}

const decimalOf = ({ amount, currency }: CardPayment): number => Number(amount) / 10 ** placesOf(currency);

function checked(body: Body) {
  const reference = String(body.id ?? '');
  if (!/^[A-Za-z0-9_.:-]{1,50}$/.test(reference)) throw invalid('id');
  const currency = String(body.currency ?? '');
  if (!CURRENCIES.includes(currency)) throw invalid('currency');
  const description = String(body.description ?? '');
  if (description === '' || description.length > MAX_DESCRIPTION) throw invalid('description');
  const billing = (body.billing_address ?? {}) as Body;
  const email = String(billing.email_address ?? '');
  if (!/^[^@\s]+@[^@\s]+$/.test(email) && !billing.phone_number) throw invalid('billing_address');
  const returnUrl = urlOf(body.callback_url, 'callback_url');
  const cancelUrl = body.cancellation_url ? urlOf(body.cancellation_url, 'cancellation_url') : returnUrl;
  const amount = minorOf(body.amount, currency);
  return { reference, currency, amount, description, email, returnUrl, cancelUrl };
}

function urlOf(value: unknown, field: string): string {
  const text = String(value ?? '');
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw invalid(field);
  return text;
}

/**
 * Takes an order. A merchant reference is taken once.
 * @returns the error that its scenario answers with; undefined when the scenario loses it before it is accepted
 * @throws PesapalError
 */
export async function submitOrder(
  query: Query,
  merchant: CardMerchant,
  body: Body,
): Promise<{ payment: CardPayment; scenario: Scenario } | PesapalError | undefined> {
  const { reference, currency, amount, description, email, returnUrl, cancelUrl } = checked(body);
  const url = await notificationUrl(query, merchant, String(body.notification_id ?? ''));
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 8101))', [reference]);
  const before = await query('SELECT FROM card_payments WHERE merchant = $1 AND reference = $2', [
    merchant.id,
    reference,
  ]);
  if (before.length > 0)
    throw new PesapalError('duplicate_merchant_reference', 'Merchant reference was used before');
  const scenario = await scenarioOf(query, {
    kind: 'checkout',
    reference,
    amount: String(amount),
    currency,
  });
  if (scenario.answer === 'drop_before') return undefined;
  if (typeof scenario.answer === 'object') return ofScenario(scenario.answer);
  const created = await timeOf(query);
  const payment = await insertCardPayment(query, {
    id: randomBytes(10).toString('hex'),
    provider: 'pesapal',
    merchant: merchant.id,
    charge: randomUUID(),
    reference,
    amount,
    currency,
    details: {
      description,
      email,
      returnUrl,
      cancelUrl,
      metadata: { notification_url: url },
      chargeMetadata: {},
    },
    scenario,
    created,
    expires: after(created, PAGE_SECONDS),
  });
  const { outcome, callbacks } = scenario;
  const comesFirst = callbacks.some((callback) => callback.after < 0);
  if (comesFirst && outcome !== 'phone' && outcome !== 'stuck') await decide(query, payment.id, outcome);
  return { payment, scenario };
}

/** Failures of payers. Other results are unheard-of states. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  card_declined: 'Transaction declined by the bank',
  insufficient_funds: 'Insufficient funds',
  cancelled: 'Request cancelled by user',
};

interface Status {
  code: number;
  name: string;
  description: string;
}

const INVALID: Status = { code: 0, name: 'INVALID', description: '' };

function statusOf({ decline }: CardPayment, result: string | null, isReversed: boolean): Status {
  if (result === 'paid' && isReversed) return { code: 3, name: 'REVERSED', description: 'Reversed' };
  if (result === 'paid') return { code: 1, name: 'COMPLETED', description: '' };
  if (result === 'expired') return INVALID;
  const failure = result ?? decline;
  // A payment under way and one that was never paid have the same status.
  if (failure === null) return INVALID;
  const description = DESCRIPTIONS[failure];
  if (description !== undefined) return { code: 2, name: 'FAILED', description };
  return { code: 9, name: failure.toUpperCase(), description: '' };
}

const MOBILE_METHODS: Readonly<Record<string, string>> = { UGX: 'MTNUG', TZS: 'TigoTZ', RWF: 'MTNRW' };

function orderObject(payment: CardPayment, result: string | null, isReversed: boolean): object {
  const { code, name, description } = statusOf(payment, result, isReversed);
  const isMoney = code === 1 || code === 3;
  const method = isMobile(payment.card) ? (MOBILE_METHODS[payment.currency] ?? 'MpesaKE') : 'Visa';
  const error =
    code === 0
      ? { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment' }
      : { error_type: null, code: null, message: null };
  return {
    payment_method: isMoney ? method : '',
    amount: decimalOf(payment),
    created_date: payment.created_at.toISOString(),
    confirmation_code: isMoney ? payment.receipt : '',
    order_tracking_id: payment.charge,
    payment_status_description: name,
    description,
    message: 'Request processed successfully',
    payment_account: isMoney && payment.card ? `${payment.card.slice(0, 4)}xxx${payment.card.slice(-3)}` : '',
    call_back_url: payment.details.returnUrl,
    status_code: code,
    merchant_reference: payment.reference,
    account_number: null,
    payment_status_code: '',
    currency: payment.currency,
    error,
    status: code === 0 ? '500' : '200',
  };
}

async function isReversed(query: Query, payment: CardPayment): Promise<boolean> {
  return (await refundsMade(query, payment)) > 0n || (await isDisputed(query, payment));
}

/**
 * Reads an order. Its scenario may answer the first questions otherwise.
 * @returns the answer, and after how many seconds it is sent
 * @throws PesapalError
 */
export async function readOrder(
  query: Query,
  merchant: CardMerchant,
  trackingId: string,
): Promise<{ answer: object; delay: number } | 'foreign_page'> {
  const [payment] = await query<CardPayment>(
    `UPDATE card_payments SET queries = queries + 1 WHERE merchant = $1 AND charge = $2 AND provider = 'pesapal'
     RETURNING *`,
    [merchant.id, trackingId],
  );
  const notFound = new PesapalError('order_not_found', 'No order with this tracking ID');
  if (!payment) throw notFound;
  const planned = payment.scenario.queries[payment.queries - 1];
  if (planned === '500') return 'foreign_page';
  if (planned === '429') throw new PesapalError('rate_limit', 'Too many requests', { status: 429 });
  if (planned === '404') throw notFound;
  return { answer: await answerTo(query, payment, planned), delay: payment.scenario.queriesAfter };
}

async function answerTo(
  query: Query,
  payment: CardPayment,
  planned: Scenario['queries'][number] | undefined,
): Promise<object> {
  switch (planned) {
    case 'pending':
      return orderObject({ ...payment, decline: null }, null, false);
    case 'failed':
      return orderObject(payment, 'card_declined', false);
    case 'unknown':
      return orderObject(payment, 'under_review', false);
    case 'other':
      return anotherOrder(query, payment);
    default:
      return orderObject(payment, payment.result, await isReversed(query, payment));
  }
}

/** The answer about another paid order of the merchant, as if it were that about this one. */
async function anotherOrder(query: Query, { id, merchant, charge }: CardPayment): Promise<object> {
  const [other] = await query<CardPayment>(
    `SELECT * FROM card_payments WHERE merchant = $1 AND id <> $2 AND result = 'paid' LIMIT 1`,
    [merchant, id],
  );
  return other ? orderObject({ ...other, charge }, 'paid', false) : {};
}
