import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findAccountByEmail } from '../accounts/account.reads.ts';
import { insertLink } from '../links/link.writes.ts';

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
      if (known) {
        const linkId = await insertLink(tx, known.id, 'reset_password');
        await queueMail(tx, {
          kind: 'reset_password',
          recipient: known.email,
          payload: { linkId, name: known.name },
          language: scope.language,
        });
      }
      const details = { email: email.trim().slice(0, 254) };
      const entityId = known?.id ?? null;
      await tx.audit({
        action: 'password.reset_request',
        entityType: 'user',
        entityId,
        details,
        success: known !== undefined,
      });
    },
    SYSTEM_TENANCY,
  );
}
