import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { buy } from '../support/buyers.ts';
import type { TestActor } from '../support/client.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { until } from '../support/until.ts';

const ORDERS = 5;

let product: KillableProduct;
let owner: TestActor;

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  owner = await product.client.actor('issuer_owner');
});
afterEach(() => product.disarm());
afterAll(() => product.close());

const renewed = async (): Promise<number> =>
  (await product.client.sql('SELECT FROM tickets WHERE replaces IS NOT NULL')).length;

describe('new codes for all tickets whose server is killed', () => {
  it('between two orders: go on with the tickets that are left, each once', async () => {
    const event = await published(product.client, owner);
    for (let order = 0; order < ORDERS; order += 1)
      await buy(product.client, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    await product.start('renewal.order:2');
    await product.client
      .graphql(
        'mutation ($id: ID!) { renewTicketCodes(input: { eventId: $id }) { event { id } } }',
        { id: event.id },
        owner,
      )
      .catch(() => undefined);
    expect(await product.ended()).toBe('SIGKILL');
    expect(await renewed()).toBe(4);
    await product.start();
    await until(
      async () =>
        (await product.client.sql('SELECT FROM code_renewals WHERE finished_at IS NULL')).length === 0,
    );
    expect(await renewed()).toBe(2 * ORDERS);
    const twice = await product.client.sql(
      'SELECT FROM tickets a JOIN tickets b ON b.replaces = a.id WHERE a.replaces IS NOT NULL',
    );
    expect(twice).toEqual([]);
    const [row] = await product.client.sql('SELECT renewed FROM code_renewals');
    expect(row).toEqual({ renewed: 2 * ORDERS });
  });
});
