import type pg from 'pg';
import type { TestClient } from './client.ts';
import { until } from './until.ts';

/** Every kind of connection that the product keeps, by its `application_name`. */
export const KINDS = [
  'passa',
  'passa-public',
  'passa-system',
  'passa-streams',
  'passa-sales',
  'passa-holds',
  'passa-scans',
  'passa-audit',
  'passa-audit-verify',
  'passa-settlement',
  'passa-jobs',
  'passa-job-locks',
] as const;
export type Kind = (typeof KINDS)[number];

/** The process id follows the name of one kind. */
const OF_KIND = `datname = current_database() AND split_part(application_name, ' ', 1) = $1`;

export async function openKinds({ sql }: Pick<TestClient, 'sql'>): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `SELECT DISTINCT split_part(application_name, ' ', 1) AS name FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Cuts the connections of a kind and waits until PostgreSQL has ended them.
 * @param at 'work': only those that wait for a lock under a statement
 * @returns how many were cut
 */
export async function cut(
  { sql }: Pick<TestClient, 'sql'>,
  kind: string,
  at: 'rest' | 'work' = 'rest',
): Promise<number> {
  const waiting = at === 'work' ? `AND wait_event_type = 'Lock'` : '';
  const gone = await sql<{ pid: number }>(
    `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OF_KIND} ${waiting}`,
    [kind],
  );
  const pids = gone.map(({ pid }) => pid);
  await until(
    async () => (await sql('SELECT FROM pg_stat_activity WHERE pid = ANY ($1)', [pids])).length === 0,
  );
  return pids.length;
}

/** Cuts all connections to the product's database except the caller's. */
export async function cutAll(client: Pick<TestClient, 'sql'>): Promise<void> {
  for (const kind of KINDS) await cut(client, kind);
}

/** Whether another session waits for a lock of this one. */
export async function isWaitedFor({ sql }: Pick<TestClient, 'sql'>, holder: pg.Client): Promise<boolean> {
  const [row] = await sql<{ waits: boolean }>(
    'SELECT EXISTS (SELECT FROM pg_stat_activity WHERE $1::int = ANY(pg_blocking_pids(pid))) AS waits',
    [(holder as pg.Client & { processID: number }).processID],
  );
  return row?.waits ?? false;
}
