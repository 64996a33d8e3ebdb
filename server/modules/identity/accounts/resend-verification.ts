import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { insertLink } from '../links/link.writes.ts';
import { findAccount } from './account.reads.ts';

/** Mails a new link and voids the earlier ones. Does nothing when the address is verified. @throws RateLimited */
export async function resendVerification(scope: Scope): Promise<void> {
  const { userId, email, name } = signedIn(scope.actor);
  await scope.services.limits.consume('reset', { address: scope.address, account: email });
  if ((await findAccount(scope, userId))?.emailVerified) return;
  await inTransaction(scope, async (tx) => {
    const linkId = await insertLink(tx, userId, 'verify_email');
    await queueMail(tx, {
      kind: 'verify_email',
      recipient: email,
      payload: { linkId, name },
      language: tx.scope.language,
    });
    await tx.audit({ action: 'email.verification_request', entityType: 'user', entityId: userId });
  });
}
