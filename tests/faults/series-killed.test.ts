import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { seriesOf, weeklyAfter } from '../integration/series/series-of.ts';
import type { TestActor } from '../support/client.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { until } from '../support/until.ts';

const DATES = 6;

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

describe('dates of a series whose server is killed while it makes them', () => {
  it('are made after its restart, each once', async () => {
    await product.start('series.date:3');
    const event = await published(product.client, owner);
    const [row] = await product.client.sql<{ start: Date }>(
      'SELECT start_at AS start FROM events WHERE id = $1',
      [event.id],
    );
    const series = seriesOf(product.client, owner);
    const dates = { ...weeklyAfter(row?.start ?? new Date(0), DATES), publish: true };
    await series.add(event.id, dates).catch(() => undefined);
    expect(await product.ended()).toBe('SIGKILL');
    await product.start();
    await until(
      async () =>
        (await product.client.sql('SELECT FROM series_changes WHERE finished_at IS NULL')).length === 0,
    );
    const [made] = await product.client.sql<{ dates: number; starts: number; done: number }>(
      `SELECT (SELECT count(*)::int FROM events WHERE series_id IS NOT NULL) AS dates,
         (SELECT count(DISTINCT start_at)::int FROM events WHERE series_id IS NOT NULL AND status = 'published') AS starts,
         (SELECT count(*)::int FROM series_change_dates WHERE state = 'done') AS done`,
    );
    expect(made).toEqual({ dates: DATES + 1, starts: DATES + 1, done: DATES });
  });
});
