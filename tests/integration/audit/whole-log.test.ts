import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import type { Caller } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { auditLog } from './audit-log.ts';

let app: TestApp;
let root: TestActor;
let auditor: TestActor;
let owner: TestActor;
let stranger: TestActor;
let log: ReturnType<typeof auditLog>;
beforeAll(async () => {
  app = await bootTestApp();
  log = auditLog(app);
  root = await app.actor('system_admin');
  auditor = await app.actor('system_auditor');
  owner = await app.actor('issuer_owner');
  stranger = await app.actor('issuer_owner');
  for (let number = 1; number <= 6; number += 1)
    for (const person of [owner, stranger]) await log.makeEvent(person, `Sealed ${number}`);
});
afterAll(() => app.close());

const VERIFY = `mutation { verifyAudit {
  whole message entries headKept anchoredHeads ledgerAsked fault badPlace badEntryId badEntry { id action }
} }`;

describe('the check of the whole log', () => {
  const verify = async (caller: Caller) => (await app.graphql(VERIFY, {}, caller)).data.verifyAudit;
  const seal = async (): Promise<void> => {
    const left =
      'SELECT ((SELECT count(*) FROM audit_entries) - (SELECT count(*) FROM audit_chain))::int AS left';
    await until(async () => {
      await app.app.services.audit.flush();
      return (await app.sql<{ left: number }>(left))[0]?.left === 0;
    });
  };
  /** Changes the database as its superuser, past all rules. */
  const tamper = async (statement: string, values: unknown[]): Promise<void> => {
    const quoted = values.map((value) => `'${value}'`);
    await app.sql(
      `SET session_replication_role = replica; ${statement.replace(/\$(\d)/g, (_all, at) => quoted[Number(at) - 1] ?? '')}; SET session_replication_role = origin`,
    );
  };

  it('finds it whole, and is recorded itself', async () => {
    await seal();
    const found = await verify(auditor);
    expect(found).toMatchObject({
      whole: true,
      headKept: true,
      ledgerAsked: false,
      fault: null,
      badEntry: null,
    });
    expect(found.entries).toBeGreaterThan(10);
    expect((await log.list({ what: 'audit.verify' }, root)).nodes[0]).toMatchObject({
      userEmail: auditor.email,
      success: true,
    });
    // The platform's totals are not shown to an organiser.
    const [own] = await app.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_entries e JOIN audit_chain c ON c.entry_id = e.id WHERE issuer_id = $1`,
      [owner.issuerId],
    );
    const ofOwner = await verify(owner);
    expect(ofOwner).toMatchObject({
      whole: true,
      entries: own?.n,
      headKept: true,
      message: 'The audit log of your organisation is whole: nothing was changed, removed or cut off.',
    });
    expect(ofOwner.entries).toBeLessThan(found.entries);
    expect(
      (await app.graphql(VERIFY, {}, await app.actor('issuer_validator'))).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
  });

  it('names an entry that was changed, removed or cut off', async () => {
    const id = await log.makeEvent(owner, 'Tampered with');
    await log.makeEvent(owner, 'The last one');
    await seal();
    const [{ entry, seq, email }] = (await app.sql(
      `SELECT e.id AS entry, c.seq, e.user_email AS email FROM audit_entries e JOIN audit_chain c ON c.entry_id = e.id
       WHERE e.entity_id = $1`,
      [id],
    )) as [{ entry: string; seq: string; email: string }];
    await tamper(`UPDATE audit_entries SET user_email = 'mallory@people.test' WHERE id = $1`, [entry]);
    expect(await verify(owner)).toMatchObject({
      whole: false,
      fault: 'CHANGED',
      badPlace: String(seq),
      badEntryId: String(entry),
      badEntry: { id: String(entry), action: 'event.create' },
      message: `The audit log was changed: entry ${seq} is not what was sealed.`,
    });
    // Staff can verify only entries of their own organisation.
    expect(await verify(stranger)).toMatchObject({ whole: true, fault: null });
    expect(await verify(root)).toMatchObject({ whole: false, badEntryId: String(entry) });
    await tamper('UPDATE audit_entries SET user_email = $2 WHERE id = $1', [entry, email]);
    expect(await verify(root)).toMatchObject({ whole: true });

    await seal();
    const [{ last }] = (await app.sql('SELECT max(seq) AS last FROM audit_chain')) as [{ last: string }];
    // Each check is an entry too: while an older transaction is open, none is sealed in the place that is free.
    const older = new pg.Client(app.adminUrl);
    await older.connect();
    await older.query('BEGIN; SELECT pg_current_xact_id()');
    await tamper(
      'DELETE FROM audit_entries WHERE id = (SELECT entry_id FROM audit_chain WHERE seq = $1); DELETE FROM audit_chain WHERE seq = $1',
      [last],
    );
    expect(await verify(root)).toMatchObject({ whole: false, fault: 'CUT_OFF', badPlace: String(last) });
    expect(await verify(owner)).toMatchObject({ whole: false, fault: 'CUT_OFF', badPlace: String(last) });

    await older.end();

    await tamper('DELETE FROM audit_entries WHERE id = $1', [entry]);
    expect(await verify(root)).toMatchObject({
      whole: false,
      fault: 'MISSING',
      badPlace: String(seq),
      badEntryId: String(entry),
      badEntry: null,
    });
    expect((await log.list({ what: 'audit.verify', success: false }, root)).nodes[0]).toMatchObject({
      error: `The audit log is incomplete: entry ${seq} is missing.`,
      details: { fault: 'missing', badPlace: String(seq) },
    });
  });
});
