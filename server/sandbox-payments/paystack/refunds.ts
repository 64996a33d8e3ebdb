import { type CardPayment, refundedOf } from '../card/card-payments.ts';
import { isDisputed } from '../card/disputes.ts';
import type { CardMerchant } from '../card/merchants.ts';
import type { CardRefund } from '../card/provider.ts';
import { insertRefund } from '../card/refunds.ts';
import { type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { refundObject } from './objects.ts';
import { invalid, notFound, ofScenario, PaystackError } from './paystack-error.ts';
import { type Body, newId, pagingOf } from './transactions.ts';

/**
 * Accepts a refund. Two equal requests are two refunds, as far as the payment goes.
 * @returns the error that its scenario answers with; undefined when the scenario loses it before it is accepted
 * @throws PaystackError
 */
export async function createRefund(
  query: Query,
  merchant: CardMerchant,
  body: Body,
): Promise<{ answer: object; scenario: Scenario } | PaystackError | undefined> {
  const reference = String(body.transaction ?? '');
  const [payment] = await query<CardPayment>(
    `SELECT * FROM card_payments WHERE merchant = $1 AND (reference = $2 OR charge = $2) AND result = 'paid'
     FOR UPDATE`,
    [merchant.id, reference],
  );
  if (!payment) throw notFound('transaction');
  const left = payment.amount - (await refundedOf(query, payment));
  if (left === 0n) {
    throw new PaystackError(400, 'transaction_reversed', 'Transaction has been fully reversed');
  }
  if (await isDisputed(query, payment)) {
    throw new PaystackError(400, 'transaction_disputed', 'Transaction has a dispute');
  }
  const text = String(body.amount ?? left);
  if (!/^[1-9]\d{0,13}$/.test(text)) throw invalid('amount');
  const amount = BigInt(text);
  if (amount > left) throw invalid('amount', 'Refund amount cannot be more than what is left');
  const { currency } = payment;
  const scenario = await scenarioOf(query, { kind: 'refund', reference, amount: text, currency });
  if (scenario.answer === 'drop_before') return undefined;
  if (typeof scenario.answer === 'object') return ofScenario(scenario.answer);
  const [merchantNote, customerNote] = [String(body.merchant_note ?? ''), String(body.customer_note ?? '')];
  const metadata = { merchant_note: merchantNote, customer_note: customerNote };
  const refund = await insertRefund(query, payment, { id: newId(), amount, metadata, scenario });
  const transaction = { id: Number(payment.charge), reference: payment.reference };
  return { answer: { ...refundObject(payment, refund), transaction }, scenario };
}

const REFUNDS = `SELECT r.* FROM card_refunds r JOIN card_payments p ON p.id = r.payment WHERE p.merchant = $1`;

async function present(query: Query, refunds: CardRefund[]): Promise<object[]> {
  const ids = refunds.map(({ payment }) => payment);
  const payments = await query<CardPayment>('SELECT * FROM card_payments WHERE id = ANY($1)', [ids]);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return refunds.flatMap((refund) => {
    const payment = byId.get(refund.payment);
    return payment ? [refundObject(payment, refund)] : [];
  });
}

/** @throws PaystackError */
export async function readRefund(query: Query, merchant: CardMerchant, id: string): Promise<object> {
  const [found] = await present(query, await query(`${REFUNDS} AND r.id = $2`, [merchant.id, id]));
  if (!found) throw notFound('refund');
  return found;
}

/** The refunds of a period, the newest first. @throws PaystackError */
export async function listRefunds(query: Query, merchant: CardMerchant, asked: Body): Promise<object[]> {
  const { from, to, limit, offset } = pagingOf(asked);
  const refunds = await query<CardRefund>(
    `${REFUNDS} AND r.created_at BETWEEN $2 AND $3 ORDER BY r.created_at DESC, r.id LIMIT $4 OFFSET $5`,
    [merchant.id, from, to, limit, offset],
  );
  return present(query, refunds);
}
