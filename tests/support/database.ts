import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  /** The product's connection string: its role owns nothing. */
  url: string;
  /** The owner's connection string: no superuser. */
  ownerUrl: string;
  /** The superuser's connection string for the same database, to read it directly. */
  adminUrl: string;
  drop(): Promise<void>;
};

/** A separate, migrated, empty database. Call it once per test file, and `drop` at its end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, templateUrl, ownerUrl } = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE passa OWNER passa STRATEGY FILE_COPY`);
  return {
    url: forDatabase(templateUrl, name),
    ownerUrl: forDatabase(ownerUrl, name),
    adminUrl: forDatabase(adminUrl, name),
    drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

function forDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
