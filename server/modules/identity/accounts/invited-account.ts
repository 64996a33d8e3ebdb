import type { Tx } from '../../../platform/db/in-transaction.ts';
import { faultsWithin, refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { passwordFaults } from '../passwords/password.rules.ts';
import type { Account } from './account.reads.ts';
import { nameFaults } from './account.rules.ts';
import { insertUser } from './account.writes.ts';

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
  const faults = [...nameFaults(name), ...passwordFaults(given.password, 'password', email)];
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
