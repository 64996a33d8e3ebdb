import type pg from 'pg';
import { quoted, withOwner } from '../../../platform/archive/index.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Cleanup } from '../../../platform/module.ts';
import { sizeWords } from '../system.rules.ts';
import { forgetOldRuns } from './job-run.writes.ts';
import type { JobWork } from './run-jobs.ts';

/** Reads the product's tables with their total size on disk, the largest last. */
async function readProductTables(client: pg.Client): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `SELECT relname AS name, pg_total_relation_size(oid)::text AS bytes FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY pg_total_relation_size(oid), relname`,
  );
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}

const KEPT_DAYS = 90;

/**
 * Maintains the database: deletes expired rows, frees the space of dead ones for reuse, and updates the planner's
 * statistics. Readers and writers are not locked.
 */
export function createOptimizer(cleanups: readonly Cleanup[]): JobWork {
  return async (scope, _run, report) => {
    report(0, 'Forgetting what has expired');
    for (const cleanUp of cleanups) await cleanUp(scope);
    await forgetOldRuns(scope.db, new Date(scope.clock.now().getTime() - KEPT_DAYS * DAY_MS));
    return withOwner(scope.services.ownerUrl, 'passa-optimize', (client) => vacuum(client, report));
  };
}

async function vacuum(client: pg.Client, report: (share: number, step: string) => void): ReturnType<JobWork> {
  const tables = await readProductTables(client);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 1);
  let done = 0;
  for (const { name, bytes } of tables) {
    report(done / total, `Tidying ${name}`);
    await client.query(`VACUUM (ANALYZE) ${quoted(name)}`);
    done += bytes;
  }
  const after = (await readProductTables(client)).reduce((sum, { bytes }) => sum + bytes, 0);
  const summary = `${tables.length} tables tidied, ${sizeWords(BigInt(after))}`;
  return { summary, details: { tables: tables.length, bytesBefore: total - 1, bytesAfter: after } };
}
