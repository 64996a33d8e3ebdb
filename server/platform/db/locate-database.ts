import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { startEmbedded } from './embedded.ts';

/** Where the database is, and how to let go of it. */
export interface LocatedDatabase {
  /** The owner's connection string. */
  url: string;
  /** Where the sandbox ledger keeps its own, when nothing else is said: beside it. */
  ledgerUrl: string;
  embedded: boolean;
  /** Stops the embedded server; does nothing for a database that is not ours to stop. */
  stop(): Promise<void>;
}

/**
 * The database of the settings, else the embedded one, started when nobody has.
 * @param share use the embedded server of a Passa that runs already, for commands beside it
 */
export async function locateDatabase(config: Config, log: Log, share = false): Promise<LocatedDatabase> {
  if (config.databaseUrl !== undefined) {
    const url = config.databaseUrl;
    return { url, ledgerUrl: besideOf(url), embedded: false, stop: async () => undefined };
  }
  const server = await startEmbedded({ dataDir: config.dataDir, log, share });
  return { url: server.url, ledgerUrl: server.ledgerUrl, embedded: true, stop: server.stop };
}

/** `<database>_ledger` of the same server. */
function besideOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname}_ledger`;
  return url.href;
}
