import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions whose answers come to a callback address are stored with the names that the provider gave them: an unsigned
 * result counts for an open question, once.
 */
export class AskAboutPayments1710000011540 implements MigrationInterface {
  name = 'AskAboutPayments1710000011540';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE payment_questions (
        id uuid CONSTRAINT payment_questions_pk PRIMARY KEY,
        issuer_id uuid NOT NULL,
        account_id uuid NOT NULL CONSTRAINT payment_questions_account_fk REFERENCES merchant_accounts (id),
        attempt_id uuid CONSTRAINT payment_questions_attempt_fk REFERENCES payment_attempts (id),
        refund_id uuid CONSTRAINT payment_questions_refund_fk REFERENCES refunds (id),
        payout_id uuid CONSTRAINT payment_questions_payout_fk REFERENCES payouts (id),
        -- Of the payment that is asked about.
        receipt text CONSTRAINT payment_questions_receipt_length CHECK (length(receipt) BETWEEN 1 AND 300),
        -- The names that the provider gave the question; null until it has accepted it.
        conversation text CONSTRAINT payment_questions_conversation_length CHECK (length(conversation) BETWEEN 1 AND 300),
        originator text CONSTRAINT payment_questions_originator_length CHECK (length(originator) BETWEEN 1 AND 300),
        asked_at timestamptz NOT NULL,
        answered_at timestamptz,
        -- ID of the callback that answered it, which may be handled again after a crash.
        answered_by uuid,
        outcome text CONSTRAINT payment_questions_outcome CHECK (outcome IN ('confirmed', 'other')),
        CONSTRAINT payment_questions_subject CHECK (num_nonnulls(attempt_id, refund_id, payout_id) = 1),
        CONSTRAINT payment_questions_about_receipt CHECK ((receipt IS NULL) = (attempt_id IS NULL)),
        CONSTRAINT payment_questions_answered CHECK (num_nonnulls(answered_at, answered_by, outcome) IN (0, 3)
          AND (answered_at IS NULL OR conversation IS NOT NULL))
      );
      CREATE UNIQUE INDEX payment_questions_conversation ON payment_questions (account_id, conversation)
        WHERE conversation IS NOT NULL;
      CREATE INDEX payment_questions_by_attempt ON payment_questions (attempt_id, asked_at) WHERE attempt_id IS NOT NULL;
      CREATE INDEX payment_questions_by_refund ON payment_questions (refund_id, asked_at) WHERE refund_id IS NOT NULL;
      CREATE INDEX payment_questions_by_payout ON payment_questions (payout_id, asked_at) WHERE payout_id IS NOT NULL;
      CREATE INDEX payment_questions_by_time ON payment_questions (asked_at);
      -- Payments of one phone that a receipt may be of.
      CREATE INDEX payment_attempts_unnamed ON payment_attempts (account_id, phone) WHERE receipt IS NULL AND phone IS NOT NULL;
      ALTER TABLE payment_questions ENABLE ROW LEVEL SECURITY;
      CREATE POLICY payment_questions_wall ON payment_questions TO passa_app
        USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
        WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
      GRANT SELECT, INSERT, UPDATE, DELETE ON payment_questions TO passa_app;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP INDEX payment_attempts_unnamed; DROP TABLE payment_questions');
  }
}
