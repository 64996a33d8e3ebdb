import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  initialise,
  LEDGER_DATABASE,
  type Passwords,
  PRODUCT_ROLE,
  productPassword,
  provision,
  provisionProductRole,
  readPasswords,
  withClient,
} from './embedded/initialise.ts';
import { type Binaries, chooseAccount, EmbeddedFailure, locateBinaries } from './embedded/installation.ts';
import { clearLeftovers } from './embedded/leftovers.ts';
import { type EmbeddedLog, launch } from './embedded/postmaster.ts';

const HANDOVER_MS = 1_500;

export type EmbeddedOptions = {
  /** The product's data folder; the database is in `postgres` below it. */
  dataDir: string;
  log: EmbeddedLog;
  /** A fixed loopback port; without one a free port is chosen at every start. */
  port?: number;
  /** Uses the server of a Passa that runs on the folder, instead of refusing. For commands alongside the product. */
  share?: boolean;
  /** Settings of PostgreSQL that differ from the product's own, for tests. */
  settings?: Record<string, string>;
};

export type Embedded = {
  /** Connection string of the product's role for the database `passa`. It owns nothing. */
  url: string;
  /** Connection string of the owner `passa` for the same database. No superuser; may create roles. */
  ownerUrl: string;
  /** Connection string of the same owner for the sandbox ledger's database. */
  ledgerUrl: string;
  /** Connection string of the superuser for any database of the server. */
  adminUrl(database: string): string;
  /** Stops the server when this process started it. */
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL for this machine alone: loopback, its own passwords, data under `dataDir/postgres`. Recovers
 * from killed starts. Throws `EmbeddedFailure`, whose message is one sentence for the operator.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const home = await realpath(options.dataDir);
  const directory = path.join(home, 'postgres');
  const ownerFile = path.join(home, 'postgres.owner');
  const account = chooseAccount(directory);
  const passwords = await readPasswords(path.join(home, 'postgres.passwords'), existsSync(directory));
  const running = await clearLeftovers(directory, ownerFile, options.share ? 0 : HANDOVER_MS);
  if (running && options.share) {
    const shared = access(running.port, passwords, async () => {});
    await withClient(shared.adminUrl('postgres'), (client) => provisionProductRole(client, passwords));
    return shared;
  }
  if (running) throw new EmbeddedFailure(`Another Passa is already running on the data folder ${home}.`);
  const binaries = await locateBinaries(account);
  if (existsSync(directory)) await refuseOtherVersion(directory, binaries);
  else await initialise(directory, binaries, account, passwords.postgres);
  await writeFile(ownerFile, String(process.pid));
  const { log, port, settings } = options;
  const isOurs = async () => (await readFile(ownerFile, 'utf8').catch(() => '')) === String(process.pid);
  const postmaster = await launch({ directory, binaries, account, log, port, settings, isOurs });
  const embedded = access(postmaster.port, passwords, postmaster.stop);
  try {
    await provision(embedded.adminUrl, passwords);
    return embedded;
  } catch (error) {
    await postmaster.stop();
    throw new EmbeddedFailure(`The new database could not be set up: ${(error as Error).message}`);
  }
}

function access(port: number, passwords: Passwords, stop: () => Promise<void>): Embedded {
  const url = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  const adminUrl = (database: string) => url('postgres', passwords.postgres, database);
  return {
    url: url(PRODUCT_ROLE, productPassword(passwords), 'passa'),
    ownerUrl: url('passa', passwords.passa, 'passa'),
    ledgerUrl: url('passa', passwords.passa, LEDGER_DATABASE),
    adminUrl,
    stop,
  };
}

async function refuseOtherVersion(directory: string, { majorVersion }: Binaries): Promise<void> {
  const found = await readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => '');
  if (found.trim() === majorVersion) return;
  throw new EmbeddedFailure(
    `The data folder ${directory} was made by PostgreSQL ${found.trim() || 'of an unknown version'}, this Passa brings ${majorVersion}; move the folder away or set DATA_DIR.`,
  );
}
