import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/index.ts';
import { migrate, refuseOlder } from '../../../server/platform/db/migrate.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { launchProduct } from '../../support/built-product.ts';
import { type TestClient, testClient } from '../../support/client.ts';
import { EveryCall } from '../../support/every-call.ts';
import { freePort } from '../../support/free-port.ts';
import { hasPostgres15, startPostgres15 } from '../../support/postgres-15.ts';
import { until } from '../../support/until.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

describe('a database server', () => {
  it('older than PostgreSQL 15 is refused in one sentence, and no newer one is', () => {
    expect(() => refuseOlder({ number: 140_009, name: '14.9' })).toThrow(
      'the database of DATABASE_URL is PostgreSQL 14.9, and Passa needs 15 or newer.',
    );
    for (const major of [15, 16, 17, 18]) refuseOlder({ number: major * 10_000, name: `${major}.0` });
  });
});

if (!hasPostgres15) console.info('PostgreSQL 15 is not installed here: what runs on it is not tested.');

describe.skipIf(!hasPostgres15)('PostgreSQL 15', () => {
  it('takes every migration, and sells, pays, admits and verifies as the newest does', async () => {
    const server = await startPostgres15();
    undo.push(server.stop);
    expect(await migrate(server.url)).toHaveLength(migrations.length);
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-oldest-'));
    undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const url = `http://127.0.0.1:${await freePort()}`;
    const product = await launchProduct(url, dataDir, {
      DATABASE_URL: server.url,
      LEDGER_CLOSE_SECONDS: '0.2',
    });
    undo.push(product.stop);
    const admin = new pg.Pool({ connectionString: server.adminUrl, max: 2 });
    admin.on('error', () => undefined);
    undo.push(() => admin.end());
    const sql: TestClient['sql'] = async (text, values) => (await admin.query(text, values)).rows as never;
    const client: TestClient = { url, clock: { now: () => new Date() }, ...testClient(url, sql) };
    await until(async () => {
      const { body } = await client.rest('GET', '/health/ready');
      return body.checks.ledger.state === 'up';
    });

    const calls = await EveryCall.open(client);
    for (let round = 0; round < 3; round += 1) expect(await calls.make()).toEqual([]);
    await until(async () => (await booksOf(sql, calls.event.id)).paying === 0);
    expect(await booksOf(sql, calls.event.id)).toMatchObject({
      counted: 6,
      tickets: 6,
      orders: 6,
      journal: '0',
    });
    expect(await booksDiffer(client)).toEqual([]);
  });
});
