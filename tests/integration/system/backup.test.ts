import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../../server/app.ts';
import { auditKeys, verifyAudit } from '../../../server/modules/audit/index.ts';
import { createOptimizer, makeBackup, runJobs } from '../../../server/modules/operations/index.ts';
import { restoreArchive } from '../../../server/platform/archive/index.ts';
import { loadSecrets } from '../../../server/platform/config/secrets.ts';
import { startEmbedded } from '../../../server/platform/db/embedded.ts';
import { prepareDatabase } from '../../../server/platform/db/prepare-database.ts';
import { createLog } from '../../../server/platform/log.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { signInAgain, testClient } from '../../support/client.ts';
import { Crowd } from '../../support/crowd.ts';
import { openSale } from '../../support/open-sale.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let root: TestActor;
let folder: string;
/** A separate PostgreSQL: transaction numbers start anew there. */
let other: Awaited<ReturnType<typeof startEmbedded>>;
let otherDir: string;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'passa-backup-'));
  otherDir = await mkdtemp(path.join(os.tmpdir(), 'passa-other-'));
  app = await bootTestApp({ BACKUP_DIR: path.join(folder, 'archives') });
  root = await app.actor('system_admin');
  other = await startEmbedded({
    dataDir: otherDir,
    log: { info: () => {}, warn: (message) => console.error(message) },
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
});
afterAll(async () => {
  await app.close();
  await other.stop();
  for (const made of [folder, otherDir]) await rm(made, { recursive: true, force: true });
});

const RUNS = '{ jobRuns { nodes { id kind status progress step askedBy error finishedAt } } }';
const BACKUPS = '{ backups { nodes { id fileName size sha256 tables rows takenAt available path } } }';
const work = () => runJobs(app.app.scope(), { backup: makeBackup, optimize: createOptimizer([]) });
const start = (what: 'startBackup' | 'startOptimize', caller: TestActor) => {
  app.clock.advance('1s');
  return app.graphql(`mutation { ${what} { run { id status progress } } }`, {}, caller);
};

it('is asked for by system admins alone, and one at a time', async () => {
  const owner = await app.actor('issuer_owner');
  const auditor = await app.actor('system_auditor');
  for (const caller of [owner, auditor]) {
    expect((await start('startBackup', caller)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(BACKUPS, {}, caller)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  const first = await start('startBackup', root);
  expect(first.data.startBackup.run).toMatchObject({ status: 'QUEUED', progress: 0 });
  expect((await start('startBackup', root)).errors?.[0]?.extensions.code).toBe('JOB_UNDER_WAY');
});

it('writes one moment of a database that is written to', async () => {
  const sale = await openSale(app.url, 'load', 400);
  // The other server must not be ahead by chance.
  await app.sql(
    'DO $$ BEGIN FOR i IN 1..3000 LOOP BEGIN PERFORM pg_current_xact_id(); INSERT INTO rate_limits (key) VALUES (i::text); DELETE FROM rate_limits WHERE key = i::text; EXCEPTION WHEN division_by_zero THEN NULL; END; END LOOP; END $$',
  );
  const crowd = new Crowd(app.url, sale.slug);
  let sold = 0;
  let selling = true;
  const load = (async () => {
    for (let from = 0; selling; from += 5) {
      const outcomes = await crowd.buy('regular', from, from + 5);
      sold += outcomes.filter(({ outcome }) => outcome === 'sold').length;
    }
  })();
  await until(() => sold >= 20);
  await work();
  selling = false;
  await load;
  crowd.close();

  const [run] = (await app.graphql(RUNS, {}, root)).data.jobRuns.nodes;
  expect(run).toMatchObject({ kind: 'BACKUP', status: 'DONE', progress: 100, error: null });
  const [backup] = (await app.graphql(BACKUPS, {}, root)).data.backups.nodes;
  expect(backup).toMatchObject({ id: run.id, available: true });
  const answer = await fetch(app.url + backup.path, { headers: { authorization: `Bearer ${root.token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(backup.sha256);
  archive = path.join(folder, 'downloaded.tar.gz');
  await writeFile(archive, bytes);
  const stranger = await app.actor('system_auditor');
  expect((await fetch(app.url + backup.path)).status).toBe(401);
  expect((await app.rest('GET', backup.path, undefined, stranger)).status).toBe(403);
  const actions = await app.sql<{ action: string }>(
    `SELECT action FROM audit_entries WHERE entity_type = 'job' AND entity_id = $1 ORDER BY id`,
    [run.id],
  );
  expect(actions.map(({ action }) => action)).toEqual(['backup.start', 'backup.create', 'backup.download']);
  // As described in the OpenAPI document.
  expect((await app.rest('GET', backup.path, undefined, root)).status).toBe(200);
  // It contains no secrets of the data folder.
  const tar = gunzipSync(bytes);
  expect(tar.includes(app.app.services.secrets.masterKey)).toBe(false);
  expect(tar.includes(app.app.services.secrets.masterKey.toString('base64'))).toBe(false);
});

describe('restored on another server', () => {
  let restored: App;
  let url: string;
  let pool: pg.Pool;
  const dataDir = () => path.join(folder, 'other-data');
  beforeAll(async () => {
    const steps: string[] = [];
    const result = await restoreArchive({
      url: other.ownerUrl,
      file: archive,
      report: (step) => steps.push(step),
    });
    await prepareDatabase(other);
    expect(result.rows).toBeGreaterThan(100);
    expect(result.auditOrder.shift).toBeGreaterThan(0n);
    expect(steps.at(-1)).toContain('Measuring');
    const config = { ...app.config, databaseUrl: other.url, dataDir: dataDir() };
    restored = await createApp({
      config,
      secrets: await loadSecrets(app.config),
      databaseUrl: other.url,
      log: createLog('fatal'),
      clock: app.clock,
      jobs: false,
    });
    url = (await restored.listen('127.0.0.1', 0)).replace(/\/$/, '');
    pool = new pg.Pool({ connectionString: other.adminUrl('passa'), max: 2 });
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool.end();
    await restored.close();
  });
  const sql = async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows as never[];

  it('agrees with itself: journal, tickets, tiers', async () => {
    const [books] = (await sql(`SELECT (SELECT coalesce(sum(units), 0)::text FROM journal_lines) AS journal,
      (SELECT sum(sold)::int FROM tiers) AS sold, (SELECT count(*)::int FROM tickets) AS tickets,
      (SELECT count(*)::int FROM orders) AS orders`)) as unknown as Record<string, unknown>[];
    expect(books).toMatchObject({ journal: '0', sold: books?.tickets, orders: books?.tickets });
    expect(books?.tickets).toBeGreaterThanOrEqual(20);
    const [unfinished] = (await sql(`SELECT status FROM job_runs`)) as unknown as { status: string }[];
    expect(unfinished?.status).toBe('running');
  });

  it('knows its people, and its tickets verify', async () => {
    const client = testClient(url, sql as never);
    const seen = await client.rest('GET', '/api/system/stats', undefined, root);
    expect(seen.status).toBe(200);
    const [ticket] = (await sql('SELECT id, issuer_id FROM tickets ORDER BY id LIMIT 1')) as unknown as {
      id: string;
      issuer_id: string;
    }[];
    const seenTicket = await client.graphql(
      'query ($id: ID!) { ticket(id: $id) { file } }',
      { id: ticket?.id },
      root,
    );
    const keys = await client.rest('GET', `/public-keys?issuer_id=${ticket?.issuer_id}&version=1`);
    // The show begins in a day.
    app.clock.advance('24h');
    app.clock.advance('10m');
    root = await signInAgain(client, root);
    const verdict = await client.rest(
      'POST',
      '/validate/offline',
      {
        ticket: seenTicket.data.ticket.file,
        public_key: keys.body.data.public_key,
        revocation_snapshot: (
          await client.rest('GET', `/revocation-list?issuer_id=${ticket?.issuer_id}`, undefined, root)
        ).body.data.snapshot,
      },
      root,
    );
    expect(verdict.body).toMatchObject({ valid: true, outcome: 'good' });
  });

  it('has a whole audit log, and goes on with it', async () => {
    await restored.services.audit.flush();
    const whole = await verifyAudit(other.url, dataDir(), auditKeys(app.app.services.secrets));
    expect(whole).toMatchObject({ ok: true });
    const before = whole.ok ? whole.entries : 0n;
    const client = testClient(url, sql as never);
    await client.rest('POST', '/api/system/maintenance', { enabled: true }, root);
    for (let left = 1; left > 0; ) {
      await restored.services.audit.flush();
      const [row] = (await sql(
        'SELECT (SELECT count(*) FROM audit_entries)::int - (SELECT count(*) FROM audit_chain)::int AS left',
      )) as unknown as { left: number }[];
      left = row?.left ?? 0;
    }
    const after = await verifyAudit(other.url, dataDir(), auditKeys(app.app.services.secrets));
    expect(after).toMatchObject({ ok: true, headKnown: true });
    expect(after.ok && after.entries > before).toBe(true);
  });

  it('is not restored over', async () => {
    await expect(restoreArchive({ url: other.ownerUrl, file: archive })).rejects.toThrow(
      'The database is not empty',
    );
  });
});

it('restores nothing of an archive that was cut off or changed', async () => {
  const admin = new pg.Client({ connectionString: other.adminUrl('postgres') });
  await admin.connect();
  const cut = path.join(folder, 'cut.tar.gz');
  const whole = await readFile(archive);
  await writeFile(cut, whole.subarray(0, whole.length / 2));
  const changed = path.join(folder, 'changed.tar.gz');
  const tar = gunzipSync(whole);
  tar.write('Mallory', tar.indexOf('issuer_owner 2'));
  await writeFile(changed, gzipSync(tar));
  const text = path.join(folder, 'text');
  await writeFile(text, 'no archive');
  for (const [file, words] of [
    [cut, /cut off|damaged/],
    [changed, /changed after it was written/],
    [text, /damaged|not an archive/],
    [path.join(folder, 'nowhere'), /no such file/],
  ] as const) {
    await admin.query('DROP DATABASE IF EXISTS half WITH (FORCE)');
    await admin.query(`CREATE DATABASE half OWNER ${new URL(other.ownerUrl).username}`);
    const url = Object.assign(new URL(other.ownerUrl), { pathname: '/half' }).href;
    await expect(restoreArchive({ url, file })).rejects.toThrow(words);
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(`SELECT to_regclass('users') IS NULL OR (SELECT true) AS fine`);
    expect(rows).toHaveLength(1);
    const made = await client.query(`SELECT to_regclass('public.users') AS users`);
    if (made.rows[0].users !== null)
      expect((await client.query('SELECT count(*)::int AS count FROM users')).rows[0].count).toBe(0);
    await client.end();
  }
  await admin.end();
});

it('optimizes without locking users out, and stores failures with their message', async () => {
  root = await signInAgain(app, root);
  await start('startOptimize', root);
  await work();
  const [done] = (await app.graphql(RUNS, {}, root)).data.jobRuns.nodes;
  expect(done).toMatchObject({ kind: 'OPTIMIZE', status: 'DONE', progress: 100 });
  expect(done.step).toMatch(/^\d+ tables tidied, /);
  await start('startBackup', root);
  const broken = () => Promise.reject(new Error('The disk is full.'));
  await runJobs(app.app.scope(), { backup: broken, optimize: createOptimizer([]) });
  const [failed] = (await app.graphql(RUNS, {}, root)).data.jobRuns.nodes;
  expect(failed).toMatchObject({ kind: 'BACKUP', status: 'FAILED', error: 'The disk is full.' });
  // A run of a dead process ends by itself.
  await start('startBackup', root);
  await app.sql(`UPDATE job_runs SET status = 'running', started_at = now(), heard_at = now() - interval '2 minutes'
    WHERE status = 'queued'`);
  await work();
  const [lost] = (await app.graphql(RUNS, {}, root)).data.jobRuns.nodes;
  expect(lost).toMatchObject({ status: 'FAILED', error: 'The process that ran it ended.' });
  expect((await readdir(path.join(folder, 'archives'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});
