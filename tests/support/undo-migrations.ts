import { migrations } from '../../migrations/index.ts';
import { ownerDataSource } from '../../server/platform/db/data-source.ts';

/** Undoes the last migrations of a database, as many as given. */
export async function undoMigrations(ownerUrl: string, count: number): Promise<void> {
  const source = await ownerDataSource(ownerUrl).initialize();
  for (let undone = 0; undone < count; undone += 1) await source.undoLastMigration();
  await source.destroy();
}

/** Undoes a migration of a database that is up to date, with all later ones. */
export const undoSince = (ownerUrl: string, first: (typeof migrations)[number]): Promise<void> =>
  undoMigrations(ownerUrl, migrations.length - migrations.indexOf(first));
