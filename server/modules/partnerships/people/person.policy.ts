import { type Actor, can, signedIn } from '../../../access/actor.ts';
import type { Permission } from '../../../access/permissions.ts';
import { isSystemRole, ROLE_PERMISSIONS, type Role } from '../../../access/roles.ts';
import { Forbidden } from '../../../failures.ts';

/**
 * Choosing people is for those who make contracts, and for who looks after all people.
 * @returns the issuer whose people and partners may be chosen; null: everybody
 * @throws Unauthenticated, Forbidden
 */
export function peopleShown(actor: Actor): string | null {
  const person = signedIn(actor);
  if (!can(person, 'CREATE_CONTRACTS') && !can(person, 'VIEW_USERS')) throw new Forbidden();
  if (isSystemRole(person.role)) return null;
  if (person.issuerId === null) throw new Forbidden();
  return person.issuerId;
}

/** What a signature of a contract takes: the one rule for who may be chosen as a signatory and who may approve. */
export const SIGNING_RIGHT = 'APPROVE_CONTRACTS' satisfies Permission;

/** Whether a person can give the approval that a signatory owes, as things stand. */
export function maySign({ role, status }: { role: Role; status: string }): boolean {
  return status === 'active' && ROLE_PERMISSIONS[role].has(SIGNING_RIGHT);
}
