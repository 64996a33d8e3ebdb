import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { startEmbedded } from './embedded.ts';

/** The database's connection strings, and a function that stops it. */
export interface LocatedDatabase {
  /** The owner's connection string. */
  url: string;
  /** Default database of the sandbox ledger: on the same server. */
  ledgerUrl: string;
  /** Database of the payment sandbox: on the same server. */
  paymentsUrl: string;
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
    return {
      url,
      ledgerUrl: besideOf(url, 'ledger'),
      paymentsUrl: besideOf(url, 'payments'),
      embedded: false,
      stop: async () => undefined,
    };
  }
  const server = await startEmbedded({ dataDir: config.dataDir, log, share });
  const { url, ledgerUrl, stop } = server;
  return { url, ledgerUrl, paymentsUrl: besideOf(url, 'payments'), embedded: true, stop };
}

/** Another database of the same server: `<database>_ledger`, for example. */
function besideOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname}_${name}`;
  return url.href;
}
