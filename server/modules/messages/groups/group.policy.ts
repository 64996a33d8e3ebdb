import { type Actor, actsFor, can } from '../../../platform/access/actor.ts';

/** Those who run the event write to all of its ticket holders. */
export function mayWriteToHolders(actor: Actor, event: { issuerId: string }): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'EDIT_EVENTS') && can(actor, 'SEND_MESSAGES');
}

/** Those who make the issuer's contracts, and the signatories among themselves. */
export function mayWriteToSignatories(
  actor: Actor,
  contract: { issuerId: string },
  isSignatory: boolean,
): boolean {
  const makes = actsFor(actor, contract.issuerId) && can(actor, 'CREATE_CONTRACTS');
  return (makes || isSignatory) && can(actor, 'SEND_MESSAGES');
}
