import { NotFound } from '../../../failures.ts';
import { amountOf, formatWithCurrency } from '../../../money/index.ts';
import type { Scope } from '../../../scope.ts';
import { eventOfHolder } from '../../events/index.ts';
import { layOut, type MailContent, type MailRenderers, type OutboxMail } from '../../mail/index.ts';
import { type OrderRecord, readOrder } from '../order.reads.ts';

/** How the mails about orders that were given back read. */
export const refundMails: Pick<MailRenderers, 'order_refunded' | 'event_cancelled'> = {
  order_refunded: async (scope, mail) => {
    const { order, event } = await subjectOf(scope, mail);
    return content(`Your order for ${event} was refunded`, 'Your order was refunded', [
      `Hello ${order.buyer_name},`,
      `Your order for ${event} was refunded. Its tickets are no longer valid.`,
      moneySentence(order),
    ]);
  },
  event_cancelled: async (scope, mail) => {
    const { order, event } = await subjectOf(scope, mail);
    return content(`${event} was cancelled`, 'An event was cancelled', [
      `Hello ${order.buyer_name},`,
      `${event} will not take place. Your tickets are no longer valid.`,
      `The organiser says: ${String(mail.payload.reason ?? '')}`,
      moneySentence(order),
    ]);
  },
};

function content(subject: string, heading: string, paragraphs: string[]): MailContent {
  return { subject, ...layOut({ heading, paragraphs }), attachments: [] };
}

async function subjectOf(scope: Scope, mail: OutboxMail): Promise<{ order: OrderRecord; event: string }> {
  const order = mail.orderId === null ? undefined : await readOrder(scope.db, mail.orderId);
  if (!order) throw new NotFound('The order');
  return { order, event: (await eventOfHolder(scope, order.event_id)).name };
}

function moneySentence({ payment, status }: OrderRecord): string {
  if (!payment) {
    return status === 'refunded'
      ? 'What you paid at the door is given back by the organiser.'
      : 'You owe nothing for it.';
  }
  if (payment.charge_units === null || payment.charge_units === '0') return 'Nothing was charged for it.';
  const amount = formatWithCurrency(amountOf('XLM', BigInt(payment.charge_units)));
  return payment.refund_transaction_hash === null
    ? `${amount} are on their way back to the wallet that paid.`
    : `${amount} went back to the wallet that paid.`;
}
