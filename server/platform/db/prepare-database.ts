import type pg from 'pg';
import { migrations } from '../../../migrations/index.ts';
import { installQueue, isQueueInstalled } from '../jobs/install-queue.ts';
import { APP_ROLE } from './data-source.ts';
import { admitProduct, connected, DatabaseRoleFault, loginOf, ownsTables } from './database-roles.ts';
import type { LocatedDatabase } from './locate-database.ts';
import { MIGRATION_LOCK, migrate } from './migrate.ts';

/**
 * Brings a database to the state that the product needs: its tables as the newest migration leaves them, the job queue,
 * and the rights of the product's role. A database whose owner is not known here is only checked.
 * @returns the names of the migrations that ran now
 * @throws DatabaseRoleFault, UnsupportedDatabase, AdoptionFault
 */
export async function prepareDatabase({
  url,
  ownerUrl,
}: Pick<LocatedDatabase, 'url' | 'ownerUrl'>): Promise<string[]> {
  if (!(await connected(ownerUrl, 'passa-migrate', ownsTables))) {
    if (ownerUrl !== url)
      throw new DatabaseRoleFault('the role of DATABASE_OWNER_URL does not own the tables of the database.');
    await connected(url, 'passa-migrate', requirePrepared);
    return [];
  }
  const done = await migrate(ownerUrl);
  await connected(ownerUrl, 'passa-migrate', async (owner) => {
    // Ends with the connection. Processes that start together grant one after the other.
    await owner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await installQueue(ownerUrl, APP_ROLE);
    await admitProduct(owner, loginOf(url));
  });
  return done;
}

/** Whether the product connects as the owner of its tables. */
export async function runsAsOwner({ url }: Pick<LocatedDatabase, 'url'>): Promise<boolean> {
  return connected(url, 'passa-migrate', ownsTables);
}

/** @throws DatabaseRoleFault when this version of the product needs what the database does not have yet */
export async function requirePrepared(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: boolean }>(
    "SELECT to_regclass('public.migrations') IS NOT NULL AS tables",
  );
  const ran = rows[0]?.tables ? await client.query<{ name: string }>('SELECT name FROM migrations') : null;
  const names = new Set(ran?.rows.map(({ name }) => name));
  const missing = migrations.filter((migration) => !names.has(new migration().name)).length;
  if (missing === 0 && (await isQueueInstalled(client))) return;
  throw new DatabaseRoleFault(
    `the database is not prepared for this version (${missing === 0 ? 'its job queue is missing' : `${missing} of its migrations are missing`}), and the role of DATABASE_URL does not own it; run npm run migrate with DATABASE_OWNER_URL first.`,
  );
}
