import type { CardPayment } from '../card/card-payments.ts';
import type { CardDispute, CardProvider, CardRefund } from '../card/provider.ts';
import { deliverWebhook } from '../card/webhooks.ts';
import { after, timeOf } from '../run/clock.ts';
import type { CallbackPlan } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { disputeObject, refundNews, refundStatus, statusOf, transactionObject } from './objects.ts';

/** Schedules an event, as its plan changes it. */
async function announce(
  query: Query,
  { payment, plan, event, data }: { payment: CardPayment; plan: CallbackPlan; event: string; data: object },
): Promise<void> {
  const at = after(await timeOf(query), Math.max(0, plan.after));
  const changed = Object.entries({ ...data, ...(plan.reference && { reference: plan.reference }) });
  const kept = Object.fromEntries(changed.filter(([name]) => !plan.without?.includes(name)));
  const body = { event, data: kept };
  await deliverWebhook(query, { merchant: payment.merchant, body, plan, at, signer: 'paystack' });
}

/** Paystack says nothing about a failure, unless the plan claims one. */
async function announceOutcome(query: Query, payment: CardPayment): Promise<void> {
  for (const plan of payment.scenario.callbacks) {
    const result = plan.result ?? payment.result;
    const { status } = statusOf(payment, result);
    const isSilent = plan.result === undefined && (status === 'failed' || status === 'abandoned');
    if (isSilent) continue;
    const event = status === 'failed' ? 'charge.failed' : 'charge.success';
    await announce(query, { payment, plan, event, data: transactionObject(payment, { result }) });
  }
}

async function announceRefund(query: Query, payment: CardPayment, refund: CardRefund): Promise<void> {
  const { callbacks } = refund.scenario;
  for (const plan of refund.result === null ? callbacks.slice(0, 1) : callbacks) {
    const result = plan.result ?? refund.result;
    const event = `refund.${refundStatus(result)}`;
    await announce(query, { payment, plan, event, data: refundNews(payment, refund, result) });
  }
}

async function announceDispute(query: Query, payment: CardPayment, dispute: CardDispute): Promise<void> {
  const event = dispute.status === 'open' ? 'charge.dispute.create' : 'charge.dispute.resolve';
  await announce(query, { payment, plan: { after: 0 }, event, data: disputeObject(payment, dispute) });
}

export const paystackProvider: CardProvider = {
  announceOutcome,
  announceUnpaid: async () => undefined,
  announceRefund,
  announceDispute,
  returnUrl: ({ details, reference }) => {
    const url = new URL(details.returnUrl);
    url.searchParams.set('trxref', reference);
    url.searchParams.set('reference', reference);
    return url.href;
  },
};
