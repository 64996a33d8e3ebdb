import type { CardPayment } from '../card/card-payments.ts';
import { brandOf, fingerprintOf } from '../card/cards.ts';
import type { CardDispute, CardRefund } from '../card/provider.ts';
import { after } from '../run/clock.ts';

/** The objects of Stripe, with the fields that clients of payments read. */

const ANSWER_SECONDS = 7 * 86_400;

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** Failures of a delayed method, by which a payment intent asks for another one. Other codes are unheard of. */
const DECLINES = ['card_declined', 'insufficient_funds', 'payment_method_provider_decline'];

/** The state of a payment, by its result or by one that is claimed. */
function stateOf({ submitted_at, decline }: CardPayment, result: string | null) {
  if (result === 'paid') return { status: 'complete', payment: 'paid', intent: 'succeeded', code: null };
  if (result === 'expired')
    return { status: 'expired', payment: 'unpaid', intent: 'canceled', code: decline };
  if (result !== null && DECLINES.includes(result)) {
    return { status: 'complete', payment: 'unpaid', intent: 'requires_payment_method', code: result };
  }
  if (result !== null) return { status: 'complete', payment: result, intent: 'processing', code: null };
  if (submitted_at !== null)
    return { status: 'complete', payment: 'unpaid', intent: 'processing', code: null };
  return { status: 'open', payment: 'unpaid', intent: decline && 'requires_payment_method', code: decline };
}

/** The balance of a merchant. Stripe lists a currency without money as well. */
export function balanceObject(balances: readonly { currency: string; balance: bigint }[]): object {
  const available = balances.map(({ currency, balance }) => ({
    amount: Number(balance),
    currency: currency.toLowerCase(),
  }));
  const none = [{ amount: 0, currency: 'usd' }];
  return {
    object: 'balance',
    available: available.length > 0 ? available : none,
    livemode: false,
    pending: none,
  };
}

/**
 * A session.
 * @param as result that is claimed, address of the page's server, and whether its payment and the charge are included
 */
export function sessionObject(
  payment: CardPayment,
  as: { result?: string | null; base?: string; expanded?: 'payment' | 'charge' | null } = {},
): object {
  const { result = payment.result, base, expanded = null } = as;
  const state = stateOf(payment, result);
  const { details, amount, currency } = payment;
  return {
    id: payment.id,
    object: 'checkout.session',
    amount_subtotal: Number(amount),
    amount_total: Number(amount),
    cancel_url: details.cancelUrl,
    client_reference_id: payment.reference || null,
    created: seconds(payment.created_at),
    currency: currency.toLowerCase(),
    customer_email: details.email,
    expires_at: seconds(payment.expires_at),
    livemode: false,
    metadata: details.metadata,
    mode: 'payment',
    // There is none before the payer gives a card.
    payment_intent:
      state.intent === null
        ? null
        : expanded
          ? intentObject(payment, result, expanded === 'charge')
          : payment.charge,
    payment_method_types: ['card'],
    payment_status: state.payment,
    status: state.status,
    success_url: details.returnUrl,
    url: state.status === 'open' && base ? `${base}/card/${payment.id}` : null,
  };
}

function intentObject(payment: CardPayment, result: string | null, withCharge: boolean): object {
  const { intent, code } = stateOf(payment, result);
  const { amount, currency, details } = payment;
  return {
    id: payment.charge,
    object: 'payment_intent',
    amount: Number(amount),
    amount_received: result === 'paid' ? Number(amount) : 0,
    created: seconds(payment.created_at),
    currency: currency.toLowerCase(),
    last_payment_error: code && { type: 'card_error', code: 'card_declined', decline_code: declineOf(code) },
    latest_charge: withCharge && result === 'paid' ? chargeObject(payment, 0n) : chargeOf(payment),
    livemode: false,
    metadata: details.chargeMetadata,
    status: intent,
  };
}

const declineOf = (code: string): string => (code === 'card_declined' ? 'generic_decline' : code);

const chargeOf = ({ charge }: CardPayment): string => charge.replace(/^pi_/, 'ch_');

export function chargeObject(payment: CardPayment, refunded: bigint): object {
  const { amount, currency, details } = payment;
  return {
    id: chargeOf(payment),
    object: 'charge',
    amount: Number(amount),
    amount_refunded: Number(refunded),
    currency: currency.toLowerCase(),
    livemode: false,
    metadata: details.chargeMetadata,
    paid: true,
    payment_intent: payment.charge,
    payment_method_details: methodObject(payment),
    refunded: refunded === amount,
    status: 'succeeded',
  };
}

/** A wallet has no card that the merchant could recognise. */
function methodObject({ card, merchant, scenario }: CardPayment): object {
  if (scenario.wallet || card === null) return { type: 'link', link: {} };
  const fingerprint = fingerprintOf(card, merchant);
  return { type: 'card', card: { brand: brandOf(card), fingerprint, last4: card.slice(-4) } };
}

/** @param claimed another result, which a callback claims */
export function refundObject(payment: CardPayment, refund: CardRefund, claimed?: string): object {
  const result = claimed ?? refund.result;
  const isFailed = result !== null && result !== 'done';
  return {
    id: refund.id,
    object: 'refund',
    amount: Number(refund.amount),
    charge: chargeOf(payment),
    created: seconds(refund.created_at),
    currency: payment.currency.toLowerCase(),
    metadata: refund.metadata,
    payment_intent: payment.charge,
    reason: null,
    status: result === null ? 'pending' : isFailed ? 'failed' : 'succeeded',
    ...(isFailed && { failure_reason: result }),
  };
}

export function disputeObject(payment: CardPayment, dispute: CardDispute): object {
  const opened = dispute.opened_at ?? payment.created_at;
  return {
    id: dispute.id,
    object: 'dispute',
    amount: Number(dispute.amount),
    charge: chargeOf(payment),
    created: seconds(opened),
    currency: payment.currency.toLowerCase(),
    evidence_details: {
      due_by: seconds(after(opened, ANSWER_SECONDS)),
      has_evidence: false,
      past_due: false,
    },
    livemode: false,
    metadata: {},
    payment_intent: payment.charge,
    reason: 'fraudulent',
    status: dispute.status === 'open' ? 'needs_response' : dispute.status,
  };
}
