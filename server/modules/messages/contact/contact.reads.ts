import type { Tx } from '../../../platform/db/in-transaction.ts';

/** Reads the active system administrators. */
export async function readSystemAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM users WHERE role = 'system_admin' AND status = 'active' ORDER BY created_at, id`,
  );
  return rows.map(({ id }) => id);
}
