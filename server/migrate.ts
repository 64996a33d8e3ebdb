import { shapeConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { locateDatabase } from './db/locate-database.ts';
import { migrate } from './db/migrate.ts';
import { createLog } from './log/log.ts';
import { explainFailure } from './start/explain-failure.ts';
import { readVersion } from './version.ts';

async function main(): Promise<void> {
  const config = shapeConfig(readEnvironment(), readVersion());
  const database = await locateDatabase(config, createLog(config.logLevel), true);
  try {
    const done = await migrate(database.url);
    process.stdout.write(
      done.length === 0 ? 'The database is up to date.\n' : `Migrated: ${done.join(', ')}\n`,
    );
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`Passa could not migrate: ${explainFailure(error)}\n`);
  process.exit(1);
});
