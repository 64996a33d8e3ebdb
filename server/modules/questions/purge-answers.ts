import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { deleteExpiredAnswers } from './answer.writes.ts';

const BATCH = 5_000;

/**
 * Deletes answers whose retention has ended: as many days after the end of the event as their question says.
 * @returns how many
 */
export async function purgeAnswers(scope: Scope): Promise<number> {
  const now = scope.clock.now();
  let deleted = 0;
  for (;;) {
    const count = await inTransaction(scope, (tx) => deleteExpiredAnswers(tx, now, BATCH), SYSTEM_TENANCY);
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
