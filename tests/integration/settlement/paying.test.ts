import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AlreadyIntended, CHANNEL } from '../../../server/ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { countIntents } from '../../support/intent-count.ts';
import { paymentsTo } from '../../support/ledger-count.ts';
import { openTill, type Till } from '../../support/settling.ts';
import { until } from '../../support/until.ts';

const GIFT = 100_000_000_000n;

let till: Till;

beforeAll(async () => {
  till = await openTill();
});

afterEach(() => {
  till.settling.refusal = undefined;
});

afterAll(() => till?.close());

function settled(id: string) {
  return till.settling.settled(id);
}

async function twoWallets(): Promise<[string, string]> {
  return (await till.settling.wallets(till.sandbox, 2)) as [string, string];
}

describe('a payment', () => {
  it('is applied once, and what follows from it is recorded with it', async () => {
    const [from, to] = await twoWallets();
    const memoHash = Buffer.alloc(32, 7);
    const id = await till.settling.pay(from, to, 25_000_000n, { memoHash });
    expect(await settled(id)).toMatchObject({
      state: 'succeeded',
      intent: { source: from, feeCharged: 100n, feeAccount: from },
    });
    const effects = await till.effectsOf(id);
    expect(effects).toMatchObject([{ outcome: 'succeeded' }]);
    const onLedger = await till.settling.ledger.transaction(String(effects[0]?.detail.hash));
    expect(onLedger).toMatchObject({ successful: true, source: from, memoHash });
    expect((await till.settling.ledger.account(to))?.balance).toBe(GIFT + 25_000_000n);
    expect((await till.settling.ledger.account(from))?.balance).toBe(GIFT - 25_000_000n - 100n);
    expect(await till.rowOf(id)).toMatchObject({ state: 'succeeded', claimed_by: null });
  });

  it('that the ledger cannot cover fails with its reason, at the price of the fee', async () => {
    const [from, to] = await twoWallets();
    const id = await till.settling.pay(from, to, GIFT);
    expect(await settled(id)).toMatchObject({
      state: 'failed',
      failure: { reason: 'underfunded', onLedger: { feeCharged: 100n, feeAccount: from } },
    });
    expect(await till.effectsOf(id)).toMatchObject([
      { outcome: 'failed', detail: { reason: 'underfunded' } },
    ]);
    expect((await till.settling.ledger.account(from))?.balance).toBe(GIFT - 100n);
  });

  it('that is refused before it reaches the ledger costs nothing, and its number is used by the next', async () => {
    const [from, to] = await twoWallets();
    // The payer has not signed.
    const operations = [{ type: 'payment' as const, from: to, to: from, stroops: 1n }];
    const id = await till.settling.intend({ source: from, operations });
    expect(await settled(id)).toMatchObject({
      state: 'failed',
      failure: { reason: 'refused', onLedger: null, codes: { operations: ['op_bad_auth'] } },
    });
    const next = await till.settling.pay(from, to, 1n);
    expect(await settled(next)).toMatchObject({ state: 'succeeded' });
    expect((await till.rowOf(next)).seq).toBe((await till.rowOf(id)).seq);
  });

  it('to or from an account that is not on the ledger fails', async () => {
    const [from] = await twoWallets();
    const [absent] = (await till.settling.keys(1)) as [string];
    const lost = await till.settling.pay(from, absent, 5n);
    const empty = await till.settling.pay(absent, from, 5n);
    expect(await settled(lost)).toMatchObject({ state: 'failed', failure: { reason: 'no_destination' } });
    expect(await settled(empty)).toMatchObject({
      state: 'failed',
      failure: { reason: 'no_account', onLedger: null },
    });
  });

  it('that several sign is signed by each once', async () => {
    const [from, to] = await twoWallets();
    const operations = [
      { type: 'payment' as const, to, stroops: 3n },
      { type: 'payment' as const, from: to, to: from, stroops: 2n },
    ];
    const id = await till.settling.intend({ source: from, operations, signers: [to, from, to] });
    expect(await settled(id)).toMatchObject({ state: 'succeeded', intent: { feeCharged: 200n } });
  });
});

describe('a business key', () => {
  it('is fulfilled once', async () => {
    const [from, to] = await twoWallets();
    const businessKey = `order:${from}:pay`;
    const requests = await Promise.allSettled(
      [1, 2, 3].map(() => till.settling.pay(from, to, 7n, { businessKey })),
    );
    const made = requests.flatMap((request) => (request.status === 'fulfilled' ? [request.value] : []));
    expect(made).toHaveLength(1);
    expect(await settled(String(made[0]))).toMatchObject({ state: 'succeeded' });
    await expect(till.settling.pay(from, to, 7n, { businessKey })).rejects.toThrow(AlreadyIntended);
    expect(await paymentsTo(till.settling, to)).toHaveLength(1);
  });

  it('is free again when it failed', async () => {
    const [from, to] = await twoWallets();
    const businessKey = `order:${from}:pay`;
    const first = await till.settling.pay(from, to, GIFT * 2n, { businessKey });
    expect(await settled(first)).toMatchObject({ state: 'failed' });
    const second = await till.settling.pay(from, to, 7n, { businessKey });
    expect(await settled(second)).toMatchObject({ state: 'succeeded' });
  });
});

describe('one source', () => {
  it('has one transaction under way, and the others follow in turn', async () => {
    const [from, to] = await twoWallets();
    const ids: string[] = [];
    for (let number = 1; number <= 5; number += 1)
      ids.push(await till.settling.pay(from, to, BigInt(number)));
    const outcomes = await Promise.all(ids.map(settled));
    expect(outcomes.map(({ state }) => state)).toEqual(Array(5).fill('succeeded'));
    const ledgers = outcomes.map((outcome) => (outcome.state === 'succeeded' ? outcome.intent.ledger : 0));
    expect(new Set(ledgers).size).toBe(5);
    expect((await paymentsTo(till.settling, to)).map(({ stroops }) => stroops)).toEqual([1n, 2n, 3n, 4n, 5n]);
  });
});

describe('what follows from an outcome', () => {
  it('is tried again until it works, and is done once', async () => {
    const [from, to] = await twoWallets();
    till.settling.refusal = new Error('not now');
    const id = await till.settling.pay(from, to, 9n);
    await until(async () => till.settling.refusals > 1);
    expect(await till.effectsOf(id)).toEqual([]);
    till.settling.refusal = undefined;
    expect(await settled(id)).toMatchObject({ state: 'succeeded' });
    expect(await till.effectsOf(id)).toHaveLength(1);
    expect(await paymentsTo(till.settling, to)).toHaveLength(1);
  });
});

describe('an intent', () => {
  it('that comes too late is dead at once, since nothing was built', async () => {
    const [from, to] = await twoWallets();
    const notAfter = new Date(till.settling.settlement.ledgerTime().getTime() + 5_000);
    const id = await till.settling.pay(from, to, 1n, { notAfter });
    expect(await settled(id)).toMatchObject({ state: 'dead', failure: { reason: 'expired' } });
    expect(await till.effectsOf(id)).toMatchObject([{ outcome: 'dead', detail: { reason: 'expired' } }]);
  });

  it('bounds its transaction by the time that it names', async () => {
    const [from, to] = await twoWallets();
    const notAfter = new Date(till.settling.settlement.ledgerTime().getTime() + 300_000);
    const id = await till.settling.pay(from, to, 1n, { notAfter });
    expect(await settled(id)).toMatchObject({ state: 'succeeded' });
    expect((await till.rowOf(id)).max_time).toBe(String(Math.floor(notAfter.getTime() / 1_000)));
  });

  it('can be taken back as long as nothing was built of it', async () => {
    const [from, to] = await twoWallets();
    const first = await till.settling.pay(from, to, 1n);
    const second = await till.settling.pay(from, to, 2n);
    const withdraw = (id: string) =>
      inTransaction(till.settling.scope(), (tx) => till.settling.settlement.withdraw(tx, id), SYSTEM_TENANCY);
    expect(await withdraw(second)).toBe(true);
    expect(await settled(first)).toMatchObject({ state: 'succeeded' });
    expect(await withdraw(first)).toBe(false);
    expect(await till.rowOf(second)).toMatchObject({ state: 'dead', failure: 'withdrawn' });
    expect(await paymentsTo(till.settling, to)).toHaveLength(1);
  });

  it('of a kind without a handler is refused', async () => {
    const [from, to] = await twoWallets();
    await expect(till.settling.pay(from, to, 1n, { kind: 'funding' })).rejects.toThrow(
      'no handler for ledger intents',
    );
  });
});

describe('channels', () => {
  it('let one account act in several transactions of one ledger', async () => {
    const [vault, to] = await twoWallets();
    const intend = (stroops: bigint) =>
      till.settling.intend({
        kind: 'refund',
        source: CHANNEL,
        operations: [{ type: 'payment', from: vault, to, stroops }],
        signers: [vault],
      });
    // The first one needs channels, which are created for it.
    expect(await settled(await intend(1n))).toMatchObject({ state: 'succeeded' });
    await till.sandbox.fault({ manualClose: true });
    const ids = await Promise.all([2n, 3n, 4n, 5n, 6n, 7n].map(intend));
    // As many as there are channels go at once; the others follow.
    for (const settledBefore of [0, 3]) {
      await until(async () => (await countIntents(till.database.admin, ids, 'sent')) === 3);
      expect(await countIntents(till.database.admin, ids, 'succeeded')).toBe(settledBefore);
      await till.sandbox.close();
      await until(
        async () => (await countIntents(till.database.admin, ids, 'succeeded')) === settledBefore + 3,
      );
    }
    await till.sandbox.fault({ manualClose: false });
    const outcomes = await Promise.all(ids.map(settled));
    const intents = outcomes.flatMap((outcome) => (outcome.state === 'succeeded' ? [outcome.intent] : []));
    expect(intents).toHaveLength(6);
    expect(new Set(intents.map(({ source }) => source)).size).toBe(3);
    expect(new Set(intents.map(({ ledger }) => ledger)).size).toBe(2);
    // Channels pay the fees.
    expect((await till.settling.ledger.account(vault))?.balance).toBe(GIFT - 28n);
  });
});

describe('the metrics', () => {
  it('counts submissions and ends', async () => {
    expect(
      await till.settling.metric('passa_ledger_submissions_total', 'outcome="accepted"'),
    ).toBeGreaterThan(5);
    expect(
      await till.settling.metric(
        'passa_ledger_intents_finished_total',
        'kind="order_payment",state="succeeded"',
      ),
    ).toBeGreaterThan(5);
    expect(await till.settling.metric('passa_ledger_intents', 'state="sent"')).toBe(0);
    expect(await till.settling.metric('passa_ledger_intents_overdue')).toBe(0);
  });
});
