import type pg from 'pg';
import { quoted, withSession } from '../../../platform/archive/index.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import type { Cleanup } from '../../../platform/module.ts';
import { sizeWords } from '../system.rules.ts';
import { purgeOldRuns } from './job-run.writes.ts';
import type { JobWork } from './run-jobs.ts';

interface ProductTable {
  name: string;
  bytes: number;
  /** Whether this connection may tidy it. */
  open: boolean;
}

/**
 * Reads the product's tables with their total size on disk, the largest last. PostgreSQL before 17 lets only the owner
 * tidy a table.
 */
async function readProductTables(client: pg.Client): Promise<ProductTable[]> {
  const { rows } = await client.query<{ name: string; bytes: string; open: boolean }>(
    `SELECT relname AS name, pg_total_relation_size(oid)::text AS bytes,
       pg_has_role(relowner, 'USAGE') OR CASE WHEN current_setting('server_version_num')::int >= 170000
         THEN has_table_privilege(oid, 'MAINTAIN') ELSE false END AS open
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY pg_total_relation_size(oid), relname`,
  );
  return rows.map((table) => ({ ...table, bytes: Number(table.bytes) }));
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
    await purgeOldRuns(scope.db, scope.clock.ago(KEPT_DAYS * DAY_SECONDS));
    return withSession(scope.services.databaseUrl, 'passa-optimize', (client) => vacuum(client, report));
  };
}

async function vacuum(client: pg.Client, report: (share: number, step: string) => void): ReturnType<JobWork> {
  const tables = await readProductTables(client);
  const open = tables.filter((table) => table.open);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 1);
  let done = 0;
  for (const { name, bytes } of open) {
    report(done / total, `Tidying ${name}`);
    await client.query(`VACUUM (ANALYZE) ${quoted(name)}`);
    done += bytes;
  }
  const after = (await readProductTables(client)).reduce((sum, { bytes }) => sum + bytes, 0);
  const summary = `${summarize(open.length, tables.length)}, ${sizeWords(BigInt(after))}`;
  return { summary, details: { tables: open.length, bytesBefore: total - 1, bytesAfter: after } };
}

function summarize(tidied: number, all: number): string {
  // The list of migrations belongs to the owner alone.
  if (tidied >= all - 1) return `${tidied} tables tidied`;
  return `${tidied} tables tidied, ${all - tidied} left to PostgreSQL: before version 17 only their owner may tidy them`;
}
