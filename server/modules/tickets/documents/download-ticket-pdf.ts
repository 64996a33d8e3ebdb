import { ticketPdf } from '../../../documents/index.ts';
import { Forbidden } from '../../../failures.ts';
import type { Scope } from '../../../scope.ts';
import { findTicketRecord } from '../find-ticket.ts';
import { mayDownloadTicket, maySeePerson } from '../ticket.policy.ts';
import { printedEvent, printedTicket } from './printed.ts';

export interface TicketDownload {
  fileName: string;
  content: Buffer;
}

/**
 * The printed form of a ticket. Staff without the right to personal data get it without the holder.
 * @throws NotFound for whom the ticket does not exist, Forbidden for staff that may see but not print it
 */
export async function downloadTicketPdf(scope: Scope, id: string): Promise<TicketDownload> {
  const ticket = await findTicketRecord(scope, id);
  if (!mayDownloadTicket(scope.actor, ticket)) {
    scope.parts.audit.refused(scope, { operation: 'ticket.pdf', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  const event = await printedEvent(scope, ticket.event_id);
  const printed = await printedTicket(scope, ticket, maySeePerson(scope.actor, ticket));
  return {
    fileName: `ticket-${ticket.id.slice(-8)}.pdf`,
    content: await ticketPdf(event, [printed]),
  };
}
