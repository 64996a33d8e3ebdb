import type { Tx } from '../../../platform/db/in-transaction.ts';
import { type MerchantOwner, ownerKey } from './merchant.rules.ts';

/** Records a change of an account, without its credentials, and publishes it after the commit. */
export async function recordMerchant(
  tx: Tx,
  action: 'merchant.connect' | 'merchant.test' | 'merchant.activate' | 'merchant.close',
  {
    id,
    issuerId,
    details,
    success = true,
  }: { id: string; issuerId: MerchantOwner; details: object; success?: boolean },
): Promise<void> {
  await tx.audit({ action, entityType: 'merchant_account', entityId: id, issuerId, details, success });
  tx.afterCommit(() => {
    const { topics } = tx.scope.services;
    topics.publish('merchant.changed', ownerKey(issuerId), { issuerId, accountId: id });
    // Public pages list the methods of payment.
    topics.publish('public.changed', 'all', { issuerId });
  });
}
