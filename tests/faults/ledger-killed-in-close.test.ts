import { type Account, Asset, Keypair, Operation, TransactionBuilder } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClosePoint } from '../../server/sandbox/run/faults.ts';
import { ledgerSettingsOf, readSettings } from '../../server/sandbox/settings.ts';
import { verifyStored } from '../../server/sandbox/store/verify.ts';
import { deeper } from '../support/depth.ts';
import { freePort } from '../support/free-port.ts';
import { createLedgerDatabase } from '../support/ledger-database.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox.ts';

/** A kill and its checks take over a second. */
const KILLS = deeper(5, 50);
const SENDERS = 6;
const POINTS: ClosePoint[] = ['prepared', 'storing', 'stored', 'committed'];
const SEED = Number(process.env.KILL_SEED ?? 20_261_121);

let database: Awaited<ReturnType<typeof createLedgerDatabase>>;
let port: number;
let sandbox: TestSandbox | undefined;

beforeAll(async () => {
  database = await createLedgerDatabase();
  port = await freePort();
});
afterAll(async () => {
  await sandbox?.kill();
  await database.drop();
});

const start = () => startSandbox({ process: true, databaseUrl: database.url, port, closeSeconds: 0.05 });

/** Lehmer's generator: the same times for the same seed. */
function dice(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Pays in a ring until stopped or the ledger is gone. */
async function keepPaying(on: TestSandbox, keys: Keypair[], going: () => boolean): Promise<void> {
  await Promise.all(
    keys.map(async (key, index) => {
      const to = keys[(index + 1) % keys.length]?.publicKey() ?? '';
      const account = await on.server.loadAccount(key.publicKey()).catch(() => undefined);
      while (account !== undefined && going()) if (!(await payOnce(on, key, account, to))) return;
    }),
  );
}

async function payOnce(on: TestSandbox, key: Keypair, account: Account, to: string): Promise<boolean> {
  const transaction = new TransactionBuilder(account, { fee: '100', networkPassphrase: on.passphrase })
    .addOperation(Operation.payment({ destination: to, asset: Asset.native(), amount: '0.5' }))
    .setTimeout(0)
    .build();
  transaction.sign(key);
  return on.server.submitTransaction(transaction, { skipMemoRequiredCheck: true }).then(
    () => true,
    () => false,
  );
}

/** The last ledgers that were visible to clients. */
async function shownBy(on: TestSandbox): Promise<{ sequence: number; hash: string }[]> {
  return (await on.server.ledgers().order('desc').limit(3).call()).records;
}

it(`is before or after the close, never between, ${KILLS} times`, async () => {
  const roll = dice(SEED);
  const settings = ledgerSettingsOf(readSettings({ SANDBOX_DATABASE_URL: database.url }));
  const keys = Array.from({ length: SENDERS }, () => Keypair.random());
  sandbox = await start();
  await sandbox.fund(...keys.map((key) => key.publicKey()));
  let closed = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running: TestSandbox = sandbox;
    let alive = true;
    const paying = keepPaying(running, keys, () => alive);
    const shown = await shownBy(running);
    const point = POINTS[kill % (POINTS.length * 2)];
    if (point === undefined) await moment(Math.floor(roll() * 120));
    else await running.fault({ dieAt: point }).catch(() => undefined);
    if (point !== undefined) await gone(running);
    await running.kill();
    alive = false;
    await paying;

    const verdict = await verifyStored(database.url, settings);
    expect(verdict, `kill ${kill} of seed ${SEED} at ${point ?? 'a random moment'}`).toMatchObject({
      ok: true,
    });
    sandbox = await start();
    for (const { sequence, hash } of shown) {
      const kept: unknown = await sandbox.server.ledgers().ledger(sequence).call();
      expect(kept).toMatchObject({ sequence, hash });
    }
    const { core_latest_ledger } = await sandbox.server.root();
    expect(core_latest_ledger).toBeGreaterThanOrEqual(shown[0]?.sequence ?? 0);
    closed = core_latest_ledger;
  }
  expect(closed).toBeGreaterThan(KILLS);
  // It was killed under load: payments succeeded between the kills.
  const sequences = await Promise.all(keys.map((key) => sandbox?.server.loadAccount(key.publicKey())));
  const paid = sequences.reduce(
    (sum, account) => sum + Number(BigInt(account?.sequence ?? 0) & 0xffff_ffffn),
    0,
  );
  expect(paid).toBeGreaterThan(KILLS);
  await sandbox.stop();
  sandbox = undefined;
  expect(await verifyStored(database.url, settings)).toMatchObject({ ok: true });
});

const moment = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the port no longer answers. */
async function gone({ url }: TestSandbox): Promise<void> {
  while (
    await fetch(`${url}/health`).then(
      () => true,
      () => false,
    )
  );
}
