import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestApp } from '../../support/app.ts';

const PAYMENTS = 10_000;
const FEW = 20;
/** A page that read all of them would take hundreds of times as long. */
const MOST_TIMES = 3;

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());

/**
 * A wallet with this many payments.
 * @returns a function that reads its balance and the first page
 */
async function walletWith(payments: number): Promise<() => Promise<GraphQLAnswer>> {
  const person = await app.actor('attendee');
  const { body } = await app.rest('POST', '/api/wallet/create', undefined, person);
  await app.rest('POST', '/api/wallet/fund', undefined, person);
  await app.sql(
    `INSERT INTO wallet_movements (network_id, public_key, operation_id, user_id, kind, units, counterparty,
       transaction_hash, occurred_at)
     SELECT $1, $2, (1000000 + n)::bigint << 32 | 4097, $3, 'payment_in', n, $2,
       encode(sha256(n::text::bytea), 'hex'), now() FROM generate_series(1, $4) n`,
    [app.app.services.ledger.networkId(), body.public_key, person.userId, payments],
  );
  return () =>
    app.graphql(
      '{ wallet { balance { amount } spendable { amount } movements { nodes { id kind amount { amount } eventName } pageInfo { endCursor hasNextPage } } } }',
      {},
      person,
    );
}

it(`shows balance and first page of a wallet with ${PAYMENTS} payments as quickly as of one with ${FEW}`, async () => {
  const [long, short] = [await walletWith(PAYMENTS), await walletWith(FEW)];
  await app.sql('ANALYZE wallet_movements');
  const { data } = await long();
  expect(data.wallet.movements.nodes).toHaveLength(20);
  expect(data.wallet.movements.nodes[0].amount.amount).toBe('0.0010000');
  expect(data.wallet.movements.pageInfo.hasNextPage).toBe(true);

  const took = async (read: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await read();
    return performance.now() - started;
  };
  // A busy machine delays some of them; the fastest shows the cost of the work.
  let [fastest, reference] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 20; round += 1) {
    reference = Math.min(reference, await took(short));
    fastest = Math.min(fastest, await took(long));
  }
  console.info(`fastest ${fastest.toFixed(1)} ms, with ${FEW} payments ${reference.toFixed(1)} ms`);
  expect(fastest / reference).toBeLessThan(MOST_TIMES);
});
