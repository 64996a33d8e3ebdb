import type { Scope } from '../../platform/scope.ts';
import { NoWalletHere } from './wallet.failures.ts';
import { walletOwner } from './wallet.policy.ts';
import { presentWallet } from './wallet.present.ts';
import { readWallet } from './wallet.reads.ts';
import type { WalletOwner, WalletRecord } from './wallet.record.ts';
import type { Wallet } from './wallet.type.ts';

/** Finds the actor's own wallet or that of their issuer, with its current balance; null when there is none. */
export async function findWallet(scope: Scope, of: WalletOwner['kind']): Promise<Wallet | null> {
  const owner = walletOwner(scope.actor, of, 'see');
  const wallet = await readWallet(scope, owner);
  return wallet ? presentWallet(scope, wallet) : null;
}

/**
 * Finds a wallet that the actor may manage.
 * @throws Forbidden, NoWallet
 */
export async function ownWallet(scope: Scope, of: WalletOwner['kind']): Promise<WalletRecord> {
  const owner = walletOwner(scope.actor, of, 'manage');
  const wallet = await readWallet(scope, owner);
  if (!wallet) throw new NoWalletHere();
  return wallet;
}
