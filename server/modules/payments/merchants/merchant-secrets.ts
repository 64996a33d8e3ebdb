import { createHash } from 'node:crypto';
import { openSecretWithAny, sealSecret } from '../../../lib/signing/index.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { lockSealed, updateSealed } from './merchant.writes.ts';

type Part = 'credentials' | 'callback';

/** Binds a sealed part to its account, so that it cannot be opened for another one or as another part. */
const bindingOf = (accountId: string, part: Part): string => `passa.merchant\n${accountId}\n${part}`;

function seal({ masterKey }: Secrets, accountId: string, part: Part, content: Buffer): string {
  return sealSecret(masterKey, bindingOf(accountId, part), content);
}

/** Opens a part with the current or a former master key, because rotation is gradual. @throws SecretNotOpened */
function open(
  { masterKey, formerMasterKeys }: Secrets,
  accountId: string,
  part: Part,
  sealed: string,
): Buffer {
  return openSecretWithAny([masterKey, ...formerMasterKeys], bindingOf(accountId, part), sealed);
}

/** Seals the credentials of an account, without the provider's address, which the operator configures. */
export function sealCredentials(secrets: Secrets, accountId: string, credentials: object): string {
  return seal(secrets, accountId, 'credentials', Buffer.from(JSON.stringify(credentials)));
}

/** Opens credentials as the provider of the account stored them. @throws SecretNotOpened */
export function openCredentials(secrets: Secrets, accountId: string, sealed: string): object {
  return JSON.parse(open(secrets, accountId, 'credentials', sealed).toString());
}

export function sealCallbackToken(secrets: Secrets, accountId: string, token: string): string {
  return seal(secrets, accountId, 'callback', Buffer.from(token));
}

/** Opens the token in the address that the provider sends its events to. @throws SecretNotOpened */
export function openCallbackToken(secrets: Secrets, accountId: string, sealed: string): string {
  return open(secrets, accountId, 'callback', sealed).toString();
}

/** SHA-256 of a token, by which its account is found. */
export const callbackHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Reseals credentials and tokens of all accounts with the current master key. @returns the number of accounts */
export async function resealMerchants(tx: Tx): Promise<number> {
  const { secrets } = tx.scope.services;
  const rows = await lockSealed(tx);
  for (const { id, sealedCredentials, sealedCallback } of rows) {
    const again = (part: Part, sealed: string): string =>
      seal(secrets, id, part, open(secrets, id, part, sealed));
    await updateSealed(tx, {
      id,
      sealedCredentials: again('credentials', sealedCredentials),
      sealedCallback: again('callback', sealedCallback),
    });
  }
  return rows.length;
}
