import type { Tx } from '../../../platform/db/in-transaction.ts';
import { faultsWithin, refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { revokeOldest } from '../api-keys/api-key.writes.ts';
import { announceRevoked } from '../api-keys/revoke-api-key.ts';
import { voidLinks } from '../links/link.writes.ts';
import { passwordFaults } from '../passwords/password.rules.ts';
import { endSessions } from '../sessions/session.writes.ts';
import type { Account } from './account.reads.ts';
import { nameFaults } from './account.rules.ts';
import { insertUser, replaceUnverifiedOwner } from './account.writes.ts';

/**
 * Checks and hashes the attendee account of a person who accepts a mailed invitation, without writing it. The
 * invitation proves access to the mailbox, so the address counts as verified.
 * @throws BadInput
 */
export async function preparedAccount(
  { ids, services }: Scope,
  given: { name: string; email: string; password: string },
): Promise<Account> {
  const [name, email] = [given.name.trim(), given.email];
  const faults = [...nameFaults(name), ...passwordFaults(given.password, 'password', { email })];
  refuseFaults(faultsWithin(faults, (field) => `newAccount.${field}`));
  return {
    id: ids.uuid(),
    email,
    name,
    phone: null,
    role: 'attendee',
    issuerId: null,
    status: 'active',
    passwordHash: await services.credentials.passwords.hash(given.password),
    emailVerified: true,
  };
}

/** @throws EmailTaken when the address got an account meanwhile */
export async function insertInvited(tx: Tx, account: Account): Promise<void> {
  const { id, email, name, phone, role, issuerId, passwordHash } = account;
  const emailVerifiedAt = tx.scope.clock.now();
  await insertUser(tx, {
    id,
    email,
    name,
    phone,
    role,
    issuerId,
    passwordHash,
    wantsWallet: true,
    emailVerifiedAt,
    language: tx.scope.language,
  });
  await tx.audit({
    action: 'auth.register',
    entityType: 'user',
    entityId: id,
    details: { role, invited: true },
  });
}

/**
 * Hands an account whose address was never confirmed to the owner of the mailbox. Name and password are replaced; the
 * sessions, API keys, mailed links and signing key of the person who registered it stop working.
 * @param account with the new name and password hash
 * @returns false when the address was confirmed meanwhile: nothing is changed
 */
export async function claimAccount(tx: Tx, account: Account): Promise<boolean> {
  const { id } = account;
  if (!(await replaceUnverifiedOwner(tx, account))) return false;
  await revokeOldest(tx, id, 0);
  for (const purpose of ['reset_password', 'verify_email'] as const) await voidLinks(tx, id, purpose);
  await endSessions(tx, id, 'password_changed', { except: null });
  announceRevoked(tx, id);
  await tx.audit({ action: 'auth.claim', entityType: 'user', entityId: id });
  return true;
}
