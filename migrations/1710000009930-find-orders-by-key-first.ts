import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The key leads in the indexes that keep it unique, so that an order can be looked up by its key alone. Led by the
 * event, they look as good as the index of all orders of the event to the planner while the table is small, and a plan
 * with the other one reads every order of the event for each key until the statistics change.
 */
export class FindOrdersByKeyFirst1710000009930 implements MigrationInterface {
  name = 'FindOrdersByKeyFirst1710000009930';

  async up(q: QueryRunner): Promise<void> {
    await q.query(uniqueIn('idempotency_key, event_id', 'idempotency_key, user_id'));
    // Nearly every order is paid soon after its insert: within the same page, that update touches no index.
    await q.query('ALTER TABLE orders SET (fillfactor = 85)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE orders RESET (fillfactor)');
    await q.query(uniqueIn('event_id, idempotency_key', 'user_id, idempotency_key'));
  }
}

const uniqueIn = (ofEvent: string, ofUser: string): string => `
  DROP INDEX orders_idempotency, orders_wallet_idempotency;
  CREATE UNIQUE INDEX orders_idempotency ON orders (${ofEvent}) WHERE idempotency_key IS NOT NULL;
  CREATE UNIQUE INDEX orders_wallet_idempotency ON orders (${ofUser})
    WHERE idempotency_key IS NOT NULL AND user_id IS NOT NULL AND method <> 'form';
`;
