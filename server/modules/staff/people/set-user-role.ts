import type { SignedInActor } from '../../../platform/access/actor.ts';
import { leadsIssuer, type Role } from '../../../platform/access/roles.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, endSessions, revokeAllKeys } from '../../identity/index.ts';
import { createIssuer } from '../../issuers/index.ts';
import { announcePerson, announceSignedContracts, changePerson } from './change-person.ts';
import { notifyOwners, requireMayMakeOwner, requireMayRemoveOwner } from './owner-change.ts';
import { AddressNotConfirmed, RoleNotYours, Unchanged, UnknownIssuer } from './user-account.failures.ts';
import type { UserAccountRecord } from './user-account.reads.ts';
import { issuerFor, ownedIssuer, rolesToGive } from './user-account.rules.ts';
import { issuerExists, type LockedPerson, writeRole } from './user-account.writes.ts';

/**
 * Gives a person another role. Their sessions end. API keys follow the role within an organisation, and end with
 * leaving it.
 * @param issuerId the organiser of a role that belongs to one; left out, the person's own, else a new one for an owner
 *   or admin
 * @throws as `changePerson`, and RoleNotYours, OwnersDecide, FreshSignInNeeded, IssuerNeeded, Unchanged, AddressNotConfirmed
 */
export async function setUserRole(
  scope: Scope,
  request: { userId: string; role: Role; issuerId?: string | null | undefined },
): Promise<UserAccountRecord> {
  const { userId, role } = request;
  return changePerson(scope, {
    userId,
    ownAccountMessage: 'You cannot change your own role.',
    write: async (tx, person, { manager, issuerId: own }) => {
      if (!rolesToGive(manager).includes(role)) throw new RoleNotYours();
      if (person.role === 'attendee' && !person.emailVerified) throw new AddressNotConfirmed(person.name);
      // A manager of one organisation moves people into no other.
      const issuerId = await issuerOf(tx, person, role, own ?? request.issuerId ?? null);
      if (person.role === role && person.issuerId === issuerId)
        throw new Unchanged(`${person.name} already has this role.`);
      await requireOwnersAgree(tx, manager, person, { role, issuerId });
      await writeRole(tx, userId, role, issuerId);
      const ended = await endSessions(tx, userId, 'role_changed', { except: null });
      const keysRevoked = await revokeKeysOnLeaving(tx, person, issuerId);
      announceRevoked(tx, userId);
      announcePerson(tx, userId, person.issuerId, issuerId);
      await announceSignedContracts(tx, userId);
      await tx.audit({
        action: 'user.role_change',
        entityType: 'user',
        entityId: userId,
        issuerId: issuerId ?? person.issuerId,
        details: {
          email: person.email,
          from: person.role,
          to: role,
          sessionsEnded: ended.length,
          keysRevoked,
        },
      });
      await notifyOfOwner(tx, manager, person, { role, issuerId });
      Object.assign(person, { role, issuerId });
    },
  });
}

type Assignment = Pick<LockedPerson, 'role' | 'issuerId'>;

/** @throws as `requireMayMakeOwner` and `requireMayRemoveOwner` */
async function requireOwnersAgree(
  tx: Tx,
  manager: SignedInActor,
  person: LockedPerson,
  next: Assignment,
): Promise<void> {
  const [before, after] = [ownedIssuer(person), ownedIssuer(next)];
  if (before !== null) await requireMayRemoveOwner(tx, { manager, issuerId: before });
  if (after !== null) await requireMayMakeOwner(tx, { manager, issuerId: after });
}

async function notifyOfOwner(
  tx: Tx,
  { name: by }: SignedInActor,
  person: LockedPerson,
  next: Assignment,
): Promise<void> {
  const [before, after] = [ownedIssuer(person), ownedIssuer(next)];
  if (before !== null) await notifyOwners(tx, { issuerId: before, person, event: 'removed', by });
  if (after !== null) await notifyOwners(tx, { issuerId: after, person, event: 'made', by });
}

/** Returns the organiser of the role; a new one for an owner or admin without any. @throws IssuerNeeded, UnknownIssuer */
async function issuerOf(
  tx: Tx,
  person: LockedPerson,
  role: Role,
  requested: string | null,
): Promise<string | null> {
  const issuerId = issuerFor(role, requested, person.issuerId);
  if (issuerId === null && leadsIssuer(role)) {
    const id = tx.scope.ids.uuid();
    await createIssuer(tx, { id, name: person.name, description: '', foundedBy: person.id });
    return id;
  }
  if (issuerId !== null && !(isUuid(issuerId) && (await issuerExists(tx, issuerId))))
    throw new UnknownIssuer();
  return issuerId;
}

/** @returns the count of revoked keys: they end when the person leaves the organisation that they were made in */
async function revokeKeysOnLeaving(
  tx: Tx,
  { id, issuerId: before }: LockedPerson,
  issuerId: string | null,
): Promise<number> {
  return before !== null && before !== issuerId ? revokeAllKeys(tx, id) : 0;
}
