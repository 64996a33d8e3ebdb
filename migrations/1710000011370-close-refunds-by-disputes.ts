import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund whose money the payer's bank has returned by a dispute is closed without a second payment. */
export class CloseRefundsByDisputes1710000011370 implements MigrationInterface {
  name = 'CloseRefundsByDisputes1710000011370';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE refunds ADD COLUMN by_dispute boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT refunds_by_dispute CHECK (NOT by_dispute OR (state = 'paid' AND attempt_id IS NOT NULL
          AND kind NOT IN ('late', 'second') AND provider_receipt IS NULL));
    `);
  }

  /** Fails once a refund was closed by a dispute: an earlier version would miss its payment. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE refunds ADD CONSTRAINT refunds_by_dispute_unused CHECK (NOT by_dispute);
      ALTER TABLE refunds DROP CONSTRAINT refunds_by_dispute_unused, DROP COLUMN by_dispute;
    `);
  }
}
