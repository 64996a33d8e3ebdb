import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { deleteOldCredentials } from './sessions/directory.writes.ts';

const KEPT_DAYS = 30;

/** Deletes sessions, links and keys that ended a month ago. The audit log keeps their history. */
export async function tidyIdentity(scope: Scope): Promise<void> {
  const before = new Date(scope.clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000);
  await inTransaction(scope, (tx) => deleteOldCredentials(tx, before), SYSTEM_TENANCY);
}
