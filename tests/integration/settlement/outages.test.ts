import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { paymentsTo } from '../../support/ledger-count.ts';
import { createLedgerDatabase } from '../../support/ledger-database.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { Settling, settlingDatabase } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const PAYERS = 20;

let database: Awaited<ReturnType<typeof settlingDatabase>>;
let ledgerDatabase: Awaited<ReturnType<typeof createLedgerDatabase>>;
let port: number;
let sandbox: TestSandbox;
let settling: Settling;

beforeAll(async () => {
  database = await settlingDatabase();
  ledgerDatabase = await createLedgerDatabase();
  port = await freePort();
  sandbox = await startLedger();
  settling = await (await Settling.open(database, { sandbox })).start();
});

afterAll(async () => {
  await settling?.close();
  await sandbox?.stop();
  await ledgerDatabase?.drop();
  await database?.drop();
});

function startLedger(): Promise<TestSandbox> {
  return startSandbox({ databaseUrl: ledgerDatabase.url, port });
}

async function effects(ids: string[]): Promise<{ all: number; different: number }> {
  const { rows } = await database.admin.query(
    `SELECT count(*)::int AS all, count(DISTINCT intent_id)::int AS different FROM effects
     WHERE intent_id = ANY($1) AND outcome = 'succeeded'`,
    [ids],
  );
  return rows[0];
}

describe('a database that ends connections', () => {
  it('is used again as soon as it can be: everything is recorded once', async () => {
    const [payee, ...payers] = (await settling.wallets(sandbox, PAYERS + 1)) as [string, ...string[]];
    const ids = await settling.payAll(payers, payee, 3n);
    for (let cut = 0; cut < 6; cut += 1) {
      await database.admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      const { sequence } = await settling.ledger.latest();
      await until(async () => (await settling.ledger.latest()).sequence > sequence);
    }
    const outcomes = await Promise.all(ids.map((id) => settling.settlement.settled(id, 15_000)));
    expect(outcomes.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
    expect(await paymentsTo(settling, payee)).toHaveLength(PAYERS);
    expect(await effects(ids)).toEqual({ all: PAYERS, different: PAYERS });
  }, 40_000);
});

describe('a ledger that goes away and comes back', () => {
  it('without what it had accepted: the same bytes are handed over again', async () => {
    const [payee, ...payers] = (await settling.wallets(sandbox, PAYERS + 1)) as [string, ...string[]];
    await sandbox.fault({ manualClose: true });
    const ids = await settling.payAll(payers, payee, 4n);
    await until(async () => (await settling.metric('passa_ledger_intents', 'state="sent"')) === PAYERS);
    await sandbox.stop();
    await until(() => !settling.settlement.status.up);
    expect(settling.settlement.status.notice).toContain('cannot be reached');
    sandbox = await startLedger();
    const outcomes = await Promise.all(ids.map((id) => settling.settlement.settled(id, 20_000)));
    expect(outcomes.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
    expect(await paymentsTo(settling, payee)).toHaveLength(PAYERS);
    expect(await effects(ids)).toEqual({ all: PAYERS, different: PAYERS });
    const { rows } = await database.admin.query('SELECT count(*)::int AS count FROM ledger_dead_envelopes');
    expect(rows).toEqual([{ count: 0 }]);
  }, 60_000);
});
