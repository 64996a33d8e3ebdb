import { NotFound } from '../../../failures.ts';
import { amountOf, formatWithCurrency } from '../../../money/index.ts';
import type { Scope } from '../../../scope.ts';
import { type Event, eventOfHolder } from '../../events/index.ts';
import { layOut, type MailAttachment, type MailContent, type OutboxMail } from '../../mail/index.ts';
import { fileOf } from '../ticket.file.ts';
import { readTicketsOfOrder } from '../ticket.reads.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { calendarEntry } from './calendar-entry.ts';
import { qrPng, ticketCode } from './ticket-code.ts';
import { ticketPdf } from './ticket-pdf.ts';
import { dueInWords, eveningOf } from './ticket-words.ts';

/**
 * The mail with an order's tickets: printed form, ticket files and a calendar entry. Revoked and cancelled ones
 * stay out. @throws NotFound when the order has none
 */
export async function renderTicketMail(scope: Scope, mail: OutboxMail): Promise<MailContent> {
  const all = mail.orderId === null ? [] : await readTicketsOfOrder(scope.db, mail.orderId);
  const tickets = all.filter((ticket) => ticket.status === 'active');
  const [first] = tickets;
  if (!first) throw new NotFound('The order');
  const event = await eventOfHolder(scope, first.event_id);
  const page = `${scope.parts.config.publicUrl}/event-details?slug=${encodeURIComponent(event.slug)}`;
  const many = tickets.length > 1;
  const letter = layOut({
    heading: many ? `Your ${tickets.length} tickets` : 'Your ticket',
    paragraphs: [
      `Hello ${first.holder_name},`,
      `${many ? 'your tickets' : 'your ticket'} for ${event.name}: ${eveningOf(event.startDate)}, ${event.venue}.`,
      ...tickets.map(inWords),
      'Print the attached page or show its code on your phone. Each code lets one person in, once; keep it to yourself.',
    ],
    action: { label: 'See the event', url: page },
  });
  return {
    subject: `Your ${many ? 'tickets' : 'ticket'} for ${event.name}`,
    ...letter,
    attachments: await attachments(scope, tickets, event, page),
  };
}

function inWords(ticket: TicketRecord): string {
  const price = formatWithCurrency(amountOf(ticket.currency, ticket.price_units));
  return `${ticket.tier}, no. ${ticket.serial}: ${dueInWords(ticket, price)}.`;
}

async function attachments(
  scope: Scope,
  tickets: TicketRecord[],
  event: Event,
  url: string,
): Promise<MailAttachment[]> {
  const now = scope.clock.now();
  const printed = await Promise.all(
    tickets.map(async (ticket) => ({
      ticket,
      qr: await qrPng(await ticketCode(scope, ticket)),
      showsPerson: true,
    })),
  );
  const { id: eventId, name, venue, startDate: start, endDate: end } = event;
  return [
    { name: 'tickets.pdf', type: 'application/pdf', content: await ticketPdf(printed, now) },
    ...tickets.map((ticket) => ({
      name: `ticket-${ticket.id}.json`,
      type: 'application/json; charset=utf-8',
      content: Buffer.from(JSON.stringify(fileOf(ticket), null, 2)),
    })),
    {
      name: 'event.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarEntry({ eventId, name, venue, start, end, url }, now),
    },
  ];
}
