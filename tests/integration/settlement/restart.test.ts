import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deeper } from '../../support/depth.ts';
import { paymentsTo } from '../../support/ledger-count.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { Settling, settlingDatabase } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const CROWD = deeper(200, 1_000);
/** No process here runs that long: intents that a dead process claimed are free because it is dead. */
const LEASE = { leaseMs: 3_600_000 };

let sandbox: TestSandbox;
let database: Awaited<ReturnType<typeof settlingDatabase>>;

beforeAll(async () => {
  sandbox = await startSandbox({ closeSeconds: 0.5 });
  database = await settlingDatabase();
});

afterAll(async () => {
  await sandbox?.stop();
  await database?.drop();
});

async function start(): Promise<Settling> {
  return (await Settling.open(database, { sandbox, settings: LEASE, closeSeconds: 0.5 })).start();
}

async function count(condition: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.admin.query(
    `SELECT count(*)::int AS count FROM ledger_intents WHERE ${condition}`,
    values,
  );
  return rows[0].count;
}

describe('a process that dies', () => {
  it('with hundreds of payments under way: the next one ends them all, each once', async () => {
    const first = await start();
    const [payee, ...more] = (await first.wallets(sandbox, 2)) as [string, string];
    expect(more).toHaveLength(1);
    const payers = [...(await first.crowd(sandbox, CROWD / 2)), ...(await first.crowd(sandbox, CROWD / 2))];
    const mine = `operations->0->>'to' = $1`;
    // Some are applied without a response, some never arrive, some were not even built.
    await sandbox.fault({ dropChance: 0.7, seed: 11, historyLag: 4 });
    await first.payAll(payers, payee, 10n);
    await until(async () => (await count(`${mine} AND attempts > 0`, payee)) > CROWD / 2);
    await first.abandon();
    expect(await count(`${mine} AND state IN ('intended', 'prepared', 'sent')`, payee)).toBeGreaterThan(
      CROWD / 2,
    );

    await sandbox.fault({ reset: true });
    const begun = performance.now();
    const second = await start();
    try {
      await until(
        async () => (await count(`${mine} AND state IN ('intended', 'prepared', 'sent')`, payee)) === 0,
      );
      console.info(`${CROWD} unfinished payments resolved in ${Math.round(performance.now() - begun)} ms`);
      expect(await count(`${mine} AND state = 'succeeded'`, payee)).toBe(CROWD);
      // On a busy machine the two minutes of a transaction may pass. For no other reason is one built again.
      const { rows: rebuilt } = await database.admin.query(
        `SELECT d.reason FROM ledger_dead_envelopes d JOIN ledger_intents i ON i.id = d.intent_id
         WHERE i.${mine} AND d.reason NOT IN ('its time passed', 'it came too late')`,
        [payee],
      );
      expect(rebuilt).toEqual([]);
      const paid = await paymentsTo(second, payee);
      expect(paid).toHaveLength(CROWD);
      expect(new Set(paid.map(({ hash }) => hash)).size).toBe(CROWD);
      const { rows } = await database.admin.query(
        `SELECT count(*)::int AS effects, count(DISTINCT e.intent_id)::int AS intents
         FROM effects e JOIN ledger_intents i ON i.id = e.intent_id WHERE i.${mine}`,
        [payee],
      );
      expect(rows).toEqual([{ effects: CROWD, intents: CROWD }]);
    } finally {
      await second.close();
    }
  });

  it('after its payment was applied and before that was recorded: recorded once by the next', async () => {
    const first = await start();
    const [payer, payee] = (await first.wallets(sandbox, 2)) as [string, string];
    first.refusal = new Error('killed before the commit');
    const id = await first.pay(payer, payee, 5n);
    await until(async () => (await paymentsTo(first, payee)).length === 1);
    await first.abandon();
    const second = await start();
    try {
      expect(await second.settled(id)).toMatchObject({ state: 'succeeded' });
      expect(await paymentsTo(second, payee)).toHaveLength(1);
      const { rowCount } = await database.admin.query('SELECT FROM effects WHERE intent_id = $1', [id]);
      expect(rowCount).toBe(1);
    } finally {
      await second.close();
    }
  });
});

describe('a process that lives', () => {
  it('keeps what it claimed, also while others look for work', async () => {
    const first = await start();
    const [payer, payee] = (await first.wallets(sandbox, 2)) as [string, string];
    await sandbox.fault({ dropBefore: -1 });
    const id = await first.pay(payer, payee, 7n);
    await until(async () => (await count('id = $1 AND attempts > 0', id)) === 1);
    const claimant = () => database.admin.query('SELECT claimed_by FROM ledger_intents WHERE id = $1', [id]);
    const { rows: before } = await claimant();
    const second = await start();
    try {
      await second.settlement.reconcile();
      expect((await claimant()).rows).toEqual(before);
      await first.abandon();
      await sandbox.fault({ reset: true });
      await until(async () => (await claimant()).rows[0].claimed_by !== before[0].claimed_by);
      expect(await second.settled(id)).toMatchObject({ state: 'succeeded' });
      expect(await paymentsTo(second, payee)).toHaveLength(1);
    } finally {
      await second.close();
    }
  });
});

describe('a process that stops', () => {
  it('answers waiting callers, and leaves unfinished intents to the next process at once', async () => {
    const first = await start();
    const [payer, payee] = (await first.wallets(sandbox, 2)) as [string, string];
    await sandbox.fault({ dropBefore: -1 });
    const id = await first.pay(payer, payee, 6n);
    await until(async () => (await count('id = $1 AND attempts > 0', id)) === 1);
    const waiting = first.settled(id);
    await first.close();
    expect((await waiting).state).toBe('sent');
    expect(await count('id = $1 AND claimed_by IS NULL', id)).toBe(1);
    await sandbox.fault({ reset: true });
    const second = await start();
    try {
      expect(await second.settled(id)).toMatchObject({ state: 'succeeded' });
      expect(await paymentsTo(second, payee)).toHaveLength(1);
    } finally {
      await second.close();
    }
  });
});

describe('a ledger that began again', () => {
  it('freezes money with a clear notice, and touches nothing', async () => {
    const first = await start();
    const [payer, payee] = (await first.wallets(sandbox, 2)) as [string, string];
    await sandbox.fault({ dropBefore: -1 });
    const id = await first.pay(payer, payee, 8n);
    await until(async () => (await count('id = $1 AND attempts > 0', id)) === 1);
    await first.close();
    const wiped = await startSandbox({ closeSeconds: 0.2 });
    const lost = await Settling.open(database, { sandbox: wiped });
    try {
      lost.settlement.start(() => lost.scope());
      await until(async () => lost.settlement.status.notice?.includes('began again') === true);
      expect(lost.settlement.status.up).toBe(false);
      await expect(lost.pay(payer, payee, 9n)).rejects.toThrow('began again');
      await lost.settlement.reconcile();
      expect(await count(`id = $1 AND state = 'sent'`, id)).toBe(1);

      // The new network is accepted later than any transaction of the old one could be applied.
      await wiped.fault({ closeTimeSkewSeconds: 300 });
      await wiped.fund(payer);
      await database.admin.query('UPDATE ledger_networks SET retired_at = now()');
      await until(async () => lost.settlement.status.up);
      await until(async () => (await count(`id = $1 AND state = 'dead' AND failure = 'expired'`, id)) === 1);
      const { rows } = await database.admin.query('SELECT outcome FROM effects WHERE intent_id = $1', [id]);
      expect(rows).toEqual([{ outcome: 'dead' }]);
      await wiped.fund(payee);
      const anew = await lost.pay(payer, payee, 9n);
      expect(await lost.settled(anew)).toMatchObject({ state: 'succeeded' });
      expect(await paymentsTo(lost, payee)).toHaveLength(1);
    } finally {
      await lost.close();
      await wiped.stop();
    }
  });
});
