import type { PrintedEvent, PrintedTicket } from '../../../documents/index.ts';
import { amountOf, formatWithCurrency } from '../../../money/index.ts';
import type { Scope } from '../../../scope.ts';
import { eventOfHolder } from '../../events/index.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { ticketCode } from './ticket-code.ts';

/** Most events are in East Africa, and an event carries no zone of its own; the zone is always printed. */
const TIME_ZONE = 'Africa/Nairobi';

/** The event as it is now: who prints a ticket again wants to know where to go. */
export async function printedEvent(scope: Scope, eventId: string): Promise<PrintedEvent> {
  const event = await eventOfHolder(scope, eventId);
  return {
    id: event.id,
    name: event.name,
    venue: event.venue,
    startsAt: event.startDate,
    endsAt: event.endDate,
    timeZone: TIME_ZONE,
    issuer: event.issuer.name,
    url: `${scope.parts.config.publicUrl}/event-details?slug=${encodeURIComponent(event.slug)}`,
  };
}

/** @param showsPerson false leaves the holder's name blank */
export async function printedTicket(
  scope: Scope,
  ticket: TicketRecord,
  showsPerson: boolean,
): Promise<PrintedTicket> {
  const price = formatWithCurrency(amountOf(ticket.currency, ticket.price_units));
  return {
    id: ticket.id,
    serial: ticket.serial,
    tier: ticket.tier,
    holder: showsPerson ? ticket.holder_name : '',
    price,
    due: ticket.due_status === 'due' ? price : null,
    code: await ticketCode(scope, ticket),
  };
}
