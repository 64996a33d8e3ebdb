import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM_TENANCY } from '../../../server/access/actor.ts';
import { inTransaction } from '../../../server/db/in-transaction.ts';
import type { BuiltAhead, IntentWish } from '../../../server/settlement/index.ts';
import { openTill, type Till } from '../../support/settling.ts';

let till: Till;

beforeAll(async () => {
  till = await openTill();
});

afterAll(() => till?.close());

/** Two wallets; the first has paid before, so that its number is known. */
async function payerAndPayee(): Promise<[string, string]> {
  const [from, to] = (await till.settling.wallets(till.sandbox, 2)) as [string, string];
  await settled(await till.settling.pay(from, to, 1n));
  return [from, to];
}

function wishOf(source: string, to: string): IntentWish & { id: string } {
  return {
    id: randomUUID(),
    kind: 'order_payment',
    businessKey: `ahead:${randomUUID()}`,
    source,
    operations: [{ type: 'payment', to, stroops: 5n }],
    notAfter: null,
    reference: {},
  };
}

function intend(wishes: IntentWish[], ahead: BuiltAhead): Promise<string[]> {
  return inTransaction(
    till.settling.scope(),
    (tx) => till.settling.settlement.intendAll(tx, wishes, ahead),
    SYSTEM_TENANCY,
  );
}

const settled = (id: string) => till.settling.settlement.settled(id, 10_000);

async function rowOf(id: string): Promise<Record<string, unknown>> {
  return (await till.database.admin.query('SELECT * FROM ledger_intents WHERE id = $1', [id])).rows[0];
}

async function appliedOnce(wish: IntentWish & { id: string }, before: bigint): Promise<void> {
  expect(await settled(wish.id)).toMatchObject({ state: 'succeeded', intent: { source: wish.source } });
  expect((await till.settling.ledger.account(wish.source))?.sequence).toBe(before + 1n);
}

async function sequenceOf(source: string): Promise<bigint> {
  return (await till.settling.ledger.account(source))?.sequence ?? 0n;
}

it('is written with its bytes, and those are applied', async () => {
  const [from, to] = await payerAndPayee();
  const before = await sequenceOf(from);
  const wish = wishOf(from, to);
  const ahead = await till.settling.settlement.buildAhead([wish]);
  const bytes = ahead.bytes.get(wish.id);
  expect(bytes).toMatchObject({ source: from, seq: before + 1n });
  await intend([wish], ahead);
  await appliedOnce(wish, before);
  expect(await rowOf(wish.id)).toMatchObject({ tx_hash: bytes?.hash, presigned: false, rebuilds: 0 });
});

it('is not built of a source whose number is not known, and of any source once', async () => {
  const [fresh, to] = (await till.settling.wallets(till.sandbox, 2)) as [string, string];
  const [known] = await payerAndPayee();
  const wishes = [wishOf(fresh, to), wishOf(known, to), wishOf(known, to)];
  const ahead = await till.settling.settlement.buildAhead(wishes);
  expect([...ahead.bytes.keys()]).toEqual([wishes[1]?.id]);
  await intend(wishes, ahead);
  for (const { id } of wishes) expect(await settled(id)).toMatchObject({ state: 'succeeded' });
});

it('rests on a number that was used meanwhile: other bytes are built, and these never leave', async () => {
  const [from, to] = await payerAndPayee();
  const wish = wishOf(from, to);
  const ahead = await till.settling.settlement.buildAhead([wish]);
  await settled(await till.settling.pay(from, to, 3n));
  const before = await sequenceOf(from);
  await intend([wish], ahead);
  await appliedOnce(wish, before);
  expect((await rowOf(wish.id)).tx_hash).not.toBe(ahead.bytes.get(wish.id)?.hash);
});

it('comes while another payment of the source is under way: it waits for its turn', async () => {
  const [from, to] = await payerAndPayee();
  const wish = wishOf(from, to);
  const ahead = await till.settling.settlement.buildAhead([wish]);
  await till.sandbox.fault({ manualClose: true });
  const first = await till.settling.pay(from, to, 3n);
  await expect.poll(async () => (await rowOf(first)).state).toBe('prepared');
  await intend([wish], ahead);
  expect(await rowOf(wish.id)).toMatchObject({ state: 'intended', tx_hash: null });
  await till.sandbox.fault({ manualClose: false });
  expect(await settled(first)).toMatchObject({ state: 'succeeded' });
  expect(await settled(wish.id)).toMatchObject({ state: 'succeeded' });
});

it('is of a network that was given up: it is built for the one there is', async () => {
  const [from, to] = await payerAndPayee();
  const before = await sequenceOf(from);
  const wish = wishOf(from, to);
  const { bytes } = await till.settling.settlement.buildAhead([wish]);
  await intend([wish], { networkId: 'another', bytes });
  await appliedOnce(wish, before);
  expect((await rowOf(wish.id)).tx_hash).not.toBeNull();
});

it('leaves nothing behind when its transaction is undone', async () => {
  const [from, to] = await payerAndPayee();
  const before = await sequenceOf(from);
  const wish = wishOf(from, to);
  const ahead = await till.settling.settlement.buildAhead([wish]);
  const undone = inTransaction(
    till.settling.scope(),
    async (tx) => {
      await till.settling.settlement.intendAll(tx, [wish], ahead);
      throw new Error('sold out');
    },
    SYSTEM_TENANCY,
  );
  await expect(undone).rejects.toThrow('sold out');
  expect(await rowOf(wish.id)).toBeUndefined();
  const next = wishOf(from, to);
  await intend([next], await till.settling.settlement.buildAhead([next]));
  await appliedOnce(next, before);
});
