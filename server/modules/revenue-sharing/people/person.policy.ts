import { type Actor, can, isSignedIn, isStaff, signedIn } from '../../../platform/access/actor.ts';
import type { Permission } from '../../../platform/access/permissions.ts';
import { isSystemRole, ROLE_PERMISSIONS, type Role } from '../../../platform/access/roles.ts';
import { Forbidden } from '../../../platform/failures.ts';

/**
 * Only those who create contracts, or manage all people, may choose people.
 * @returns the issuer whose people and partners may be chosen; null: all
 * @throws Unauthenticated, Forbidden
 */
export function peopleShown(actor: Actor): string | null {
  const person = signedIn(actor);
  if (!mayListPeople(person)) throw new Forbidden();
  return isSystemRole(person.role) ? null : person.issuerId;
}

export function mayListPeople(actor: Actor): boolean {
  if (!isSignedIn(actor) || !isStaff(actor)) return false;
  return can(actor, 'CREATE_CONTRACTS') || can(actor, 'VIEW_USERS');
}

/**
 * Any of these lets a person be chosen as a signatory, and a listed signatory approve the contract, its rounds and its
 * expenses: one rule, so that no contract waits for an approval that its signatory may not give.
 */
export const SIGNING_RIGHTS = [
  'APPROVE_CONTRACTS',
  'APPROVE_REVENUE',
] as const satisfies readonly Permission[];

/** Checks that a person can currently give the approval of a signatory. */
export function maySign({ role, status }: { role: Role; status: string }): boolean {
  return status === 'active' && SIGNING_RIGHTS.some((right) => ROLE_PERMISSIONS[role].has(right));
}
