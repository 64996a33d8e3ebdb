import { migrations } from '../../../migrations/index.ts';
import type { LedgerState } from '../../modules/wallets/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RedisLink } from '../../platform/redis/redis-link.ts';
import type { ReadinessCheck } from './health.ts';

/** Locks nothing, and fails on a server that takes no writes, such as a primary that was demoted. */
const TAKES_WRITES = 'SELECT FROM timed_jobs LIMIT 0 FOR UPDATE';

/** What must answer before this process may take requests. */
export function readinessChecks(
  db: Database,
  ledger: Pick<LedgerState, 'standing'>,
  redis?: Pick<RedisLink, 'up'>,
): ReadinessCheck[] {
  const checks: ReadinessCheck[] = [
    {
      name: 'database',
      check: async () => {
        await db.public({ text: TAKES_WRITES });
        return 'up';
      },
    },
    {
      name: 'migrations',
      check: async () => {
        const [row] = await db.public<{ count: bigint }>({
          text: 'SELECT count(*) AS count FROM migrations',
        });
        // More of them came with a newer version, which is replacing this one: they take nothing from it.
        if ((row?.count ?? 0n) < BigInt(migrations.length)) throw new Error('migrations are missing');
        return 'up to date';
      },
    },
    {
      name: 'storage',
      check: async () => {
        if (!(await db.storage.hasSpace())) throw new Error('the disk of the database is full');
        return 'has space';
      },
    },
    // Without its ledger the product sells at the door and admits as always: money waits, nothing else does.
    { name: 'ledger', check: async () => ledgerWord(ledger.standing) },
  ];
  // Nor without Redis: what happens in other processes is seen late, and that is all.
  if (redis) checks.push({ name: 'redis', check: async () => (redis.up ? 'up' : 'out of reach') });
  return checks;
}

function ledgerWord({ up, frozen }: LedgerState['standing']): string {
  if (up) return 'up';
  return frozen ? 'frozen' : 'out of reach';
}
