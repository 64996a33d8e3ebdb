import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { ConfirmationNeedsAccount, LinkInvalid, WrongConfirmationPassword } from '../identity.failures.ts';
import { findLinkOwner } from '../links/link.reads.ts';
import { mailLink, useLink } from '../links/link.writes.ts';
import { countAttempt, forgiveAttempts } from '../sessions/login.ts';
import { type Account, actingAs, findAccount } from './account.reads.ts';
import { announceSelf, markEmailVerified } from './account.writes.ts';

/**
 * Confirms the address of an account. The mailed secret proves the mailbox; a session or the password of the
 * account proves the account. Without the second proof, the owner of a mailbox who follows the link would confirm an
 * account that a stranger registered with that address, and the stranger would read what was bought with it.
 * A refusal leaves the link usable.
 * @param password of the account; not needed with one of its sessions
 * @throws LinkInvalid, ConfirmationNeedsAccount, WrongConfirmationPassword, RateLimited
 */
export async function verifyEmail(scope: Scope, secret: string, password?: string | null): Promise<void> {
  await scope.services.limits.consume('reset', { address: scope.address });
  const ownerId = await findLinkOwner(scope, 'verify_email', secret);
  const account = ownerId === undefined ? undefined : await findAccount(scope, ownerId);
  if (account?.status !== 'active') throw new LinkInvalid();
  await inTransaction(
    await proveAccount(scope, account, password ?? null),
    async (tx) => {
      const userId = await useLink(tx, 'verify_email', secret);
      if (!userId) throw new LinkInvalid();
      await markEmailVerified(tx, userId);
      announceSelf(tx);
      await tx.audit({ action: 'email.verify', entityType: 'user', entityId: userId });
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Checks that the request belongs to the owner of the account. Wrong passwords count as failed logins of the account.
 * @returns a scope with the account as its actor
 */
export async function proveAccount(scope: Scope, account: Account, password: string | null): Promise<Scope> {
  const { actor, services } = scope;
  if (actor.kind === 'user' && actor.userId === account.id) return scope;
  if (password === null) throw new ConfirmationNeedsAccount();
  await countAttempt(scope, account.email);
  if (!(await services.credentials.passwords.matches(account.passwordHash, password)))
    throw new WrongConfirmationPassword();
  await forgiveAttempts(scope, account.email);
  return actingAs(scope, account);
}

/** Mails a new link and voids the earlier ones. Does nothing when the address is verified. @throws RateLimited */
export async function resendVerification(scope: Scope): Promise<void> {
  const { userId, email, name } = signedIn(scope.actor);
  await scope.services.limits.consume('reset', { address: scope.address, account: email });
  if ((await findAccount(scope, userId))?.emailVerified) return;
  await inTransaction(scope, async (tx) => {
    await mailLink(tx, 'verify_email', { id: userId, email, name });
    await tx.audit({ action: 'email.verification_request', entityType: 'user', entityId: userId });
  });
}
