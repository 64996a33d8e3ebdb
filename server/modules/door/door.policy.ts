import { type Actor, actsFor, can } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';

/**
 * What the door does to a ticket is done by its issuer's people or the system's. Somebody else's ticket is answered
 * as one that does not exist; that a person holds it himself gives no right to revoke it or to call it paid.
 */
export function requireTicket<T extends { issuer_id: string }>(actor: Actor, ticket: T | undefined): T {
  if (!ticket || !actsFor(actor, ticket.issuer_id)) throw new NotFound('The ticket');
  return ticket;
}

/** Whether the actor may see the names of an issuer's guests. */
export function mayNameHolder(actor: Actor, issuerId: string): boolean {
  return actsFor(actor, issuerId) && can(actor, 'VIEW_PERSONAL_DATA');
}

/** Whoever works at the door or answers for it. Whose events, the tenancy says. */
export const STAFF_OF_THE_DOOR = [
  'VALIDATE_TICKETS',
  'MANAGE_TICKETS',
  'VIEW_SALES',
  'VIEW_ALL_DATA',
] as const;
