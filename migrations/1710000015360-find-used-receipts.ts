import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment whose receipt has paid for another order or a sale at the door needs a person. */
export class FindUsedReceipts1710000015360 implements MigrationInterface {
  name = 'FindUsedReceipts1710000015360';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_finding;
      ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_finding
        CHECK (finding IN ('wrong_amount', 'unresolved', 'receipt_used'));
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      UPDATE payment_attempts SET finding = 'unresolved' WHERE finding = 'receipt_used';
      ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_finding;
      ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_finding
        CHECK (finding IN ('wrong_amount', 'unresolved'));
    `);
  }
}
