import type { Tx } from '../../platform/db/in-transaction.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { RefundKind } from './refund.rules.ts';
import { readBuyerEmail } from './refund-payment.writes.ts';

interface PaidRefund {
  id: string;
  kind: RefundKind;
  orderId: string;
  ticketId: string | null;
}

/** Queues the mail to the buyer about a refund that was made. */
export async function mailRefund(tx: Tx, refund: PaidRefund): Promise<void> {
  const { orderId, ticketId } = refund;
  const recipient = await readBuyerEmail(tx, orderId);
  if (recipient === undefined) return;
  if (refund.kind === 'amount')
    await queueMail(tx, { kind: 'amount_refunded', recipient, orderId, payload: { refundId: refund.id } });
  else if (ticketId !== null)
    await queueMail(tx, { kind: 'ticket_cancelled', recipient, orderId, payload: { ticketId } });
  else await queueMail(tx, { kind: 'order_refunded', recipient, orderId });
}
