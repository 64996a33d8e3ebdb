import { type Actor, actsFor, can } from '../../platform/access/actor.ts';

export function mayEmbedEvent(actor: Actor, event: { issuerId: string }): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'EDIT_EVENTS');
}
