import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '../../../server/platform/db/database.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import {
  hasPostgres15,
  type Postgres15,
  startPostgres15,
  startStandbyOf,
} from '../../support/postgres-15.ts';
import { until } from '../../support/until.ts';

const LAG_MS = 1_000;
const TENANT = '7b0d5c3e-0b8e-4a57-9d0e-0d6a3f3c9a11';
const WHERE = {
  text: `SELECT pg_is_in_recovery() AS standby, current_setting('passa.tenant', true) AS tenant`,
};

if (!hasPostgres15)
  console.info('PostgreSQL 15 is not installed here: reading from a standby is not tested.');

describe.skipIf(!hasPostgres15)('reads from a standby', () => {
  let primary: Postgres15;
  let standby: Postgres15;
  let db: Database;
  let admin: pg.Pool;

  beforeAll(async () => {
    primary = await startPostgres15();
    await migrate(primary.url);
    standby = await startStandbyOf(primary);
    db = await Database.open({
      url: primary.url,
      poolSize: 2,
      standby: { url: standby.url, lagMs: LAG_MS },
    });
    admin = new pg.Pool({ connectionString: primary.adminUrl, max: 1 });
  });
  afterAll(async () => {
    await db.close();
    await admin.end();
    await standby.stop();
    await primary.stop();
  });

  const read = async () => (await db.replica.public<{ standby: boolean }>(WHERE))[0]?.standby;
  const streamed = async (): Promise<unknown[]> => {
    const rows: unknown[] = [];
    const text = 'SELECT pg_is_in_recovery() AS standby FROM generate_series(1, 5)';
    for await (const batch of db.replica.stream({ tenant: null, user: null }, { text }, 2))
      rows.push(...batch);
    return rows;
  };
  const onStandby = async (text: string): Promise<void> => {
    const client = new pg.Client(standby.adminUrl);
    await client.connect();
    await client.query(text);
    await client.end();
  };
  /** Something that the standby has to replay. */
  const write = () => admin.query('SELECT pg_logical_emit_message(true, $1, $2)', ['test', 'x']);

  it('come from the primary without a standby', async () => {
    const alone = await Database.open({ url: primary.url, poolSize: 1 });
    expect(alone.replica).toBe(alone);
    await alone.close();
  });

  it('come from the standby while it is up to date, each in its tenancy', async () => {
    await until(read);
    expect(await db.replica.read({ tenant: TENANT, user: null }, WHERE)).toEqual([
      { standby: true, tenant: TENANT },
    ]);
    expect(await db.replica.public(WHERE)).toEqual([{ standby: true, tenant: '' }]);
    expect(await streamed()).toEqual(Array(5).fill({ standby: true }));
    expect(await db.public(WHERE)).toMatchObject([{ standby: false }]);
  });

  it('come from the primary while the standby is further behind than allowed', async () => {
    await onStandby('SELECT pg_wal_replay_pause()');
    await write();
    // Within the limit it may still be read.
    await until(async () => (await read()) === false);
    await write();
    expect(await streamed()).toEqual(Array(5).fill({ standby: false }));
    await onStandby('SELECT pg_wal_replay_resume()');
    await until(read);
    expect(await streamed()).toEqual(Array(5).fill({ standby: true }));
  });

  it('come from the primary while the standby is away, without an error', async () => {
    await until(read);
    await standby.kill();
    expect(await read()).toBe(false);
    expect(await streamed()).toEqual(Array(5).fill({ standby: false }));
    await standby.restart();
    await until(read);
  });

  it('come from the primary when the address leads to another database or to the primary', async () => {
    const other = await startPostgres15();
    try {
      await migrate(other.url);
      for (const { url } of [other, primary]) {
        const wrong = await Database.open({ url: primary.url, poolSize: 1, standby: { url, lagMs: LAG_MS } });
        const identity = `SELECT system_identifier::text AS id FROM pg_control_system()`;
        expect(await wrong.replica.public({ text: identity })).toEqual(await db.public({ text: identity }));
        await wrong.close();
      }
    } finally {
      await other.stop();
    }
  });

  it('come from the primary, without an error, while it is demoted', async () => {
    const { url } = standby;
    const demoted = await Database.open({ url, poolSize: 1, standby: { url, lagMs: LAG_MS } });
    expect(await demoted.replica.public(WHERE)).toMatchObject([{ standby: true }]);
    await demoted.close();
  });

  it('report the errors of a statement, and go on', async () => {
    await expect(db.replica.public({ text: 'SELECT 1/0' })).rejects.toMatchObject({ code: '22012' });
    await until(read);
  });
});
