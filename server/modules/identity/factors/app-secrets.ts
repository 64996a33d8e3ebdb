import { openSecretWithAny, sealSecret } from '../../../lib/signing/index.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { lockSealedApps, updateSealedApp } from './factor.writes.ts';

/** Binds the sealed secret of an app to its row. */
const bindingOf = (id: string): string => `passa.authenticator\n${id}`;

export function sealAppSecret({ masterKey }: Secrets, id: string, secret: Buffer): string {
  return sealSecret(masterKey, bindingOf(id), secret);
}

/** Opens a secret with the current or a former master key, because rotation is gradual. @throws SecretNotOpened */
export function openAppSecret(
  { masterKey, formerMasterKeys }: Secrets,
  { id, sealedSecret }: { id: string; sealedSecret: string },
): Buffer {
  return openSecretWithAny([masterKey, ...formerMasterKeys], bindingOf(id), sealedSecret);
}

/** Reseals the secrets of all apps with the current master key. @returns their number */
export async function resealAppSecrets(tx: Tx): Promise<number> {
  const { secrets } = tx.scope.services;
  const rows = await lockSealedApps(tx);
  for (const row of rows) {
    const sealedSecret = sealAppSecret(secrets, row.id, openAppSecret(secrets, row));
    await updateSealedApp(tx, { id: row.id, sealedSecret });
  }
  return rows.length;
}
