import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consent to be written to is recorded with its wording, and organisers may write to those who gave it. */
export class RecordConsent1710000013630 implements MigrationInterface {
  name = 'RecordConsent1710000013630';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE issuer_followers
        -- The words that the person agreed to, such as checkout-1; null for consent from before they were recorded.
        ADD COLUMN wording text CONSTRAINT issuer_followers_wording CHECK (wording ~ '^[a-z]+-[0-9]+$');
      ALTER TABLE message_batches DROP CONSTRAINT message_batches_audience, ADD CONSTRAINT message_batches_audience
        CHECK (audience IN ('event_holders', 'contract_signatories', 'followers'));
      GRANT DELETE ON message_batch_recipients TO passa_app;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM message_batch_recipients WHERE batch_id IN (SELECT id FROM message_batches WHERE audience = 'followers');
      DELETE FROM message_batches WHERE audience = 'followers';
      REVOKE DELETE ON message_batch_recipients FROM passa_app;
      ALTER TABLE message_batches DROP CONSTRAINT message_batches_audience, ADD CONSTRAINT message_batches_audience
        CHECK (audience IN ('event_holders', 'contract_signatories'));
      ALTER TABLE issuer_followers DROP COLUMN wording;
    `);
  }
}
