import type { PrintedEvent, PrintedTicket } from '../../../lib/documents/index.ts';
import { amountIn } from '../../../lib/language/amount-in.ts';
import type { Language } from '../../../lib/language/language.ts';
import { amountOf } from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { eventOfHolder, printedEventOf } from '../../events/index.ts';
import { ticketNumber } from '../numbers/ticket-number.rules.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { ticketCode } from './ticket-code.ts';

/** The event as it is now: a later print must show the current place and time. */
export async function printedEvent(scope: Scope, eventId: string): Promise<PrintedEvent> {
  return printedEventOf(await eventOfHolder(scope, eventId), scope.services.config.publicUrl);
}

/** @param showsPerson false leaves the holder's name blank */
export async function printedTicket(
  scope: Scope,
  ticket: TicketRecord,
  showsPerson: boolean,
  language: Language = 'en',
): Promise<PrintedTicket> {
  const price = amountIn(language, amountOf(ticket.currency, ticket.price_units));
  return {
    id: ticket.id,
    number: ticketNumber({ tierNumber: ticket.tier_number, serial: ticket.serial }),
    tier: ticket.tier,
    holder: showsPerson ? ticket.holder_name : '',
    price,
    due: ticket.due_status === 'due' ? price : null,
    code: await ticketCode(scope, ticket),
  };
}
