import { type Actor, actsFor, can, isSignedIn } from '../../../access/actor.ts';
import { isSystemRole } from '../../../access/roles.ts';
import type { ContractRecord, SignatoryRecord } from './contract.record.ts';

export type ContractRole = 'issuer' | 'signatory' | 'partner' | 'viewer';

type Known = Pick<ContractRecord, 'issuerId' | 'state' | 'signatories' | 'shares'>;

/** What the contract's page is for the actor: the first that fits. */
export function viewerRole(actor: Actor, contract: Known): ContractRole {
  if (actsAsIssuer(actor, contract)) return 'issuer';
  if (signatoryOf(actor, contract)) return 'signatory';
  return isPartner(actor, contract) ? 'partner' : 'viewer';
}

/** Its issuer's own people, its members, and the system roles that see everything. To anybody else it does not exist. */
export function maySeeContract(actor: Actor, contract: Known): boolean {
  if (!can(actor, 'VIEW_CONTRACTS')) return false;
  return (
    actsFor(actor, contract.issuerId) ||
    signatoryOf(actor, contract) !== undefined ||
    isMember(actor, contract)
  );
}

/** A partner sees no money, unless he works for the issuer and may see it as such. */
export function maySeeMoney(actor: Actor, contract: Known): boolean {
  if (!maySeeContract(actor, contract)) return false;
  if (viewerRole(actor, contract) !== 'partner') return true;
  return actsFor(actor, contract.issuerId) && can(actor, 'VIEW_REVENUE');
}

/** Expenses belong to a contract that is not called off; they are paid once it is final. */
export function mayAddExpense(actor: Actor, contract: Known): boolean {
  const role = viewerRole(actor, contract);
  return (role === 'issuer' || role === 'signatory') && contract.state !== 'withdrawn';
}

export function mayTriggerRound(actor: Actor, contract: Known): boolean {
  return actsFor(actor, contract.issuerId) && can(actor, 'PROPOSE_REVENUE') && contract.state === 'final';
}

export function mayExecuteRound(actor: Actor, contract: Pick<Known, 'issuerId'>): boolean {
  return actsFor(actor, contract.issuerId) && can(actor, 'EXECUTE_REVENUE');
}

export function mayCancelRound(actor: Actor, contract: Pick<Known, 'issuerId'>): boolean {
  return (
    mayExecuteRound(actor, contract) || (actsFor(actor, contract.issuerId) && can(actor, 'PROPOSE_REVENUE'))
  );
}

/** A signature of the money's release, or a decision on an expense: of a listed signatory with the right to it. */
export function mayApproveRevenue(actor: Actor, contract: Pick<Known, 'signatories'>): boolean {
  const signatory = signatoryOf(actor, contract);
  return signatory?.active === true && (can(actor, 'APPROVE_REVENUE') || can(actor, 'APPROVE_CONTRACTS'));
}

export function mayApproveContract(actor: Actor, contract: Pick<Known, 'signatories'>): boolean {
  return signatoryOf(actor, contract)?.active === true && can(actor, 'APPROVE_CONTRACTS');
}

/** The specification gives it to these roles, whatever the table of permissions says. */
export function mayFinalizeContract(actor: Actor, contract: Pick<Known, 'issuerId'>): boolean {
  return actsAsIssuer(actor, contract);
}

export function mayWithdrawContract(actor: Actor, contract: Pick<Known, 'issuerId'>): boolean {
  return actsFor(actor, contract.issuerId) && can(actor, 'CREATE_CONTRACTS');
}

/** The actor among the signatories. */
export function signatoryOf(
  actor: Actor,
  { signatories }: Pick<Known, 'signatories'>,
): SignatoryRecord | undefined {
  return isSignedIn(actor) ? signatories.find(({ userId }) => userId === actor.userId) : undefined;
}

function actsAsIssuer(actor: Actor, { issuerId }: Pick<Known, 'issuerId'>): boolean {
  if (!isSignedIn(actor)) return false;
  if (isSystemRole(actor.role)) return actor.role === 'system_admin';
  return actor.issuerId === issuerId && (actor.role === 'issuer_admin' || actor.role === 'issuer_owner');
}

function isMember(actor: Actor, { shares }: Pick<Known, 'shares'>): boolean {
  return isSignedIn(actor) && shares.some(({ partner }) => partner.userId === actor.userId);
}

/** By his account, or by the address that he was invited at. */
function isPartner(actor: Actor, contract: Pick<Known, 'shares'>): boolean {
  if (!isSignedIn(actor)) return false;
  const email = actor.email.toLowerCase();
  return isMember(actor, contract) || contract.shares.some(({ partner }) => partner.email === email);
}
