import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { startEmbedded } from './embedded.ts';

/** The database's connection strings, and a function that stops it. */
export interface LocatedDatabase {
  /** The product's connection string. */
  url: string;
  /** The owner's connection string, for migrations. The same as `url` when no other is known. */
  ownerUrl: string;
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
    const ownerUrl = config.databaseOwnerUrl ?? url;
    return {
      url,
      ownerUrl,
      ledgerUrl: besideOf(ownerUrl, 'ledger'),
      paymentsUrl: besideOf(ownerUrl, 'payments'),
      embedded: false,
      stop: async () => undefined,
    };
  }
  const server = await startEmbedded({ dataDir: config.dataDir, log, share });
  const { url, ownerUrl, ledgerUrl, stop } = server;
  return { url, ownerUrl, ledgerUrl, paymentsUrl: besideOf(ownerUrl, 'payments'), embedded: true, stop };
}

/** Another database of the same server: `<database>_ledger`, for example. */
function besideOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname}_${name}`;
  return url.href;
}
