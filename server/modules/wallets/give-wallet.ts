import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';

/** Creates a user's wallet unless there is one: payees and signatories need its key before the ledger does. */
export async function giveWallet(scope: Scope, userId: string): Promise<void> {
  const { wallets } = scope.services;
  if (await wallets.forUser(userId)) return;
  await inTransaction(scope, (tx) => wallets.create(tx, { kind: 'user', id: userId }), SYSTEM_TENANCY);
}
