import { type Actor, type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { isSystemRole, ROLE_PERMISSIONS, ROLES, type Role } from '../../../platform/access/roles.ts';
import { Forbidden } from '../../../platform/failures.ts';
import { AccountSuspended } from '../../identity/index.ts';
import { ClaimWhileInactive, FounderNotConfirmed, HasOwner, NotFounder } from './user-account.failures.ts';

/** The people whom a manager looks after: all (`null`), or those of one issuer. */
export interface Charge {
  manager: SignedInActor;
  issuerId: string | null;
}

/**
 * Returns the people whom the actor manages: all for system admins, the staff for an organiser's owners and admins. It
 * goes by role, as the product's rules name them.
 * @throws Unauthenticated, Forbidden
 */
export function chargeOf(actor: Actor): Charge {
  const manager = signedIn(actor);
  if (manager.role === 'system_admin') return { manager, issuerId: null };
  const leads = manager.role === 'issuer_owner' || manager.role === 'issuer_admin';
  if (!leads || manager.issuerId === null) throw new Forbidden();
  return { manager, issuerId: manager.issuerId };
}

/** Time after a sign-in in which an owner may make or remove owners. */
export const FRESH_SIGN_IN_MINUTES = 15;

const STAFF = ROLES.filter((role) => role.startsWith('issuer_'));

/** The roles that a manager can give: only those who manage roles give system roles, and admins make no owners. */
export function rolesToGive({ role }: Pick<SignedInActor, 'role'>): readonly Role[] {
  if (ROLE_PERMISSIONS[role].has('MANAGE_ROLES')) return ROLES;
  if (role === 'issuer_owner') return STAFF;
  return role === 'issuer_admin' ? STAFF.filter((given) => given !== 'issuer_owner') : [];
}

interface Subject {
  id: string;
  role: Role;
  issuerId: string | null;
}

/** People cannot change their own role or status, and only owners and system admins change an organiser's owners. */
export function mayChange(
  manager: Pick<SignedInActor, 'userId' | 'role' | 'issuerId'>,
  subject: Subject,
): boolean {
  if (manager.userId === subject.id) return false;
  if (manager.role === 'system_admin') return true;
  if (subject.issuerId === null || subject.issuerId !== manager.issuerId) return false;
  return (
    manager.role === 'issuer_owner' || (manager.role === 'issuer_admin' && subject.role !== 'issuer_owner')
  );
}

/** Whether a system admin may give the role without an organiser: the person then gets a new one of their name. */
export function foundsIssuer(role: Role): boolean {
  return role === 'issuer_owner' || role === 'issuer_admin';
}

/** Returns the organisation for a role: the requested one, or the present one; null for a role without any. */
export function issuerFor(role: Role, meant: string | null, present: string | null): string | null {
  if (isSystemRole(role) || role === 'attendee') return null;
  return meant ?? present;
}

interface Claimant {
  id: string;
  status: 'active' | 'suspended';
  emailVerified: boolean;
}

interface ClaimedOrganisation {
  active: boolean;
  founderId: string | null;
  hasOwner: boolean;
}

/**
 * Checks that the claimant founded the organisation and that it has no owner. Without a claim only a system admin can
 * make an owner there, and an organisation without one could never have its owners decide.
 * @param organisation that the claimant works for; undefined for a person who works for none
 * @returns the organisation
 * @throws AccountSuspended, NotFounder, HasOwner, FounderNotConfirmed, ClaimWhileInactive
 */
export function requireMayClaim<Organisation extends ClaimedOrganisation>(
  claimant: Claimant,
  organisation: Organisation | undefined,
): Organisation {
  if (claimant.status === 'suspended') throw new AccountSuspended();
  if (organisation?.founderId !== claimant.id) throw new NotFounder();
  if (organisation.hasOwner) throw new HasOwner();
  if (!claimant.emailVerified) throw new FounderNotConfirmed();
  if (!organisation.active) throw new ClaimWhileInactive();
  return organisation;
}
