import pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

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

const NAME = 'passa_ledger';

/**
 * Returns the sandbox ledger's database on an embedded server, alongside the other databases. Created at the first
 * call.
 * @returns the owner's connection string
 */
export async function ledgerDatabase({ url, adminUrl }: Embedded): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl('postgres'), application_name: 'passa-setup' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
    if (!rowCount) await client.query(`CREATE DATABASE ${NAME} OWNER passa`);
  } finally {
    await client.end();
  }
  const own = new URL(url);
  own.pathname = `/${NAME}`;
  return own.href;
}
