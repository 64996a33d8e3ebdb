import { signedIn } from '../../../access/actor.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { NotFound } from '../../../failures.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { queueMail } from '../../mail/index.ts';
import { NothingToSend } from '../ticket.failures.ts';
import { isHolder, mayManageTicket } from '../ticket.policy.ts';
import { readTicketsOfOrder } from '../ticket.reads.ts';

/**
 * Sends an order's mail again, to the address that the order was made with. For the buyer, and for staff of the
 * issuer with the right to manage tickets.
 * @throws NotFound for everybody else, NothingToSend when no ticket of it is good any more
 */
export async function resendTickets(scope: Scope, orderId: string): Promise<void> {
  const actor = signedIn(scope.actor);
  const tickets = isUuid(orderId) ? await readTicketsOfOrder(scope.db, orderId) : [];
  const [first] = tickets;
  if (!first || !(isHolder(actor, first) || mayManageTicket(actor, first))) throw new NotFound('The order');
  if (!tickets.some((ticket) => ticket.status === 'active')) throw new NothingToSend();
  await scope.parts.limits.consume('contact', { account: `resend ${orderId}` });
  await inTransaction(scope, async (tx) => {
    await queueMail(tx, { kind: 'tickets', recipient: first.holder_email, orderId });
    await tx.audit({
      action: 'order.resend',
      entityType: 'order',
      entityId: orderId,
      issuerId: first.issuer_id,
    });
  });
}
