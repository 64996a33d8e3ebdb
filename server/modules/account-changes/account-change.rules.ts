import { type Actor, isSignedIn, type SignedInActor } from '../../platform/access/actor.ts';
import { isSystemRole, leadsIssuer, ROLE_PERMISSIONS, ROLES } from '../../platform/access/roles.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { Failure } from '../../platform/failures.ts';

/** What happens to an account that income goes to. */
export type AccountChangeKind = 'connect' | 'replace' | 'close' | 'destination';
export type AccountChangeState = 'waiting' | 'done' | 'refused' | 'withdrawn';

/** How long a change by others than an owner waits for an owner's answer. */
const WAIT_MS = DAY_MS;

export class OwnerNeeded extends Failure {
  constructor() {
    super('OWNER_NEEDED', 'forbidden', 'Only an owner of the organisation can decide this.');
  }
}

/** The change was approved, refused or withdrawn, or has taken effect by itself. */
export class ChangeDecided extends Failure {
  constructor() {
    super('CHANGE_DECIDED', 'conflict', 'This change was decided in the meantime. Reload the list.');
  }
}

/** The organisation of a change, as decisions about it need it. */
export interface Organisation {
  hasOwner: boolean;
  founderId: string | null;
}

/**
 * Whether a change counts at once: one by an owner, one of the platform's own accounts, and the first account of a method
 * that the founder of an organisation without an owner connects, which turns no income away from another account.
 */
export function countsAtOnce(
  actor: SignedInActor,
  { hasOwner, founderId }: Organisation,
  isFirst: boolean,
): boolean {
  if (actor.role === 'issuer_owner' || isSystemRole(actor.role)) return true;
  return isFirst && !hasOwner && actor.kind === 'user' && actor.userId === founderId;
}

export const effectiveAt = (now: Date, isAtOnce: boolean): Date =>
  isAtOnce ? now : new Date(now.getTime() + WAIT_MS);

/** Approvals are by people. */
export const mayApprove = (actor: Actor): boolean =>
  isSignedIn(actor) && actor.kind === 'user' && actor.role === 'issuer_owner';

/** Owners refuse, the requester withdraws, and without an owner each admin can stop a request of others. */
export function mayRefuse(
  actor: Actor,
  { requestedBy, hasOwner }: { requestedBy: string; hasOwner: boolean },
): boolean {
  if (mayApprove(actor)) return true;
  if (!isSignedIn(actor) || actor.kind !== 'user') return false;
  return actor.userId === requestedBy || (!hasOwner && leadsIssuer(actor.role));
}

/** Roles of an organisation that change its accounts. A request ends when its author loses the role or is suspended. */
export const CHANGING_ROLES = ROLES.filter(
  (role) => !isSystemRole(role) && ROLE_PERMISSIONS[role].has('PROCESS_PAYMENTS'),
);
