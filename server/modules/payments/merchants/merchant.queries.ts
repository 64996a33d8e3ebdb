import type { Scope } from '../../../platform/scope.ts';
import { addressOfToken } from '../callbacks/callback-address.ts';
import { type ListedMerchant, readMerchantByCallback, readOpenMerchants } from './merchant.reads.ts';
import { ownerOf, type ProviderName, providerOf } from './merchant.rules.ts';
import { nextCallbackToken } from './merchant-callbacks.ts';

/** Lists the accounts of the actor's organiser, or of the platform, that are not closed. @throws NoOrganiser */
export async function listMerchants(scope: Scope): Promise<ListedMerchant[]> {
  return readOpenMerchants(scope, ownerOf(scope.actor));
}

/**
 * The address for events of the account that is connected next, which the organiser enters at the provider before.
 * @returns null where the provider has no setting for it
 * @throws NoOrganiser
 */
export async function nextCallbackUrl(scope: Scope, provider: ProviderName): Promise<string | null> {
  const issuerId = ownerOf(scope.actor);
  if (!providerOf(provider).hasOwnWebhook) return null;
  const isTaken = async (hash: Buffer): Promise<boolean> =>
    (await readMerchantByCallback(scope.db, hash)) !== undefined;
  const token = await nextCallbackToken(scope.services.secrets, { issuerId, provider }, isTaken);
  return addressOfToken(scope, token);
}
