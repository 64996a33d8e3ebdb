import type { SignedInActor } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, endSessions, revokeAllKeys } from '../../identity/index.ts';
import { createIssuer } from '../../issuers/index.ts';
import { announcePerson, announceStanding, changePerson } from './change-person.ts';
import { notifyOwners, requireMayMakeOwner, requireMayRemoveOwner } from './owner-change.ts';
import { AddressNotConfirmed, AlreadySo, IssuerNeeded, RoleNotYours } from './user-account.failures.ts';
import type { UserAccountRecord } from './user-account.reads.ts';
import { foundsIssuer, issuerFor, rolesToGive } from './user-account.rules.ts';
import { type HeldPerson, issuerExists, writeRole } from './user-account.writes.ts';

/**
 * Gives a person another role. Their sessions end. API keys follow the role within an organisation, and end with
 * leaving it.
 * @param issuerId the organiser of a role that belongs to one; left out, the person's own, else a new one for an owner
 *   or admin
 * @throws as `changePerson`, and RoleNotYours, OwnersDecide, FreshSignInNeeded, IssuerNeeded, AlreadySo, AddressNotConfirmed
 */
export async function setUserRole(
  scope: Scope,
  request: { userId: string; role: Role; issuerId?: string | null | undefined },
): Promise<UserAccountRecord> {
  const { userId, role } = request;
  return changePerson(scope, {
    userId,
    own: 'You cannot change your own role.',
    write: async (tx, person, { manager, issuerId: own }) => {
      if (!rolesToGive(manager).includes(role)) throw new RoleNotYours();
      if (person.role === 'attendee' && !person.emailVerified) throw new AddressNotConfirmed(person.name);
      // A manager of one organisation moves people into no other.
      const issuerId = await issuerOf(tx, person, role, own ?? request.issuerId ?? null);
      if (person.role === role && person.issuerId === issuerId)
        throw new AlreadySo(`${person.name} already has this role.`);
      await requireOwnersAgree(tx, manager, person, { role, issuerId });
      await writeRole(tx, userId, role, issuerId);
      const ended = await endSessions(tx, userId, 'role_changed', { except: null });
      const keysRevoked = await revokeKeysOnLeaving(tx, person, issuerId);
      announceRevoked(tx, userId);
      announcePerson(tx, userId, person.issuerId, issuerId);
      await announceStanding(tx, userId);
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

interface Place {
  role: Role;
  issuerId: string | null;
}

/** @throws as `requireMayMakeOwner` and `requireMayRemoveOwner` */
async function requireOwnersAgree(
  tx: Tx,
  manager: SignedInActor,
  person: HeldPerson,
  next: Place,
): Promise<void> {
  if (person.role === 'issuer_owner' && person.issuerId !== null)
    await requireMayRemoveOwner(tx, { manager, issuerId: person.issuerId });
  if (next.role === 'issuer_owner' && next.issuerId !== null)
    await requireMayMakeOwner(tx, { manager, issuerId: next.issuerId });
}

async function notifyOfOwner(tx: Tx, manager: SignedInActor, person: HeldPerson, next: Place): Promise<void> {
  const by = manager.name;
  if (person.role === 'issuer_owner' && person.issuerId !== null)
    await notifyOwners(tx, { issuerId: person.issuerId, person, event: 'removed', by });
  if (next.role === 'issuer_owner' && next.issuerId !== null)
    await notifyOwners(tx, { issuerId: next.issuerId, person, event: 'made', by });
}

/** Returns the organiser of the role; a new one for an owner or admin without any. @throws IssuerNeeded, BadInput */
async function issuerOf(
  tx: Tx,
  person: HeldPerson,
  role: Role,
  meant: string | null,
): Promise<string | null> {
  const issuerId = issuerFor(role, meant, person.issuerId);
  if (issuerId === null && foundsIssuer(role)) {
    const id = tx.scope.ids.uuid();
    await createIssuer(tx, { id, name: person.name, description: '', foundedBy: person.id });
    return id;
  }
  if (role.startsWith('issuer_') && issuerId === null) throw new IssuerNeeded(role);
  if (issuerId !== null && !(isUuid(issuerId) && (await issuerExists(tx, issuerId))))
    throw new BadInput([{ field: 'issuerId', code: 'UNKNOWN', message: 'There is no such organiser.' }]);
  return issuerId;
}

/** @returns the count of revoked keys: they end when the person leaves the organisation that they were made in */
async function revokeKeysOnLeaving(
  tx: Tx,
  { id, issuerId: before }: HeldPerson,
  issuerId: string | null,
): Promise<number> {
  return before !== null && before !== issuerId ? revokeAllKeys(tx, id) : 0;
}
