import type { CardPayment } from '../card/card-payments.ts';
import { brandOf, fingerprintOf } from '../card/cards.ts';
import type { CardDispute, CardRefund } from '../card/provider.ts';
import { after } from '../run/clock.ts';

/** The objects of Paystack, with the fields that clients of payments read. */

const ANSWER_SECONDS = 2 * 86_400;

/** Answers of banks to failed payments. Other results are unheard-of states. */
const ANSWERS: Readonly<Record<string, string>> = {
  card_declined: 'Declined',
  insufficient_funds: 'Insufficient Funds',
};

/** @param refunded sum of the refunds that were made */
export function statusOf(
  { decline, submitted_at, amount }: CardPayment,
  result: string | null,
  refunded = 0n,
): { status: string; answer: string | null } {
  if (result === 'paid') return { status: refunded === amount ? 'reversed' : 'success', answer: 'Approved' };
  // A page that is over is abandoned like one that was never opened.
  if (result === 'expired') return { status: 'abandoned', answer: null };
  if (result !== null) {
    const answer = ANSWERS[result];
    return answer ? { status: 'failed', answer } : { status: result, answer: null };
  }
  if (submitted_at !== null) return { status: 'pending', answer: null };
  return decline === null
    ? { status: 'abandoned', answer: 'The transaction was not completed' }
    : { status: 'failed', answer: ANSWERS[decline] ?? 'Declined' };
}

/** @param as result that is claimed, and the sum of the refunds */
export function transactionObject(
  payment: CardPayment,
  as: { result?: string | null; refunded?: bigint } = {},
): object {
  const { result = payment.result, refunded } = as;
  const { status, answer } = statusOf(payment, result, refunded);
  return {
    id: Number(payment.charge),
    domain: 'test',
    status,
    reference: payment.reference,
    receipt_number: null,
    amount: Number(payment.amount),
    message: null,
    gateway_response: answer ?? '',
    paid_at: status === 'success' ? (payment.finished_at?.toISOString() ?? null) : null,
    created_at: payment.created_at.toISOString(),
    channel: payment.scenario.wallet ? 'mobile_money' : 'card',
    currency: payment.currency,
    ip_address: '127.0.0.1',
    metadata: payment.details.metadata,
    fees: null,
    customer: { id: 1, email: payment.details.email, customer_code: 'CUS_sandbox', phone: null },
    authorization: authorizationObject(payment),
  };
}

/** Mobile money has no signature by which it could be recognised. */
function authorizationObject({ card, merchant, scenario }: CardPayment): object {
  if (card === null) return {};
  if (scenario.wallet) return { channel: 'mobile_money', brand: 'M-pesa', bank: 'M-PESA', signature: null };
  const signature = `SIG_${fingerprintOf(card, merchant)}`;
  return { last4: card.slice(-4), brand: brandOf(card), channel: 'card', signature, reusable: true };
}

export function refundStatus(result: string | null): string {
  if (result === null) return 'pending';
  return result === 'done' ? 'processed' : 'failed';
}

export function refundObject(payment: CardPayment, refund: CardRefund): object {
  return {
    id: Number(refund.id),
    domain: 'test',
    integration: 1,
    transaction: Number(payment.charge),
    transaction_reference: payment.reference,
    amount: Number(refund.amount),
    currency: payment.currency,
    status: refundStatus(refund.result),
    merchant_note: refund.metadata.merchant_note ?? '',
    customer_note: refund.metadata.customer_note ?? '',
    refunded_at: refund.finished_at?.toISOString() ?? null,
    createdAt: refund.created_at.toISOString(),
    bank_reference: null,
  };
}

/** The body of a refund's event has no ID and no note, and its amount is a text. */
export function refundNews(payment: CardPayment, refund: CardRefund, result: string | null): object {
  return {
    status: refundStatus(result),
    transaction_reference: payment.reference,
    refund_reference: refund.receipt,
    amount: String(refund.amount),
    currency: payment.currency,
    processor: 'sandbox',
    customer: { email: payment.details.email },
    integration: 1,
    domain: 'test',
  };
}

export function disputeObject(payment: CardPayment, dispute: CardDispute): object {
  const opened = dispute.opened_at ?? payment.created_at;
  const isOpen = dispute.status === 'open';
  return {
    // Letters are no part of a number.
    id: Number.parseInt(dispute.id.slice(-10), 16),
    refund_amount: Number(dispute.amount),
    currency: payment.currency,
    status: isOpen ? 'awaiting-merchant-feedback' : 'resolved',
    resolution: isOpen ? null : dispute.status === 'won' ? 'declined' : 'merchant-accepted',
    domain: 'test',
    category: 'fraud',
    transaction: transactionObject(payment),
    due_at: after(opened, ANSWER_SECONDS).toISOString(),
    created_at: opened.toISOString(),
  };
}
