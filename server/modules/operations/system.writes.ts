import type { Tx } from '../../platform/db/in-transaction.ts';

/** @returns whether the state has changed */
export async function writeMaintenance(tx: Tx, enabled: boolean, by: string): Promise<boolean> {
  const changed = await tx.query(
    'UPDATE maintenance SET enabled = $1, changed_at = $2, changed_by = $3 WHERE enabled <> $1 RETURNING 1',
    [enabled, tx.scope.clock.now(), by],
  );
  return changed.length > 0;
}
