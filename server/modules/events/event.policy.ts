import { type Actor, actsFor, can } from '../../platform/access/actor.ts';

interface Owned {
  issuerId: string;
}

/** The organiser's users, and system roles, may see the event in any state. */
export function mayKnowEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId);
}

export function mayEditEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'EDIT_EVENTS');
}

/** Needs the permission to create events, because the copy is a new event of the same organiser. */
export function mayDuplicateEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'CREATE_EVENTS');
}

export function mayPublishEvent(actor: Actor, event: Owned): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'PUBLISH_EVENTS');
}

/** Cancelling needs the permission to publish. */
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
