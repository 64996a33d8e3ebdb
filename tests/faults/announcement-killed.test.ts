import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import type { TestActor } from '../support/client.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { until } from '../support/until.ts';

/** More than two batches. */
const FOLLOWERS = 1_100;

let product: KillableProduct;
let owner: TestActor;

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  owner = await product.client.actor('issuer_owner');
  await product.client.sql(
    `INSERT INTO issuer_followers (id, issuer_id, email, language, confirm_hash, stop_hash, requested_at, confirmed_at)
     SELECT gen_random_uuid(), $1, 'crowd.' || n || '@follow.test', 'en', decode(md5('c' || n), 'hex'),
       decode(md5('s' || n), 'hex'), now(), now() FROM generate_series(1, ${FOLLOWERS}) n`,
    [owner.issuerId],
  );
});
afterEach(() => product.disarm());
afterAll(() => product.close());

async function mails(): Promise<{ mails: number; people: number }> {
  const [count] = await product.client.sql<{ mails: number; people: number }>(
    `SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS people FROM mail_outbox
     WHERE kind = 'event_announced'`,
  );
  return count ?? { mails: 0, people: 0 };
}

describe('the announcement of an event whose server is killed', () => {
  it('between two batches: goes on with the followers that are left, each once', async () => {
    await product.start('announcement.batch:1');
    await published(product.client, owner);
    expect(await product.ended()).toBe('SIGKILL');
    expect(await mails()).toEqual({ mails: 500, people: 500 });
    await product.start();
    await until(async () => {
      const open = await product.client.sql('SELECT 1 FROM event_announcements WHERE finished_at IS NULL');
      return open.length === 0;
    });
    expect(await mails()).toEqual({ mails: FOLLOWERS, people: FOLLOWERS });
  });
});
