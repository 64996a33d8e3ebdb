import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';

/** How long the same key returns the same answer. */
const REMEMBERED_DAYS = 7;

/**
 * Frees the keys of older orders for reuse.
 * @returns how many were forgotten
 */
export async function forgetIdempotencyKeys(scope: Scope): Promise<number> {
  const before = new Date(scope.clock.now().getTime() - REMEMBERED_DAYS * 86_400_000);
  return inTransaction(
    scope,
    async (tx) => {
      const forgotten = await tx.query(
        `UPDATE orders SET idempotency_key = NULL, request_hash = NULL
         WHERE idempotency_key IS NOT NULL AND created_at < $1 RETURNING id`,
        [before],
      );
      await tx.query(
        `UPDATE refund_requests SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND requested_at < $1`,
        [before],
      );
      return forgotten.length;
    },
    SYSTEM_TENANCY,
  );
}
