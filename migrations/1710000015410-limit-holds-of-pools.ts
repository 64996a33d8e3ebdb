import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = '(t.capacity - t.sold - t.held + own.places)';
const SHARED = `(least(t.capacity - t.sold - t.held, (SELECT min(b.capacity - b.used) FROM tier_pools x
          JOIN capacity_pools b ON b.id = x.pool_id WHERE t.pooled AND x.tier_id = t.id)) + own.places)`;

/** What a network may hold of a tier is a tenth of the places that the tier and its pools have left. */
export class LimitHoldsOfPools1710000015410 implements MigrationInterface {
  name = 'LimitHoldsOfPools1710000015410';

  async up(q: QueryRunner): Promise<void> {
    await rewrite(q, OWN, SHARED);
  }

  async down(q: QueryRunner): Promise<void> {
    await rewrite(q, SHARED, OWN);
  }
}

/** Replaces a part of the function that limits unpaid orders. */
async function rewrite(q: QueryRunner, from: string, to: string): Promise<void> {
  const [row] = await q.query(`SELECT pg_get_functiondef('limit_open_orders'::regproc) AS text`);
  const text = String(row.text);
  if (!text.includes(from)) throw new Error('limit_open_orders is not as this migration expects it');
  await q.query(text.replace(from, to));
}
