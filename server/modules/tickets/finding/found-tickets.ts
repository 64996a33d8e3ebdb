import { NotFound } from '../../../platform/failures.ts';
import { type Paging, pageOf, sliceById } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { printTicket, type TicketDownload } from '../documents/print-ticket.ts';
import { TicketLinkInvalid } from '../ticket.failures.ts';
import { presentBoughtTicket } from '../ticket.present.ts';
import type { TicketRecord } from '../ticket.record.ts';
import type { TicketConnection } from '../ticket.type.ts';
import {
  countTicketsOfAddress,
  readPass,
  readTicketOfAddress,
  readTicketsOfAddress,
} from './ticket-link.reads.ts';

/**
 * The address whose mailbox the bearer of a pass has opened: he may do with its tickets what a holder may.
 * @throws TicketLinkInvalid for a pass that is none, or none any more
 */
export async function holderByPass(scope: Scope, pass: string): Promise<string> {
  const email = await readPass(scope, pass);
  if (email === undefined) throw new TicketLinkInvalid();
  return email;
}

/** Tickets of the pass's address, newest first. @throws TicketLinkInvalid, BadInput for a page that is none */
export async function listFoundTickets(
  scope: Scope,
  wish: { pass: string; page: Paging },
): Promise<TicketConnection> {
  const slice = sliceById(wish.page);
  const email = await holderByPass(scope, wish.pass);
  const page = pageOf(
    await readTicketsOfAddress(scope, email, slice),
    slice,
    (row) => [row.id],
    (row) => presentBoughtTicket(row, null),
  );
  return { ...page, countAll: () => countTicketsOfAddress(scope, email) };
}

/** One of them. @throws TicketLinkInvalid, NotFound for tickets of others and for ids of nothing, alike */
export async function foundTicket(scope: Scope, pass: string, id: string): Promise<TicketRecord> {
  const email = await holderByPass(scope, pass);
  const ticket = isUuid(id) ? await readTicketOfAddress(scope, email, id) : undefined;
  if (!ticket) throw new NotFound('The ticket');
  return ticket;
}

/** The printed form of one of them. @throws as `foundTicket` */
export async function downloadFoundTicket(scope: Scope, pass: string, id: string): Promise<TicketDownload> {
  return printTicket(scope, await foundTicket(scope, pass, id), true);
}
