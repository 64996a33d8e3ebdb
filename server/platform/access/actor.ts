import { Forbidden, PasswordChangeRequired, Unauthenticated } from '../failures.ts';
import type { Permission } from './permissions.ts';
import { isSystemRole, ROLE_PERMISSIONS, type Role } from './roles.ts';

/** Somebody who proved who he is, by a session's token or by an API key. */
export interface SignedInActor {
  kind: 'user' | 'api_key';
  userId: string;
  email: string;
  name: string;
  role: Role;
  issuerId: string | null;
  emailVerified: boolean;
  sessionId: string | null;
  apiKeyId: string | null;
}

/**
 * A person who signed in with a temporary password. They may read who they are, choose a password and sign out;
 * everywhere else they count as unknown, so that a page or call without a rule of its own stays closed.
 */
export interface RestrictedActor extends Omit<SignedInActor, 'kind'> {
  kind: 'restricted';
}

/** Who is asking. `system` is the product itself: jobs, start-up, login before anybody is known. */
export type Actor = { kind: 'anonymous' } | { kind: 'system' } | SignedInActor | RestrictedActor;

export const ANONYMOUS: Actor = { kind: 'anonymous' };
export const SYSTEM_ACTOR: Actor = { kind: 'system' };

/** What the database may show: an issuer's rows, everything (`*`), or only a user's own. */
export interface Tenancy {
  tenant: string | null;
  user: string | null;
}

export const SYSTEM_TENANCY: Tenancy = { tenant: '*', user: null };
export const PUBLIC_TENANCY: Tenancy = { tenant: null, user: null };

export function isSignedIn(actor: Actor): actor is SignedInActor {
  return actor.kind === 'user' || actor.kind === 'api_key';
}

/** @throws Unauthenticated for anybody unknown, PasswordChangeRequired with a temporary password */
export function signedIn(actor: Actor): SignedInActor {
  if (actor.kind === 'restricted') throw new PasswordChangeRequired();
  if (!isSignedIn(actor)) throw new Unauthenticated();
  return actor;
}

/**
 * The person of a credential, with a temporary password too. For the few use cases that such a person needs.
 * @throws Unauthenticated for anybody unknown
 */
export function identified(actor: Actor): SignedInActor | RestrictedActor {
  return actor.kind === 'restricted' ? actor : signedIn(actor);
}

export function can(actor: Actor, permission: Permission): boolean {
  return isSignedIn(actor) && ROLE_PERMISSIONS[actor.role].has(permission);
}

/**
 * The actor, when it holds any of the rights.
 * @throws Unauthenticated for anybody unknown, Forbidden for somebody without the right.
 */
export function requireAny(actor: Actor, permissions: readonly Permission[]): SignedInActor {
  const known = signedIn(actor);
  if (!permissions.some((permission) => can(known, permission))) throw new Forbidden();
  return known;
}

export function tenancyOf(actor: Actor): Tenancy {
  if (actor.kind === 'system') return SYSTEM_TENANCY;
  if (actor.kind === 'anonymous') return PUBLIC_TENANCY;
  if (actor.kind === 'restricted') return { tenant: null, user: actor.userId };
  return { tenant: isSystemRole(actor.role) ? '*' : actor.issuerId, user: actor.userId };
}

/** May this actor act within that issuer? Its own people and the system roles may. */
export function actsFor(actor: Actor, issuerId: string): boolean {
  if (actor.kind === 'system') return true;
  return isSignedIn(actor) && (isSystemRole(actor.role) || actor.issuerId === issuerId);
}
