import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readTicketsOfOrder } from '../ticket.reads.ts';
import { isHolder, mayManageTicket, NothingToSend } from '../ticket.rules.ts';

/**
 * Sends an order's mail again: holders get their own tickets, and staff of the issuer with the right to manage tickets
 * send every holder theirs.
 * @throws NotFound for every other caller, NothingToSend when none of its tickets is valid
 */
export async function resendTickets(scope: Scope, orderId: string): Promise<void> {
  const actor = signedIn(scope.actor);
  const all = isUuid(orderId) ? await readTicketsOfOrder(scope.db, orderId) : [];
  const [first] = all;
  const isStaff = first !== undefined && mayManageTicket(actor, first);
  const tickets = isStaff ? all : all.filter((ticket) => isHolder(actor, ticket));
  if (!first || tickets.length === 0) throw new NotFound('The order');
  const good = tickets.filter((ticket) => ticket.status === 'active');
  if (good.length === 0) throw new NothingToSend();
  await scope.services.limits.consume('contact', { account: `resend ${orderId}` });
  await inTransaction(scope, async (tx) => {
    for (const recipient of new Set(good.map((ticket) => ticket.holder_email)))
      await queueMail(tx, { kind: 'tickets', recipient, orderId });
    await tx.audit({
      action: 'order.resend',
      entityType: 'order',
      entityId: orderId,
      issuerId: first.issuer_id,
    });
  });
}
