import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countIntents } from '../../support/intent-count.ts';
import { paymentsTo } from '../../support/ledger-count.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { Settling, settlingDatabase } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const CROWD = 200;

let sandbox: TestSandbox;
let database: Awaited<ReturnType<typeof settlingDatabase>>;
let settling: Settling;
let other: Settling;

beforeAll(async () => {
  sandbox = await startSandbox({ closeSeconds: 1 });
  database = await settlingDatabase();
  const options = { sandbox, closeSeconds: 1 };
  settling = await (await Settling.open(database, options)).start();
  other = await (await Settling.open(database, options)).start();
});

afterAll(async () => {
  await settling?.close();
  await other?.close();
  await sandbox?.stop();
  await database?.drop();
});

/**
 * Closes the ledger whenever all possible submissions were made, until none is left.
 * @returns how often it closed
 */
async function closeUntilSettled(ids: readonly string[], payee: string): Promise<number> {
  const count = (...states: string[]) => countIntents(database.admin, ids, ...states);
  for (let closes = 0; ; closes += 1) {
    await until(async () => (await count('intended', 'prepared')) === 0);
    if ((await count('sent')) === 0) return closes;
    await sandbox.close();
    await until(async () => {
      const { length: applied } = await paymentsTo(settling, payee);
      return (await count('succeeded')) === applied;
    });
  }
}

describe('two hundred at once', () => {
  it('are all applied within a few closes, each once', async () => {
    const payers = await settling.crowd(sandbox, CROWD);
    const [payee] = (await settling.wallets(sandbox, 1)) as [string];
    await sandbox.fault({ manualClose: true });
    const ids = await settling.payAll(payers, payee, 10_000_000n);
    expect(await closeUntilSettled(ids, payee)).toBeLessThanOrEqual(5);
    await sandbox.fault({ manualClose: false });
    const outcomes = await Promise.all(ids.map((id) => settling.settled(id)));
    expect(outcomes.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
    const payments = await paymentsTo(settling, payee);
    expect(payments).toHaveLength(CROWD);
    expect(new Set(payments.map(({ hash }) => hash)).size).toBe(CROWD);
    const { rows } = await database.admin.query(
      `SELECT count(*)::int AS effects, count(DISTINCT intent_id)::int AS intents FROM effects
       WHERE intent_id IN (SELECT id FROM ledger_intents WHERE operations->0->>'to' = $1)`,
      [payee],
    );
    expect(rows).toEqual([{ effects: CROWD, intents: CROWD }]);
  });
});

describe('two processes', () => {
  it('share sources without a collision, and hear of what the other records', async () => {
    const [payer, payee] = (await settling.wallets(sandbox, 2)) as [string, string];
    const ids = await Promise.all([settling, other, settling, other].map((one) => one.pay(payer, payee, 1n)));
    const outcomes = await Promise.all(ids.map((id) => other.settled(id)));
    expect(outcomes.map(({ state }) => state)).toEqual(Array(4).fill('succeeded'));
    expect(await paymentsTo(settling, payee)).toHaveLength(4);
  });
});
