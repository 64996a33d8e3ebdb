import { type Actor, can, signedIn } from '../../../access/actor.ts';
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

/** Somebody whose signature counts, as things stand. */
export function maySign({ role, status }: { role: Role; status: string }): boolean {
  const rights = ROLE_PERMISSIONS[role];
  return status === 'active' && (rights.has('APPROVE_CONTRACTS') || rights.has('APPROVE_REVENUE'));
}
