import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { walletOwner } from './wallet.policy.ts';
import { presentWallet } from './wallet.present.ts';
import type { WalletOwner } from './wallet.record.ts';
import type { Wallet } from './wallet.type.ts';

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
