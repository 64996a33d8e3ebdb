import { ownerDataSource } from './data-source.ts';
import { requireVersion } from './require-version.ts';

/** Two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_204_001;

/**
 * Brings the database up to the newest migration.
 * @param url the owner's connection string
 * @param only names of the migrations to run, for a database in an earlier state
 * @throws UnsupportedDatabase
 * @returns the names of the migrations that ran now
 */
export async function migrate(url: string, only?: ReadonlySet<string>): Promise<string[]> {
  const source = await ownerDataSource(url, only).initialize();
  const runner = source.createQueryRunner();
  try {
    await requireVersion(runner);
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await source.runMigrations();
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return done.map((migration) => migration.name);
  } finally {
    await runner.release();
    await source.destroy();
  }
}
