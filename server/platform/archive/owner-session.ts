import pg from 'pg';
import { APP_ROLE } from '../db/data-source.ts';

// The text form of values depends on these settings; writing and restoring use the same.
const SETTINGS = `
  SET search_path = public; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET statement_timeout = 0;
  SET synchronize_seqscans = off`;

/** Refuses a statement from which row-level security would keep rows. */
const UNFILTERED = '; SET row_security = off';
/** As the product's role, which may read the rows of all tenants when it says so. */
const OF_ALL_TENANTS = `; SET role = ${APP_ROLE}; SET passa.tenant = '*'`;

type Work<T> = (client: pg.Client) => Promise<T>;

/** Runs on a separate connection as the owner of the database, whom row-level security does not restrict. */
export function withOwner<T>(url: string, name: string, work: Work<T>): Promise<T> {
  return inSession(url, name, UNFILTERED, work);
}

/** Runs on a separate connection as the product's role, which reads the rows of all tenants. */
export function withAllRows<T>(url: string, name: string, work: Work<T>): Promise<T> {
  return inSession(url, name, OF_ALL_TENANTS, work);
}

/** Runs on a separate connection as the role of the connection string. */
export function withSession<T>(url: string, name: string, work: Work<T>): Promise<T> {
  return inSession(url, name, '', work);
}

async function inSession<T>(url: string, name: string, settings: string, work: Work<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  // A lost connection also fails the statement under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SETTINGS + settings);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Quotes names from the catalogue, which are inserted into statements directly. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
