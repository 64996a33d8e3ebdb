import { randomUUID } from 'node:crypto';
import { after, timeOf } from '../run/clock.ts';
import { canPay, cardAccount, cardMerchantAccount, move } from '../run/money.ts';
import { HEALTHY } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { type CardPayment, lockCardPayment, refundsMade } from './card-payments.ts';
import type { CardRefund } from './provider.ts';
import { providerOf } from './providers.ts';

/** Stores a refund of a payment, whose row is locked. */
export async function insertRefund(
  query: Query,
  payment: CardPayment,
  refund: Pick<CardRefund, 'id' | 'amount' | 'metadata' | 'scenario'>,
): Promise<CardRefund> {
  const now = await timeOf(query);
  const { outcome, outcomeAfter } = refund.scenario;
  const [stored] = await query<CardRefund>(
    `INSERT INTO card_refunds (id, payment, amount, metadata, scenario, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *`,
    [
      refund.id,
      payment.id,
      refund.amount,
      JSON.stringify(refund.metadata),
      JSON.stringify(refund.scenario),
      now,
      outcome === 'stuck' ? null : after(now, outcomeAfter),
    ],
  );
  await providerOf(payment).announceRefund(query, payment, stored as CardRefund);
  return stored as CardRefund;
}

/**
 * Refunds as a person of the merchant does on the provider's own pages, where its rules for requests do not hold.
 * @param given receipt of the payment, and an amount in minor units; the whole payment where it is left out
 * @returns the receipt of the refund
 */
export async function refundByHand(
  query: Query,
  given: { confirmation_code?: string; amount?: string },
): Promise<{ receipt: string | null }> {
  const [payment] = await query<CardPayment>('SELECT * FROM card_payments WHERE receipt = $1 FOR UPDATE', [
    given.confirmation_code,
  ]);
  if (!payment) throw new Error('no such payment');
  const amount = BigInt(given.amount ?? payment.amount);
  if (amount > payment.amount - (await refundsMade(query, payment)))
    throw new Error('more than what is left');
  const id = randomUUID();
  await query(
    `INSERT INTO card_refunds (id, payment, amount, metadata, scenario, created_at) VALUES ($1, $2, $3, '{}', $4, $5)`,
    [id, payment.id, amount, JSON.stringify(HEALTHY), await timeOf(query)],
  );
  const refund = await finishRefund(query, id);
  return { receipt: refund?.receipt ?? null };
}

/** Pays a refund, or lets it fail. Does so once. @returns the refund as it is now */
export async function finishRefund(query: Query, id: string): Promise<CardRefund | undefined> {
  const [refund] = await query<CardRefund>('SELECT * FROM card_refunds WHERE id = $1 FOR UPDATE', [id]);
  const payment = refund && (await lockCardPayment(query, refund.payment));
  if (!payment || refund.result !== null) return refund;
  const now = await timeOf(query);
  const [result, receipt] = await pay(query, { refund, payment, now });
  const [finished] = await query<CardRefund>(
    'UPDATE card_refunds SET result = $2, receipt = $3, finished_at = $4 WHERE id = $1 RETURNING *',
    [id, result, receipt, now],
  );
  await providerOf(payment).announceRefund(query, payment, finished as CardRefund);
  return finished;
}

async function pay(
  query: Query,
  { refund, payment, now }: { refund: CardRefund; payment: CardPayment; now: Date },
): Promise<[string, string | null]> {
  const { outcome } = refund.scenario;
  if (typeof outcome === 'object') return [outcome.failed, null];
  const { amount } = refund;
  const { merchant, card, currency } = payment;
  const debit = cardMerchantAccount(merchant, currency);
  const credit = cardAccount(card ?? '', currency);
  if (!(await canPay(query, { debit, credit, amount }))) return ['insufficient_funds', null];
  const reference = payment.reference;
  const receipt = await move(query, { kind: 'refund', debit, credit, amount, currency, at: now, reference });
  return ['done', receipt];
}

/** Finishes the refunds whose time has come. @returns how many there were */
export async function finishDueRefunds(query: Query): Promise<number> {
  const due = await query<{ id: string }>(
    'SELECT id FROM card_refunds WHERE result IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 100',
    [await timeOf(query)],
  );
  for (const { id } of due) await finishRefund(query, id);
  return due.length;
}
