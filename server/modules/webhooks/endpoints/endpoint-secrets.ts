import { openSecretWithAny, sealSecret } from '../../../lib/signing/index.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { lockSecrets, updateSecrets } from './endpoint.writes.ts';

/** Binds a sealed secret to its endpoint, so that it cannot be opened for another one. */
const bindingOf = (endpointId: string): string => `passa.webhook\n${endpointId}`;

export function sealEndpointSecret({ masterKey }: Secrets, endpointId: string, secret: Buffer): string {
  return sealSecret(masterKey, bindingOf(endpointId), secret);
}

/** Opens a secret with the current or a former master key, because rotation is gradual. @throws SecretNotOpened */
export function openEndpointSecret(
  { masterKey, formerMasterKeys }: Secrets,
  endpointId: string,
  sealed: string,
): Buffer {
  return openSecretWithAny([masterKey, ...formerMasterKeys], bindingOf(endpointId), sealed);
}

/** Reseals the secrets of all endpoints with the current master key. @returns the number of endpoints */
export async function rewrapWebhookSecrets(tx: Tx): Promise<number> {
  const { secrets } = tx.scope.services;
  const rows = await lockSecrets(tx);
  for (const { id, secret, formerSecret } of rows) {
    const again = (sealed: string): string =>
      sealEndpointSecret(secrets, id, openEndpointSecret(secrets, id, sealed));
    await updateSecrets(tx, {
      id,
      secret: again(secret),
      formerSecret: formerSecret && again(formerSecret),
    });
  }
  return rows.length;
}
