import {
  calendarEntry,
  type PrintedEvent,
  type PrintedTicket,
  ticketMail,
  ticketMailPictures,
  ticketPdf,
} from '../../../lib/documents/index.ts';
import { amountIn, type Language } from '../../../lib/language/language.ts';
import { type Amount, add, amountOf } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import {
  layOut,
  type MailAttachment,
  type MailContent,
  type MailRenderers,
  type OutboxMail,
} from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TICKET_LINK_WORDS } from '../links/ticket-link.messages.ts';
import { isPaidBy, readDeadline } from '../links/ticket-link.reads.ts';
import { linkAddress, orderAddress } from '../links/ticket-link.rules.ts';
import { insertConfirmationLink } from '../links/ticket-link.writes.ts';
import { mailedTicketsUrl } from '../links/ticket-links.ts';
import { currentFile } from '../ticket.file.ts';
import { asBought, readTicketsOfOrder } from '../ticket.reads.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { orderNumber } from '../ticket-number.rules.ts';
import { worthText } from './due-text.rules.ts';
import { printedEvent, printedTicket } from './ticket-pdf.ts';

/**
 * The deadline and the link with which the recipient of an order's mail confirms the address. The link shows the tickets
 * as well and lasts until the deadline; it is the same in each attempt to send the mail.
 * @returns null when the order has no deadline, or the recipient is not its buyer
 */
export async function confirmationOf(
  scope: Scope,
  { id, orderId, recipient }: OutboxMail,
): Promise<{ by: Date; url: string } | null> {
  if (orderId === null) return null;
  const by = await readDeadline(scope, orderId, recipient);
  if (!by) return null;
  await inTransaction(scope, (tx) => insertConfirmationLink(tx, id, recipient, by), SYSTEM_TENANCY);
  const secret = scope.services.credentials.links.secretOf('find_tickets', id);
  return { by, url: orderAddress(scope.services.config.publicUrl, orderId, { kind: 'token', secret }) };
}

/** Prints the receipts of an order that the recipient of its mail has paid. */
type PrintReceipts = (scope: Scope, orderId: string, language: Language) => Promise<MailAttachment[]>;

/**
 * Renders the mail with an order's tickets: poster and codes, PDF, ticket files, a calendar entry, and the receipts for
 * a recipient who paid. Revoked and cancelled tickets are left out.
 * @throws NotFound when the order has no valid ticket
 */
export async function renderTicketMail(
  scope: Scope,
  mail: OutboxMail,
  printReceipts: PrintReceipts,
): Promise<MailContent> {
  const all = mail.orderId === null ? [] : await readTicketsOfOrder(scope.db, mail.orderId);
  const tickets = ticketsFor(mail.recipient, all);
  const [first] = tickets;
  if (!first) throw new NotFound('order');
  const event = await printedEvent(scope, first.eventId);
  const printed = await Promise.all(
    tickets.map((ticket) =>
      printedTicket(scope, ticket, { event, showsPerson: true, language: mail.language }),
    ),
  );
  const rates = await scope.services.rates.table();
  const written = (sum: Amount): string => {
    const worth = worthText(sum, mail.language, event.timeZone, rates);
    return amountIn(mail.language, sum) + (worth ? ` (${worth})` : '');
  };
  const isPaid = await isPaidBy(scope, first.orderId, mail.recipient);
  const receipts = isPaid ? await printReceipts(scope, first.orderId, mail.language) : [];
  const words = ticketMail({
    event,
    tickets: printed,
    buyerName: first.holderName,
    orderNumber: orderNumber(first.orderId),
    due: totalDue(tickets, written, mail.language),
    confirm: await confirmationOf(scope, mail),
    receipt: receipts.length > 0 ? 'attached' : isPaid ? 'on_page' : null,
    ticketsUrl: await mailedTicketsUrl(scope, mail, event),
    language: mail.language,
  });
  const files = await attachments(scope, event, tickets, printed, mail.language);
  return { ...words, attachments: [...files, ...receipts] };
}

/** The recipient's own tickets; a buyer who holds none gets those they bought and did not pass on. */
function ticketsFor(recipient: string, all: TicketRecord[]): TicketRecord[] {
  const good = all.filter((ticket) => ticket.status === 'active');
  const own = good.filter((ticket) => ticket.holderEmail === recipient);
  return own.length > 0 ? own : asBought(good);
}

const AND: Record<Language, string> = { en: 'and', sw: 'na', fr: 'et' };

/** "USD 160.00 and KES 1,000.00", or null when nothing is due. */
function totalDue(
  tickets: TicketRecord[],
  written: (sum: Amount) => string,
  language: Language,
): string | null {
  const sums = new Map<string, Amount>();
  for (const ticket of tickets) {
    if (ticket.dueStatus !== 'due') continue;
    const price: Amount = amountOf(ticket.currency, ticket.priceUnits);
    const sum = sums.get(ticket.currency);
    sums.set(ticket.currency, sum ? add(sum, price) : price);
  }
  return [...sums.values()].map(written).join(` ${AND[language]} `) || null;
}

async function attachments(
  scope: Scope,
  event: PrintedEvent,
  tickets: TicketRecord[],
  printed: PrintedTicket[],
  language: Language,
): Promise<MailAttachment[]> {
  const calendar = calendarEntry({ event, id: event.id, now: scope.clock.now() });
  const files = await Promise.all(tickets.map((ticket) => currentFile(scope, ticket)));
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
    ...(await ticketMailPictures(event, printed)),
  ];
}

/** Renders the mail with the link to the recipient's tickets. The link is made here and stored nowhere. */
export const ticketLinkMails: Pick<MailRenderers, 'find_tickets'> = {
  find_tickets: async ({ services }, { language, payload }) => {
    const secret = services.credentials.links.secretOf('find_tickets', String(payload.linkId));
    const url = linkAddress(services.config.publicUrl, secret);
    const { subject, action, ...letter } = TICKET_LINK_WORDS[language];
    return { subject, ...layOut({ ...letter, action: { label: action, url } }, language), attachments: [] };
  },
};
