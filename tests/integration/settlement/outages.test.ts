import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { paymentsTo } from '../../support/ledger-count.ts';
import { createLedgerDatabase } from '../../support/ledger-database.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { Settling, settlingDatabase } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const PAYERS = 20;
/** A sequence keeps its count when the transaction is rolled back. */
const CUT_FIRST_NOTE = `
  CREATE SEQUENCE notes;
  CREATE FUNCTION cut_first_note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
    IF nextval('notes') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER cut_first_note BEFORE UPDATE OF last_answer ON ledger_intents
    FOR EACH ROW WHEN (OLD.state = 'prepared') EXECUTE FUNCTION cut_first_note()`;

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
    const outcomes = await Promise.all(ids.map((id) => settling.settled(id)));
    expect(outcomes.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
    expect(await paymentsTo(settling, payee)).toHaveLength(PAYERS);
    expect(await effects(ids)).toEqual({ all: PAYERS, different: PAYERS });
  });

  it('just when an answer is noted: it is noted a little later', async () => {
    const [payee, payer] = (await settling.wallets(sandbox, 2)) as [string, string];
    await sandbox.fault({ manualClose: true });
    await database.admin.query(CUT_FIRST_NOTE);
    const id = await settling.pay(payer, payee, 5n);
    const note = async (): Promise<unknown> => {
      const { rows } = await database.admin.query(
        'SELECT state, attempts, last_answer FROM ledger_intents WHERE id = $1',
        [id],
      );
      return rows[0];
    };
    await until(async () => (await database.admin.query('SELECT is_called FROM notes')).rows[0].is_called);
    expect(await note()).toEqual({ state: 'prepared', attempts: 0, last_answer: null });
    await until(async () => ((await note()) as { state: string }).state === 'sent');
    expect(await note()).toEqual({ state: 'sent', attempts: 1, last_answer: 'accepted' });
    await sandbox.fault({ manualClose: false });
    expect((await settling.settled(id)).state).toBe('succeeded');
    expect(await note()).toEqual({ state: 'succeeded', attempts: 1, last_answer: 'accepted' });
  });
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
    const outcomes = await Promise.all(ids.map((id) => settling.settled(id)));
    expect(outcomes.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
    expect(await paymentsTo(settling, payee)).toHaveLength(PAYERS);
    expect(await effects(ids)).toEqual({ all: PAYERS, different: PAYERS });
    const { rows } = await database.admin.query('SELECT count(*)::int AS count FROM ledger_dead_envelopes');
    expect(rows).toEqual([{ count: 0 }]);
  });
});
