import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { publishOrder } from '../issue/issue-tickets.ts';
import { offerPlaces } from '../waiting/offer-places.ts';
import { tiersOfOrder } from '../waiting/waiting.writes.ts';
import { type GivenUpOrder, reverseDues } from './dues.writes.ts';
import { cancelTickets, insertRefundRequest, markGivenUp, startRefund } from './refund.writes.ts';

export interface GiveBack {
  reason: string;
  idempotencyKey: string | null;
  /** The mail to the buyer. */
  mail: 'order_refunded' | 'order_unconfirmed' | 'event_cancelled';
}

/**
 * Undoes an order that is due or paid, whose row and tickets the caller has locked. Its tickets become invalid, their
 * places free or offered to the waitlist at once; dues are cancelled, and a payment on the ledger is queued for refund.
 */
export async function giveBack(
  tx: Tx,
  order: GivenUpOrder,
  { reason, idempotencyKey, mail }: GiveBack,
): Promise<void> {
  const { actor } = tx.scope;
  const by = isSignedIn(actor) ? actor.userId : null;
  await insertRefundRequest(tx, order, { reason, by, idempotencyKey });
  await reverseDues(tx, order);
  await cancelTickets(tx, order, { reason, by, actor: isSignedIn(actor) ? actor.email : 'Passa' });
  const returns = order.state === 'paid' && order.charge_units !== null && order.charge_units > 0n;
  if (returns) await startRefund(tx, order, reason);
  else await markGivenUp(tx, order);
  if (mail !== 'event_cancelled') await offerPlaces(tx, await tiersOfOrder(tx, order.id));
  if (mail === 'event_cancelled' || !returns) {
    await queueMail(tx, { kind: mail, recipient: order.buyer_email, orderId: order.id, payload: { reason } });
  }
  await tx.audit({
    action: mail === 'order_unconfirmed' ? 'order.unconfirmed' : 'order.refund',
    entityType: 'order',
    entityId: order.id,
    issuerId: order.issuer_id,
    details: {
      event_id: order.event_id,
      reason,
      on_ledger: returns,
      stroops: String(order.charge_units ?? 0n),
    },
  });
  const { event_id: eventId } = order;
  tx.afterCommit(() => {
    publishOrder(tx, { ...order, order_id: order.id });
    tx.scope.services.topics.publish('event.entries', eventId, { eventId });
    tx.scope.services.topics.publish('event.cancellation', eventId, { eventId });
    tx.scope.services.sales.refunds.poke();
  });
}
