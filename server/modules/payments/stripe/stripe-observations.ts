import type Stripe from 'stripe';
import type { DisputeObservation, Observation, PaymentObservation, RefundObservation } from '../port.ts';
import {
  amountOfMinor,
  isForeign,
  reasonOfDecline,
  stateOfDispute,
  stateOfRefund,
  stateOfSession,
} from './stripe.rules.ts';

/** Names of the metadata that the adapter writes. */
export const INTENT_FIELD = 'intent';
export const REFUND_FIELD = 'refund';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Reads a session, with its payment where that was asked for too. */
export function sessionObservation(
  session: Stripe.Checkout.Session,
  source: 'query' | 'callback',
): PaymentObservation {
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const failure = payment?.last_payment_error;
  return {
    about: 'payment',
    source,
    reference: session.id,
    intentId: session.metadata?.[INTENT_FIELD] ?? null,
    // A payment link takes a reference of the order from its address, so that it proves nothing.
    accountReference: null,
    ...stateOfSession({
      status: session.status,
      paymentStatus: session.payment_status,
      intentStatus: payment?.status ?? null,
      declineCode: failure?.decline_code ?? failure?.code ?? null,
    }),
    receipt: idOf(session.payment_intent),
    amount: amountOfMinor(session.currency, session.amount_total),
    isForeignMoney: isForeign(session.currency),
    payer: null,
    card: cardOf(payment),
    // A session has no payment before a card is given on its page.
    isTried: session.payment_intent !== null,
  };
}

/** Fingerprint of the card of a payment; undefined where its charge was not asked for. */
function cardOf(payment: Stripe.PaymentIntent | null): string | null | undefined {
  const charge = payment?.latest_charge;
  if (!charge || typeof charge === 'string') return undefined;
  return charge.payment_method_details?.card?.fingerprint ?? null;
}

export function refundObservation(refund: Stripe.Refund): RefundObservation {
  const code = refund.failure_reason ?? null;
  return {
    about: 'refund',
    ...stateOfRefund(refund.status, code),
    id: refund.metadata?.[REFUND_FIELD] ?? null,
    reference: refund.id,
    payment: idOf(refund.payment_intent),
    code: code ?? refund.status,
    receipt: null,
    amount: amountOfMinor(refund.currency, refund.amount),
  };
}

/** Reads how much a charge was refunded by this event: the charge itself has the sum of all its refunds. */
function chargeObservation({
  object,
  previous_attributes,
}: Stripe.ChargeRefundedEvent.Data): RefundObservation {
  const before = previous_attributes?.amount_refunded ?? 0;
  return {
    about: 'refund',
    state: 'paid',
    id: null,
    reference: null,
    payment: idOf(object.payment_intent),
    code: null,
    receipt: null,
    amount: amountOfMinor(object.currency, object.amount_refunded - before),
    needsMerchant: false,
  };
}

function disputeObservation(dispute: Stripe.Dispute): DisputeObservation {
  const due = dispute.evidence_details?.due_by;
  return {
    about: 'dispute',
    state: stateOfDispute(dispute.status),
    reference: dispute.id,
    payment: idOf(dispute.payment_intent),
    code: dispute.reason,
    amount: amountOfMinor(dispute.currency, dispute.amount),
    answerBy: due ? new Date(due * 1_000) : null,
  };
}

/** Reads an event. @returns an empty list for events that say nothing about payments of the product */
export function eventObservations(event: Stripe.Event): Observation[] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return ofPayments(event.data.object);
    case 'checkout.session.async_payment_failed':
      // The session itself stays complete and unpaid, as while it waits.
      return ofPayments(event.data.object).map((observation) => ({
        ...observation,
        state: 'failed',
        reason: reasonOfDecline(null),
        code: event.type,
      }));
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return [refundObservation(event.data.object)];
    case 'charge.refunded':
      return [chargeObservation(event.data)];
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return [disputeObservation(event.data.object)];
    default:
      return [];
  }
}

/** Sessions of subscriptions and of saved cards are not the product's. */
const ofPayments = (session: Stripe.Checkout.Session): PaymentObservation[] =>
  session.mode === 'payment' ? [sessionObservation(session, 'callback')] : [];
