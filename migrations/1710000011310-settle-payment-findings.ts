import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets people settle findings about payments, and lists the refunds that need them. */
export class SettlePaymentFindings1710000011310 implements MigrationInterface {
  name = 'SettlePaymentFindings1710000011310';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE payment_events DROP CONSTRAINT payment_events_type, ADD CONSTRAINT payment_events_type
        CHECK (type IN ('requested', 'observed', 'expired', 'given_up', 'decided', 'disputed', 'dispute_closed'));
      CREATE INDEX refunds_with_problem ON refunds (issuer_id, created_at) WHERE problem IS NOT NULL AND state IN ('waiting', 'paying');
    `);
  }

  /** Fails once a finding was settled: an earlier version does not know such events. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX refunds_with_problem;
      ALTER TABLE payment_events DROP CONSTRAINT payment_events_type, ADD CONSTRAINT payment_events_type
        CHECK (type IN ('requested', 'observed', 'expired', 'given_up', 'disputed', 'dispute_closed'));
    `);
  }
}
