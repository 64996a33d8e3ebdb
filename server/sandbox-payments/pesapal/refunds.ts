import { randomUUID } from 'node:crypto';
import { type CardPayment, refundedOf } from '../card/card-payments.ts';
import { isMobile } from '../card/cards.ts';
import { isDisputed } from '../card/disputes.ts';
import type { CardMerchant } from '../card/merchants.ts';
import { insertRefund } from '../card/refunds.ts';
import { type Scenario, scenarioOf } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import type { Body } from './merchants.ts';
import { minorOf } from './orders.ts';
import { ofScenario, PesapalError } from './pesapal-error.ts';

/** A refusal has a status and a message, and no code. */
const refused = (message: string): object => ({ status: '500', message });

/**
 * Takes a request for a refund, which people approve later. A payment has one refund; by mobile money only the whole.
 * @returns the error that its scenario answers with; undefined when the scenario loses it before it is accepted
 */
export async function requestRefund(
  query: Query,
  merchant: CardMerchant,
  body: Body,
): Promise<{ answer: object; scenario: Scenario | null } | PesapalError | undefined> {
  const code = String(body.confirmation_code ?? '');
  const [payment] = await query<CardPayment>(
    `SELECT * FROM card_payments WHERE merchant = $1 AND receipt = $2 AND result = 'paid' FOR UPDATE`,
    [merchant.id, code],
  );
  const refusal = (message: string) => ({ answer: refused(message), scenario: null });
  if (!payment) return refusal('Refund rejected: payment not found');
  const { currency, reference } = payment;
  if ((await refundedOf(query, payment)) > 0n || (await isDisputed(query, payment)))
    return refusal('Refund rejected: the payment was refunded before');
  const amount = minorOf(body.amount, currency);
  if (amount > payment.amount) return refusal('Refund rejected: the amount is above that of the payment');
  if (isMobile(payment.card) && amount !== payment.amount)
    return refusal('Refund rejected: mobile payments are refunded whole');
  if (!body.username || !body.remarks) return refusal('Refund rejected: username and remarks are required');
  const scenario = await scenarioOf(query, { kind: 'refund', reference, amount: String(amount), currency });
  if (scenario.answer === 'drop_before') return undefined;
  if (typeof scenario.answer === 'object') return ofScenario(scenario.answer);
  const metadata = { username: String(body.username), remarks: String(body.remarks) };
  await insertRefund(query, payment, { id: randomUUID(), amount, metadata, scenario });
  return { answer: { status: '200', message: 'Refund request successfully' }, scenario };
}
