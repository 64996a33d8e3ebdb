import { INSTALLATION_ID } from '../../../lib/signing/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readPublicKey } from './signing-key.reads.ts';
import { lockInstallationKey } from './signing-key.writes.ts';

/** Creates the installation's own signing key at the first start; several processes may start at once. */
export async function createInstallationKey(scope: Scope): Promise<void> {
  const exists = () => readPublicKey(scope.db, INSTALLATION_ID, null);
  if (await exists()) return;
  const create = async (tx: Tx): Promise<void> => {
    await lockInstallationKey(tx);
    if (!(await exists())) await scope.services.keys.createFirst(tx, INSTALLATION_ID);
  };
  await inTransaction(scope, create, SYSTEM_TENANCY);
}
