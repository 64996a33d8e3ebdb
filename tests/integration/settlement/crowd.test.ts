import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentsTo } from '../../support/ledger-count.ts';
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts';
import { Settling, settlingDatabase } from '../../support/settling.ts';

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

describe('two hundred at once', () => {
  it('are all applied within a few closes, each once', async () => {
    const payers = await settling.crowd(sandbox, CROWD);
    const [payee] = (await settling.wallets(sandbox, 1)) as [string];
    const before = await settling.ledger.latest();
    const begun = performance.now();
    const ids = await settling.payAll(payers, payee, 10_000_000n);
    const outcomes = await Promise.all(ids.map((id) => settling.settlement.settled(id, 15_000)));
    const took = performance.now() - begun;
    const ledgers = outcomes.map((outcome) =>
      outcome.state === 'succeeded' ? outcome.intent.ledger : Number.NaN,
    );
    expect(Math.max(...ledgers) - before.sequence).toBeLessThanOrEqual(5);
    expect(took).toBeLessThan(6_000);
    const payments = await paymentsTo(settling, payee);
    expect(payments).toHaveLength(CROWD);
    expect(new Set(payments.map(({ hash }) => hash)).size).toBe(CROWD);
    const { rows } = await database.admin.query(
      `SELECT count(*)::int AS effects, count(DISTINCT intent_id)::int AS intents FROM effects
       WHERE intent_id IN (SELECT id FROM ledger_intents WHERE operations->0->>'to' = $1)`,
      [payee],
    );
    expect(rows).toEqual([{ effects: CROWD, intents: CROWD }]);
    console.info(`200 payments: ${Math.round(took)} ms, ${Math.max(...ledgers) - before.sequence} closes`);
  });
});

describe('two processes', () => {
  it('share sources without a collision, and hear of what the other records', async () => {
    const [payer, payee] = (await settling.wallets(sandbox, 2)) as [string, string];
    const ids = await Promise.all([settling, other, settling, other].map((one) => one.pay(payer, payee, 1n)));
    const outcomes = await Promise.all(ids.map((id) => other.settlement.settled(id, 18_000)));
    expect(outcomes.map(({ state }) => state)).toEqual(Array(4).fill('succeeded'));
    expect(await paymentsTo(settling, payee)).toHaveLength(4);
  });
});
