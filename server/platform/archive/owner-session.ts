import pg from 'pg';

// The text form of values depends on these settings; writing and restoring use the same.
const SETTINGS = `
  SET search_path = public; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET row_security = off; SET statement_timeout = 0;
  SET synchronize_seqscans = off`;

/** Runs on a separate connection as the owner of the database, whom row-level security does not restrict. */
export async function withOwner<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  // A lost connection also fails the statement under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Quotes names from the catalogue, which are inserted into statements directly. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
