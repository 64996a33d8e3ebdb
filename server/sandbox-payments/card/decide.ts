import { after, timeOf } from '../run/clock.ts';
import { canPay, cardAccount, cardMerchantAccount, move, openAccount } from '../run/money.ts';
import type { Query } from '../store/store.ts';
import { type CardPayment, lockCardPayment } from './card-payments.ts';
import { DISPUTED_LATER, PAYS } from './cards.ts';
import { planDispute } from './disputes.ts';
import { providerOf } from './providers.ts';

export type Outcome = 'paid' | { failed: string };

/** Seconds until a payment with the card for disputes is disputed. */
const DISPUTE_AFTER = 60;

/** Decides a payment: money moves, and the callbacks are scheduled. Does so once. */
export async function decide(query: Query, id: string, outcome: Outcome): Promise<void> {
  const payment = await lockCardPayment(query, id);
  if (!payment || payment.result !== null) return;
  const now = await timeOf(query);
  const card = payment.card ?? payment.scenario.payer ?? PAYS;
  const [result, receipt] =
    outcome === 'paid' ? await pay(query, { ...payment, card }, now) : [outcome.failed, null];
  const [decided] = await query<CardPayment>(
    `UPDATE card_payments SET result = $2, receipt = $3, card = $4, finished_at = $5, due_at = NULL
     WHERE id = $1 RETURNING *`,
    [id, result, receipt, card, now],
  );
  await providerOf(payment).announceOutcome(query, decided as CardPayment);
  const dispute = payment.scenario.dispute ?? (card === DISPUTED_LATER ? { after: DISPUTE_AFTER } : null);
  if (receipt !== null && dispute) await planDispute(query, payment, dispute);
}

/** @returns the result, and the receipt of a payment */
async function pay(
  query: Query,
  payment: CardPayment & { card: string },
  at: Date,
): Promise<[string, string | null]> {
  const { card, merchant, currency, amount, reference } = payment;
  const [debit, credit] = [cardAccount(card, currency), cardMerchantAccount(merchant, currency)];
  for (const account of [debit, credit]) await openAccount(query, account, at, currency);
  if (!(await canPay(query, { debit, credit, amount }))) return ['insufficient_funds', null];
  return ['paid', await move(query, { kind: 'payment', debit, credit, amount, currency, at, reference })];
}

/** The payer is done: the payment is decided at once, or after a time in which it is complete and unpaid. */
export async function submit(query: Query, payment: CardPayment, card: string | null): Promise<void> {
  const { id, scenario } = payment;
  const now = await timeOf(query);
  await query('UPDATE card_payments SET card = $2, submitted_at = $3, due_at = $4 WHERE id = $1', [
    id,
    card,
    now,
    after(now, scenario.unpaidFor),
  ]);
  if (scenario.unpaidFor === 0) return decide(query, id, outcomeOf(payment));
  const submitted = await lockCardPayment(query, id);
  if (!submitted) return;
  const wait = scenario.reversed ? scenario.unpaidFor + 1 : 0;
  await providerOf(payment).announceUnpaid(query, submitted, wait);
}

/** Does what is due: payments are submitted or decided by their scenario, or expire. @returns how many there were */
export async function decideDueCards(query: Query): Promise<number> {
  const due = await query<CardPayment>(
    `SELECT * FROM card_payments WHERE result IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 100
     FOR UPDATE SKIP LOCKED`,
    [await timeOf(query)],
  );
  for (const payment of due) {
    if (payment.submitted_at !== null) await decide(query, payment.id, outcomeOf(payment));
    else if (payment.scenario.outcome === 'phone') await decide(query, payment.id, { failed: 'expired' });
    else if (isAlone(payment)) await decide(query, payment.id, outcomeOf(payment));
    else await submit(query, payment, null);
  }
  return due.length;
}

/** True for an outcome without a payer: the page expires. */
const isAlone = ({ scenario: { outcome } }: CardPayment): boolean =>
  typeof outcome === 'object' && outcome.failed === 'expired';

const outcomeOf = ({ scenario: { outcome } }: CardPayment): Outcome =>
  typeof outcome === 'object' ? outcome : 'paid';
