import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { OutboxMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readDeadline } from './ticket-link.reads.ts';
import { linkAddress } from './ticket-link.rules.ts';
import { insertConfirmationLink } from './ticket-link.writes.ts';

/**
 * The deadline and the link with which the recipient of an order's mail confirms the address. The link shows the tickets
 * as well and lasts until the deadline; it is the same in each attempt to send the mail.
 * @returns null when the order has no deadline, or the recipient is not its buyer
 */
export async function confirmationOf(
  scope: Scope,
  { id, orderId, recipient }: OutboxMail,
): Promise<{ by: Date; url: string } | null> {
  const by = orderId === null ? undefined : await readDeadline(scope, orderId, recipient);
  if (!by) return null;
  await inTransaction(scope, (tx) => insertConfirmationLink(tx, id, recipient, by), SYSTEM_TENANCY);
  const secret = scope.services.credentials.links.secretOf('find_tickets', id);
  return { by, url: linkAddress(scope.services.config.publicUrl, secret) };
}
