import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';

const PAYMENTS = 10_000;
const PAGE_MS = 50;

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());

it(`shows balance and first page of a wallet with ${PAYMENTS} payments in ${PAGE_MS} ms`, async () => {
  const person = await app.actor('attendee');
  const { body } = await app.rest('POST', '/api/wallet/create', undefined, person);
  await app.rest('POST', '/api/wallet/fund', undefined, person);
  await app.sql(
    `INSERT INTO wallet_movements (network_id, public_key, operation_id, user_id, kind, units, counterparty,
       transaction_hash, occurred_at)
     SELECT $1, $2, (1000000 + n)::bigint << 32 | 4097, $3, 'payment_in', n, $2,
       encode(sha256(n::text::bytea), 'hex'), now() FROM generate_series(1, $4) n`,
    [app.app.parts.ledger.networkId(), body.public_key, person.userId, PAYMENTS],
  );
  await app.sql('ANALYZE wallet_movements');
  const first = () =>
    app.graphql(
      '{ wallet { balance spendable movements { nodes { id kind amount eventName } pageInfo { endCursor hasNextPage } } } }',
      {},
      person,
    );
  const { data } = await first();
  expect(data.wallet.movements.nodes).toHaveLength(20);
  expect(data.wallet.movements.nodes[0].amount).toBe('0.0010000');
  expect(data.wallet.movements.pageInfo.hasNextPage).toBe(true);

  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    await first();
    times.push(performance.now() - started);
  }
  const [fastest = Number.NaN, ...others] = times.sort((a, b) => a - b);
  console.info(`fastest ${fastest.toFixed(1)} ms, median ${others[9]?.toFixed(1)} ms`);
  // A machine that does other things beside delays some of them; the fastest tells what the work takes.
  expect(fastest).toBeLessThan(PAGE_MS);
});
