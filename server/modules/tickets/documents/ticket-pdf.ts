import {
  eventTime,
  type PrintedEvent,
  type PrintedPhone,
  type PrintedTicket,
  ticketPdf,
} from '../../../lib/documents/index.ts';
import { amountIn, type Language } from '../../../lib/language/language.ts';
import { amountOf } from '../../../lib/money/index.ts';
import { ONCE } from '../../../lib/scan/entry-rules.ts';
import { Forbidden } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { eventOfHolder, printedCoverOf, printedEventOf } from '../../events/index.ts';
import { ticketCode } from '../ticket.file.ts';
import { findTicketRecord } from '../ticket.queries.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { mayDownloadTicket, maySeePerson } from '../ticket.rules.ts';
import { ticketNumber } from '../ticket-number.rules.ts';
import { worthText } from './due-text.rules.ts';

/** The event as it is now: a later print must show the current place and time. */
export async function printedEvent(scope: Scope, eventId: string): Promise<PrintedEvent> {
  const [event, cover] = await Promise.all([eventOfHolder(scope, eventId), printedCoverOf(scope, eventId)]);
  return { ...printedEventOf(event, scope.services.config.publicUrl), cover };
}

interface Print {
  event: PrintedEvent;
  /** False leaves the holder's name blank. */
  showsPerson: boolean;
  language: Language;
}

export async function printedTicket(
  scope: Scope,
  ticket: TicketRecord,
  { event, showsPerson, language }: Print,
): Promise<PrintedTicket> {
  const price = amountOf(ticket.currency, ticket.priceUnits);
  const text = amountIn(language, price);
  const isDue = ticket.dueStatus === 'due';
  const rates = await scope.services.rates.table();
  return {
    id: ticket.id,
    number: ticketNumber({ tierNumber: ticket.tierNumber, serial: ticket.serial }),
    tier: ticket.tier,
    holder: showsPerson ? ticket.holderName : '',
    price: text,
    due: isDue ? text : null,
    worth: isDue ? worthText(price, language, event.timeZone, rates) : null,
    code: await ticketCode(scope, ticket),
    entry: { rule: ticket.entryRule ?? ONCE.rule, limit: ticket.entryLimit ?? null },
    phone: printedPhone(ticket, event, language, scope.clock.now()),
  };
}

/** How the ticket is bound to the holder's phone; null for an ordinary one. */
function printedPhone(
  { liveFrom, liveAllowsPaper }: TicketRecord,
  { timeZone }: PrintedEvent,
  language: Language,
  now: Date,
): PrintedPhone | null {
  if (!liveFrom) return null;
  const { date, time } = eventTime(liveFrom, liveFrom, timeZone, language);
  return { from: liveFrom > now ? `${date}, ${time}` : null, allowsPaper: liveAllowsPaper === true };
}

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
  const event = await printedEvent(scope, ticket.eventId);
  const printed = await printedTicket(scope, ticket, { event, showsPerson, language: scope.language });
  return {
    fileName: `ticket-${ticket.id.slice(-8)}.pdf`,
    content: await ticketPdf(event, [printed], scope.language),
  };
}

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
