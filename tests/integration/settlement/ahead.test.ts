import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CHANNEL,
  type IntentBatch,
  insertIntentBatch,
  intentBatchValues,
  type NewIntent,
} from '../../../server/ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { openTill, type Till } from '../../support/settling.ts';

let till: Till;

beforeAll(async () => {
  till = await openTill();
});

afterAll(() => till?.close());

/** Two wallets; the first has paid before, so that its sequence number is known. */
async function payerAndPayee(): Promise<[string, string]> {
  const [from, to] = (await till.settling.wallets(till.sandbox, 2)) as [string, string];
  await settled(await till.settling.pay(from, to, 1n));
  return [from, to];
}

function wishOf(source: string, to: string): NewIntent & { id: string } {
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

const draftOf = (requests: NewIntent[]): Promise<IntentBatch> =>
  till.settling.settlement.prepareBatch(requests);

const STATEMENT = `WITH wished AS (${insertIntentBatch(['$1', '$2', '$3', '$4'], 'd.id = ANY($5::uuid[])')})
  SELECT id, state FROM wished`;

/** As the statements that hold places write: the named ones of the draft, with their values. */
async function write(
  draft: IntentBatch,
  ids: readonly string[] = draft.requests.map(({ id }) => id),
  after: () => void = () => undefined,
): Promise<void> {
  const rows = await inTransaction(
    till.settling.scope(),
    async (tx) => {
      const written = await tx.query<{ id: string; state: string }>(STATEMENT, [
        ...intentBatchValues(draft),
        ids,
      ]);
      after();
      return written;
    },
    SYSTEM_TENANCY,
  );
  const prepared = rows.flatMap(({ id, state }) => (state === 'prepared' ? [id] : []));
  till.settling.settlement.activate(draft, new Set(ids), new Set(prepared));
}

const settled = (id: string) => till.settling.settled(id);

async function rowOf(id: string): Promise<Record<string, unknown>> {
  return (await till.database.admin.query('SELECT * FROM ledger_intents WHERE id = $1', [id])).rows[0];
}

async function appliedOnce(request: NewIntent & { id: string }, before: bigint): Promise<void> {
  expect(await settled(request.id)).toMatchObject({ state: 'succeeded', intent: { source: request.source } });
  expect((await till.settling.ledger.account(request.source))?.sequence).toBe(before + 1n);
}

async function sequenceOf(source: string): Promise<bigint> {
  return (await till.settling.ledger.account(source))?.sequence ?? 0n;
}

it('is written with its bytes, and those are applied', async () => {
  const [from, to] = await payerAndPayee();
  const before = await sequenceOf(from);
  const request = wishOf(from, to);
  const draft = await draftOf([request]);
  const bytes = draft.built.get(request.id);
  expect(bytes).toMatchObject({ source: from, seq: before + 1n });
  await write(draft);
  await appliedOnce(request, before);
  expect(await rowOf(request.id)).toMatchObject({ tx_hash: bytes?.hash, presigned: false, rebuilds: 0 });
});

it('is not built of a source whose number is not known, and of any source once', async () => {
  const [fresh, to] = (await till.settling.wallets(till.sandbox, 2)) as [string, string];
  const [known] = await payerAndPayee();
  const requests = [wishOf(fresh, to), wishOf(known, to), wishOf(known, to)];
  const draft = await draftOf(requests);
  expect([...draft.built.keys()]).toEqual([requests[1]?.id]);
  await write(draft);
  for (const { id } of requests) expect(await settled(id)).toMatchObject({ state: 'succeeded' });
});

it('rests on a number that was used meanwhile: other bytes are built, and these never leave', async () => {
  const [from, to] = await payerAndPayee();
  const request = wishOf(from, to);
  const draft = await draftOf([request]);
  await settled(await till.settling.pay(from, to, 3n));
  const before = await sequenceOf(from);
  await write(draft);
  await appliedOnce(request, before);
  expect((await rowOf(request.id)).tx_hash).not.toBe(draft.built.get(request.id)?.hash);
});

it('comes while another payment of the source is under way: it waits for its turn', async () => {
  const [from, to] = await payerAndPayee();
  const request = wishOf(from, to);
  const draft = await draftOf([request]);
  await till.sandbox.fault({ manualClose: true });
  const first = await till.settling.pay(from, to, 3n);
  await expect.poll(async () => (await rowOf(first)).state).toBe('prepared');
  await write(draft);
  expect(await rowOf(request.id)).toMatchObject({ state: 'intended', tx_hash: null });
  await till.sandbox.fault({ manualClose: false });
  expect(await settled(first)).toMatchObject({ state: 'succeeded' });
  expect(await settled(request.id)).toMatchObject({ state: 'succeeded' });
});

it('is not chosen by its statement: it is neither written nor sent', async () => {
  const [from, to] = await payerAndPayee();
  const [other] = await payerAndPayee();
  const [before, untouched] = [await sequenceOf(from), await sequenceOf(other)];
  const [chosen, left] = [wishOf(from, to), wishOf(other, to)] as const;
  const draft = await draftOf([chosen, left]);
  expect(draft.built.size).toBe(2);
  await write(draft, [chosen.id]);
  await appliedOnce(chosen, before);
  expect(await rowOf(left.id)).toBeUndefined();
  expect(await sequenceOf(other)).toBe(untouched);
});

it('is refused of what has no source of its own, or bytes already', async () => {
  const [from, to] = await payerAndPayee();
  await expect(draftOf([wishOf(CHANNEL, to)])).rejects.toThrow(RangeError);
  const { built } = await draftOf([wishOf(from, to)]);
  const signed = [...built.values()][0];
  if (!signed) throw new Error('nothing was built');
  await expect(draftOf([{ ...wishOf(from, to), signed }])).rejects.toThrow(RangeError);
});

it('leaves nothing behind when its transaction is undone', async () => {
  const [from, to] = await payerAndPayee();
  const before = await sequenceOf(from);
  const request = wishOf(from, to);
  const draft = await draftOf([request]);
  const undone = write(draft, [request.id], () => {
    throw new Error('sold out');
  });
  await expect(undone).rejects.toThrow('sold out');
  expect(await rowOf(request.id)).toBeUndefined();
  const next = wishOf(from, to);
  await write(await draftOf([next]));
  await appliedOnce(next, before);
});
