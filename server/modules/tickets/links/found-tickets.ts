import { NotFound } from '../../../platform/failures.ts';
import { type Paging, pageOf, sliceById } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { printTicket, type TicketDownload } from '../documents/ticket-pdf.ts';
import { presentBoughtTicket } from '../ticket.present.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { FreshLinkRequired, TicketLinkInvalid } from '../ticket.rules.ts';
import type { TicketConnection } from '../ticket.schema.ts';
import {
  countTicketsOfPass,
  type PassHolder,
  readPass,
  readTicketOfPass,
  readTicketsOfPass,
} from './ticket-link.reads.ts';

/**
 * The holder whom a pass stands for: its bearer has the rights of a holder of these tickets.
 * @throws TicketLinkInvalid for an unknown or expired pass
 */
export async function holderByPass(scope: Scope, pass: string): Promise<PassHolder> {
  const holder = await readPass(scope, pass);
  if (holder === undefined) throw new TicketLinkInvalid();
  return holder;
}

/**
 * Lists the tickets that a pass shows, newest first.
 * @throws TicketLinkInvalid, BadInput for an invalid page
 */
export async function listFoundTickets(
  scope: Scope,
  request: { pass: string; page: Paging },
): Promise<TicketConnection> {
  const slice = sliceById(request.page);
  const holder = await holderByPass(scope, request.pass);
  const page = pageOf(
    await readTicketsOfPass(scope, holder, slice),
    slice,
    (row) => [row.id],
    (row) => presentBoughtTicket(row, null),
  );
  return { ...page, countAll: () => countTicketsOfPass(scope, holder) };
}

/**
 * Finds one of these tickets.
 * @throws TicketLinkInvalid, NotFound for tickets of others and unknown ids alike
 */
export async function foundTicket(scope: Scope, pass: string, id: string): Promise<TicketRecord> {
  return ticketOf(scope, await holderByPass(scope, pass), id);
}

/**
 * Finds one of these tickets for a change that its holder could not undo. The mail of an order stays in a mailbox, and is
 * passed on, for months: only a link that was just requested proves that the holder asks.
 * @throws FreshLinkRequired for the link in a mail with tickets, TicketLinkInvalid, NotFound
 */
export async function foundTicketToGiveAway(scope: Scope, pass: string, id: string): Promise<TicketRecord> {
  const holder = await holderByPass(scope, pass);
  const ticket = await ticketOf(scope, holder, id);
  if (!holder.isFresh) throw new FreshLinkRequired();
  return ticket;
}

async function ticketOf(scope: Scope, holder: PassHolder, id: string): Promise<TicketRecord> {
  const ticket = isUuid(id) ? await readTicketOfPass(scope, holder, id) : undefined;
  if (!ticket) throw new NotFound('ticket');
  return ticket;
}

/**
 * Renders one of these tickets as a PDF.
 * @throws as `foundTicket`
 */
export async function downloadFoundTicket(scope: Scope, pass: string, id: string): Promise<TicketDownload> {
  return printTicket(scope, await foundTicket(scope, pass, id), true);
}
