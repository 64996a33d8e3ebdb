import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentWallet } from './wallet.present.ts';
import type { WalletOwner } from './wallet.record.ts';
import { walletOwner } from './wallet.rules.ts';
import type { Wallet } from './wallet.schema.ts';

/** Creates a user's wallet unless there is one: payees and signatories need its key before the ledger does. */
export async function ensureWallet(scope: Scope, userId: string): Promise<void> {
  const { wallets } = scope.services;
  if (await wallets.forUser(userId)) return;
  await inTransaction(scope, (tx) => wallets.create(tx, { kind: 'user', id: userId }), SYSTEM_TENANCY);
}

/** Creates the actor's own wallet or that of their issuer; returns the existing one if there is one. */
export async function createWallet(scope: Scope, of: WalletOwner['kind']): Promise<Wallet> {
  const owner = walletOwner(scope.actor, of, 'manage');
  // Only the system writes keys; the owner was authorized above.
  const { wallet } = await inTransaction(
    scope,
    (tx) => scope.services.wallets.create(tx, owner),
    SYSTEM_TENANCY,
  );
  return presentWallet(scope, wallet);
}
