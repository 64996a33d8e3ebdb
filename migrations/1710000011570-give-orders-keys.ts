import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each order has a secret of its own, which opens it for a buyer without an account. Orders made before have none: they
 * go on opening with the idempotency key of their purchase.
 */
export class GiveOrdersKeys1710000011570 implements MigrationInterface {
  name = 'GiveOrdersKeys1710000011570';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- The SHA-256 digest of the secret, which is made from the id with a key that is not in the database.
      ALTER TABLE orders ADD COLUMN key_hash bytea CONSTRAINT orders_key_hash_length CHECK (octet_length(key_hash) = 32)
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE orders DROP COLUMN key_hash');
  }
}
