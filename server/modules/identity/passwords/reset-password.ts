import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { refuseFaults } from '../../../platform/failures.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findAccountByEmail } from '../accounts/account.reads.ts';
import { auditedEmail } from '../accounts/account.rules.ts';
import { findAccountInTransaction, markEmailVerified, updatePassword } from '../accounts/account.writes.ts';
import { revokeAllKeys } from '../api-keys/revoke-api-key.ts';
import { lockEmailChange } from '../email-changes/email-change.writes.ts';
import { readMethods } from '../factors/factor.reads.ts';
import { LinkInvalid } from '../identity.failures.ts';
import { findLinkOwner } from '../links/link.reads.ts';
import { mailLink, useLink, voidLinks } from '../links/link.writes.ts';
import { forgiveAttempts } from '../sessions/login.ts';
import { endSessions } from '../sessions/session.writes.ts';
import { passwordFaults } from './password.rules.ts';

/**
 * Mails a link if the address has an account. An address without one gets the same answer and the same write load:
 * either way one transaction is committed.
 * @throws RateLimited, counted for addresses without an account as well
 */
export async function requestPasswordReset(scope: Scope, email: string): Promise<void> {
  await scope.services.limits.consume('reset', { address: scope.address, account: email });
  const account = await findAccountByEmail(scope, email);
  const known = account?.status === 'active' ? account : undefined;
  await inTransaction(
    scope,
    async (tx) => {
      if (known) await mailLink(tx, 'reset_password', known);
      await tx.audit({
        action: 'password.reset_request',
        entityType: 'user',
        entityId: known?.id ?? null,
        details: { email: auditedEmail(email) },
        success: known !== undefined,
      });
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Sets a new password with a mailed link, ends every session and revokes every API key, so that an intruder loses all
 * access, including keys they created. A refused password leaves the link usable. The link proves access to the
 * mailbox, so the address counts as verified.
 * @throws BadInput, LinkInvalid, RateLimited
 */
export async function resetPassword(scope: Scope, secret: string, password: string): Promise<void> {
  const { limits, credentials } = scope.services;
  // The shorter length for accounts with a second factor; which account it is, the link says.
  refuseFaults(passwordFaults(password, 'newPassword', { hasSecondFactor: true }));
  await limits.consume('reset', { address: scope.address });
  const ownerId = await findLinkOwner(scope, 'reset_password', secret);
  if (ownerId === undefined) throw new LinkInvalid();
  const hasSecondFactor = (await readMethods(scope, ownerId)).length > 0;
  refuseFaults(passwordFaults(password, 'newPassword', { hasSecondFactor }));
  const passwordHash = await credentials.passwords.hash(password);
  const email = await inTransaction(
    scope,
    async (tx) => {
      // Before the link, which a change that counts at this moment voids after its lock.
      await lockEmailChange(tx, ownerId);
      const userId = await useLink(tx, 'reset_password', secret);
      const account = userId === undefined ? null : await findAccountInTransaction(tx, userId);
      if (account?.status !== 'active') throw new LinkInvalid();
      await voidLinks(tx, account.id, 'reset_password');
      await updatePassword(tx, account.id, passwordHash);
      await markEmailVerified(tx, account.id);
      await revokeAllKeys(tx, account.id);
      await endSessions(tx, account.id, 'password_changed', { except: null });
      await queueMail(tx, {
        kind: 'password_changed',
        recipient: account.email,
        payload: { name: account.name },
        language: scope.language,
      });
      const { issuerId } = account;
      await tx.audit({ action: 'password.reset', entityType: 'user', entityId: account.id, issuerId });
      return account.email;
    },
    SYSTEM_TENANCY,
  );
  await forgiveAttempts(scope, email);
}
