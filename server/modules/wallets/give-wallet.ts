import { SYSTEM_TENANCY } from '../../access/actor.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Scope } from '../../scope.ts';

/** Makes a person's wallet, unless he has one: whoever is to be paid, or to sign, needs its key before the ledger does. */
export async function giveWallet(scope: Scope, userId: string): Promise<void> {
  const { wallets } = scope.parts;
  if (await wallets.forUser(userId)) return;
  await inTransaction(scope, (tx) => wallets.create(tx, { kind: 'user', id: userId }), SYSTEM_TENANCY);
}
