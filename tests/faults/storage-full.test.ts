import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import { published } from '../integration/events/organiser.ts';
import { bootTestApp, type TestApp } from '../support/app.ts';
import { buy, buyByRest } from '../support/buyers.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

const BUYER = { tier: 'regular', name: 'Ann', email: 'ann@people.test', phone: '+254700000001' };
/** PostgreSQL returns the same when it cannot extend a file. */
const FULL = `
  CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full';
    END $$;
  CREATE TRIGGER disk_is_full BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION disk_is_full()`;

describe('a database whose disk is full', () => {
  const lines: { level: string; msg: string }[] = [];
  let app: TestApp;
  let slug: string;
  beforeAll(async () => {
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
    app = await bootTestApp({ log });
    ({ slug } = await published(app, await app.actor('issuer_owner')));
  });
  afterAll(() => app.close());

  const storage = async () => {
    const { status, body } = await app.rest('GET', '/health/ready');
    return { status, storage: body.checks.storage };
  };

  it('refuses with a code of its own, is not ready, and says so once in the log', async () => {
    expect(await storage()).toEqual({ status: 200, storage: { ok: true, state: 'has space' } });
    await app.sql(FULL);
    // Some seconds after a failed write it is retried, and finds space.
    await until(async () => {
      const refused = await buyByRest(app, slug, BUYER);
      expect(refused).toMatchObject({
        status: 503,
        body: { error: { code: 'STORAGE_FULL', retryAfter: 60 } },
      });
      expect(refused.headers.get('retry-after')).toBe('60');
      const { status, storage: check } = await storage();
      return status === 503 && check.ok === false && check.state === 'full';
    });
    const { errors } = await buy(app, { slug, lines: [{ tier: 'regular' }] });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'STORAGE_FULL', status: 503 });
    expect(lines.filter(({ msg }) => msg.startsWith('The disk of the database is full'))[0]?.level).toBe(
      'error',
    );
  });

  it('sells again, and is ready again, when it has space', async () => {
    await app.sql('DROP TRIGGER disk_is_full ON orders');
    expect((await buyByRest(app, slug, BUYER)).status).toBe(201);
    await until(async () => (await storage()).status === 200);
    expect(lines.map(({ msg }) => msg)).toContain('The disk of the database has space again.');
  });
});

describe('a start without space for its keys', () => {
  it('says what to do, and leaves no file behind', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-full-'));
    try {
      // Files may not grow past 0 bytes: writing one fails as it does on a full disk.
      const child = spawn('bash', ['-c', `ulimit -f 0; exec "${process.execPath}" dist/programs/main.js`], {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          PORT: String(await freePort()),
          LEDGER_PORT: String(await freePort()),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
      expect(said).toMatch(/^Passa could not start: there is no space left for .*master\.key.*; free some/);
      expect(code).toBe(1);
      expect(await readdir(path.join(dataDir, 'secrets'))).toEqual([]);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
