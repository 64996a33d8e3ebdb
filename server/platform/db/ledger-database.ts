import pg from 'pg';
import type { Embedded } from './embedded.ts';

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
