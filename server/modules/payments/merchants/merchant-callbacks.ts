import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../platform/config/secrets.ts';
import { type MerchantOwner, ownerKey, type ProviderName } from './merchant.rules.ts';
import { callbackHashOf } from './merchant-secrets.ts';

/**
 * The token in the callback address of the next account. Organisers enter the address at the provider before they
 * connect, because some show a signing secret only then: so it is known before the account, and stays the same
 * until an account with it was active.
 * @param isTaken whether an account has the token of that hash
 */
export async function nextCallbackToken(
  { tokenKey }: Secrets,
  { issuerId, provider }: { issuerId: MerchantOwner; provider: ProviderName },
  isTaken: (hash: Buffer) => Promise<boolean>,
): Promise<string> {
  for (let number = 0; ; number += 1) {
    const token = createHmac('sha256', tokenKey)
      .update(`passa.payment-callback\nmerchant\n${ownerKey(issuerId)}\n${provider}\n${number}`)
      .digest('hex')
      .slice(0, 48);
    if (!(await isTaken(callbackHashOf(token)))) return token;
  }
}
