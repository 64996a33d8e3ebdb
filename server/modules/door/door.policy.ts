import { type Actor, actsFor, can } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';

/**
 * Returns the ticket when the actor works for its issuer or the system. Another ticket looks like an unknown one;
 * holding a ticket gives no right to revoke it or to mark it as paid.
 * @throws NotFound
 */
export function requireTicket<T extends { issuer_id: string }>(actor: Actor, ticket: T | undefined): T {
  if (!ticket || !actsFor(actor, ticket.issuer_id)) throw new NotFound('The ticket');
  return ticket;
}

/** Checks that the actor may see the names of an issuer's guests. */
export function mayNameHolder(actor: Actor, issuerId: string): boolean {
  return actsFor(actor, issuerId) && can(actor, 'VIEW_PERSONAL_DATA');
}

/** Permissions that give access to door data, one is enough; tenancy limits the events. */
export const STAFF_OF_THE_DOOR = [
  'VALIDATE_TICKETS',
  'MANAGE_TICKETS',
  'VIEW_SALES',
  'VIEW_ALL_DATA',
] as const;
