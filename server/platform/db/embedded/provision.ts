import pg from 'pg';

const EXTENSIONS = ['pg_trgm', 'citext', 'pgcrypto', 'btree_gist'];

/** The sandbox ledger's database: it shares only the server with the product's. */
export const LEDGER_DATABASE = 'passa_ledger';

/**
 * Creates the role and the databases, once. The product's database is created last, so its presence means that all is
 * done; partial results of a killed start are created again.
 */
export async function provision(adminUrl: (database: string) => string, password: string): Promise<void> {
  await withClient(adminUrl('postgres'), async (client) => {
    if (!(await exists(client, 'passa'))) await provisionProduct(client, adminUrl, password);
    if (await exists(client, LEDGER_DATABASE)) return;
    await client.query(`CREATE DATABASE ${LEDGER_DATABASE} OWNER passa TEMPLATE template0`);
  });
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

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'passa-setup' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
