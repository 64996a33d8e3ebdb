import type { Language } from '../../../lib/language/language.ts';
import { identified } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { isUniqueViolation } from '../../../platform/db/database-faults.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Theme } from '../../../platform/vocabulary.ts';
import { dropEmailChange } from '../email-changes/email-change.writes.ts';
import { EmailTaken } from '../identity.failures.ts';
import type { ConfirmedAccount } from './confirmed-addresses.ts';
import { UserRow } from './user.row.ts';

/** Publishes a change that the acting user made to their own account (a session, their name) after the commit. */
export function announceSelf(tx: Tx): void {
  const { userId, issuerId } = identified(tx.scope.actor);
  tx.afterCommit(() => tx.scope.services.topics.publish('person.changed', issuerId ?? 'none', { userId }));
}

/** @throws EmailTaken when the address has an account, even one created concurrently */
export async function insertUser(
  tx: Tx,
  user: Pick<
    UserRow,
    'id' | 'email' | 'name' | 'phone' | 'role' | 'issuerId' | 'passwordHash' | 'wantsWallet'
  > & {
    emailVerifiedAt?: Date;
    temporaryUntil?: Date;
    language?: Language;
  },
): Promise<void> {
  try {
    await tx.manager.insert(UserRow, { ...user, createdAt: tx.scope.clock.now() });
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? new EmailTaken() : error;
  }
  if (user.emailVerifiedAt) await tx.scope.services.confirmedAddresses.announce(tx, user);
}

const GRACE_SECONDS = 7 * DAY_SECONDS;

/** Starts the week in which a system role sets up a second factor, at its first sign-in. */
export async function startGrace(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `UPDATE users SET second_factor_due = $2
     WHERE id = $1 AND second_factor_due IS NULL AND role LIKE 'system\\_%'`,
    [userId, tx.scope.clock.in(GRACE_SECONDS)],
  );
}

/** Records the time of the sign-in and the language for the user's future mails. */
export async function updateLastLogin(tx: Tx, userId: string): Promise<void> {
  const { clock, language } = tx.scope;
  await tx.manager.update(UserRow, userId, { lastLoginAt: clock.now(), language });
}

/** Replaces the password, and ends a change of the address that began with the old one. */
export async function updatePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await dropEmailChange(tx, userId);
  await tx.manager.update(UserRow, userId, { passwordHash, temporaryUntil: null, temporaryUsedAt: null });
}

/** Replaces a temporary password that was not used. */
export async function updateTemporaryPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  temporaryUntil: Date,
): Promise<void> {
  await tx.manager.update(UserRow, userId, { passwordHash, temporaryUntil, temporaryUsedAt: null });
}

/** Uses up a temporary password; of two concurrent attempts, one succeeds. */
export async function useTemporaryPassword(tx: Tx, userId: string): Promise<boolean> {
  const used = await tx.query(
    `UPDATE users SET temporary_used_at = $2
     WHERE id = $1 AND temporary_used_at IS NULL AND temporary_until > $2 RETURNING id`,
    [userId, tx.scope.clock.now()],
  );
  return used.length > 0;
}

/** Confirms the address of an account, so that what waited for it arrives. Ends a change that began before. */
export async function markEmailVerified(tx: Tx, userId: string): Promise<void> {
  const [confirmed] = await tx.query<ConfirmedAccount>(
    `UPDATE users SET email_verified_at = $2 WHERE id = $1 AND email_verified_at IS NULL
     RETURNING id, email::text AS email, role`,
    [userId, tx.scope.clock.now()],
  );
  if (!confirmed) return;
  await dropEmailChange(tx, userId);
  await tx.scope.services.confirmedAddresses.announce(tx, confirmed);
}

/**
 * Gives an account whose address was never confirmed to the owner of the mailbox, deletes its signing key and ends a
 * change of the address.
 * @returns false when the address was confirmed meanwhile: nothing is changed
 */
export async function replaceUnverifiedOwner(
  tx: Tx,
  { id, name, passwordHash }: Pick<UserRow, 'id' | 'name' | 'passwordHash'>,
): Promise<boolean> {
  const [replaced] = await tx.query<ConfirmedAccount>(
    `UPDATE users SET name = $2, password_hash = $3, phone = NULL, temporary_until = NULL, temporary_used_at = NULL,
       email_verified_at = $4 WHERE id = $1 AND email_verified_at IS NULL AND status = 'active'
     RETURNING id, email::text AS email, role`,
    [id, name, passwordHash, tx.scope.clock.now()],
  );
  if (!replaced) return false;
  await dropEmailChange(tx, id);
  await tx.scope.services.confirmedAddresses.announce(tx, replaced);
  await tx.query('DELETE FROM own_signing_keys WHERE user_id = $1', [id]);
  return true;
}

export interface ProfileChange {
  name?: string;
  phone?: string | null;
  theme?: Theme | null;
}

export async function updateUser(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length > 0) await tx.manager.update(UserRow, userId, change);
}

/** Reads the account within the transaction. */
export async function findAccountInTransaction(tx: Tx, id: string): Promise<UserRow | null> {
  return tx.manager.findOneBy(UserRow, { id });
}
