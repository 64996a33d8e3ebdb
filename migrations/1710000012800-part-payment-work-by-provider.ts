import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the due work of each provider be found apart from that of the others, however much waits for one of them. */
export class PartPaymentWorkByProvider1710000012800 implements MigrationInterface {
  name = 'PartPaymentWorkByProvider1710000012800';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE payment_callbacks ADD COLUMN provider text
        CONSTRAINT payment_callbacks_provider_fk REFERENCES payment_providers (name);
      UPDATE payment_callbacks c SET provider = m.provider FROM merchant_accounts m WHERE m.id = c.account_id;
      ALTER TABLE payment_callbacks ALTER COLUMN provider SET NOT NULL;
      DROP INDEX payment_callbacks_due;
      CREATE INDEX payment_callbacks_due ON payment_callbacks (provider, next_try_at) WHERE next_try_at IS NOT NULL;
      DROP INDEX payment_attempts_due;
      CREATE INDEX payment_attempts_due ON payment_attempts (provider, next_query_at) WHERE next_query_at IS NOT NULL;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX payment_attempts_due;
      CREATE INDEX payment_attempts_due ON payment_attempts (next_query_at) WHERE next_query_at IS NOT NULL;
      DROP INDEX payment_callbacks_due;
      CREATE INDEX payment_callbacks_due ON payment_callbacks (next_try_at) WHERE next_try_at IS NOT NULL;
      ALTER TABLE payment_callbacks DROP COLUMN provider;
    `);
  }
}
