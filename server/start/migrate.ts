import { shapeConfig } from '../platform/config/config.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { readVersion } from '../platform/config/project-root.ts';
import { locateDatabase } from '../platform/db/locate-database.ts';
import { prepareDatabase } from '../platform/db/prepare-database.ts';
import { createLog } from '../platform/log.ts';
import { explainFailure } from './terminal.ts';

async function main(): Promise<void> {
  const config = shapeConfig(readEnvironment(), readVersion());
  const database = await locateDatabase(config, createLog(config.logLevel), true);
  try {
    const done = await prepareDatabase(database);
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
