import type { Tx } from '../../../platform/db/in-transaction.ts';
import { lockSecrets, updateSecrets } from './endpoint.writes.ts';
import { openEndpointSecret, sealEndpointSecret } from './endpoint-secrets.ts';

/** Reseals the secrets of all endpoints with the current master key. @returns the number of endpoints */
export async function rewrapWebhookSecrets(tx: Tx): Promise<number> {
  const { secrets } = tx.scope.services;
  const rows = await lockSecrets(tx);
  for (const { id, secret, former_secret } of rows) {
    const again = (sealed: string): string =>
      sealEndpointSecret(secrets, id, openEndpointSecret(secrets, id, sealed));
    await updateSecrets(tx, {
      id,
      secret: again(secret),
      former_secret: former_secret && again(former_secret),
    });
  }
  return rows.length;
}
