import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

const AT_MOST = 500;

/**
 * Reads orders whose hold ended before a time.
 * @param closedAt the ledger's time
 */
export async function readLapsedHolds(db: Database, closedAt: Date): Promise<string[]> {
  const rows = await db.read<{ order_id: string }>(SYSTEM_TENANCY, {
    name: 'holds-lapsed',
    text: `SELECT order_id FROM payments WHERE state = 'held' AND hold_until < $1 ORDER BY hold_until LIMIT ${AT_MOST}`,
    values: [closedAt],
  });
  return rows.map(({ order_id }) => order_id);
}
