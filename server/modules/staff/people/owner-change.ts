import type { SignedInActor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { FreshSignInNeeded, LastOwner, OwnersDecide } from './user-account.failures.ts';
import { FRESH_SIGN_IN_MINUTES } from './user-account.rules.ts';
import { lastProof, lockOwners, type Owner, readIssuerName } from './user-account.writes.ts';

/** The organisation whose owners change, and the manager who requests it. */
interface OwnerChange {
  manager: SignedInActor;
  issuerId: string;
}

/**
 * Owners make owners, with a fresh sign-in. A system admin makes one only where there is none.
 * @throws OwnersDecide, FreshSignInNeeded
 */
export async function requireMayMakeOwner(tx: Tx, { manager, issuerId }: OwnerChange): Promise<void> {
  const owners = await lockOwners(tx, issuerId);
  if (manager.role === 'issuer_owner') return requireFreshSignIn(tx, manager);
  if (manager.role !== 'system_admin' || owners.length > 0) throw new OwnersDecide();
}

/**
 * Owners demote owners, with a fresh sign-in; other roles cannot.
 * @throws OwnersDecide, FreshSignInNeeded
 */
export async function requireMayRemoveOwner(tx: Tx, { manager, issuerId }: OwnerChange): Promise<void> {
  await lockOwners(tx, issuerId);
  if (manager.role !== 'issuer_owner') throw new OwnersDecide();
  await requireFreshSignIn(tx, manager);
}

/**
 * Owners suspend owners, with a fresh sign-in; a system admin while another owner remains.
 * @throws LastOwner, OwnersDecide, FreshSignInNeeded
 */
export async function requireMaySuspendOwner(
  tx: Tx,
  { manager, issuerId, ownerId }: OwnerChange & { ownerId: string },
): Promise<void> {
  const owners = await lockOwners(tx, issuerId);
  if (manager.role === 'issuer_owner') return requireFreshSignIn(tx, manager);
  if (manager.role !== 'system_admin') throw new OwnersDecide();
  if (owners.every(({ id }) => id === ownerId)) throw new LastOwner();
}

/**
 * An invited person becomes an owner only while the inviter is one, or while the organisation has no other: its owners
 * may have changed since the invitation was sent.
 * @throws OwnersDecide
 */
export async function requireOwnersInvited(
  tx: Tx,
  { issuerId, invitedId, inviterId }: { issuerId: string; invitedId: string; inviterId: string },
): Promise<void> {
  const others = (await lockOwners(tx, issuerId)).filter(({ id }) => id !== invitedId);
  if (others.length > 0 && others.every(({ id }) => id !== inviterId)) throw new OwnersDecide();
}

/** An API key proves no sign-in, and a session without a recent one may be open on a device that was left behind. */
async function requireFreshSignIn(tx: Tx, { sessionId }: SignedInActor): Promise<void> {
  const proof = sessionId === null ? undefined : await lastProof(tx, sessionId);
  const oldest = tx.scope.clock.now().getTime() - FRESH_SIGN_IN_MINUTES * 60_000;
  if (!proof || proof.getTime() < oldest) throw new FreshSignInNeeded(FRESH_SIGN_IN_MINUTES);
}

export type OwnerEvent = 'made' | 'claimed' | 'removed' | 'suspended' | 'activated';

/**
 * Mails every owner of the organisation, and the person who is changed.
 * @param by name of the person who made the change
 */
export async function notifyOwners(
  tx: Tx,
  { issuerId, person, event, by }: { issuerId: string; person: Owner; event: OwnerEvent; by: string },
): Promise<void> {
  const owners = new Map([...(await lockOwners(tx, issuerId)), person].map((owner) => [owner.id, owner]));
  const where = await readIssuerName(tx, issuerId);
  for (const owner of owners.values()) {
    await queueMail(tx, {
      kind: 'owners_changed',
      recipient: owner.email,
      payload: { where, event, by, name: owner.name, person: person.name, email: person.email },
    });
  }
}
