import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../server/platform/db/embedded.ts';
import { bootTestApp } from '../support/app.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

describe('a connection that the database cuts', () => {
  it('while it is lent ends no process, and the next call has another', async () => {
    const app = await bootTestApp();
    undo.push(() => app.close());
    const { pool } = app.app.scope().db;
    const lent = await pool.connect();
    const { rows } = await lent.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => lent.once('end', resolve));
    await app.sql('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    lent.release(true);
    expect((await app.rest('GET', '/events/published')).status).toBe(200);
  });

  it('under a call makes a refusal that says to try again', async () => {
    const app = await bootTestApp();
    undo.push(() => app.close());
    const blocker = new pg.Client(app.config.databaseUrl);
    await blocker.connect();
    undo.push(() => blocker.end());
    await blocker.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const answer = app.rest('POST', '/auth/login', { email: 'ann@people.test', password: 'anything' });
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    while ((await app.sql(waiting)).length === 0) await pause(20);
    await blocker.query('ROLLBACK');
    expect(await answer).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
  });
});

describe('the embedded database', () => {
  it('is started again on its port when it ends unasked, with all that was acknowledged', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-revival-'));
    undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const warnings: string[] = [];
    const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) };
    const embedded = await startEmbedded({ dataDir, log });
    undo.push(embedded.stop);
    await run(embedded.ownerUrl, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)');
    const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(lock.split('\n')[0]), 'SIGQUIT');
    expect(await eventually(() => run(embedded.ownerUrl, 'SELECT id FROM kept'))).toEqual([{ id: 7 }]);
    expect(warnings).toContain('The embedded PostgreSQL has ended unexpectedly and is started again.');
  });
});

async function run(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The database needs a moment; how long is not tested here. */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}
