import { type Actor, actsFor, can } from '../../../platform/access/actor.ts';

/** Users who may edit the event may write to all of its ticket holders. */
export function mayWriteToHolders(actor: Actor, event: { issuerId: string }): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'EDIT_EVENTS') && can(actor, 'SEND_MESSAGES');
}

/** Users who may create the issuer's contracts, and the signatories themselves, may write to the signatories. */
export function mayWriteToSignatories(
  actor: Actor,
  contract: { issuerId: string },
  isSignatory: boolean,
): boolean {
  const makes = actsFor(actor, contract.issuerId) && can(actor, 'CREATE_CONTRACTS');
  return (makes || isSignatory) && can(actor, 'SEND_MESSAGES');
}
