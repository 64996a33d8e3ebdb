import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownsTables } from '../../../server/platform/db/database-roles.ts';
import { prepareDatabase, runsAsOwner } from '../../../server/platform/db/prepare-database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
const undo: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  await database.drop();
});

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const query = <R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> =>
  on(url, async (client) => (await client.query<R>(text)).rows);

/** Returns the SQLSTATE of a refusal. */
const refusal = (url: string, text: string): Promise<string> =>
  query(url, text).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );

const DENIED = '42501';

describe('the role of the product', () => {
  it('owns nothing in the database, and may assume no role that does', async () => {
    const owned = await query(
      database.url,
      `SELECT c.oid::regclass FROM pg_class c
       WHERE relnamespace::regnamespace::text IN ('public', 'jobs') AND pg_has_role(session_user, relowner, 'MEMBER')`,
    );
    expect(owned).toEqual([]);
    expect(await on(database.url, ownsTables)).toBe(false);
    expect(
      await query(
        database.url,
        'SELECT rolsuper, rolcreaterole, rolbypassrls FROM pg_roles WHERE rolname = session_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolbypassrls: false }]);
    expect(await refusal(database.url, 'SET ROLE passa')).toBe(DENIED);
  });

  it.each([
    'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
    'ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only',
    'ALTER TABLE orders DISABLE ROW LEVEL SECURITY',
    'DROP TRIGGER audit_chain_append_only ON audit_chain',
    'DROP POLICY orders_wall ON orders',
    'DROP TABLE audit_entries',
    'TRUNCATE audit_entries',
    'TRUNCATE journal_transfers CASCADE',
    'DELETE FROM audit_entries',
    'UPDATE journal_transfers SET units = 0',
    "SET session_replication_role = 'replica'",
    'CREATE OR REPLACE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$',
    'CREATE TABLE public.mine (id int)',
    'CREATE TABLE jobs.mine (id int)',
    'DELETE FROM migrations',
    'GRANT passa TO session_user',
    'ALTER ROLE passa_product SUPERUSER',
  ])('cannot %s', async (statement) => {
    expect(await refusal(database.url, `BEGIN; ${statement}; ROLLBACK`)).toBe(DENIED);
  });

  it('reads every row of every table in a backup, when it works for all tenants', async () => {
    const hidden = await query(
      database.adminUrl,
      `SELECT c.relname FROM pg_class c
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p' AND (
         NOT has_table_privilege('passa_app', c.oid, 'SELECT')
         OR c.relrowsecurity AND NOT EXISTS (
           SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polpermissive AND p.polcmd IN ('*', 'r')
             -- Its expression, without brackets and spaces, begins with what is true for work for all tenants.
             AND regexp_replace(pg_get_expr(p.polqual, p.polrelid), '[() ]', '', 'g')
               ~ '^SELECTpassa_allASpassa_all(ANDSELECTpassa_userASpassa_userISNULL)?(OR|$)'))`,
    );
    expect(hidden).toEqual([]);
  });
});

describe('a database of its own server', () => {
  const role = `passa_test_${randomBytes(4).toString('hex')}`;
  let empty: { url: string; ownerUrl: string };
  beforeAll(async () => {
    const name = `roles_${randomBytes(4).toString('hex')}`;
    await query(database.adminUrl, `CREATE DATABASE ${name} OWNER passa`);
    undo.push(() => query(database.adminUrl, `DROP ROLE IF EXISTS ${role}`));
    undo.push(() => query(database.adminUrl, `DROP DATABASE ${name} WITH (FORCE)`));
    const inDatabase = (given: string) => Object.assign(new URL(given), { pathname: `/${name}` });
    empty = {
      url: Object.assign(inDatabase(database.url), { username: role, password: 'a secret/of:it' }).href,
      ownerUrl: inDatabase(database.ownerUrl).href,
    };
  });

  it('that was not prepared is refused to a product that is not its owner, with what to do', async () => {
    await query(database.adminUrl, `CREATE ROLE ${role} LOGIN PASSWORD 'a secret/of:it'`);
    await expect(prepareDatabase({ url: empty.url, ownerUrl: empty.url })).rejects.toThrow(
      /^the database is not prepared for this version \(\d+ of its migrations are missing\), and the role of DATABASE_URL does not own it; run npm run migrate with DATABASE_OWNER_URL first\.$/,
    );
    await query(database.adminUrl, `DROP ROLE ${role}`);
  });

  it('is prepared by its owner, who creates the role of DATABASE_URL, which then runs without the owner', async () => {
    expect(await prepareDatabase(empty)).not.toEqual([]);
    expect(await prepareDatabase(empty)).toEqual([]);
    expect(await runsAsOwner(empty)).toBe(false);
    expect(await prepareDatabase({ url: empty.url, ownerUrl: empty.url })).toEqual([]);
    expect(await query(empty.url, 'SELECT count(*)::int AS count FROM issuers')).toEqual([{ count: 0 }]);
    await query(empty.url, `SELECT jobs.create_queue('a.new-job', '{"policy":"stately"}')`);
    expect(
      await query(
        empty.url,
        "SELECT relowner::regrole::text AS owner FROM pg_class WHERE oid = 'jobs.job'::regclass",
      ),
    ).toEqual([{ owner: 'passa' }]);
  });

  it('goes on with its owner as the only role', async () => {
    const alone = { url: empty.ownerUrl, ownerUrl: empty.ownerUrl };
    expect(await prepareDatabase(alone)).toEqual([]);
    expect(await runsAsOwner(alone)).toBe(true);
  });

  it('is not migrated by a role that is not its owner', async () => {
    await expect(prepareDatabase({ url: empty.ownerUrl, ownerUrl: empty.url })).rejects.toThrow(
      'the role of DATABASE_OWNER_URL does not own the tables of the database.',
    );
  });
});
