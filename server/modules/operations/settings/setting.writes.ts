import type { Tx } from '../../../platform/db/in-transaction.ts';

/**
 * Writes a setting and records its previous value.
 * @param first its value while it has no row
 * @returns the value before; the same as the new one when nothing was written
 */
export async function writeSetting(
  tx: Tx,
  { name, value, first, by }: { name: string; value: string; first: string; by: string },
): Promise<string> {
  // Concurrent changes of one setting run one after the other, so that the history is correct.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('setting:' || $1))", [name]);
  const [row] = await tx.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name]);
  const before = row?.value ?? first;
  if (before === value) return before;
  const at = tx.scope.clock.now();
  await tx.query(
    `INSERT INTO settings (name, value, updated_at, updated_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [name, value, at, by],
  );
  await tx.query(
    `INSERT INTO settings_history (name, value_before, value, changed_at, changed_by) VALUES ($1, $2, $3, $4, $5)`,
    [name, before, value, at, by],
  );
  return before;
}
