import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Administration of people: invitations into an organisation or the system, temporary passwords for one sign-in,
 * devices that are blocked together with the keys created on them, and accounts whose owner asked to be forgotten.
 */
export class AddPeopleOperations1710000007000 implements MigrationInterface {
  name = 'AddPeopleOperations1710000007000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [ACCOUNTS, CREDENTIALS, INVITATIONS, SCANS, MAILS, WALL])
      await q.query(statement);
  }

  /** A session that ended for one of the new reasons keeps its end, with the nearest of the old reasons. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE staff_invitations;
      DROP INDEX scans_by_person;
      ALTER TABLE api_keys DROP COLUMN session_id;
      UPDATE sessions SET ended_reason = 'ended_by_user' WHERE ended_reason IN ('device_revoked', 'account_deleted');
      ALTER TABLE sessions DROP CONSTRAINT sessions_ended_reason,
        ADD CONSTRAINT sessions_ended_reason CHECK (ended_reason IN (${ENDS_BEFORE}));
      DROP INDEX users_by_name;
      ALTER TABLE users DROP COLUMN temporary_until, DROP COLUMN temporary_used_at, DROP COLUMN deleted_at;
      DELETE FROM mail_outbox WHERE kind IN ('staff_invitation', 'validator_invitation');
    `);
  }
}

const ACCOUNTS = `
  -- A temporary password was given to its owner by somebody else: it opens one session until that moment.
  ALTER TABLE users ADD COLUMN temporary_until timestamptz,
    ADD COLUMN temporary_used_at timestamptz,
    ADD COLUMN deleted_at timestamptz,
    ADD CONSTRAINT users_temporary CHECK (temporary_used_at IS NULL OR temporary_until IS NOT NULL),
    -- What is left of a deleted account is what tickets and money refer to.
    ADD CONSTRAINT users_deleted CHECK (deleted_at IS NULL OR (status = 'suspended' AND phone IS NULL));
  CREATE INDEX users_by_name ON users (name, id) WHERE deleted_at IS NULL;
`;

const ENDS_BEFORE = `'logout', 'ended_by_user', 'password_changed', 'suspended', 'role_changed'`;
const CREDENTIALS = `
  ALTER TABLE sessions DROP CONSTRAINT sessions_ended_reason,
    ADD CONSTRAINT sessions_ended_reason CHECK (ended_reason IN (${ENDS_BEFORE}, 'device_revoked', 'account_deleted'));
  -- The session that a key was made with: whoever takes a device away takes its keys as well.
  ALTER TABLE api_keys ADD COLUMN session_id uuid;
`;

const INVITATIONS = `
  -- Into an issuer's staff, or into the system's when there is no issuer. The secret is in the mail alone.
  CREATE TABLE staff_invitations (
    id uuid CONSTRAINT staff_invitations_pk PRIMARY KEY,
    issuer_id uuid CONSTRAINT staff_invitations_issuer_fk REFERENCES issuers (id),
    email text NOT NULL CONSTRAINT staff_invitations_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    name text NOT NULL CONSTRAINT staff_invitations_name_length CHECK (length(name) BETWEEN 1 AND 200),
    role text NOT NULL CONSTRAINT staff_invitations_role CHECK (role IN ('system_admin', 'system_validator', 'system_auditor',
      'issuer_owner', 'issuer_admin', 'issuer_signatory', 'issuer_validator', 'issuer_auditor', 'issuer_finance', 'attendee')),
    token_hash bytea CONSTRAINT staff_invitations_token_unique UNIQUE,
    expires_at timestamptz NOT NULL,
    invited_by uuid NOT NULL CONSTRAINT staff_invitations_invited_by_fk REFERENCES users (id),
    invited_at timestamptz NOT NULL,
    accepted_at timestamptz,
    CONSTRAINT staff_invitations_once UNIQUE NULLS NOT DISTINCT (issuer_id, email),
    CONSTRAINT staff_invitations_issuer_by_role CHECK ((role LIKE 'issuer\\_%') = (issuer_id IS NOT NULL)),
    CONSTRAINT staff_invitations_accepted CHECK ((accepted_at IS NULL) = (token_hash IS NOT NULL))
  );
`;

const SCANS = `
  -- The last scan of a person, and what he scanned today.
  CREATE INDEX scans_by_person ON scans (scanned_by, received_at);
`;

const MAILS = `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
    IF allowed IS NOT NULL AND position('staff_invitation' IN allowed) = 0 THEN
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
        replace(allowed, '''partner_invitation''::text', '''partner_invitation''::text, ''staff_invitation''::text, ''validator_invitation''::text'));
    END IF;
  END $$;
`;

const WALL = `
  ALTER TABLE staff_invitations ENABLE ROW LEVEL SECURITY;
  CREATE POLICY staff_invitations_wall ON staff_invitations TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT, UPDATE, DELETE ON staff_invitations TO passa_app;
`;
