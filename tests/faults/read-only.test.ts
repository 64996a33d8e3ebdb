import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksDiffer, booksOf } from '../support/books.ts';
import { cutAll } from '../support/connections.ts';
import { EveryCall } from '../support/every-call.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { until } from '../support/until.ts';

let product: KillableProduct;
let calls: EveryCall;

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  calls = await EveryCall.open(product.client);
});
afterAll(() => product.close());

/** New sessions are read-only, as after a failover that left the address with the demoted server. */
async function takeNoWrites(yes: boolean): Promise<void> {
  const [row] = await product.client.sql<{ name: string }>('SELECT current_database() AS name');
  const change = yes ? 'SET default_transaction_read_only = on' : 'RESET default_transaction_read_only';
  await product.client.sql(`ALTER ROLE passa_product IN DATABASE ${row?.name} ${change}`);
}

const health = async (): Promise<number> => (await product.client.rest('GET', '/health/ready')).status;

describe('a database that takes no writes', () => {
  it('refuses with a code to retry, and the process is not ready', async () => {
    await until(() => calls.isWell());
    await takeNoWrites(true);
    await cutAll(product.client);
    await until(async () => (await health()) === 503);
    for (let round = 0; round < 3; round += 1) {
      // Reads work; writes are refused: purchases, scans, and the verification, which is recorded.
      const refused = await calls.make();
      expect(refused.length).toBeGreaterThanOrEqual(3);
    }
    const login = await product.client.rest('POST', '/auth/login', {
      email: calls.auditor.email,
      password: 'correct horse battery staple',
    });
    expect(login).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
    expect(login.headers.get('retry-after')).toBe('2');
  });

  it('is left for the one that does: connections that turned read-only are not used again', async () => {
    // Open connections stay read-only until they close.
    await takeNoWrites(false);
    await until(() => calls.isWell());
    await until(async () => (await health()) === 200);
    // A job runs again, and the refused calls are audited and sealed.
    const [before] = await product.client.sql<{ at: Date }>('SELECT max(finished_at) AS at FROM timed_jobs');
    await until(async () => {
      const [now] = await product.client.sql<{ at: Date }>('SELECT max(finished_at) AS at FROM timed_jobs');
      return Number(now?.at) > Number(before?.at);
    });
    await until(() => product.isSettled());
    const { tickets, counted, orders, journal } = await booksOf(product.client.sql, calls.event.id);
    expect({ counted, orders, journal }).toEqual({ counted: tickets, orders: tickets, journal: '0' });
    expect(await booksDiffer(product.client)).toEqual([]);
    expect(product.alive).toBe(true);
  });
});
