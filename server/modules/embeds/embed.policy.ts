import { type Actor, actsFor, can } from '../../access/actor.ts';

export function mayEmbedEvent(actor: Actor, event: { issuerId: string }): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'EDIT_EVENTS');
}
