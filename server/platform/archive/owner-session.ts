import pg from 'pg';

// How values are written as text depends on these; both sides of an archive have the same.
const SETTINGS = `
  SET search_path = public; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET row_security = off; SET statement_timeout = 0;
  SET synchronize_seqscans = off`;

/** Works on a connection of its own as the owner of the database, whom no wall between tenants holds. */
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

/** For names from the catalogue, which go into statements as they are. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
