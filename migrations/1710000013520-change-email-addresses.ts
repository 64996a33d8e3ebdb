import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, wall } from './row-security.ts';

/** Changes of the address of an account, which count after a link from both mailboxes, or after two days without the old one. */
export class ChangeEmailAddresses1710000013520 implements MigrationInterface {
  name = 'ChangeEmailAddresses1710000013520';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE email_changes (
        id uuid CONSTRAINT email_changes_pk PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT email_changes_user_fk REFERENCES users (id) ON DELETE CASCADE,
        new_email citext NOT NULL CONSTRAINT email_changes_new_email_length CHECK (length(new_email) BETWEEN 3 AND 254),
        requested_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        -- The old mailbox cannot be opened any more: the change waits for two days instead of its link.
        without_old boolean NOT NULL,
        old_confirmed_at timestamptz,
        new_confirmed_at timestamptz,
        effective_at timestamptz,
        ended_at timestamptz,
        outcome text CONSTRAINT email_changes_outcome CHECK (outcome IN ('done', 'cancelled')),
        CONSTRAINT email_changes_end CHECK ((ended_at IS NULL) = (outcome IS NULL)),
        CONSTRAINT email_changes_wait CHECK (effective_at IS NULL OR (without_old AND new_confirmed_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX email_changes_one_open ON email_changes (user_id) WHERE ended_at IS NULL;
      CREATE INDEX email_changes_due ON email_changes (effective_at) WHERE ended_at IS NULL;
      ${wall('email_changes', OWN)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON email_changes TO passa_app;
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose;
      ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose CHECK (purpose IN ('reset_password',
        'verify_email', 'recover_factors', 'stop_recovery', 'change_email_old', 'change_email_new', 'stop_email_change'))`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM one_time_tokens WHERE purpose IN ('change_email_old', 'change_email_new', 'stop_email_change');
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose;
      ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose
        CHECK (purpose IN ('reset_password', 'verify_email', 'recover_factors', 'stop_recovery'));
      DROP TABLE email_changes`);
  }
}
