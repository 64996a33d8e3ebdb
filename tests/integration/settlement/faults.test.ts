import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentsTo } from '../../support/ledger-count.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { openTill, Settling, type Till } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const FOREVER = -1;

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

/** Asserts that the ledger has one payment of this amount, and returns its hash. */
async function paidOnce(stroops: bigint): Promise<string | undefined> {
  const paid = (await paymentsTo(settling, payee)).filter((payment) => payment.stroops === stroops);
  expect(paid).toHaveLength(1);
  return paid[0]?.hash;
}

/** Asserts that it was applied once, by the bytes that were built first, and its handler ran once. */
async function appliedOnce(id: string, stroops: bigint): Promise<void> {
  expect(await settling.settled(id)).toMatchObject({ state: 'succeeded' });
  const hash = await paidOnce(stroops);
  expect(await till.rowOf(id)).toMatchObject({ rebuilds: 0, tx_hash: hash });
  expect(await till.effectsOf(id)).toHaveLength(1);
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
    await until(async () => Number((await till.rowOf(id)).attempts) >= 3);
  });

  it('by chance, for many at once: each once', async () => {
    await sandbox.fault({ dropChance: 0.6, seed: 7 });
    const payers = await settling.wallets(sandbox, 12);
    const ids = await Promise.all(
      payers.map((from, index) => settling.pay(from, payee, 10_000n + BigInt(index))),
    );
    const outcomes = await Promise.all(ids.map((id) => settling.settled(id)));
    expect(outcomes.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
    const paid = (await paymentsTo(settling, payee)).filter(({ stroops }) => stroops >= 10_000n);
    expect(paid).toHaveLength(12);
  });
});

describe('late answers', () => {
  it('after the time limit of a request: pending, then paid, by one transaction', async () => {
    const hasty = await (await Settling.open(till.database, { sandbox, timeoutMs: 1_000 })).start();
    try {
      await sandbox.fault({ manualClose: true, delaySubmissionMs: 3_000 });
      const id = await hasty.pay(payer, payee, 103n);
      await until(async () => (await till.rowOf(id)).last_answer === 'timeout');
      expect(await till.rowOf(id)).toMatchObject({ state: 'sent' });
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
    await until(async () => String((await till.rowOf(id)).last_answer).includes('tx_bad_seq'));
    expect((await till.rowOf(id)).state).toBe('sent');
    await sandbox.fault({ historyLag: 0 });
    await appliedOnce(id, 105n);
    const { rowCount } = await till.database.admin.query(
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
    await until(async () => Number((await till.rowOf(id)).attempts) >= 1);
    await sandbox.close(now + 1);
    await sandbox.close(now + 30);
    await until(async () => String((await till.rowOf(id)).last_answer).includes('tx_too_late'));
    expect((await till.rowOf(id)).state).toBe('sent');
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
    await until(async () => Number((await till.rowOf(id)).attempts) >= 1);
    await sandbox.close(now + 60);
    await settling.settlement.reconcile();
    // A ledger that closes exactly at the bound could still hold it.
    expect((await till.rowOf(id)).state).toBe('sent');
    await sandbox.close(now + 61);
    await settling.settlement.reconcile();
    await sandbox.close(now + 62);
    expect(await settling.settled(id)).toMatchObject({
      state: 'dead',
      failure: { reason: 'expired', onLedger: null },
    });
    expect(await till.effectsOf(id)).toHaveLength(1);
    await sandbox.fault({ reset: true });
    const again = await settling.pay(payer, payee, 107n, { businessKey: request.businessKey });
    expect(await settling.settled(again)).toMatchObject({ state: 'succeeded' });
    await paidOnce(107n);
  });

  it('is rebuilt when nothing bounds the intent', async () => {
    await sandbox.fault({ manualClose: true, dropBefore: FOREVER });
    const now = Math.floor((await settling.ledger.latest()).closedAt.getTime() / 1_000);
    const id = await settling.pay(payer, payee, 108n);
    await until(async () => Number((await till.rowOf(id)).attempts) >= 1);
    const first = (await till.rowOf(id)).tx_hash;
    await sandbox.close(now + 200);
    await settling.settlement.reconcile();
    await sandbox.close(now + 201);
    await until(async () => (await till.rowOf(id)).rebuilds === 1);
    await sandbox.fault({ reset: true });
    expect(await settling.settled(id)).toMatchObject({ state: 'succeeded' });
    expect((await till.rowOf(id)).tx_hash).not.toBe(first);
    await paidOnce(108n);
  });
});

describe('a sequence number that another process uses', () => {
  it('is noticed, and the next one is taken', async () => {
    const [shared] = (await settling.wallets(sandbox, 1)) as [string];
    expect(await settling.settled(await settling.pay(shared, payee, 109n))).toMatchObject({
      state: 'succeeded',
    });
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
    expect(await settling.settled(id)).toMatchObject({ state: 'succeeded' });
    expect(await till.rowOf(id)).toMatchObject({ rebuilds: 1 });
    await paidOnce(111n);
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
    const bound = Number((await till.rowOf(id)).max_time) * 1_000;
    expect(bound - closedAt.getTime()).toBeLessThan(130_000);
    expect(bound - Date.now()).toBeGreaterThan(600_000);
  });
});
