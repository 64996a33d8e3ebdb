import { signedIn, type Tenancy } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { RateLimited } from '../../../platform/http/rate-limit.rules.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { foundTicket } from '../links/found-tickets.ts';
import { presentBoughtTicket, presentTicket } from '../ticket.present.ts';
import { chosenTickets } from '../ticket.queries.ts';
import { readTicketsOfOrder } from '../ticket.reads.ts';
import type { TicketRecord } from '../ticket.record.ts';
import { isHolder, mayManageTicket, NothingToSend } from '../ticket.rules.ts';
import type { Ticket, TicketsOutcome } from '../ticket.schema.ts';

/**
 * Sends an order's mail again: holders get their own tickets, and staff of the issuer with the right to manage tickets
 * send every holder theirs.
 * @returns the tickets that were sent
 * @throws NotFound for every other caller, NothingToSend when none of its tickets is valid
 */
export async function resendTickets(scope: Scope, orderId: string): Promise<Ticket[]> {
  const actor = signedIn(scope.actor);
  const all = isUuid(orderId) ? await readTicketsOfOrder(scope.db, orderId) : [];
  const [first] = all;
  const isStaff = first !== undefined && mayManageTicket(actor, first);
  const tickets = isStaff ? all : all.filter((ticket) => isHolder(actor, ticket));
  if (!first || tickets.length === 0) throw new NotFound('order');
  const good = tickets.filter((ticket) => ticket.status === 'active');
  if (good.length === 0) throw new NothingToSend();
  await send(scope, good);
  return good.map((ticket) => presentTicket(ticket, actor));
}

/**
 * Sends the mail with a found ticket, and with the other tickets that its holder has of the order, again.
 * @returns the tickets that were sent
 * @throws TicketLinkInvalid, NotFound, NothingToSend, RateLimited
 */
export async function resendFoundTicket(scope: Scope, pass: string, id: string): Promise<Ticket[]> {
  const { orderId, holderEmail: holder } = await foundTicket(scope, pass, id);
  const tickets = await readTicketsOfOrder(scope.db, orderId);
  const good = tickets.filter(({ status, holderEmail }) => status === 'active' && holderEmail === holder);
  if (good.length === 0) throw new NothingToSend();
  await send(scope, good, { tenant: good[0]?.issuerId ?? null, user: null });
  return good.map((ticket) => presentBoughtTicket(ticket, null));
}

/**
 * Sends the holders of chosen tickets their mails again. Tickets that are not valid any more, and orders that were sent
 * again too often lately, are skipped.
 * @throws BadInput for none or too many
 */
export async function sendTicketsAgain(scope: Scope, ticketIds: readonly string[]): Promise<TicketsOutcome> {
  const chosen = await chosenTickets(scope, ticketIds);
  const good = new Map<string, TicketRecord[]>();
  for (const ticket of chosen) {
    if (ticket.status === 'active') good.set(ticket.orderId, [...(good.get(ticket.orderId) ?? []), ticket]);
  }
  const sent: TicketRecord[] = [];
  for (const tickets of good.values()) {
    try {
      await send(scope, tickets);
      sent.push(...tickets);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
    }
  }
  return {
    tickets: sent.map((ticket) => presentTicket(ticket, scope.actor)),
    skipped: new Set(ticketIds).size - sent.length,
  };
}

/** Sends valid tickets of one order. @throws RateLimited */
async function send(scope: Scope, tickets: TicketRecord[], as?: Tenancy): Promise<void> {
  const [first] = tickets;
  if (!first) return;
  const { orderId, issuerId } = first;
  await scope.services.limits.consume('contact', { account: `resend ${orderId}` });
  await inTransaction(
    scope,
    async (tx) => {
      for (const recipient of new Set(tickets.map((ticket) => ticket.holderEmail)))
        await queueMail(tx, { kind: 'tickets', recipient, orderId });
      await tx.audit({ action: 'order.resend', entityType: 'order', entityId: orderId, issuerId });
    },
    as,
  );
}
