import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Pacing } from '../../../server/ledger/stellar/pacing.ts';
import { createLog } from '../../../server/platform/log.ts';
import { startCountingProxy } from '../../support/counting-proxy.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { openTill, Settling, type Till } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

/** No pause is longer, not even one that the server requests. */
const LONGEST_PAUSE_MS = 30_000;

let till: Till;
let sandbox: TestSandbox;
let settling: Settling;
let payer: string;
let payee: string;

beforeAll(async () => {
  till = await openTill();
  ({ sandbox, settling } = till);
  [payer, payee] = (await settling.wallets(sandbox, 2)) as [string, string];
});

afterEach(async () => {
  await sandbox.fault({ reset: true });
});

afterAll(() => till?.close());

describe('fees that rise', () => {
  it('are met by wrapping the same bytes', async () => {
    // Fees that were read while they were low, however long ago that is on this machine.
    const settings = { feesKeptMs: Number.POSITIVE_INFINITY };
    const thrifty = await (await Settling.open(till.database, { sandbox, settings })).start();
    try {
      expect(await thrifty.settled(await thrifty.pay(payer, payee, 112n))).toMatchObject({
        state: 'succeeded',
      });
      await sandbox.fault({ baseFee: 5_000, manualClose: true });
      await sandbox.close();
      const id = await thrifty.pay(payer, payee, 113n);
      await until(async () => (await till.rowOf(id)).bump_hash !== null);
      await sandbox.fault({ baseFee: 5_000, manualClose: false });
      expect(await thrifty.settled(id)).toMatchObject({ state: 'succeeded' });
      const row = await till.rowOf(id);
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
    const busy = await (await Settling.open(till.database, { sandbox, url: proxy.url, pacing })).start();
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
    const quiet = await (await Settling.open(till.database, { sandbox })).start();
    try {
      const id = await quiet.pay(payer, payee, 114n);
      expect(await quiet.settled(id)).toMatchObject({ state: 'succeeded' });
    } finally {
      await quiet.close();
    }
  });
});

describe('what takes too long', () => {
  it('is warned of and counted, and fees stay below the cap', async () => {
    const warnings: string[] = [];
    const log = createLog('warn', { write: (line: string) => void warnings.push(line) });
    const settings = { feeCap: 2_000n, overdueMs: 1_000 };
    const thrifty = await (await Settling.open(till.database, { sandbox, settings, log })).start();
    try {
      const [from] = (await thrifty.wallets(sandbox, 1)) as [string];
      await thrifty.settled(await thrifty.pay(from, payee, 1n));
      await sandbox.fault({ baseFee: 5_000 });
      const sequence = (await settling.ledger.latest()).sequence;
      await until(async () => (await settling.ledger.latest()).sequence > sequence + 1);
      const id = await thrifty.pay(from, payee, 116n);
      await until(async () => (await thrifty.metric('passa_ledger_intents_overdue')) === 1);
      await until(async () => warnings.some((line) => line.includes('takes too long')));
      expect(await till.rowOf(id)).toMatchObject({ state: 'sent', bump_hash: null });
      await sandbox.fault({ reset: true });
      expect(await thrifty.settled(id)).toMatchObject({ state: 'succeeded' });
      expect(Number((await till.rowOf(id)).fee_bid)).toBeLessThanOrEqual(2_000);
      expect(await thrifty.metric('passa_ledger_intents_overdue')).toBe(0);
    } finally {
      await thrifty.close();
    }
  });
});
