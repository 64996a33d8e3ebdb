import { type CardPayment, refundedOf } from '../card/card-payments.ts';
import type { CardProvider } from '../card/provider.ts';
import { after, timeOf } from '../run/clock.ts';
import { deliver } from '../run/deliveries.ts';
import type { CallbackPlan } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';

/** Names of an order, in notifications and in the address to which the page leads back. */
const namesOf = ({ charge, reference }: CardPayment) => ({
  OrderTrackingId: charge,
  OrderMerchantReference: reference,
});

/** Schedules a notification, which says only that the order has changed. It is sent again until it is taken. */
async function announce(query: Query, payment: CardPayment, plan: CallbackPlan): Promise<void> {
  const at = after(await timeOf(query), Math.max(0, plan.after));
  const names = { ...namesOf(payment), ...(plan.reference && { OrderTrackingId: plan.reference }) };
  const fields = Object.entries({ ...names, OrderNotificationType: 'IPNCHANGE' });
  const body = Object.fromEntries(fields.filter(([name]) => !plan.without?.includes(name)));
  const url = payment.details.metadata.notification_url ?? '';
  await deliver(query, { url, body, at, repeated: { signer: 'pesapal', secret: '' } });
}

const NOW: CallbackPlan = { after: 0 };

export const pesapalProvider: CardProvider = {
  announceOutcome: async (query, payment) => {
    for (const plan of payment.scenario.callbacks) await announce(query, payment, plan);
  },
  announceUnpaid: async () => undefined,
  // A refund that is requested, or refused by people at Pesapal, leaves the order as it was.
  announceRefund: async (query, payment, refund) => {
    if (refund.result === 'done') await announce(query, payment, NOW);
  },
  announceDispute: (query, payment) => announce(query, payment, NOW),
  announceDecline: (query, payment) => announce(query, payment, NOW),
  // A payment is reversed once: by its refund, or without one.
  canBeDisputed: async (query, payment) => (await refundedOf(query, payment)) === 0n,
  returnUrl: (payment) => {
    const url = new URL(payment.details.returnUrl);
    for (const [name, value] of Object.entries(namesOf(payment))) url.searchParams.set(name, value);
    return url.href;
  },
};
