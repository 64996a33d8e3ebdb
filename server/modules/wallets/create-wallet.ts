import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { walletOwner } from './wallet.policy.ts';
import { presentWallet } from './wallet.present.ts';
import type { WalletOwner } from './wallet.record.ts';
import type { Wallet } from './wallet.type.ts';

/** Makes the actor's own wallet or that of his issuer; the one that is there already is as good. */
export async function createWallet(scope: Scope, of: WalletOwner['kind']): Promise<Wallet> {
  const owner = walletOwner(scope.actor, of, 'manage');
  // Keys are written by the system alone; whom it makes one for was decided above.
  const { wallet } = await inTransaction(
    scope,
    (tx) => scope.services.wallets.create(tx, owner),
    SYSTEM_TENANCY,
  );
  return presentWallet(scope, wallet);
}
