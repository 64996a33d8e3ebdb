import { type Actor, type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import {
  isSystemRole,
  leadsIssuer,
  ROLE_PERMISSIONS,
  ROLES,
  type Role,
} from '../../../platform/access/roles.ts';
import { Forbidden } from '../../../platform/failures.ts';
import { AccountSuspended } from '../../identity/index.ts';
import {
  ClaimWhileInactive,
  FounderNotConfirmed,
  HasOwner,
  IssuerNeeded,
  NotFounder,
} from './user-account.failures.ts';

// Words of this folder. Owner: a person with the role issuer_owner. Leader: an owner or admin of an issuer. Manager: a
// leader or system admin, who changes people. Founder: the account that was created together with the issuer.

/** The people whom a manager may change: all (`null`), or those of one issuer. */
export interface ManagedPeople {
  manager: SignedInActor;
  issuerId: string | null;
}

/**
 * Returns the people whom the actor manages: all for system admins, the staff for an organiser's owners and admins. It
 * goes by role, as the product's rules name them.
 * @throws Unauthenticated, Forbidden
 */
export function managedBy(actor: Actor): ManagedPeople {
  const manager = signedIn(actor);
  if (manager.role === 'system_admin') return { manager, issuerId: null };
  if (!leadsIssuer(manager.role) || manager.issuerId === null) throw new Forbidden();
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

/** Returns the organisation that the person owns; null for all other roles. */
export function ownedIssuer({ role, issuerId }: { role: Role; issuerId: string | null }): string | null {
  return role === 'issuer_owner' ? issuerId : null;
}

/**
 * Returns the organisation for a role: the requested one, or the present one. Null for a role without any, and for an
 * owner or admin who has none yet and gets a new one of their name.
 * @throws IssuerNeeded
 */
export function issuerFor(role: Role, requested: string | null, present: string | null): string | null {
  if (isSystemRole(role) || role === 'attendee') return null;
  const issuerId = requested ?? present;
  if (issuerId === null && !leadsIssuer(role)) throw new IssuerNeeded(role);
  return issuerId;
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
