import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Scope } from '../../../scope.ts';
import { LinkInvalid } from '../identity.failures.ts';
import { useLink } from '../links/link.writes.ts';
import { markEmailVerified } from './account.writes.ts';

/** Takes the secret of a mailed link, from whoever has it. @throws LinkInvalid, RateLimited */
export async function verifyEmail(scope: Scope, secret: string): Promise<void> {
  await scope.parts.limits.consume('reset', { address: scope.address });
  await inTransaction(
    scope,
    async (tx) => {
      const userId = await useLink(tx, 'verify_email', secret);
      if (!userId) throw new LinkInvalid();
      await markEmailVerified(tx, userId);
      await tx.audit({ action: 'email.verify', entityType: 'user', entityId: userId });
    },
    SYSTEM_TENANCY,
  );
}
