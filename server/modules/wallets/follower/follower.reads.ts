import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

export const PAYMENTS = 'payments';

/** The cursor of the next page; undefined when nothing of that network was read yet. */
export async function readCursor(db: Database, networkId: string): Promise<string | undefined> {
  const [row] = await db.read<{ cursor: string }>(SYSTEM_TENANCY, {
    name: 'ledger-cursor',
    text: 'SELECT cursor FROM ledger_cursors WHERE network_id = $1 AND name = $2',
    values: [networkId, PAYMENTS],
  });
  return row?.cursor;
}
