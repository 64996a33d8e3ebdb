import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

/** Messages of an organiser to the phones of ticket holders: what they would cost, and those that were sent. */
export class CreatePhoneBatches1710000014220 implements MigrationInterface {
  name = 'CreatePhoneBatches1710000014220';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE phone_batches (
        id uuid CONSTRAINT phone_batches_pk PRIMARY KEY,
        issuer_id uuid NOT NULL CONSTRAINT phone_batches_issuer_fk REFERENCES issuers (id),
        event_id uuid NOT NULL CONSTRAINT phone_batches_event_fk REFERENCES events (id) ON DELETE CASCADE,
        sender_id uuid NOT NULL CONSTRAINT phone_batches_sender_fk REFERENCES users (id),
        tiers text[],
        body text NOT NULL CONSTRAINT phone_batches_body CHECK (length(body) BETWEEN 1 AND 300),
        recipients integer NOT NULL CONSTRAINT phone_batches_recipients CHECK (recipients >= 0),
        segments integer NOT NULL CONSTRAINT phone_batches_segments CHECK (segments >= 0),
        cost_currency text NOT NULL,
        cost_units bigint NOT NULL CONSTRAINT phone_batches_cost CHECK (cost_units >= 0),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        sent_at timestamptz
      );
      CREATE INDEX phone_batches_by_event ON phone_batches (event_id, created_at) WHERE sent_at IS NOT NULL;
      CREATE INDEX phone_batches_by_month ON phone_batches (issuer_id, sent_at) WHERE sent_at IS NOT NULL;
      CREATE INDEX phone_batches_unsent ON phone_batches (expires_at) WHERE sent_at IS NULL;
      ${wall('phone_batches', TENANT)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON phone_batches TO passa_app;
      ALTER TABLE phone_outbox ADD COLUMN batch_id uuid
        CONSTRAINT phone_outbox_batch_fk REFERENCES phone_batches (id);
      CREATE INDEX phone_outbox_by_batch ON phone_outbox (batch_id) WHERE batch_id IS NOT NULL`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE phone_outbox DROP COLUMN batch_id; DROP TABLE phone_batches');
  }
}
