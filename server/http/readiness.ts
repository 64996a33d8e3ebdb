import { migrations } from '../../migrations/index.ts';
import type { Database } from '../db/database.ts';
import type { ReadinessCheck } from './health.ts';

/** What must answer before this process may take requests. */
export function readinessChecks(db: Database): ReadinessCheck[] {
  return [
    {
      name: 'database',
      check: async () => {
        await db.public({ text: 'SELECT 1' });
        return 'up';
      },
    },
    {
      name: 'migrations',
      check: async () => {
        const [row] = await db.public<{ count: bigint }>({
          text: 'SELECT count(*) AS count FROM migrations',
        });
        if (row?.count !== BigInt(migrations.length)) throw new Error('migrations are missing');
        return 'up to date';
      },
    },
    // No money of this release moves on a ledger; the check stands where monitoring will look for it.
    { name: 'ledger', check: async () => 'not in use' },
  ];
}
