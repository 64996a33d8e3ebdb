import { type Actor, actsFor, can } from '../../platform/access/actor.ts';

/** Handing out tickets that nobody pays for takes the right to make them. */
export function mayInviteGuests(actor: Actor, event: { issuerId: string }): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'CREATE_TICKETS');
}
