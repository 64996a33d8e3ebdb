import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseline, migrations } from '../../../migrations/index.ts';
import { restoreArchive } from '../../../server/platform/archive/restore-archive.ts';
import { writeArchive } from '../../../server/platform/archive/write-archive.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { prepareDatabase } from '../../../server/platform/db/prepare-database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { undoMigrations } from '../../support/undo-migrations.ts';

const NAMES = migrations.map((migration) => new migration().name);
const LATER = NAMES.slice(baseline.length);
/** Of the last of the migrations before the baseline. */
const LAST_FORMER = 1_710_000_011_620;
const ID = '00000000-0000-4000-8000-000000000001';
/** A column of each kind that the text of an archive has to carry. */
const DATA = `
  INSERT INTO users (id, email, name, role, password_hash, created_at)
    VALUES ('${ID}', 'amina@example.test', 'Amina', 'attendee', '-', now());
  INSERT INTO settings (name, value, updated_at, updated_by) VALUES ('eur_rate', '142.5', now(), '${ID}');
  UPDATE exchange_rates SET numerator = 9 WHERE from_currency = 'USD' AND to_currency = 'XLM';
  INSERT INTO audit_entries (at, action, entity_type, actor_kind) VALUES (now(), 'auth.register', 'user', 'anonymous')`;

const undo: (() => Promise<unknown>)[] = [];
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  undo.push(database.drop);
  folder = await mkdtemp(path.join(os.tmpdir(), 'passa-baseline-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
});
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The connection strings of the owner and the superuser, to an empty database. */
async function emptyDatabase(): Promise<{ ownerUrl: string; adminUrl: string }> {
  const name = `baseline_${randomBytes(4).toString('hex')}`;
  await query(database.adminUrl, `CREATE DATABASE ${name} OWNER passa`);
  undo.push(() => query(database.adminUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  const inDatabase = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return { ownerUrl: inDatabase(database.ownerUrl), adminUrl: inDatabase(database.adminUrl) };
}

/** Leaves a database as the given number of the 82 migrations before the baseline left it: its tables, and their names. */
async function formerDatabase(ran = 82): Promise<TestDatabase> {
  const former = await createTestDatabase();
  undo.push(former.drop);
  await undoMigrations(former.ownerUrl, LATER.length);
  await query(
    former.ownerUrl,
    `DELETE FROM migrations; INSERT INTO migrations (timestamp, name)
     SELECT t, 'Former' || t FROM generate_series(${LAST_FORMER - ran + 1}, ${LAST_FORMER}) t; ${DATA}`,
  );
  return former;
}

const ranOn = async (url: string) =>
  (await query<{ name: string }>(url, 'SELECT name FROM migrations ORDER BY timestamp')).map(
    ({ name }) => name,
  );
const dataOn = (url: string) =>
  query(
    url,
    `SELECT (SELECT count(*)::int FROM users) AS users, (SELECT value FROM settings) AS rate,
       (SELECT numerator FROM exchange_rates WHERE from_currency = 'USD' AND to_currency = 'XLM') AS xlm,
       (SELECT count(*)::int FROM audit_entries) AS entries, (SELECT count(*)::int FROM payment_providers) AS providers`,
  );
const KEPT = [{ users: 1, rate: '142.5', xlm: '9', entries: 1, providers: 4 }];

describe('an empty database', () => {
  it('gets every migration, and none a second time', async () => {
    const { ownerUrl } = await emptyDatabase();
    expect(await migrate(ownerUrl)).toEqual(NAMES);
    expect(await migrate(ownerUrl)).toEqual([]);
    expect(await ranOn(ownerUrl)).toEqual(NAMES);
  });

  it('is empty again when every migration was undone', async () => {
    const { ownerUrl, adminUrl } = await emptyDatabase();
    await migrate(ownerUrl);
    await undoMigrations(ownerUrl, NAMES.length);
    const left = await query(
      adminUrl,
      `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind <> 'i'
         AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
       UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`,
    );
    expect(left).toEqual([{ name: 'migrations' }, { name: 'migrations_id_seq' }]);
    expect(await migrate(ownerUrl)).toEqual(NAMES);
  });
});

describe('a database of the migrations before the baseline', () => {
  it('is taken over as it is, once', async () => {
    const former = await formerDatabase();
    // What a restore and the older migrations left differently.
    await query(
      former.ownerUrl,
      `CREATE OR REPLACE FUNCTION audit_tx() RETURNS xid8 LANGUAGE sql VOLATILE AS
         $$ SELECT (pg_current_xact_id()::text::bigint + 5)::text::xid8 $$;
       ALTER TABLE webhook_happenings DROP CONSTRAINT webhook_happenings_type,
         ADD CONSTRAINT webhook_happenings_type CHECK (${await typesOf(former)}) NOT VALID`,
    );
    expect(await prepareDatabase(former)).toEqual(LATER);
    expect(await ranOn(former.ownerUrl)).toEqual(NAMES);
    expect(await dataOn(former.adminUrl)).toEqual(KEPT);
    expect(await prepareDatabase(former)).toEqual([]);
  });

  it('is refused with what differs, and stays unchanged', async () => {
    const former = await formerDatabase();
    await query(
      former.ownerUrl,
      `ALTER TABLE tiers DROP CONSTRAINT tiers_never_oversold;
       ALTER TABLE orders ALTER COLUMN limited SET DEFAULT true, ADD COLUMN note text;
       DROP INDEX orders_by_user; GRANT DELETE ON audit_entries TO passa_app`,
    );
    const before = await ranOn(former.ownerUrl);
    await expect(prepareDatabase(former)).rejects.toThrow(
      'the schema of the database is not that of this version: constraint tiers.tiers_never_oversold is missing; ' +
        'index orders_by_user is missing; column orders.note is unknown; ' +
        'column orders.limited is "boolean NOT NULL DEFAULT true stored p" and not "boolean NOT NULL DEFAULT false stored p"; ' +
        'rights on audit_entries is "DELETE, INSERT, SELECT" and not "INSERT, SELECT". ' +
        'Undo these differences, and start again. Nothing was changed.',
    );
    expect(await ranOn(former.ownerUrl)).toEqual(before);
    expect(await dataOn(former.adminUrl)).toEqual(KEPT);
    expect(await query(former.adminUrl, "SELECT FROM pg_namespace WHERE nspname LIKE 'passa%'")).toEqual([]);
  });

  it('is refused when some of them have not run', async () => {
    const former = await formerDatabase(81);
    await expect(migrate(former.ownerUrl)).rejects.toThrow(
      'the database is older than this version can take over (81 of 82 migrations have run); start the previous version on it once, and then this one. Nothing was changed.',
    );
    expect(await ranOn(former.ownerUrl)).toHaveLength(81);
  });

  it('is restored from its archive, unless some of them had not run', async () => {
    const archiveOf = async ({ url }: TestDatabase, name: string) => {
      const file = path.join(folder, name);
      await writeArchive({ url, file, productVersion: '1.0.0', masterKey: randomBytes(32) });
      return file;
    };
    const { ownerUrl, adminUrl } = await emptyDatabase();
    const older = await archiveOf(await formerDatabase(81), 'older');
    await expect(restoreArchive({ url: ownerUrl, file: older })).rejects.toThrow(
      'The archive is older than this version can restore; restore it with the previous version, and make a backup there.',
    );
    await restoreArchive({ url: ownerUrl, file: await archiveOf(await formerDatabase(), 'last') });
    expect(await ranOn(ownerUrl)).toEqual(NAMES);
    expect(await dataOn(adminUrl)).toEqual(KEPT);
  });
});

async function typesOf({ ownerUrl }: TestDatabase): Promise<string> {
  const [found] = await query<{ rule: string }>(
    ownerUrl,
    "SELECT pg_get_expr(conbin, conrelid) AS rule FROM pg_constraint WHERE conname = 'webhook_happenings_type'",
  );
  return found?.rule ?? '';
}
