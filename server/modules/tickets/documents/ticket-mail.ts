import {
  calendarEntry,
  type PrintedEvent,
  type PrintedTicket,
  ticketMail,
  ticketPdf,
} from '../../../lib/documents/index.ts';
import { amountIn } from '../../../lib/language/amount-in.ts';
import type { Language } from '../../../lib/language/language.ts';
import { type Amount, add, amountOf } from '../../../lib/money/index.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { MailAttachment, MailContent, OutboxMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { confirmationOf } from '../finding/confirmation-of.ts';
import { fileOf } from '../ticket.file.ts';
import { asBought, readTicketsOfOrder } from '../ticket.reads.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { withProof } from '../with-proof.ts';
import { printedEvent, printedTicket } from './printed.ts';

/**
 * Renders the mail with an order's tickets: PDF, ticket files and a calendar entry. Revoked and cancelled tickets are
 * left out.
 * @throws NotFound when the order has no valid ticket
 */
export async function renderTicketMail(scope: Scope, mail: OutboxMail): Promise<MailContent> {
  const all = mail.orderId === null ? [] : await readTicketsOfOrder(scope.db, mail.orderId);
  const tickets = ticketsFor(mail.recipient, all);
  const [first] = tickets;
  if (!first) throw new NotFound('The order');
  const event = await printedEvent(scope, first.event_id);
  const printed = await Promise.all(
    tickets.map((ticket) => printedTicket(scope, ticket, true, mail.language)),
  );
  const words = ticketMail({
    event,
    tickets: printed,
    buyerName: first.holder_name,
    due: totalDue(tickets, mail.language),
    confirm: await confirmationOf(scope, mail),
    ticketsUrl: `${scope.services.config.publicUrl}/find-tickets`,
    language: mail.language,
  });
  return { ...words, attachments: await attachments(scope, event, tickets, printed, mail.language) };
}

/** The recipient's own tickets; a buyer who holds none gets those they bought and did not pass on. */
function ticketsFor(recipient: string, all: TicketRecord[]): TicketRecord[] {
  const good = all.filter((ticket) => ticket.status === 'active');
  const own = good.filter((ticket) => ticket.holder_email === recipient);
  return own.length > 0 ? own : asBought(good);
}

const AND: Record<Language, string> = { en: 'and', sw: 'na', fr: 'et' };

/** "USD 160.00 and KES 1,000.00", or null when nothing is due. */
function totalDue(tickets: TicketRecord[], language: Language): string | null {
  const sums = new Map<string, Amount>();
  for (const ticket of tickets) {
    if (ticket.due_status !== 'due') continue;
    const price: Amount = amountOf(ticket.currency, ticket.price_units);
    const sum = sums.get(ticket.currency);
    sums.set(ticket.currency, sum ? add(sum, price) : price);
  }
  return [...sums.values()].map((sum) => amountIn(language, sum)).join(` ${AND[language]} `) || null;
}

async function attachments(
  scope: Scope,
  event: PrintedEvent,
  tickets: TicketRecord[],
  printed: PrintedTicket[],
  language: Language,
): Promise<MailAttachment[]> {
  const calendar = calendarEntry({ event, id: event.id, now: scope.clock.now() });
  const files = await Promise.all(tickets.map((ticket) => withProof(scope, fileOf(ticket))));
  return [
    { name: 'tickets.pdf', type: 'application/pdf', content: await ticketPdf(event, printed, language) },
    ...files.map((file) => ({
      name: `ticket-${file.id}.json`,
      type: 'application/json; charset=utf-8',
      content: Buffer.from(JSON.stringify(file, null, 2)),
    })),
    {
      name: 'event.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(calendar),
    },
  ];
}
