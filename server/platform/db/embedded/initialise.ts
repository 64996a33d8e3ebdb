import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Account, type Binaries, EmbeddedFailure, isReachable } from './installation.ts';

/** Passwords of the two login roles: `postgres`, the superuser, and `passa`, the owner of the product's database. */
export type Passwords = { postgres: string; passa: string };

/** Reads the passwords, or generates them when no data depends on them yet. */
export async function readPasswords(file: string, hasData: boolean): Promise<Passwords> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Passwords;
  } catch {
    if (hasData) {
      throw new EmbeddedFailure(
        `The passwords of the database in ${file} cannot be read; put the file back from a copy.`,
      );
    }
  }
  const passwords = { postgres: password(), passa: password() };
  const draft = `${file}.new`;
  try {
    await writeFile(draft, JSON.stringify(passwords), { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return passwords;
}

/**
 * The role as which the product connects. Its password comes from the owner's, so that a folder of an earlier version,
 * which has no such role, needs no new file.
 */
export const PRODUCT_ROLE = 'passa_product';
export const productPassword = ({ passa }: Passwords): string =>
  createHmac('sha256', passa).update(PRODUCT_ROLE).digest('base64url');

const password = () => randomBytes(24).toString('base64url');

/**
 * Returns the folder's path for the programs. Their working directory is the folder itself, set before privileges are
 * dropped; where the account could not traverse the path, that directory is still open to it.
 */
export function nameFor(account: Account, directory: string): string {
  if (account.uid === undefined || isReachable(path.dirname(directory))) return directory;
  return '/proc/self/cwd';
}

/** The environment of PostgreSQL's programs: none of our settings, no `PG...` variable. */
export const quietEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates a data folder under a temporary name and renames it when it is complete, so that a killed start simply
 * creates it again.
 */
export async function initialise(
  directory: string,
  binaries: Binaries,
  account: Account,
  password: string,
): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account.uid !== undefined) await chown(draft, account.uid, account.gid ?? account.uid);
  await runInitdb(draft, binaries, account, password, 'C.UTF-8').catch(() =>
    // Fallback for a system without that locale: letters beyond ASCII then carry no weight in similarity search, all
    // else is the same.
    runInitdb(draft, binaries, account, password, 'C'),
  );
  await writeFile(path.join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  await rename(draft, directory);
}

/** The builtin collation is the same on every system, so an index never depends on the version of a C library. */
async function runInitdb(
  draft: string,
  binaries: Binaries,
  account: Account,
  password: string,
  letters: string,
): Promise<void> {
  const secret = `${draft}.secret`;
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined) await chown(secret, account.uid, account.gid ?? account.uid);
  const handle = await open(secret, 'r');
  try {
    const flags = [
      ['-D', nameFor(account, draft)],
      [
        '--username=postgres',
        '--auth=scram-sha-256',
        '--pwfile=/dev/fd/3',
        '--data-checksums',
        '--no-instructions',
      ],
      ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      [`--lc-ctype=${letters}`],
    ].flat();
    const child = spawn(binaries.initdb, flags, {
      cwd: draft,
      ...account,
      env: quietEnvironment,
      stdio: ['ignore', 'ignore', 'pipe', handle.fd],
    });
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint += text;
    });
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint))));
    });
  } catch (error) {
    const reason = (error as Error).message.trim().split('\n')[0];
    throw new EmbeddedFailure(`PostgreSQL could not make its data folder ${draft}: ${reason}`);
  } finally {
    await handle.close();
    await rm(secret, { force: true });
  }
}

const EXTENSIONS = ['pg_trgm', 'citext', 'pgcrypto', 'btree_gist'];

/** The sandbox ledger's database: it shares only the server with the product's. */
export const LEDGER_DATABASE = 'passa_ledger';
/** Database of the payment sandbox, which a start with PAYMENTS=sandbox runs. */
const PAYMENTS_DATABASE = 'passa_payments';

/**
 * Creates the role and the databases, once. The product's database is created last, so its presence means that all is
 * done; partial results of a killed start are created again.
 */
export async function provision(adminUrl: (database: string) => string, passwords: Passwords): Promise<void> {
  await withClient(adminUrl('postgres'), async (client) => {
    if (!(await exists(client, 'passa'))) await provisionProduct(client, adminUrl, passwords.passa);
    await provisionProductRole(client, passwords);
    for (const database of [LEDGER_DATABASE, PAYMENTS_DATABASE]) {
      if (await exists(client, database)) continue;
      await client.query(`CREATE DATABASE ${database} OWNER passa TEMPLATE template0`);
    }
  });
}

/**
 * Creates the role of the product, also in a data folder of an earlier version, whose product was the owner. The owner
 * grants it its rights after the migrations.
 */
export async function provisionProductRole(client: pg.Client, passwords: Passwords): Promise<void> {
  const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [PRODUCT_ROLE]);
  if (role.rowCount) return;
  const secret = client.escapeLiteral(productPassword(passwords));
  await client.query(`CREATE ROLE ${PRODUCT_ROLE} LOGIN PASSWORD ${secret}`);
}

async function exists(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  return rowCount === 1;
}

async function provisionProduct(
  client: pg.Client,
  adminUrl: (database: string) => string,
  password: string,
): Promise<void> {
  const role = await client.query("SELECT FROM pg_roles WHERE rolname = 'passa'");
  if (!role.rowCount) await client.query('CREATE ROLE passa LOGIN CREATEROLE');
  await client.query(`ALTER ROLE passa PASSWORD ${client.escapeLiteral(password)}`);
  // The owner must be able to assume the roles that it creates for row-level security.
  await client.query("ALTER ROLE passa SET createrole_self_grant = 'set, inherit'");
  await client.query('GRANT pg_read_all_stats TO passa');
  await withClient(adminUrl('template1'), async (template) => {
    for (const name of EXTENSIONS) await template.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
    // A separate schema, because the owner grants the contents of `public` to others, and this is not the owner's to
    // grant.
    await template.query('CREATE SCHEMA IF NOT EXISTS monitoring');
    await template.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements SCHEMA monitoring');
    await template.query('GRANT USAGE ON SCHEMA monitoring TO passa');
    await template.query('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA monitoring TO passa');
  });
  await client.query('CREATE DATABASE passa OWNER passa');
}

export async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'passa-setup' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
