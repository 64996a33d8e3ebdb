import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';

/** Makes a person's wallet, unless he has one: whoever is to be paid, or to sign, needs its key before the ledger does. */
export async function giveWallet(scope: Scope, userId: string): Promise<void> {
  const { wallets } = scope.services;
  if (await wallets.forUser(userId)) return;
  await inTransaction(scope, (tx) => wallets.create(tx, { kind: 'user', id: userId }), SYSTEM_TENANCY);
}
