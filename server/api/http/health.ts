import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { migrations } from '../../../migrations/index.ts';
import type { LedgerState } from '../../modules/wallets/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { Unauthenticated } from '../../platform/failures.ts';
import type { RedisLink } from '../../platform/redis/redis-link.ts';
import type { Services } from '../../platform/services.ts';

/** A dependency that must work before the product may take requests. */
export interface ReadinessCheck {
  name: 'database' | 'migrations' | 'storage' | 'ledger' | 'redis';
  /** Returns its state in a word; rejects when it is not usable. */
  check(): Promise<string>;
}

/** Live: the process answers. Ready: all its dependencies answer too. Metrics: for Prometheus. */
export function mountHealth(http: FastifyInstance, services: Services, checks: ReadinessCheck[]): void {
  const config = { anonymous: true };
  http.get('/health/live', { config }, async () => ({ status: 'live' }));
  http.get('/health/ready', { config }, async (_request, reply) => {
    const results = await Promise.all(checks.map(outcome));
    const ready = results.every((result) => result.ok);
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not_ready',
      checks: Object.fromEntries(results.map(({ name, ok, state }) => [name, { ok, state }])),
    });
  });
  http.get('/metrics', { config }, async (request, reply) => {
    if (!mayRead(request, services.config)) throw new Unauthenticated();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await services.metrics.text());
  });
}

/** Sales and scans are confidential: in production the metrics need the configured token. */
function mayRead(request: FastifyRequest, { production, metricsToken }: Config): boolean {
  if (metricsToken === undefined) return !production;
  const given = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest();
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${metricsToken}`).digest());
}

async function outcome({
  name,
  check,
}: ReadinessCheck): Promise<{ name: string; ok: boolean; state: string }> {
  try {
    return { name, ok: true, state: await check() };
  } catch {
    // The reason may name hosts and accounts; it is in the dependency's log.
    return { name, ok: false, state: name === 'storage' ? 'full' : 'out of reach' };
  }
}

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
