import type { TicketCurrency } from '../../../lib/money/index.ts';
import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Forbidden } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { lockIssuer, writeMainCurrency } from './issuer-account.writes.ts';

/**
 * Sets the currency that screens of the caller's organisation show sums in first. Nothing is converted.
 * @param currency null: that of most sales
 * @throws Forbidden unless the caller is an owner
 */
export async function setMainCurrency(scope: Scope, currency: TicketCurrency | null): Promise<void> {
  const { role, issuerId } = signedIn(scope.actor);
  if (role !== 'issuer_owner' || issuerId === null) throw new Forbidden();
  await inTransaction(scope, async (tx) => {
    await lockIssuer(tx, issuerId);
    if (!(await writeMainCurrency(tx, issuerId, currency))) return;
    await tx.audit({
      action: 'issuer.set_main_currency',
      entityType: 'issuer',
      entityId: issuerId,
      issuerId,
      details: { currency },
    });
  });
}
