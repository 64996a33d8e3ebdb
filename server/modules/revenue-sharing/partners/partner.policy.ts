import { type Actor, can, signedIn } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import { Forbidden } from '../../../platform/failures.ts';

/**
 * Partners are visible to an organiser's own people: an attendee who may see contracts sees the partners of those,
 * within them.
 * @returns the issuer's id, or '*' for system roles
 * @throws Unauthenticated, Forbidden
 */
export function partnersShown(actor: Actor): string {
  const person = signedIn(actor);
  if (!can(person, 'VIEW_CONTRACTS')) throw new Forbidden();
  if (isSystemRole(person.role)) return '*';
  if (person.issuerId === null) throw new Forbidden();
  return person.issuerId;
}

/**
 * @returns the issuer in whose name the actor invites
 * @throws Unauthenticated, Forbidden
 */
export function invitesFor(actor: Actor): string {
  const person = signedIn(actor);
  if (!can(person, 'CREATE_CONTRACTS')) throw new Forbidden();
  if (person.issuerId === null) throw new Forbidden('Your account belongs to no organiser.');
  return person.issuerId;
}
