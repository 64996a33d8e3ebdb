import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A separate, empty database for a ledger, on the run's server. */
export async function createLedgerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { adminUrl, ownerUrl } = inject('databaseServer');
  const name = `ledger_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`CREATE DATABASE ${name} OWNER passa`);
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) };
}
