import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, wall } from './row-security.ts';

/**
 * Second factors of accounts: authenticator apps, passkeys and recovery codes, the short steps of a sign-in between
 * them, and when the person of a session last proved who they are. Secrets of apps are sealed with the master key.
 */
export class CreateFactors1710000013150 implements MigrationInterface {
  name = 'CreateFactors1710000013150';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- Null in sessions from before this column: their start counts.
      ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;

      CREATE TABLE authenticators (
        id uuid CONSTRAINT authenticators_pk PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT authenticators_user_fk REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT authenticators_kind CHECK (kind IN ('totp', 'passkey')),
        name text NOT NULL CONSTRAINT authenticators_name_length CHECK (length(name) BETWEEN 1 AND 100),
        created_at timestamptz NOT NULL,
        -- Null until the first code of an app was entered.
        confirmed_at timestamptz,
        last_used_at timestamptz,
        sealed_secret text,
        -- The last time step whose code was used, so that no code works twice.
        last_step bigint CONSTRAINT authenticators_last_step_positive CHECK (last_step > 0),
        credential_id text CONSTRAINT authenticators_credential_unique UNIQUE,
        public_key bytea,
        counter bigint CONSTRAINT authenticators_counter_sign CHECK (counter >= 0),
        transports text[],
        backed_up boolean,
        CONSTRAINT authenticators_totp CHECK ((kind = 'totp') = (sealed_secret IS NOT NULL)),
        CONSTRAINT authenticators_step_of_totp CHECK (kind = 'totp' OR last_step IS NULL),
        CONSTRAINT authenticators_passkey
          CHECK (num_nonnulls(credential_id, public_key, counter, transports, backed_up)
            = CASE WHEN kind = 'passkey' THEN 5 ELSE 0 END),
        CONSTRAINT authenticators_passkey_confirmed CHECK (kind = 'totp' OR confirmed_at IS NOT NULL)
      );
      CREATE INDEX authenticators_user ON authenticators (user_id, created_at);
      CREATE UNIQUE INDEX authenticators_one_app ON authenticators (user_id)
        WHERE kind = 'totp' AND confirmed_at IS NOT NULL;
      ${wall('authenticators', OWN)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON authenticators TO passa_app;

      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL CONSTRAINT recovery_codes_user_fk REFERENCES users (id) ON DELETE CASCADE,
        digest bytea NOT NULL CONSTRAINT recovery_codes_digest CHECK (octet_length(digest) = 32),
        created_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT recovery_codes_pk PRIMARY KEY (user_id, digest)
      );
      ${wall('recovery_codes', OWN)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_codes TO passa_app;

      CREATE TABLE sign_in_challenges (
        id uuid CONSTRAINT sign_in_challenges_pk PRIMARY KEY,
        -- Null for a sign-in by a passkey, which names the account itself.
        user_id uuid CONSTRAINT sign_in_challenges_user_fk REFERENCES users (id) ON DELETE CASCADE,
        purpose text NOT NULL CONSTRAINT sign_in_challenges_purpose
          CHECK (purpose IN ('second_factor', 'passkey_sign_in', 'passkey_registration', 'passkey_confirmation')),
        digest bytea NOT NULL CONSTRAINT sign_in_challenges_digest_unique UNIQUE
          CONSTRAINT sign_in_challenges_digest_length CHECK (octet_length(digest) = 32),
        attempts smallint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT sign_in_challenges_user CHECK ((user_id IS NULL) = (purpose = 'passkey_sign_in'))
      );
      CREATE INDEX sign_in_challenges_user_fk ON sign_in_challenges (user_id);
      ${wall('sign_in_challenges')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_challenges TO passa_app;

      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${listed([...KINDS, 'account_security'])}))`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE sign_in_challenges, recovery_codes, authenticators;
      ALTER TABLE sessions DROP COLUMN confirmed_at;
      DELETE FROM mail_outbox WHERE kind = 'account_security';
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind CHECK (kind IN (${listed(KINDS)}))`);
  }
}

const listed = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

const KINDS = [
  'amount_refunded',
  'ticket_cancelled',
  'ticket_passed_on',
  'confirm_follow',
  'event_announced',
  'waiting_cancelled',
  'order_unconfirmed',
  'owners_changed',
  'find_tickets',
  'event_changed',
  'tickets',
  'reset_password',
  'verify_email',
  'password_changed',
  'event_cancelled',
  'order_refunded',
  'partner_invitation',
  'waiting_joined',
  'waiting_offer',
  'staff_invitation',
  'validator_invitation',
  'message',
  'group_message',
  'notification',
];
