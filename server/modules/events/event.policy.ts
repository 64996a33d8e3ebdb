import { type Actor, actsFor, can } from '../../platform/access/actor.ts';

interface Owned {
  issuerId: string;
}

/** Its organiser's people, and system roles, may know of it whatever its state. */
export function mayKnowEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId);
}

export function mayEditEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'EDIT_EVENTS');
}

/** A copy is an event of that organiser's more. */
export function mayDuplicateEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'CREATE_EVENTS');
}

export function mayPublishEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'PUBLISH_EVENTS');
}

/** To call it off takes the right to put it on sale. */
export function mayCancelEvent(actor: Actor, event: Owned): boolean {
  return mayPublishEvent(actor, event);
}

export function mayDeleteEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'DELETE_EVENTS');
}

export function mayCreateTickets(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'CREATE_TICKETS');
}

export function mayManageTiers(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'MANAGE_TIERS');
}

export function maySeeSales(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'VIEW_SALES');
}
