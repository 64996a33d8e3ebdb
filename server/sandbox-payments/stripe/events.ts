import { randomBytes } from 'node:crypto';
import { type CardPayment, refundsMade } from '../card/card-payments.ts';
import type { CardDispute, CardProvider, CardRefund } from '../card/provider.ts';
import { deliverWebhook } from '../card/webhooks.ts';
import { after, timeOf } from '../run/clock.ts';
import type { CallbackPlan } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { chargeObject, disputeObject, refundObject, seconds, sessionObject } from './objects.ts';

/** The newest version of the interface that the sandbox was compared with. */
export const API_VERSION = '2026-10-28.endive';

interface News {
  type: string;
  object: object;
  previous?: object;
}

/** Schedules an event, as its plan changes it. */
async function announce(
  query: Query,
  { payment, plan, news }: { payment: CardPayment; plan: CallbackPlan; news: News },
): Promise<void> {
  const now = await timeOf(query);
  const at = after(now, Math.max(0, plan.after));
  const changed = Object.entries({ ...news.object, ...(plan.reference && { id: plan.reference }) });
  const body = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(now),
    data: {
      object: Object.fromEntries(changed.filter(([name]) => !plan.without?.includes(name))),
      ...(news.previous && { previous_attributes: news.previous }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: news.type,
  };
  await deliverWebhook(query, { merchant: payment.merchant, body, plan, at, signer: 'stripe' });
}

/** Type of the event that a session with this result sends. */
function typeOf({ submitted_at, scenario }: CardPayment, result: string | null): string {
  if (result === 'expired') return 'checkout.session.expired';
  if (submitted_at === null || scenario.unpaidFor === 0) return 'checkout.session.completed';
  return result === 'paid'
    ? 'checkout.session.async_payment_succeeded'
    : 'checkout.session.async_payment_failed';
}

async function announceOutcome(query: Query, payment: CardPayment): Promise<void> {
  for (const plan of payment.scenario.callbacks) {
    const result = plan.result ?? payment.result;
    const news = { type: typeOf(payment, result), object: sessionObject(payment, { result }) };
    await announce(query, { payment, plan, news });
  }
}

async function announceUnpaid(query: Query, payment: CardPayment, wait: number): Promise<void> {
  if (payment.scenario.callbacks.length === 0) return;
  const news = { type: 'checkout.session.completed', object: sessionObject(payment) };
  await announce(query, { payment, plan: { after: wait }, news });
}

async function announceRefund(query: Query, payment: CardPayment, refund: CardRefund): Promise<void> {
  const { callbacks } = refund.scenario;
  const type = refund.result === null ? 'refund.created' : 'refund.updated';
  for (const plan of refund.result === null ? callbacks.slice(0, 1) : callbacks) {
    await announce(query, {
      payment,
      plan,
      news: { type, object: refundObject(payment, refund, plan.result) },
    });
  }
  if (refund.result === 'done' && callbacks.length > 0) await announceCharge(query, payment, refund);
}

/** The charge has the sum of its refunds. */
async function announceCharge(query: Query, payment: CardPayment, refund: CardRefund): Promise<void> {
  const refunded = await refundsMade(query, payment);
  const previous = { amount_refunded: Number(refunded - refund.amount) };
  const news = { type: 'charge.refunded', object: chargeObject(payment, refunded), previous };
  await announce(query, { payment, plan: { after: 0 }, news });
}

async function announceDispute(query: Query, payment: CardPayment, dispute: CardDispute): Promise<void> {
  const type = dispute.status === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed';
  const news = { type, object: disputeObject(payment, dispute) };
  await announce(query, { payment, plan: { after: 0 }, news });
}

export const stripeProvider: CardProvider = {
  announceOutcome,
  announceUnpaid,
  announceRefund,
  announceDispute,
  returnUrl: ({ details, id }) => details.returnUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
};
