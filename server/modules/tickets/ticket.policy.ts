import { type Actor, actsFor, can, isSignedIn } from '../../platform/access/actor.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { TicketRecord } from './ticket.record.ts';

type Held = Pick<TicketRecord, 'issuer_id' | 'user_id' | 'holder_email'>;

/** The account that bought it, or one that has confirmed the ticket's e-mail address. */
export function isHolder(actor: Actor, ticket: Held): boolean {
  if (!isSignedIn(actor)) return false;
  if (ticket.user_id === actor.userId) return true;
  return actor.emailVerified && actor.email.toLowerCase() === ticket.holder_email;
}

function isStaffWith(actor: Actor, ticket: Held, permission: Permission): boolean {
  return actsFor(actor, ticket.issuer_id) && (actor.kind === 'system' || can(actor, permission));
}

export function maySeeTicket(actor: Actor, ticket: Held): boolean {
  return isHolder(actor, ticket) || isStaffWith(actor, ticket, 'VIEW_TICKETS');
}

/** Name, e-mail and phone of the holder, and the ticket file, which contains them. */
export function maySeePerson(actor: Actor, ticket: Held): boolean {
  return isHolder(actor, ticket) || isStaffWith(actor, ticket, 'VIEW_PERSONAL_DATA');
}

/** The code that admits the holder, and the printed ticket that shows it. */
export function mayDownloadTicket(actor: Actor, ticket: Held): boolean {
  return isHolder(actor, ticket) || isStaffWith(actor, ticket, 'DOWNLOAD_TICKETS');
}

/** Changing the name on a ticket replaces it with another ticket. */
export function mayEditTicket(actor: Actor, ticket: Held): boolean {
  return isStaffWith(actor, ticket, 'EDIT_TICKETS');
}

export function mayManageTicket(actor: Actor, ticket: Held): boolean {
  return isStaffWith(actor, ticket, 'MANAGE_TICKETS');
}
