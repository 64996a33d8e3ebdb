import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { holdsTickets } from './ticket-link.reads.ts';
import { readAddress } from './ticket-link.rules.ts';
import { insertTicketLink } from './ticket-link.writes.ts';

/**
 * Mails a link to an address that holds tickets. The answer is the same for an address that holds none, and so is the
 * cost: either way one transaction is committed.
 * @throws BadInput for an invalid address, RateLimited, counted for addresses without tickets as well
 */
export async function requestTicketLink(scope: Scope, typed: string): Promise<void> {
  const email = readAddress(typed);
  if (email === undefined)
    throw new BadInput([{ field: 'email', code: 'EMAIL', message: 'Please give a valid e-mail address.' }]);
  await scope.services.limits.consume('find_tickets', { address: scope.address, account: email });
  const known = await holdsTickets(scope, email);
  await inTransaction(
    scope,
    async (tx) => {
      const linkId = known ? await insertTicketLink(tx, email) : null;
      if (linkId !== null)
        await queueMail(tx, {
          kind: 'find_tickets',
          recipient: email,
          payload: { linkId },
          language: tx.scope.language,
        });
      await tx.audit({
        action: 'tickets.link_request',
        entityType: 'ticket_link',
        ...(linkId === null ? {} : { entityId: linkId }),
        details: { email },
        success: known,
      });
    },
    SYSTEM_TENANCY,
  );
}
