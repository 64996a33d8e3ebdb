import { type Actor, actsFor, can, isSignedIn, type OfEvent } from '../../../platform/access/actor.ts';
import { leadsIssuer } from '../../../platform/access/roles.ts';
import { SIGNING_RIGHTS } from '../people/person.policy.ts';
import type { ContractRecord, SignatoryRecord } from './contract.record.ts';

export type ContractRole = 'issuer' | 'signatory' | 'partner' | 'viewer';

type Known = Pick<ContractRecord, 'issuerId' | 'eventId' | 'state' | 'signatories' | 'shares'>;

/** Returns the actor's role on the contract's page: the first that applies. */
export function viewerRole(actor: Actor, contract: Known): ContractRole {
  if (actsAsIssuer(actor, contract)) return 'issuer';
  if (signatoryOf(actor, contract)) return 'signatory';
  return isPartner(actor, contract) ? 'partner' : 'viewer';
}

/**
 * Allows the issuer's own people, the members, and the system roles that see everything. For all others it does not
 * exist.
 */
export function maySeeContract(actor: Actor, contract: Known): boolean {
  if (!can(actor, 'VIEW_CONTRACTS')) return false;
  return actsFor(actor, contract) || signatoryOf(actor, contract) !== undefined || isPartner(actor, contract);
}

/** A partner sees no money, except one who works for the issuer and may see it in that role. */
export function maySeeMoney(actor: Actor, contract: Known): boolean {
  if (!maySeeContract(actor, contract)) return false;
  if (viewerRole(actor, contract) !== 'partner') return true;
  return actsFor(actor, contract) && can(actor, 'VIEW_REVENUE');
}

/** Allows the issuer's owner and admin, and signatories. Expenses of a draft are paid once it is final. */
export function mayAddExpense(actor: Actor, contract: Known): boolean {
  const role = viewerRole(actor, contract);
  return (role === 'issuer' || role === 'signatory') && contract.state !== 'withdrawn';
}

export function mayTriggerRound(actor: Actor, contract: Known): boolean {
  return actsFor(actor, contract) && can(actor, 'PROPOSE_REVENUE') && contract.state === 'final';
}

export function mayExecuteRound(actor: Actor, contract: OfEvent): boolean {
  return actsFor(actor, contract) && can(actor, 'EXECUTE_REVENUE');
}

export function mayCancelRound(actor: Actor, contract: OfEvent): boolean {
  return mayExecuteRound(actor, contract) || (actsFor(actor, contract) && can(actor, 'PROPOSE_REVENUE'));
}

/** Allows a listed signatory with the permission to approve the contract, a round or an expense. */
export function mayApprove(actor: Actor, contract: Pick<Known, 'signatories'>): boolean {
  return signatoryOf(actor, contract)?.active === true && SIGNING_RIGHTS.some((right) => can(actor, right));
}

/** Goes by role for the issuer's owner and admin, as the specification says; by permission for system admins. */
export function mayFinalizeContract(actor: Actor, contract: OfEvent): boolean {
  return actsAsIssuer(actor, contract) || (actsFor(actor, contract) && can(actor, 'FINALIZE_CONTRACTS'));
}

export function mayWithdrawContract(actor: Actor, contract: OfEvent): boolean {
  return actsFor(actor, contract) && can(actor, 'CREATE_CONTRACTS');
}

/** Finds the actor among the signatories. */
export function signatoryOf(
  actor: Actor,
  { signatories }: Pick<Known, 'signatories'>,
): SignatoryRecord | undefined {
  return isSignedIn(actor) ? signatories.find(({ userId }) => userId === actor.userId) : undefined;
}

function actsAsIssuer(actor: Actor, { issuerId }: OfEvent): boolean {
  if (!isSignedIn(actor)) return false;
  return actor.issuerId === issuerId && leadsIssuer(actor.role);
}

/** Matches by account or, until an account has accepted, by a confirmed address that is among the shares. */
function isPartner(actor: Actor, { shares }: Pick<Known, 'shares'>): boolean {
  if (!isSignedIn(actor)) return false;
  const email = actor.emailVerified ? actor.email.toLowerCase() : null;
  return shares.some(({ partner: { userId, email: invited } }) =>
    userId === null ? invited === email : userId === actor.userId,
  );
}
