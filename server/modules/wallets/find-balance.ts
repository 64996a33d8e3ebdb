import { can, signedIn } from '../../platform/access/actor.ts';
import type { Money } from '../../platform/graphql/money.type.ts';
import type { Scope } from '../../platform/scope.ts';
import { lumens } from './movements/movement.present.ts';
import { walletOwner } from './wallet.policy.ts';
import { readWallet } from './wallet.reads.ts';

/**
 * The current XLM balance of the wallet that the actor works with: that of their issuer, or their own. null when there
 * is none, or when the actor may not see it.
 */
export async function findBalance(scope: Scope): Promise<Money | null> {
  const actor = signedIn(scope.actor);
  if (!can(actor, 'VIEW_WALLET')) return null;
  const owner = walletOwner(actor, actor.issuerId === null ? 'user' : 'issuer', 'see');
  const wallet = await readWallet(scope, owner);
  return wallet ? lumens((await scope.services.wallets.balance(wallet)).balance) : null;
}
