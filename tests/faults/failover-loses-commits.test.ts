import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AuditTrail, auditKeys, type ChainVerdict, verifyAudit } from '../../server/modules/audit/index.ts';
import { ANONYMOUS, SYSTEM_TENANCY } from '../../server/platform/access/actor.ts';
import { auditRow, insertAuditRows } from '../../server/platform/audit-entry.writes.ts';
import { Database } from '../../server/platform/db/database.ts';
import { type Embedded, startEmbedded } from '../../server/platform/db/embedded.ts';
import { prepareDatabase } from '../../server/platform/db/prepare-database.ts';
import { createLog } from '../../server/platform/log.ts';
import { TestClock } from '../support/clock.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

const BOUND_MS = 240_000;
const SETTINGS = { fsync: 'off' };
const clock = new TestClock();
const keys = auditKeys({ masterKey: Buffer.alloc(32, 7), formerMasterKeys: [] });
const source = { actor: ANONYMOUS, requestId: 'r', address: '127.0.0.1', clock };

let dataDir: string;
let port: number;
let server: Embedded;
let db: Database;
let trail: AuditTrail;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-failover-'));
  port = await freePort();
  await start();
  await prepareDatabase(server);
  db = await Database.open({ url: server.url, poolSize: 2 });
  trail = openTrail();
}, BOUND_MS);
afterEach(async () => {
  await db.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const openTrail = (): AuditTrail =>
  new AuditTrail({ db, clock, log: createLog('silent'), dataDir: path.join(dataDir, 'product'), keys });
const postgres = (): string => path.join(dataDir, 'postgres');
const standby = (): string => path.join(dataDir, 'standby');
const verify = (): Promise<ChainVerdict> => verifyAudit(server.url, path.join(dataDir, 'product'), keys);

async function start(settings: Record<string, string> = {}): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  server = await startEmbedded({ dataDir, log, port, settings: { ...SETTINGS, ...settings } });
}

/** With owners and times: the server may run as another account than the tests. */
async function copy(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

/** Creates an empty file that belongs to the server's account. */
async function asServer(file: string): Promise<void> {
  const { uid, gid } = await stat(postgres());
  await writeFile(file, '');
  await chown(file, uid, gid);
}

/** From now on the standby receives nothing. */
async function standbyFallsBehind(): Promise<void> {
  await server.stop();
  await copy(postgres(), standby());
  await start();
}

/** The primary is lost, and the standby is promoted in its place. */
async function failOver({ promote = true } = {}): Promise<void> {
  await server.stop();
  await rm(postgres(), { recursive: true });
  await copy(standby(), postgres());
  if (promote) await asServer(path.join(postgres(), 'recovery.signal'));
  await start(promote ? { restore_command: 'false' } : {});
}

async function record(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () =>
    auditRow(source, { action: 'thing.change', entityType: 'thing' }),
  );
  // The first statement on a connection of the lost server fails.
  await until(async () => {
    try {
      await insertAuditRows((text, values) => db.read(SYSTEM_TENANCY, { text, values: values ?? [] }), rows);
      return true;
    } catch {
      return false;
    }
  }, BOUND_MS);
}

/** Seals until the chain has so many links. */
async function sealed(links: number): Promise<void> {
  const admin = new pg.Client(server.adminUrl('passa'));
  await admin.connect();
  try {
    await until(async () => {
      await trail.flush().catch(() => undefined);
      return (await admin.query(`SELECT FROM audit_chain`)).rowCount === links;
    }, BOUND_MS);
  } finally {
    await admin.end();
  }
}

it.each([
  ['the process that saw the lost links', () => trail],
  ['a process that knows them from the kept head', openTrail],
])(
  'the chain goes on after a failover that lost commits, sealed by %s',
  async (_who, successor) => {
    await record(5);
    await sealed(5);
    await standbyFallsBehind();
    await record(4);
    await sealed(9);
    await failOver();
    trail = successor();

    await record(3);
    // Five that survived, three new ones, and the record of the loss.
    await sealed(9);

    const lost = { lost_seq: '9', timeline_before: 1, timeline_now: 2 };
    expect(await verify()).toMatchObject({ ok: true, entries: 9n, headKnown: true, losses: [lost] });
    await record(1);
    await sealed(10);
    expect(await verify()).toMatchObject({ ok: true, entries: 10n, losses: [lost] });
    const others = auditKeys({ masterKey: Buffer.alloc(32, 8), formerMasterKeys: [] });
    expect(await verifyAudit(server.url, dataDir, others)).toMatchObject({ fault: 'unsigned_loss' });
  },
  BOUND_MS,
);

it(
  'links that are gone without a failover are not explained away',
  async () => {
    await record(5);
    await sealed(5);
    await standbyFallsBehind();
    await record(4);
    await sealed(9);
    await failOver({ promote: false });
    await record(1);
    await sealed(6);
    expect(await verify()).toMatchObject({ ok: false, fault: 'cut_off' });
  },
  BOUND_MS,
);
