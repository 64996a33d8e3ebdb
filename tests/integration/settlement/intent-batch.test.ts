import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CHANNEL,
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

const payerAndPayee = async (): Promise<[string, string]> =>
  (await till.settling.wallets(till.sandbox, 2)) as [string, string];

function requestOf(source: string, to: string): NewIntent & { id: string } {
  return {
    id: randomUUID(),
    kind: 'order_payment',
    businessKey: `batch:${randomUUID()}`,
    source,
    operations: [{ type: 'payment', to, stroops: 5n }],
    notAfter: null,
    reference: {},
  };
}

const STATEMENT = `WITH intended AS (${insertIntentBatch(['$1', '$2', '$3', '$4'], 'd.id = ANY($5::uuid[])')}) SELECT`;

/** As the statements that hold places write: those of the batch that have these ids. */
async function write(
  requests: readonly NewIntent[],
  ids: readonly (string | undefined)[] = requests.map(({ id }) => id),
  after: () => void = () => undefined,
): Promise<void> {
  const { settlement } = till.settling;
  const batch = settlement.prepareBatch(requests);
  await inTransaction(
    till.settling.scope(),
    async (tx) => {
      await tx.query(STATEMENT, [...intentBatchValues(batch), ids]);
      after();
    },
    SYSTEM_TENANCY,
  );
  settlement.activate(batch, new Set(ids.flatMap((id) => id ?? [])));
}

const settled = (id: string) => till.settling.settled(id);

async function rowOf(id: string): Promise<Record<string, unknown>> {
  return (await till.database.admin.query('SELECT * FROM ledger_intents WHERE id = $1', [id])).rows[0];
}

async function sequenceOf(source: string): Promise<bigint> {
  return (await till.settling.ledger.account(source))?.sequence ?? 0n;
}

async function expectAppliedOnce(request: NewIntent & { id: string }, before: bigint): Promise<void> {
  expect(await settled(request.id)).toMatchObject({ state: 'succeeded', intent: { source: request.source } });
  expect(await sequenceOf(request.source)).toBe(before + 1n);
}

it('pays each intent, those of one account one after the other', async () => {
  const [fresh, to] = await payerAndPayee();
  const [other] = await payerAndPayee();
  const requests = [requestOf(fresh, to), requestOf(other, to), requestOf(other, to)];
  await write(requests);
  for (const { id } of requests) expect(await settled(id)).toMatchObject({ state: 'succeeded' });
});

it('waits while another payment of the account is under way', async () => {
  const [from, to] = await payerAndPayee();
  const request = requestOf(from, to);
  await till.sandbox.fault({ manualClose: true });
  const first = await till.settling.pay(from, to, 3n);
  await expect.poll(async () => (await rowOf(first)).state).toBe('prepared');
  await write([request]);
  expect(await rowOf(request.id)).toMatchObject({ state: 'intended', tx_hash: null });
  await till.sandbox.fault({ manualClose: false });
  expect(await settled(first)).toMatchObject({ state: 'succeeded' });
  expect(await settled(request.id)).toMatchObject({ state: 'succeeded' });
});

it('neither writes nor sends an intent that its statement does not choose', async () => {
  const [from, to] = await payerAndPayee();
  const [other] = await payerAndPayee();
  const [before, untouched] = [await sequenceOf(from), await sequenceOf(other)];
  const [chosen, left] = [requestOf(from, to), requestOf(other, to)] as const;
  await write([chosen, left], [chosen.id]);
  await expectAppliedOnce(chosen, before);
  expect(await rowOf(left.id)).toBeUndefined();
  expect(await sequenceOf(other)).toBe(untouched);
});

it('refuses an intent that has no account of its own, or bytes already', async () => {
  const [from, to] = await payerAndPayee();
  const { settlement } = till.settling;
  expect(() => settlement.prepareBatch([requestOf(CHANNEL, to)])).toThrow(RangeError);
  const signed = { source: from, seq: 1n, maxTime: 0, feeBid: 100n, hash: '', envelopeXdr: '' };
  expect(() => settlement.prepareBatch([{ ...requestOf(from, to), signed }])).toThrow(RangeError);
});

it('leaves nothing behind when its transaction is rolled back', async () => {
  const [from, to] = await payerAndPayee();
  const before = await sequenceOf(from);
  const request = requestOf(from, to);
  const rolledBack = write([request], [request.id], () => {
    throw new Error('sold out');
  });
  await expect(rolledBack).rejects.toThrow('sold out');
  expect(await rowOf(request.id)).toBeUndefined();
  const next = requestOf(from, to);
  await write([next]);
  await expectAppliedOnce(next, before);
});
