import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuditTrail, auditKeys, verifyAudit } from '../../../server/modules/audit/index.ts';
import { ANONYMOUS, SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { auditRow, insertAuditRows } from '../../../server/platform/audit-entry.writes.ts';
import { Database } from '../../../server/platform/db/database.ts';
import { createLog } from '../../../server/platform/log.ts';
import { TestClock } from '../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { sealed } from '../../support/sealed.ts';

const log = createLog('silent');
const clock = new TestClock();

let database: TestDatabase;
let dataDir: string;
let db: Database;
let trail: AuditTrail;
let admin: pg.Client;

const keys = auditKeys({ masterKey: Buffer.alloc(32, 7), formerMasterKeys: [] });
const openTrail = (): AuditTrail => new AuditTrail({ db, clock, log, dataDir, keys });
const source = { actor: ANONYMOUS, requestId: 'r', address: '127.0.0.1', clock };

/** Changes by the product, each recorded in its own transaction. */
async function record(count: number, details: object = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const row = auditRow(source, {
      action: 'thing.change',
      entityType: 'thing',
      entityId: String(index),
      details,
    });
    await insertAuditRows((text, values) => db.read(SYSTEM_TENANCY, { text, values: values ?? [] }), [row]);
  }
}

/** Changes the database as its superuser, past all rules. */
async function tamper(...statements: string[]): Promise<void> {
  await admin.query('SET session_replication_role = replica');
  for (const statement of statements) await admin.query(statement);
  await admin.query('SET session_replication_role = origin');
}

const verify = () => verifyAudit(database.url, dataDir, keys);

const sealAll = (one = trail): Promise<void> => sealed(one, async (text) => (await admin.query(text)).rows);

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'passa-audit-'));
  db = await Database.open({ url: database.url, poolSize: 3 });
  trail = openTrail();
  admin = new pg.Client(database.adminUrl);
  await admin.connect();
});

afterEach(async () => {
  await admin.end();
  await db.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the audit chain', () => {
  it('seals what was written, in order, and verifies', async () => {
    await record(5);
    await sealAll();
    expect(await verify()).toEqual({ ok: true, entries: 5n, headKnown: true, anchoredHeads: 0, losses: [] });
    await record(3);
    await sealAll();
    expect(await verify()).toEqual({ ok: true, entries: 8n, headKnown: true, anchoredHeads: 0, losses: [] });
  });

  it('is empty and whole before anything happened', async () => {
    await sealAll();
    expect(await verify()).toEqual({ ok: true, entries: 0n, headKnown: false, anchoredHeads: 0, losses: [] });
  });

  it('hashes every character the same within the database and outside of it', async () => {
    const details = {
      text: 'tab\t quote" back\\slash \u0001\u001f\u007f\u2028 é 日本 😀 </script>',
      n: 1.5e-7,
      deep: [{ a: null }, true],
    };
    await record(1, details);
    const row = auditRow(source, {
      action: 'a"b\\c\n\u0007',
      entityType: '日本 😀\u2029',
      entityId: '\u007f\r\f\b',
      details: { zero: '\u0000' },
      error: '/',
    });
    await insertAuditRows((text, values) => db.read(SYSTEM_TENANCY, { text, values: values ?? [] }), [row]);
    await sealAll();
    expect(await verify()).toMatchObject({ ok: true, entries: 2n });
  });

  it('waits for a transaction that began earlier, and then seals both in order', async () => {
    const slow = new pg.Client(database.adminUrl);
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(
      `INSERT INTO audit_entries (at, action, entity_type, actor_kind) VALUES (now(), 'slow', 't', 'system')`,
    );
    await record(2);
    await trail.flush();
    expect(await verify()).toMatchObject({ ok: true, entries: 0n });
    await slow.query('COMMIT');
    await slow.end();
    await sealAll();
    expect(await verify()).toMatchObject({ ok: true, entries: 3n });
    const [first] = (
      await admin.query(
        'SELECT action FROM audit_chain c JOIN audit_entries e ON e.id = c.entry_id ORDER BY seq',
      )
    ).rows;
    expect(first.action).toBe('slow');
  });

  it('seals several pages at once and goes on where it stopped after a new start', async () => {
    await admin.query(`INSERT INTO audit_entries (at, action, entity_type, actor_kind)
      SELECT now(), 'bulk', 't', 'system' FROM generate_series(1, 12000)`);
    await sealAll();
    await record(1);
    const next = openTrail();
    await sealAll(next);
    expect(await verify()).toMatchObject({ ok: true, entries: 12_001n });
  });

  it('makes one chain however many seal at once', async () => {
    const trails = [trail, openTrail(), openTrail()];
    for (let round = 0; round < 10; round += 1) {
      await record(5);
      await Promise.all(trails.map((one) => one.flush()));
    }
    await sealAll();
    expect(await verify()).toMatchObject({ ok: true, entries: 50n });
  });

  it('cannot be changed by the product itself', async () => {
    await record(1);
    await sealAll();
    const attempt = (text: string) => db.read(SYSTEM_TENANCY, { text });
    await expect(attempt(`UPDATE audit_entries SET action = 'x'`)).rejects.toMatchObject({ code: '42501' });
    await expect(attempt('DELETE FROM audit_entries')).rejects.toMatchObject({ code: '42501' });
    await expect(attempt('DELETE FROM audit_chain')).rejects.toMatchObject({ code: '42501' });
    await expect(attempt('TRUNCATE audit_entries')).rejects.toMatchObject({ code: '42501' });
  });

  it('writes refusals in one go', async () => {
    for (let index = 0; index < 3; index += 1)
      trail.refused(source, { operation: 'users', code: 'FORBIDDEN' });
    await sealAll();
    const rows = (
      await admin.query(`SELECT entity_id, error FROM audit_entries WHERE action = 'access.refuse'`)
    ).rows;
    expect(rows).toEqual(Array(3).fill({ entity_id: 'users', error: 'FORBIDDEN' }));
  });
});

describe('tampering is found', () => {
  beforeEach(async () => {
    await record(9);
    await sealAll();
  });

  it.each([
    ['a changed row', 4n, 'changed', [`UPDATE audit_entries SET entity_id = 'other' WHERE id = 4`]],
    [
      'a changed time',
      4n,
      'changed',
      [`UPDATE audit_entries SET at = at + interval '1 microsecond' WHERE id = 4`],
    ],
    ['a changed link', 4n, 'changed', [`UPDATE audit_chain SET hash = sha256('x') WHERE seq = 4`]],
    ['a deleted row', 5n, 'missing', ['DELETE FROM audit_entries WHERE id = 5']],
    [
      'a deleted row and link',
      5n,
      'missing',
      ['DELETE FROM audit_entries WHERE id = 5', 'DELETE FROM audit_chain WHERE seq = 5'],
    ],
    [
      'the first row',
      1n,
      'missing',
      ['DELETE FROM audit_entries WHERE id = 1', 'DELETE FROM audit_chain WHERE seq = 1'],
    ],
    [
      'two links that changed places',
      3n,
      'reordered',
      [
        'UPDATE audit_chain SET seq = 99 WHERE seq = 2',
        'UPDATE audit_chain SET seq = 2 WHERE seq = 3',
        'UPDATE audit_chain SET seq = 3 WHERE seq = 99',
      ],
    ],
    [
      'a tail that was cut off',
      8n,
      'cut_off',
      ['DELETE FROM audit_entries WHERE id >= 8', 'DELETE FROM audit_chain WHERE seq >= 8'],
    ],
    ['everything gone', 1n, 'cut_off', ['TRUNCATE audit_entries, audit_chain']],
    [
      'a row slipped in',
      9n,
      'added',
      [
        `INSERT INTO audit_entries (id, tx, at, action, entity_type, actor_kind) OVERRIDING SYSTEM VALUE
         SELECT 1000, tx, now(), 'x', 't', 'system' FROM audit_entries WHERE id = 4`,
      ],
    ],
  ])('%s', async (_what, seq, fault, statements) => {
    await tamper(...statements);
    const found = await verify();
    // A moved link of the chain is first detected at its former successor.
    if (fault === 'reordered')
      expect(found).toMatchObject({ ok: false, message: expect.stringMatching(/reordered|changed/) });
    else expect(found).toMatchObject({ ok: false, seq, fault });
  });

  it('a chain that was made anew in full', async () => {
    await tamper(`UPDATE audit_entries SET entity_id = 'other' WHERE id = 2`, 'TRUNCATE audit_chain');
    const seed = Buffer.alloc(32);
    await tamper(`INSERT INTO audit_chain SELECT row_number() OVER w, id, tx, audit_linked('\\x${seed.toString('hex')}'::bytea, id::text) OVER w
      FROM audit_entries WINDOW w AS (ORDER BY tx, id ROWS UNBOUNDED PRECEDING)`);
    expect(await verify()).toMatchObject({ ok: false, fault: 'changed' });
  });

  it('a cut-off tail stays found after the product started again and sealed more', async () => {
    await tamper('DELETE FROM audit_entries WHERE id >= 8', 'DELETE FROM audit_chain WHERE seq >= 8');
    await record(4);
    await sealAll(openTrail());
    expect(await verify()).toMatchObject({ ok: false });
  });
});
