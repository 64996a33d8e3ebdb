import { Forbidden } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findTicketRecord } from '../find-ticket.ts';
import { mayDownloadTicket, maySeePerson } from '../ticket.policy.ts';
import { printTicket, type TicketDownload } from './print-ticket.ts';

/**
 * Renders a ticket as a PDF. Staff without the right to personal data get it without the holder.
 * @throws NotFound when the actor may not see the ticket, Forbidden for staff that may see but not print it
 */
export async function downloadTicketPdf(scope: Scope, id: string): Promise<TicketDownload> {
  const ticket = await findTicketRecord(scope, id);
  if (!mayDownloadTicket(scope.actor, ticket)) {
    scope.services.audit.refused(scope, { operation: 'ticket.pdf', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  return printTicket(scope, ticket, maySeePerson(scope.actor, ticket));
}
