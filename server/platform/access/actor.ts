import {
  Forbidden,
  KeyScopeRequired,
  PasswordChangeRequired,
  SecondFactorNeeded,
  Unauthenticated,
} from '../failures.ts';
import type { DeviceGrant } from './device-profiles.ts';
import { type KeyScope, scopesOf } from './key-scopes.ts';
import type { Permission } from './permissions.ts';
import { isSystemRole, permissionsOf, type RoleHolder } from './roles.ts';

/**
 * An authenticated caller, by a session token, an API key or the credential of a door device. A device is no person: its
 * `userId` is its own id, and its name stands in place of an address.
 */
export interface SignedInActor extends RoleHolder {
  kind: 'user' | 'api_key' | 'device';
  userId: string;
  email: string;
  name: string;
  issuerId: string | null;
  emailVerified: boolean;
  sessionId: string | null;
  apiKeyId: string | null;
  /** Of a session: when its person last proved who they are. */
  confirmedAt?: Date | null;
  /** Of an API key: what it may do of what its owner may. Absent counts as nothing. */
  scopes?: readonly KeyScope[];
  /** Ids of the events that a member of an organisation is limited to. Absent or null: all of the organisation. */
  events?: readonly string[] | null;
  /** Of a door device: what it may do, and where. */
  device?: DeviceGrant;
}

/**
 * A person who signed in with a temporary password, or without the second factor that their organisation requires. They
 * may read their own profile, choose a password or set up a second factor, and sign out; everywhere else they count as
 * anonymous, so that a page or call without its own rule stays closed.
 */
export interface RestrictedActor extends Omit<SignedInActor, 'kind'> {
  kind: 'restricted';
  needs: 'password' | 'second_factor';
}

/** The caller. `system` is the product itself: jobs, start-up, sign-in before the user is known. */
export type Actor = { kind: 'anonymous' } | { kind: 'system' } | SignedInActor | RestrictedActor;

export const ANONYMOUS: Actor = { kind: 'anonymous' };
export const SYSTEM_ACTOR: Actor = { kind: 'system' };

/** Visible rows: an issuer's, all (`*`), or only a user's own. */
export interface Tenancy {
  tenant: string | null;
  user: string | null;
  /** Events of the issuer that the user is limited to. Absent or null: all. */
  events?: readonly string[] | null;
}

export const SYSTEM_TENANCY: Tenancy = { tenant: '*', user: null };
export const PUBLIC_TENANCY: Tenancy = { tenant: null, user: null };

export function isSignedIn(actor: Actor): actor is SignedInActor {
  return actor.kind === 'user' || actor.kind === 'api_key' || actor.kind === 'device';
}

/**
 * @throws Unauthenticated for anonymous callers, PasswordChangeRequired with a temporary password,
 *   SecondFactorNeeded without a required second factor
 */
export function signedIn(actor: Actor): SignedInActor {
  if (actor.kind === 'restricted')
    throw actor.needs === 'password' ? new PasswordChangeRequired() : new SecondFactorNeeded();
  if (!isSignedIn(actor)) throw new Unauthenticated();
  return actor;
}

/**
 * Returns a person who may set up a second factor: every signed-in one, and one without a required second factor.
 * @throws Unauthenticated for anonymous callers, PasswordChangeRequired with a temporary password
 */
export function enrolling(actor: Actor): SignedInActor | RestrictedActor {
  return actor.kind === 'restricted' && actor.needs === 'second_factor' ? actor : signedIn(actor);
}

/**
 * Returns the user of a credential, with a temporary password too. For the few use cases that such a user needs.
 * @throws Unauthenticated for anonymous callers
 */
export function identified(actor: Actor): SignedInActor | RestrictedActor {
  return actor.kind === 'restricted' ? actor : signedIn(actor);
}

export function can(actor: Actor, permission: Permission): boolean {
  return (
    isSignedIn(actor) &&
    permissionsOf(actor).has(permission) &&
    holdsScope(actor, [...scopesOf(permission), 'full'])
  );
}

/**
 * Whether the actor is a person, or a key with any of the scopes. A key that may change something may read too.
 * @param isConfirmed the call asks a person to confirm who they are
 */
export function holdsScope(
  { kind, scopes = [] }: SignedInActor,
  wanted: readonly KeyScope[],
  isConfirmed = false,
): boolean {
  if (kind !== 'api_key') return true;
  return wanted.some(
    (one) =>
      scopes.includes(one) ||
      (one === 'read' && scopes.some((own) => own !== 'scan')) ||
      (one !== 'money' && (scopes.includes('full') || (scopes.includes('web') && !isConfirmed))),
  );
}

/** @throws KeyScopeRequired when the actor is a key without any of the scopes */
export function requireScope(actor: Actor, wanted: readonly KeyScope[], isConfirmed = false): void {
  if (isSignedIn(actor) && !holdsScope(actor, wanted, isConfirmed)) throw new KeyScopeRequired(wanted);
}

/** Returns true when the actor works for the system or an issuer, and not only in their own name. */
export function isStaff({ role, issuerId }: SignedInActor): boolean {
  return isSystemRole(role) || issuerId !== null;
}

/**
 * Returns the actor, when it holds any of the permissions.
 * @throws Unauthenticated for anonymous callers, Forbidden without the permission.
 */
export function requireAny(actor: Actor, permissions: readonly Permission[]): SignedInActor {
  const known = signedIn(actor);
  if (permissions.some((permission) => can(known, permission))) return known;
  const held = permissions.filter((permission) => permissionsOf(known).has(permission));
  if (held.length > 0) requireScope(known, [...held.flatMap(scopesOf), 'full']);
  throw new Forbidden();
}

export function tenancyOf(actor: Actor): Tenancy {
  if (actor.kind === 'system') return SYSTEM_TENANCY;
  if (actor.kind === 'anonymous') return PUBLIC_TENANCY;
  if (actor.kind === 'restricted') return { tenant: null, user: actor.userId };
  const { role, issuerId, userId, events = null } = actor;
  return { tenant: isSystemRole(role) ? '*' : issuerId, user: userId, events };
}

/** Returns the account that answers for what the actor does: for a device, that of the person who paired it. */
export function accountOf({ device, userId }: SignedInActor): string {
  return device?.pairedBy ?? userId;
}

/** Something of one event, or of an issuer as a whole. */
export interface OfEvent {
  issuerId: string;
  /** null: of the issuer as a whole */
  eventId: string | null;
}

/**
 * Returns true when the actor may act within the issuer on the event: its own staff, when they are not limited to other
 * events, and the system roles.
 */
export function actsFor(actor: Actor, { issuerId, eventId }: OfEvent): boolean {
  if (actor.kind === 'system') return true;
  if (!isSignedIn(actor)) return false;
  if (isSystemRole(actor.role)) return true;
  return actor.issuerId === issuerId && actsOnEvent(actor, eventId);
}

/** Returns true when the actor is not limited to other events. For what the caller knows to be of the actor's issuer. */
export function actsOnEvent(
  { events = null }: Pick<SignedInActor, 'events'>,
  eventId: string | null,
): boolean {
  return events === null || (eventId !== null && events.includes(eventId));
}

/** Returns true for staff who work for events of their organisation, and not for all of it. */
export function isLimited(actor: Actor): boolean {
  return isSignedIn(actor) && (actor.events ?? null) !== null;
}
