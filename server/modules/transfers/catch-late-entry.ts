import { setTimeout as wait } from 'node:timers/promises';
import { SYSTEM_TENANCY } from '../../access/actor.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Scope } from '../../scope.ts';
import { moveEntry } from './transfer.writes.ts';

const BETWEEN_LOOKS_MS = 20;
const MOST_LOOKS = 50;

/**
 * A door's statement that had read the old ticket before it was void may write its entry just after: it never waits for
 * anybody, so this waits for it. Whoever got in that way used up the place, and the new ticket says so.
 * @param transaction that voided the old ticket, as PostgreSQL numbers them
 */
export async function catchLateEntry(
  scope: Scope,
  moved: { from: string; to: string; transaction: string },
): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS && (await mayBeLate(scope, moved.transaction)); looks += 1) {
    await wait(BETWEEN_LOOKS_MS);
  }
  const entered = await inTransaction(scope, (tx) => moveEntry(tx, moved.from, moved.to), SYSTEM_TENANCY);
  if (entered) scope.parts.log.info({ ticket: moved.to }, 'somebody entered while the ticket was passed on');
}

/** Whether a statement is still under way that began before the transaction ended. */
async function mayBeLate(scope: Scope, transaction: string): Promise<boolean> {
  const [row] = await scope.db.read<{ late: boolean }>(SYSTEM_TENANCY, {
    name: 'transaction-may-be-unseen',
    text: 'SELECT pg_snapshot_xmin(pg_current_snapshot()) <= $1::text::xid8 AS late',
    values: [transaction],
  });
  return row?.late ?? false;
}
