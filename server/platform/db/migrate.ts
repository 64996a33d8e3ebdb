import type { QueryRunner } from 'typeorm';
import { adoptBaseline } from './adopt-baseline.ts';
import { ownerDataSource } from './data-source.ts';

const OLDEST = 15;

/** A database server that the product cannot use. The message is one sentence for the operator. */
export class UnsupportedDatabase extends Error {}

interface ServerVersion {
  /** As in `server_version_num`: the major version times 10,000, plus the minor one. */
  number: number;
  name: string;
}

/** @throws UnsupportedDatabase when the server is older than PostgreSQL 15 */
export async function requireVersion(runner: Pick<QueryRunner, 'query'>): Promise<void> {
  const [version] = await runner.query(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
  );
  refuseOlder(version);
}

export function refuseOlder({ number, name }: ServerVersion): void {
  if (number >= OLDEST * 10_000) return;
  throw new UnsupportedDatabase(
    `the database of DATABASE_URL is PostgreSQL ${name}, and Passa needs ${OLDEST} or newer.`,
  );
}

/** Two processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_204_001;

/**
 * Brings the database up to the newest migration.
 * @param url the owner's connection string
 * @param only names of the migrations to run, for a database in an earlier state
 * @throws UnsupportedDatabase, AdoptionFault
 * @returns the names of the migrations that ran now
 */
export async function migrate(url: string, only?: ReadonlySet<string>): Promise<string[]> {
  const source = await ownerDataSource(url, only).initialize();
  const runner = source.createQueryRunner();
  try {
    await requireVersion(runner);
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await adoptBaseline(runner);
    const done = await source.runMigrations();
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return done.map((migration) => migration.name);
  } finally {
    await runner.release();
    await source.destroy();
  }
}
