import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyAnchors } from '../../../server/modules/anchors/index.ts';
import { auditKeys, verifyAudit } from '../../../server/modules/audit/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { sealed } from '../../support/sealed.ts';
import { untilAnchored } from './until-anchored.ts';

let app: TestApp;
/** A data folder without a head, such as that of a thief. */
let elsewhere: string;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  elsewhere = await mkdtemp(path.join(os.tmpdir(), 'passa-no-head-'));
  for (let hour = 0; hour < 2; hour++) {
    await app.actor('issuer_admin');
    await sealed(app.app.services.audit, app.sql);
    app.clock.advance('1h');
    await app.app.services.anchors.run(app.app.scope());
    await untilAnchored(app);
  }
  await sealed(app.app.services.audit, app.sql);
});
afterAll(async () => {
  await app.close();
  await rm(elsewhere, { recursive: true, force: true });
});

const log = () => verifyAudit(app.config.databaseUrl ?? '', elsewhere, auditKeys(app.app.services.secrets));
const ledger = (account?: string) => verifyAnchors(app.app.scope().db, app.app.services.ledger, account);

/** Changes the database as its owner can, and reverts it. */
async function tampered(statements: string[], look: () => Promise<void>): Promise<void> {
  const tables = ['audit_entries', 'audit_chain', 'anchor_batches'];
  for (const table of tables) await app.sql(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
  await app.sql('ALTER TABLE audit_entries DISABLE TRIGGER ALL');
  await app.sql('ALTER TABLE audit_chain DISABLE TRIGGER ALL');
  try {
    for (const statement of statements) await app.sql(statement);
    await look();
  } finally {
    // In one transaction: an entry that is sealed between two statements would take a number of the chain.
    const restore = tables.map(
      (
        table,
      ) => `DELETE FROM ${table}; INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM kept_${table};
        DROP TABLE kept_${table};`,
    );
    await app.sql(`BEGIN; LOCK TABLE ${tables.join(', ')}; ${restore.join(' ')} COMMIT`);
  }
}

const LAST = "(SELECT max(audit_seq) FROM anchor_batches WHERE kind = 'audit')";
const CUT = [
  `DELETE FROM audit_entries e USING audit_chain c WHERE c.entry_id = e.id AND c.seq >= ${LAST}`,
  `DELETE FROM audit_chain WHERE seq >= ${LAST}`,
  'DELETE FROM audit_entries e WHERE NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = e.id)',
];

it('agrees while nothing was touched', async () => {
  expect(await log()).toMatchObject({ ok: true, headKnown: false, anchoredHeads: 2 });
  expect(await ledger()).toEqual({ ok: true, roots: 2, lost: 0 });
});

it('finds a tail that was cut off by the head that was anchored', async () => {
  await tampered(CUT, async () => {
    expect(await log()).toMatchObject({ ok: false, fault: 'cut_off' });
  });
});

it('finds a chain that was made anew by the head that was anchored', async () => {
  const forged = `UPDATE anchor_batches SET audit_hash = sha256('another chain') WHERE audit_seq = ${LAST}`;
  await tampered([forged], async () => {
    expect(await log()).toMatchObject({ ok: false, fault: 'changed' });
    expect(await ledger()).toMatchObject({ ok: false, message: expect.stringContaining('was changed') });
  });
});

it('finds on the ledger what was deleted with its record', async () => {
  await tampered([...CUT, `DELETE FROM anchor_batches WHERE audit_seq = ${LAST}`], async () => {
    expect(await log()).toMatchObject({ ok: true, anchoredHeads: 1 });
    expect(await ledger()).toMatchObject({
      ok: false,
      message: expect.stringContaining('records were deleted'),
    });
  });
});

it('finds a root that was never sent', async () => {
  const swapped =
    "UPDATE anchor_batches SET root = sha256('never sent'), kind = 'tickets', audit_seq = NULL, audit_hash = NULL, leaf_count = 1";
  await tampered([`${swapped} WHERE audit_seq = ${LAST}`], async () => {
    expect(await ledger()).toMatchObject({
      ok: false,
      message: expect.stringContaining('not on the ledger'),
    });
  });
});

it('accepts the account when the operator states it', async () => {
  const stranger = 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7';
  await app.sandbox.fund(stranger);
  expect(await ledger(stranger)).toMatchObject({
    ok: false,
    message: expect.stringContaining('not on the ledger'),
  });
});
