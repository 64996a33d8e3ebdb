import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { clearIdempotencyKeys } from './form/order.writes.ts';

/** How long the same key returns the same answer. */
const REMEMBERED_DAYS = 7;

/**
 * Frees the keys of older orders for reuse.
 * @returns how many were forgotten
 */
export async function purgeIdempotencyKeys(scope: Scope): Promise<number> {
  const before = scope.clock.ago(REMEMBERED_DAYS * DAY_SECONDS);
  return inTransaction(scope, (tx) => clearIdempotencyKeys(tx, before), SYSTEM_TENANCY);
}
