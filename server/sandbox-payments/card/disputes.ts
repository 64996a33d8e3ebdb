import { randomBytes } from 'node:crypto';
import { after, timeOf } from '../run/clock.ts';
import { canPay, cardAccount, cardMerchantAccount, move } from '../run/money.ts';
import type { Query } from '../store/store.ts';
import { type CardPayment, lockCardPayment } from './card-payments.ts';
import type { CardDispute } from './provider.ts';
import { providerOf } from './providers.ts';

/**
 * Returns a payment to its payer at once, without telling the merchant: the news of it is lost.
 * @param charge the provider's ID of the money
 */
export async function reverseQuietly(query: Query, charge: string): Promise<object> {
  const [payment] = await query<CardPayment>('SELECT * FROM card_payments WHERE charge = $1 FOR UPDATE', [
    charge,
  ]);
  if (payment?.result !== 'paid') throw new Error('no such payment');
  const now = await timeOf(query);
  await query(
    `INSERT INTO card_disputes (id, payment, amount, status, opened_at) VALUES ($1, $2, $3, 'open', $4)`,
    [`du_${randomBytes(12).toString('hex')}`, payment.id, payment.amount, now],
  );
  await takeBack(query, payment, payment.amount);
  return {};
}

/** Plans the dispute that the scenario or the card of a payment asks for. */
export async function planDispute(
  query: Query,
  payment: CardPayment,
  plan: { after: number; outcome?: 'won' | 'lost'; closesAfter?: number },
): Promise<void> {
  await query(
    `INSERT INTO card_disputes (id, payment, amount, status, due_at, outcome, closes_after)
     VALUES ($1, $2, $3, 'planned', $4, $5, $6)`,
    [
      `du_${randomBytes(12).toString('hex')}`,
      payment.id,
      payment.amount,
      after(await timeOf(query), plan.after),
      plan.outcome ?? null,
      plan.outcome ? (plan.closesAfter ?? 0) : null,
    ],
  );
}

/** True while the bank holds the money back, and when it gave it back to the payer. */
export async function isDisputed(query: Query, payment: CardPayment): Promise<boolean> {
  const found = await query(`SELECT FROM card_disputes WHERE payment = $1 AND status IN ('open', 'lost')`, [
    payment.id,
  ]);
  return found.length > 0;
}

/** Opens and closes the disputes whose time has come. @returns how many there were */
export async function moveDueDisputes(query: Query): Promise<number> {
  const now = await timeOf(query);
  const due = await query<CardDispute>(
    'SELECT * FROM card_disputes WHERE due_at <= $1 ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED',
    [now],
  );
  for (const dispute of due) {
    const payment = await lockCardPayment(query, dispute.payment);
    if (payment) await (dispute.status === 'planned' ? open : close)(query, { dispute, payment, now });
  }
  return due.length;
}

interface Step {
  dispute: CardDispute;
  payment: CardPayment;
  now: Date;
}

/** Takes the money back from the merchant until the bank has decided. */
async function open(query: Query, { dispute, payment, now }: Step): Promise<void> {
  const { amount, closes_after: closesAfter } = dispute;
  const { merchant, card, currency } = payment;
  const [debit, credit] = [cardMerchantAccount(merchant, currency), cardAccount(card ?? '', currency)];
  const isPossible = (await providerOf(payment).canBeDisputed?.(query, payment)) ?? true;
  if (!isPossible || !(await canPay(query, { debit, credit, amount }))) {
    await query('UPDATE card_disputes SET due_at = NULL WHERE id = $1', [dispute.id]);
    return;
  }
  await takeBack(query, payment, amount);
  const [opened] = await query<CardDispute>(
    `UPDATE card_disputes SET status = 'open', opened_at = $2, due_at = $3 WHERE id = $1 RETURNING *`,
    [dispute.id, now, closesAfter === null ? null : after(now, closesAfter)],
  );
  await providerOf(payment).announceDispute(query, payment, opened as CardDispute);
}

/** Moves money from the merchant back to the payer. */
async function takeBack(query: Query, payment: CardPayment, amount: bigint): Promise<void> {
  const { merchant, card, currency, reference } = payment;
  const [debit, credit] = [cardMerchantAccount(merchant, currency), cardAccount(card ?? '', currency)];
  const at = await timeOf(query);
  await move(query, { kind: 'dispute', debit, credit, amount, currency, at, reference });
}

async function close(query: Query, { dispute, payment, now }: Step): Promise<void> {
  const { amount, outcome } = dispute;
  const { merchant, card, currency, reference } = payment;
  const [debit, credit] = [cardAccount(card ?? '', currency), cardMerchantAccount(merchant, currency)];
  const isWon = outcome === 'won' && (await canPay(query, { debit, credit, amount }));
  if (isWon) {
    await move(query, { kind: 'dispute', debit, credit, amount, currency, at: now, reference });
  }
  const [closed] = await query<CardDispute>(
    'UPDATE card_disputes SET status = $2, due_at = NULL WHERE id = $1 RETURNING *',
    [dispute.id, isWon ? 'won' : 'lost'],
  );
  await providerOf(payment).announceDispute(query, payment, closed as CardDispute);
}
