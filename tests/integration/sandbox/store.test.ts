import { createHash } from 'node:crypto';
import type { Keypair } from '@stellar/stellar-sdk';
import { Networks } from '@stellar/stellar-sdk';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ledgerSettingsOf, readSettings } from '../../../server/sandbox/settings.ts';
import { openWriter } from '../../../server/sandbox/store/open-store.ts';
import { verifyStored } from '../../../server/sandbox/store/verify.ts';
import { createLedgerDatabase } from '../../support/ledger-database.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import {
  balanceOf,
  formOf,
  ledgerOf,
  postForm,
  signedPayment,
  strangers,
} from '../../support/sandbox-people.ts';
import { until } from '../../support/until.ts';

let database: Awaited<ReturnType<typeof createLedgerDatabase>>;
let sandbox: TestSandbox | undefined;
beforeEach(async () => {
  database = await createLedgerDatabase();
});
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
  await database.drop();
});

const open = async (manual = true): Promise<TestSandbox> => {
  sandbox = await startSandbox({ manual, databaseUrl: database.url });
  return sandbox;
};

async function query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]> {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const verify = () =>
  verifyStored(database.url, ledgerSettingsOf(readSettings({ SANDBOX_DATABASE_URL: database.url })));

it('goes on where it stopped', async () => {
  const first = await open();
  const [ama, kofi] = (await strangers(first, 2)) as [Keypair, Keypair];
  const transaction = await signedPayment(first, ama, kofi.publicKey(), '1.5');
  await postForm(first, '/transactions_async', formOf(transaction));
  const last = await ledgerOf(first, await first.close());
  const fees = await first.server.feeStats();
  await first.stop();

  const second = await open();
  expect(await second.server.root()).toMatchObject({ core_latest_ledger: last.sequence });
  expect(await second.server.feeStats()).toEqual(fees);
  expect(await balanceOf(second, kofi)).toBe('10001.5000000');
  const found = await second.server.transactions().transaction(transaction.hash().toString('hex')).call();
  expect(found.successful).toBe(true);
  const next = await ledgerOf(second, await second.close());
  expect(next.prev_hash).toBe(last.hash);
  await strangers(second, 3);
  expect(await verify()).toMatchObject({ ok: true });
});

it('refuses a ledger that was begun with other settings, in one sentence', async () => {
  await (await open()).stop();
  sandbox = undefined;
  const other = startSandbox({ manual: true, databaseUrl: database.url, passphrase: 'Another network' });
  await expect(other).rejects.toThrow(
    `The stored ledger was begun with the passphrase '${Networks.SANDBOX}'`,
  );
});

it('is the only one on its ledger', async () => {
  await open();
  await expect(openWriter(database.url, 100)).rejects.toThrow('Another sandbox is running');
});

it('keeps an empty ledger in one row', async () => {
  const running = await open();
  const tables = ['transactions', 'operations', 'participants', 'accounts'];
  const counts = () =>
    Promise.all(tables.map(async (table) => (await query(`SELECT count(*) AS rows FROM ${table}`))[0]?.rows));
  const before = await counts();
  for (let number = 0; number < 10; number += 1) await running.close();
  expect(await counts()).toEqual(before);
  const [ledgers] = await query<{ rows: string; size: number }>(
    'SELECT count(*) AS rows, max(pg_column_size(ledgers.*)) AS size FROM ledgers',
  );
  expect(ledgers?.rows).toBe('11');
  expect(ledgers?.size).toBeLessThan(420);
});

it('outlives connections that are cut while ledgers close', async () => {
  const running = await open(false);
  const people = await strangers(running, 8);
  const before = (await running.server.root()).core_latest_ledger;
  const submissions = people.map(async (from, index) => {
    const to = people[(index + 1) % people.length] ?? from;
    for (let number = 1; number <= 4; number += 1) {
      const transaction = await retried(() => signedPayment(running, from, to.publicKey(), '1'));
      // Submissions without a response are repeated unchanged.
      await retried(() => running.server.submitTransaction(transaction, { skipMemoRequiredCheck: true }));
    }
  });
  for (let number = 0; number < 8; number += 1) {
    await query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'passa-ledger%' AND datname = current_database()",
    );
    const { core_latest_ledger } = await retried(() => running.server.root());
    await until(
      async () => (await retried(() => running.server.root())).core_latest_ledger > core_latest_ledger,
    );
  }
  await Promise.all(submissions);
  for (const key of people) expect(await retried(() => balanceOf(running, key))).toBe('9999.9999600');
  expect((await retried(() => running.server.root())).core_latest_ledger).toBeGreaterThan(before);
  await running.stop();
  sandbox = undefined;
  expect(await verify()).toMatchObject({ ok: true });
});

it('names the first header that was tampered with', async () => {
  const running = await open();
  for (let number = 0; number < 6; number += 1) await running.close();
  await running.stop();
  sandbox = undefined;
  const [row] = await query<{ header: Buffer }>('SELECT header FROM ledgers WHERE sequence = 4');
  const changed = Buffer.from(row?.header ?? '');
  // The base fee precedes base reserve, size of the set, four skipped hashes and the extension.
  changed.writeUInt32BE(101, changed.length - 144);
  await query('UPDATE ledgers SET header = $1 WHERE sequence = 4', [changed]);
  expect(createHash('sha256').update(changed).digest()).not.toEqual(row?.header);
  expect(await verify()).toEqual({ ok: false, message: 'Ledger 5 does not follow from ledger 4.' });
  await expect(open()).rejects.toThrow('The stored ledger is damaged');
  await query('DELETE FROM ledgers WHERE sequence = 3');
  expect(await verify()).toEqual({ ok: false, message: 'Ledger 3 is missing.' });
});

it('says so when nothing is stored', async () => {
  expect(await verify()).toEqual({ ok: false, message: 'No ledger is stored here.' });
});

it('notices accounts that do not belong to their ledger', async () => {
  const running = await open();
  await strangers(running, 1);
  await running.stop();
  sandbox = undefined;
  await query(
    `UPDATE accounts SET entry = replace(entry, '"balance":"100000000000"', '"balance":"100000000001"')`,
  );
  expect((await verify()).ok).toBe(false);
});

/** Retries until it succeeds: without its store the sandbox returns only that fault. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  const { result } = await until(async () => {
    try {
      return { result: await work() };
    } catch (error) {
      const status = (error as { response?: { status?: number } }).response?.status;
      if (status !== undefined && status !== 503 && status !== 504) throw error;
      return undefined;
    }
  });
  return result;
}
