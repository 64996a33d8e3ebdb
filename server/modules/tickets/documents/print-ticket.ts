import { ticketPdf } from '../../../lib/documents/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { printedEvent, printedTicket } from './printed.ts';

export interface TicketDownload {
  fileName: string;
  content: Buffer;
}

/** Renders a ticket as a PDF in the caller's language; the caller must authorize. */
export async function printTicket(
  scope: Scope,
  ticket: TicketRecord,
  showsPerson: boolean,
): Promise<TicketDownload> {
  const event = await printedEvent(scope, ticket.event_id);
  const printed = await printedTicket(scope, ticket, showsPerson, scope.language);
  return {
    fileName: `ticket-${ticket.id.slice(-8)}.pdf`,
    content: await ticketPdf(event, [printed], scope.language),
  };
}
