import { migrations } from '../../../migrations/index.ts';
import type { LedgerState } from '../../modules/wallets/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RedisLink } from '../../platform/redis/redis-link.ts';
import type { ReadinessCheck } from './health.ts';

/** Locks nothing, and fails on a server that accepts no writes, such as a demoted primary. */
const TAKES_WRITES = 'SELECT FROM timed_jobs LIMIT 0 FOR UPDATE';

/** Returns the checks that must pass before this process may take requests. */
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
        // Additional ones came with a newer version, which is replacing this one: they do not affect it.
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
    // Without its ledger the product still sells at the door and admits: only payments wait.
    { name: 'ledger', check: async () => ledgerWord(ledger.standing) },
  ];
  // Nor without Redis: changes of other processes are seen late, and that is all.
  if (redis) checks.push({ name: 'redis', check: async () => (redis.up ? 'up' : 'out of reach') });
  return checks;
}

function ledgerWord({ up, frozen }: LedgerState['standing']): string {
  if (up) return 'up';
  return frozen ? 'frozen' : 'out of reach';
}
