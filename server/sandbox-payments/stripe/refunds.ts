import { randomBytes } from 'node:crypto';
import { type CardPayment, refundedOf } from '../card/card-payments.ts';
import { isDisputed } from '../card/disputes.ts';
import type { CardMerchant } from '../card/merchants.ts';
import type { CardRefund } from '../card/provider.ts';
import { finishRefund, insertRefund } from '../card/refunds.ts';
import { type Form, textIn, textsIn } from '../run/form.ts';
import type { Match, Scenario } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { refundObject } from './objects.ts';
import { invalid, missing, StripeError } from './stripe-error.ts';

/** What a rule chooses the scenario of a refund by. */
export const matchOfRefund = (form: Form): Match => ({
  kind: 'refund',
  reference: textIn(form, 'payment_intent') ?? '',
  amount: textIn(form, 'amount') ?? '',
});

/** Refunds a payment, or a part of it. @throws StripeError */
export async function createRefund(
  query: Query,
  merchant: CardMerchant,
  { form, scenario }: { form: Form; scenario: Scenario },
): Promise<object> {
  const payment = await paidOf(query, merchant, textIn(form, 'payment_intent') ?? '');
  const left = payment.amount - (await refundedOf(query, payment));
  const text = textIn(form, 'amount') ?? String(left);
  if (!/^[1-9]\d{0,9}$/.test(text) && left > 0n) throw invalid('amount');
  if (left === 0n) {
    throw new StripeError(400, 'The charge has already been refunded.', { code: 'charge_already_refunded' });
  }
  if (await isDisputed(query, payment)) {
    throw new StripeError(400, 'The charge has been charged back.', { code: 'charge_disputed' });
  }
  const amount = BigInt(text);
  if (amount > left) throw invalid('amount', 'Refund amount is greater than unrefunded amount on charge.');
  const id = `re_${randomBytes(12).toString('hex')}`;
  const refund = await insertRefund(query, payment, {
    id,
    amount,
    metadata: textsIn(form.metadata),
    scenario,
  });
  // A card is refunded at once; other methods take their time.
  const isNow = scenario.outcome !== 'stuck' && scenario.outcomeAfter === 0;
  return refundObject(payment, (isNow && (await finishRefund(query, id))) || refund);
}

/** Locks a payment that was made. @throws StripeError */
async function paidOf(query: Query, merchant: CardMerchant, charge: string): Promise<CardPayment> {
  const [payment] = await query<CardPayment>(
    `SELECT * FROM card_payments WHERE charge = $1 AND merchant = $2 AND result = 'paid' FOR UPDATE`,
    [charge, merchant.id],
  );
  if (!payment) throw missing('payment_intent', 'payment_intent', charge);
  return payment;
}

export async function readRefund(query: Query, merchant: CardMerchant, id: string): Promise<object> {
  const [refund] = await query<CardRefund>('SELECT * FROM card_refunds WHERE id = $1', [id]);
  const [payment] = await query<CardPayment>('SELECT * FROM card_payments WHERE id = $1 AND merchant = $2', [
    refund?.payment,
    merchant.id,
  ]);
  if (!refund || !payment) throw missing('id', 'refund', id);
  return refundObject(payment, refund);
}

/** The refunds of a payment, the newest first. */
export async function listRefunds(query: Query, merchant: CardMerchant, charge: string): Promise<object> {
  const payment = await paidOf(query, merchant, charge);
  const refunds = await query<CardRefund>(
    'SELECT * FROM card_refunds WHERE payment = $1 ORDER BY created_at DESC, id LIMIT 100',
    [payment.id],
  );
  const data = refunds.map((refund) => refundObject(payment, refund));
  return { object: 'list', url: '/v1/refunds', has_more: false, data };
}
