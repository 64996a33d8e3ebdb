import { type App, createApp } from '../app.ts';
import { type Config, shapeConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { loadSecrets } from '../config/secrets.ts';
import { type LocatedDatabase, locateDatabase } from '../db/locate-database.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../log/log.ts';
import { seedDemo } from '../modules/demo/index.ts';
import { readVersion } from '../version.ts';

export interface RunningProduct {
  config: Config;
  app: App;
  address: string;
  stop(): Promise<void>;
}

/** Everything from the settings to the open port. Whatever was started is stopped again when a later step fails. */
export async function startProduct(): Promise<RunningProduct> {
  const config = shapeConfig(readEnvironment(), readVersion());
  const log = createLog(config.logLevel);
  const secrets = await loadSecrets(config);
  const database = await locateDatabase(config, log.child({ part: 'database' }));
  let app: App | undefined;
  try {
    await migrate(database.url);
    app = await createApp({ config, secrets, databaseUrl: database.url, log });
    if (config.demoPassword !== undefined) await seedDemo(app.scope(), { password: config.demoPassword });
    const address = await app.listen(config.host, config.port);
    return { config, app, address, stop: () => stopAll(app, database) };
  } catch (error) {
    await stopAll(app, database);
    throw error;
  }
}

async function stopAll(app: App | undefined, database: LocatedDatabase): Promise<void> {
  try {
    await app?.close();
  } finally {
    await database.stop();
  }
}
