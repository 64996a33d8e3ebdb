import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer, booksOf } from '../support/books.ts';
import { buy } from '../support/buyers.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { until } from '../support/until.ts';
import { buyWithWallet, fundedBuyer } from '../support/wallet-buyers.ts';

const CANCEL = `mutation ($id: ID!) {
  cancelEvent(input: { eventId: $id, reason: "The hall burnt down" }) { cancellation { state } } }`;
/** More than one batch of a cancellation. */
const BY_FORM = 26;
/** A scheduled run has its minute in singleton_on; a requested one has none. */
const RUNS = `SELECT DISTINCT name FROM jobs.job WHERE state IN ('active', 'completed') AND created_on > $1
  AND singleton_on IS NULL`;

let product: KillableProduct;

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
});
afterAll(() => product.close());

describe('work that a crash interrupted', () => {
  it('is taken up when a process starts, whatever the minute', async () => {
    const { client } = product;
    const admin = await client.actor('issuer_admin');
    const buyer = await fundedBuyer(client);
    const tiers = [{ tier: 'regular', count: 100, price: '5', currency: 'XLM' }];
    const event = await published(client, admin, {}, tiers);
    const paid = await buyWithWallet(client, buyer, { eventId: event.id, paymentAmount: '5' });
    expect(paid.errors).toBeUndefined();
    for (let nth = 0; nth < BY_FORM; nth += 1)
      await buy(client, { slug: event.slug, lines: [{ tier: 'regular' }] });
    await product.start('cancellation.round:1');
    await client.graphql(CANCEL, { id: event.id }, admin).catch(() => undefined);
    expect(await product.ended()).toBe('SIGKILL');
    // A job that its process was running when it died: the queue shows it as active.
    await client.sql(
      `INSERT INTO jobs.job (name, policy, state, started_on) VALUES ('rounds.expire', 'stately', 'active', now())
       ON CONFLICT DO NOTHING`,
    );
    const [{ now } = { now: new Date() }] = await client.sql<{ now: Date }>(
      'SELECT clock_timestamp() AS now',
    );

    await product.start();
    const asked = async () => (await client.sql<{ name: string }>(RUNS, [now])).map(({ name }) => name);
    const resuming = [
      'purchases.refund',
      'purchases.expire-holds',
      'rounds.expire',
      'mail.send',
      'webhooks.deliver',
    ];
    await until(async () => {
      const names = await asked();
      return resuming.every((name) => names.includes(name));
    });
    await until(() => product.isSettled());
    expect(await booksOf(client.sql, event.id)).toMatchObject({
      counted: 0,
      held: 0,
      paying: 0,
      journal: '0',
    });
    expect(await booksDiffer(client)).toEqual([]);
  });
});
