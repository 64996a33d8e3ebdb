import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TicketLinkInvalid } from '../ticket.failures.ts';
import type { OpenTicketLinkPayload } from './ticket-link.type.ts';
import { confirmAddress, exchangeLink } from './ticket-link.writes.ts';

const PASS_BYTES = 32;

/**
 * Exchanges the link of a mail, once, for a pass that shows the tickets of its address for two hours. The address
 * counts
 * as confirmed from then on.
 * @throws TicketLinkInvalid for a link that is used, expired or unknown
 */
export async function openTicketLink(scope: Scope, secret: string): Promise<OpenTicketLinkPayload> {
  const pass = scope.ids.secret(PASS_BYTES).toString('base64url');
  const expiresAt = await inTransaction(
    scope,
    async (tx) => {
      const link = await exchangeLink(tx, secret, pass);
      if (!link) throw new TicketLinkInvalid();
      await confirmAddress(tx, link.email);
      await tx.audit({ action: 'tickets.link_open', entityType: 'ticket_link', entityId: link.id });
      return link.expiresAt;
    },
    SYSTEM_TENANCY,
  );
  return { pass, expiresAt };
}
