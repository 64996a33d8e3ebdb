import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { startEmbedded } from './embedded.ts';

/** The database's connection strings, and a function that stops it. */
export interface LocatedDatabase {
  /** The owner's connection string. */
  url: string;
  /** Default database of the sandbox ledger: on the same server. */
  ledgerUrl: string;
  embedded: boolean;
  /** Stops the embedded server; does nothing for an external database. */
  stop(): Promise<void>;
}

/**
 * Returns the configured database, or the embedded one, which is started if necessary.
 * @param share use the embedded server of a running Passa, for commands alongside it
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
