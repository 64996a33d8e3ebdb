import { SYSTEM_TENANCY } from '../../../../platform/access/actor.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../../platform/scope.ts';
import { deleteUnusedReceipts } from './receipt.writes.ts';

const KEPT_MS = 24 * 3_600_000;

/** Deletes uploads older than a day that no expense uses. @returns their count */
export async function forgetReceipts(scope: Scope): Promise<number> {
  const before = new Date(scope.clock.now().getTime() - KEPT_MS);
  return inTransaction(scope, (tx) => deleteUnusedReceipts(tx, before), SYSTEM_TENANCY);
}
