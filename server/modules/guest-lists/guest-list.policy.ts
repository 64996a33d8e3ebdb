import { type Actor, actsFor, can } from '../../platform/access/actor.ts';

/** Needs the permission to create tickets, because guests get tickets without payment. */
export function mayInviteGuests(actor: Actor, event: { issuerId: string }): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'CREATE_TICKETS');
}
