import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Pacing } from '../../../server/ledger/stellar/pacing.ts';
import { createLog } from '../../../server/platform/log.ts';
import { startCountingProxy } from '../../support/counting-proxy.ts';
import { paymentsTo } from '../../support/ledger-count.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { Settling, settlingDatabase } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const FOREVER = -1;
/** No pause is longer, not even one that the server requests. */
const LONGEST_PAUSE_MS = 30_000;

let sandbox: TestSandbox;
let database: Awaited<ReturnType<typeof settlingDatabase>>;
let settling: Settling;
let payer: string;
let payee: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  database = await settlingDatabase();
  settling = await (await Settling.open(database, { sandbox })).start();
  [payer, payee] = (await settling.wallets(sandbox, 2)) as [string, string];
});

afterEach(async () => {
  await sandbox.fault({ reset: true });
});

afterAll(async () => {
  await settling?.close();
  await sandbox?.stop();
  await database?.drop();
});

async function rowOf(id: string): Promise<Record<string, unknown>> {
  return (await database.admin.query('SELECT * FROM ledger_intents WHERE id = $1', [id])).rows[0];
}

async function effectsOf(id: string): Promise<number> {
  const { rowCount } = await database.admin.query('SELECT FROM effects WHERE intent_id = $1', [id]);
  return rowCount ?? 0;
}

function settled(id: string) {
  return settling.settled(id);
}

/** Asserts that it was applied once, by the bytes that were built first, and its handler ran once. */
async function appliedOnce(id: string, stroops: bigint): Promise<void> {
  expect(await settled(id)).toMatchObject({ state: 'succeeded' });
  const paid = (await paymentsTo(settling, payee)).filter((payment) => payment.stroops === stroops);
  expect(paid).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ rebuilds: 0, tx_hash: paid[0]?.hash });
  expect(await effectsOf(id)).toBe(1);
}

describe('lost answers', () => {
  it('of everything that was accepted: found by its hash', async () => {
    await sandbox.fault({ dropAfter: FOREVER });
    await appliedOnce(await settling.pay(payer, payee, 101n), 101n);
  });

  it('of what never arrived: the same bytes again', async () => {
    await sandbox.fault({ dropBefore: 2 });
    const id = await settling.pay(payer, payee, 102n);
    await appliedOnce(id, 102n);
    await until(async () => Number((await rowOf(id)).attempts) >= 3);
  });

  it('by chance, for many at once: each once', async () => {
    await sandbox.fault({ dropChance: 0.6, seed: 7 });
    const payers = await settling.wallets(sandbox, 12);
    const ids = await Promise.all(
      payers.map((from, index) => settling.pay(from, payee, 10_000n + BigInt(index))),
    );
    const outcomes = await Promise.all(ids.map((id) => settled(id)));
    expect(outcomes.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
    const paid = (await paymentsTo(settling, payee)).filter(({ stroops }) => stroops >= 10_000n);
    expect(paid).toHaveLength(12);
  });
});

describe('late answers', () => {
  it('after the time limit of a request: pending, then paid, by one transaction', async () => {
    const hasty = await (await Settling.open(database, { sandbox, timeoutMs: 1_000 })).start();
    try {
      await sandbox.fault({ manualClose: true, delaySubmissionMs: 3_000 });
      const id = await hasty.pay(payer, payee, 103n);
      await until(async () => (await rowOf(id)).last_answer === 'timeout');
      expect(await rowOf(id)).toMatchObject({ state: 'sent' });
      await sandbox.fault({ manualClose: false, delaySubmissionMs: 0 });
      await appliedOnce(id, 103n);
    } finally {
      await hasty.close();
    }
  });

  it('of a gateway that gives up: the same', async () => {
    await sandbox.fault({ refuseStatus: 504, refuseScope: 'submissions', refuseCount: 2 });
    await appliedOnce(await settling.pay(payer, payee, 104n), 104n);
  });
});

describe('a history that lags behind the ledger', () => {
  it('makes a false "bad sequence" of what was applied: nothing new is built', async () => {
    await sandbox.fault({ historyLag: 12, dropAfter: 1 });
    const id = await settling.pay(payer, payee, 105n);
    // Sent again, it is refused for the sequence number that it used itself.
    await until(async () => String((await rowOf(id)).last_answer).includes('tx_bad_seq'));
    expect((await rowOf(id)).state).toBe('sent');
    await sandbox.fault({ historyLag: 0 });
    await appliedOnce(id, 105n);
    const { rowCount } = await database.admin.query(
      'SELECT FROM ledger_dead_envelopes WHERE intent_id = $1',
      [id],
    );
    expect(rowCount).toBe(0);
  });

  it('makes a false "too late" of what was applied: not dead before the history is past its time', async () => {
    await sandbox.fault({ manualClose: true });
    const now = Math.floor((await settling.ledger.latest()).closedAt.getTime() / 1_000);
    await sandbox.fault({ historyLag: 3, dropAfter: 1 });
    const notAfter = new Date((now + 20) * 1_000);
    const id = await settling.pay(payer, payee, 106n, { notAfter });
    await until(async () => Number((await rowOf(id)).attempts) >= 1);
    await sandbox.close(now + 1);
    await sandbox.close(now + 30);
    await until(async () => String((await rowOf(id)).last_answer).includes('tx_too_late'));
    expect((await rowOf(id)).state).toBe('sent');
    await sandbox.fault({ historyLag: 0 });
    await sandbox.close(now + 31);
    await appliedOnce(id, 106n);
  });
});

describe('what never reaches a ledger', () => {
  it('is dead within two closes of its time, and may be requested again', async () => {
    await sandbox.fault({ manualClose: true, dropBefore: FOREVER });
    const now = Math.floor((await settling.ledger.latest()).closedAt.getTime() / 1_000);
    const request = { businessKey: 'order:late:pay', notAfter: new Date((now + 60) * 1_000) };
    const id = await settling.pay(payer, payee, 107n, request);
    await until(async () => Number((await rowOf(id)).attempts) >= 1);
    await sandbox.close(now + 60);
    await settling.settlement.reconcile();
    // A ledger that closes exactly at the bound could still hold it.
    expect((await rowOf(id)).state).toBe('sent');
    await sandbox.close(now + 61);
    await settling.settlement.reconcile();
    await sandbox.close(now + 62);
    expect(await settled(id)).toMatchObject({
      state: 'dead',
      failure: { reason: 'expired', onLedger: null },
    });
    expect(await effectsOf(id)).toBe(1);
    await sandbox.fault({ reset: true });
    const again = await settling.pay(payer, payee, 107n, { businessKey: request.businessKey });
    expect(await settled(again)).toMatchObject({ state: 'succeeded' });
    expect((await paymentsTo(settling, payee)).filter(({ stroops }) => stroops === 107n)).toHaveLength(1);
  });

  it('is rebuilt when nothing bounds the intent', async () => {
    await sandbox.fault({ manualClose: true, dropBefore: FOREVER });
    const now = Math.floor((await settling.ledger.latest()).closedAt.getTime() / 1_000);
    const id = await settling.pay(payer, payee, 108n);
    await until(async () => Number((await rowOf(id)).attempts) >= 1);
    const first = (await rowOf(id)).tx_hash;
    await sandbox.close(now + 200);
    await settling.settlement.reconcile();
    await sandbox.close(now + 201);
    await until(async () => (await rowOf(id)).rebuilds === 1);
    await sandbox.fault({ reset: true });
    expect(await settled(id)).toMatchObject({ state: 'succeeded' });
    expect((await rowOf(id)).tx_hash).not.toBe(first);
    expect((await paymentsTo(settling, payee)).filter(({ stroops }) => stroops === 108n)).toHaveLength(1);
  });
});

describe('a sequence number that another process uses', () => {
  it('is noticed, and the next one is taken', async () => {
    const [shared] = (await settling.wallets(sandbox, 1)) as [string];
    expect(await settled(await settling.pay(shared, payee, 109n))).toMatchObject({ state: 'succeeded' });
    // As its owner could with an exported key.
    const account = await settling.ledger.account(shared);
    const plan = {
      source: shared,
      sequence: (account?.sequence ?? 0n) + 1n,
      operations: [{ type: 'payment' as const, to: payee, stroops: 110n }],
      memoHash: null,
      minTime: 0,
      maxTime: 0,
      feePerOperation: 100n,
    };
    const built = await settling.ledger.build(plan);
    const signature = await settling.vault.sign(shared, Buffer.from(built.hash, 'hex'));
    await settling.ledger.submit(
      await settling.ledger.attach(built.envelopeXdr, [{ publicKey: shared, signature }]),
    );
    await until(async () => (await settling.ledger.transaction(built.hash)) !== null);
    const id = await settling.pay(shared, payee, 111n);
    expect(await settled(id)).toMatchObject({ state: 'succeeded' });
    expect(await rowOf(id)).toMatchObject({ rebuilds: 1 });
    expect((await paymentsTo(settling, payee)).filter(({ stroops }) => stroops === 111n)).toHaveLength(1);
  });
});

describe('fees that rise', () => {
  it('are met by wrapping the same bytes', async () => {
    // Fees that were read while they were low, however long ago that is on this machine.
    const settings = { feesKeptMs: Number.POSITIVE_INFINITY };
    const thrifty = await (await Settling.open(database, { sandbox, settings })).start();
    try {
      expect(await thrifty.settled(await thrifty.pay(payer, payee, 112n))).toMatchObject({
        state: 'succeeded',
      });
      await sandbox.fault({ baseFee: 5_000, manualClose: true });
      await sandbox.close();
      const id = await thrifty.pay(payer, payee, 113n);
      await until(async () => (await rowOf(id)).bump_hash !== null);
      await sandbox.fault({ baseFee: 5_000, manualClose: false });
      expect(await thrifty.settled(id)).toMatchObject({ state: 'succeeded' });
      const row = await rowOf(id);
      const onLedger = await thrifty.ledger.transaction(String(row.tx_hash));
      expect(row).toMatchObject({ fee_bid: '100', bump_bid: '10000', rebuilds: 0 });
      expect(onLedger).toMatchObject({ hash: row.bump_hash, innerHash: row.tx_hash, feeCharged: 10_000n });
      expect(await thrifty.metric('passa_ledger_fee_bumps_total')).toBe(1);
    } finally {
      await thrifty.close();
    }
  });
});

describe('a ledger that asks to slow down', () => {
  it('is asked much less, and nothing is lost', async () => {
    const proxy = await startCountingProxy(sandbox.url);
    let now = 0;
    const pacing = new Pacing({ now: () => now });
    const busy = await (await Settling.open(database, { sandbox, url: proxy.url, pacing })).start();
    try {
      const payers = await busy.wallets(sandbox, 30);
      const pay = (from: string) => busy.pay(from, payee, 1n);
      const calm = await Promise.all(payers.map(pay));
      await Promise.all(calm.map((id) => busy.settled(id)));

      await sandbox.fault({ refuseStatus: 429 });
      const stormy = await Promise.all(payers.map(pay));
      await until(() => pacing.pauseLeftMs() > 0);
      // Submissions that left before the first refusal arrived still return.
      await until(async () => {
        proxy.take();
        for (let look = 0; look < 5; look += 1) await busy.settlement.reconcile().catch(() => undefined);
        return proxy.take() === 0;
      });
      // After each pause one request probes the server; the thirty payments wait.
      for (let pause = 0; pause < 4; pause += 1) {
        now += LONGEST_PAUSE_MS;
        await until(() => pacing.pauseLeftMs() > 0);
        for (let look = 0; look < 5; look += 1) await busy.settlement.reconcile().catch(() => undefined);
        expect(proxy.take()).toBe(1);
      }

      await sandbox.fault({ reset: true });
      now += LONGEST_PAUSE_MS;
      const outcomes = await Promise.all(stormy.map((id) => busy.settled(id)));
      expect(outcomes.map(({ state }) => state)).toEqual(stormy.map(() => 'succeeded'));
    } finally {
      await busy.close();
      await proxy.close();
    }
    // The shared client had to wait as well, and the next tests use it.
    const heard = (): Promise<boolean> =>
      settling.ledger.latest().then(
        () => true,
        () => false,
      );
    await until(heard);
  });
});

describe('streams', () => {
  it('that are cut or silent are no reason to miss a close', async () => {
    await sandbox.fault({ silentStreams: true, cutStreamsMs: 300 });
    const quiet = await (await Settling.open(database, { sandbox })).start();
    try {
      const id = await quiet.pay(payer, payee, 114n);
      expect(await quiet.settled(id)).toMatchObject({ state: 'succeeded' });
    } finally {
      await quiet.close();
    }
  });
});

describe('clocks', () => {
  it('that differ change nothing: bounds follow the ledger', async () => {
    await sandbox.fault({ dateSkewSeconds: -600, closeTimeSkewSeconds: 600 });
    const sequence = (await settling.ledger.latest()).sequence;
    await until(async () => (await settling.ledger.latest()).sequence > sequence + 1);
    await settling.settlement.reconcile();
    const id = await settling.pay(payer, payee, 115n);
    await appliedOnce(id, 115n);
    const { closedAt } = await settling.ledger.latest();
    const bound = Number((await rowOf(id)).max_time) * 1_000;
    expect(bound - closedAt.getTime()).toBeLessThan(130_000);
    expect(bound - Date.now()).toBeGreaterThan(600_000);
  });
});

describe('what takes too long', () => {
  it('is warned of and counted, and fees stay below the cap', async () => {
    const warnings: string[] = [];
    const log = createLog('warn', { write: (line: string) => void warnings.push(line) });
    const settings = { feeCap: 2_000n, overdueMs: 1_000 };
    const thrifty = await (await Settling.open(database, { sandbox, settings, log })).start();
    try {
      const [from] = (await thrifty.wallets(sandbox, 1)) as [string];
      await thrifty.settled(await thrifty.pay(from, payee, 1n));
      await sandbox.fault({ baseFee: 5_000 });
      const sequence = (await settling.ledger.latest()).sequence;
      await until(async () => (await settling.ledger.latest()).sequence > sequence + 1);
      const id = await thrifty.pay(from, payee, 116n);
      await until(async () => (await thrifty.metric('passa_ledger_intents_overdue')) === 1);
      await until(async () => warnings.some((line) => line.includes('takes too long')));
      expect(await rowOf(id)).toMatchObject({ state: 'sent', bump_hash: null });
      await sandbox.fault({ reset: true });
      expect(await thrifty.settled(id)).toMatchObject({ state: 'succeeded' });
      expect(Number((await rowOf(id)).fee_bid)).toBeLessThanOrEqual(2_000);
      expect(await thrifty.metric('passa_ledger_intents_overdue')).toBe(0);
    } finally {
      await thrifty.close();
    }
  });
});
