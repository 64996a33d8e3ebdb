import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { deleteOldCredentials } from './sessions/directory.writes.ts';

const KEPT_DAYS = 30;

/** Forgets sessions, links and keys that stopped counting a month ago. The records keep what happened. */
export async function tidyIdentity(scope: Scope): Promise<void> {
  const before = new Date(scope.clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000);
  await inTransaction(scope, (tx) => deleteOldCredentials(tx, before), SYSTEM_TENANCY);
}
