import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, TENANT, wall } from './row-security.ts';

/**
 * Issuers, people and their access, the audit log, settings, mails, files and jobs. Two layers separate tenants: the
 * policies in code, and the row-level security, which reads two settings that each transaction or connection sets:
 * `passa.tenant` (an issuer's id, or `*` for system work) and `passa.user`.
 *
 * The product connects as the role `passa_app`, which owns nothing and is bound by the policies. Views that end in
 * `_listed` run with their owner's rights on purpose: they show only public data, and a search through them can use the
 * trigram index (row security would prevent it, `ILIKE` is not leakproof).
 */
export class CreateFoundation1710000012000 implements MigrationInterface {
  name = 'CreateFoundation1710000012000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      EXTENSIONS,
      APP_ROLE,
      FUNCTIONS,
      ISSUERS,
      PEOPLE,
      CALLS,
      SETTINGS,
      AUDIT,
      MAILS_AND_FILES,
      JOBS,
    ])
      await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE backups, timed_jobs, job_runs, blob_removals, blobs, mail_outbox, audit_chain, audit_entries,
        maintenance, settings_history, settings, idempotent_calls, rate_limits, confirmed_addresses, staff_invitations,
        one_time_tokens, api_keys, sessions, users, signing_keys, issuer_slugs, issuers CASCADE;
      DROP AGGREGATE audit_linked(bytea, text);
      DROP FUNCTION passa_all, passa_tenant, passa_user, forbid_change, refuse_amount, require_active_issuer,
        keep_founder, require_confirmed_address, audit_tx, audit_horizon, audit_link;
    `);
  }
}

const EXTENSIONS = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS citext;
`;

const APP_ROLE = `
  -- Roles belong to the whole cluster, so several databases (and several starts) share the same one.
  DO $$
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'passa_app') THEN
      CREATE ROLE passa_app NOLOGIN NOBYPASSRLS;
    END IF;
    -- PostgreSQL 15 knows membership alone; from 16 on a member may still not be allowed to take the role on.
    IF NOT pg_has_role(current_user, 'passa_app',
      CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
      EXECUTE format('GRANT passa_app TO %I', current_user);
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$;
  GRANT USAGE ON SCHEMA public TO passa_app;
  GRANT SELECT ON migrations TO passa_app;
`;

const FUNCTIONS = `
  CREATE FUNCTION passa_all() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
    $$ SELECT current_setting('passa.tenant', true) = '*' $$;
  CREATE FUNCTION passa_tenant() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS
    $$ SELECT CASE WHEN length(current_setting('passa.tenant', true)) = 36
                   THEN current_setting('passa.tenant', true)::uuid END $$;
  CREATE FUNCTION passa_user() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS
    $$ SELECT CASE WHEN length(current_setting('passa.user', true)) = 36
                   THEN current_setting('passa.user', true)::uuid END $$;
  CREATE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = '42501'; END $$;
  -- A ticket and an expense cost at most 10^9 of their currency. Triggers enforce it and not constraints, so that a row
  -- which was written before can still be closed, refused or cancelled.
  CREATE FUNCTION refuse_amount() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'an amount of % is at most 1,000,000,000', TG_TABLE_NAME
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END $$;
  GRANT EXECUTE ON FUNCTION passa_all(), passa_tenant(), passa_user(), forbid_change() TO passa_app;
`;

const ISSUERS = `
  CREATE TABLE issuers (
    id uuid CONSTRAINT issuers_pk PRIMARY KEY,
    name text NOT NULL CONSTRAINT issuers_name_length CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL DEFAULT '',
    active boolean NOT NULL DEFAULT true,
    listed boolean NOT NULL DEFAULT true,
    revocation_number bigint NOT NULL DEFAULT 0 CONSTRAINT issuers_revocation_number CHECK (revocation_number >= 0),
    created_at timestamptz NOT NULL,
    inactive_since timestamptz,
    inactive_reason text CONSTRAINT issuers_inactive_reason_length CHECK (length(inactive_reason) BETWEEN 1 AND 1000),
    -- The account that was created together with the organisation. It never changes.
    founded_by uuid,
    -- Whether admins of the organisation see the personal data of its guests.
    admins_see_guests boolean NOT NULL DEFAULT true,
    slug text NOT NULL,
    website text CONSTRAINT issuers_website_form CHECK (website ~ '^https?://' AND length(website) <= 300),
    contact_email text CONSTRAINT issuers_contact_email_length CHECK (length(contact_email) BETWEEN 3 AND 254),
    CONSTRAINT issuers_id_not_nil CHECK (id <> '00000000-0000-0000-0000-000000000000'),
    CONSTRAINT issuers_inactive CHECK (active = (inactive_since IS NULL) AND active = (inactive_reason IS NULL)),
    CONSTRAINT issuers_slug_unique UNIQUE (slug)
  );
  -- An inactive issuer publishes and sells nothing, regardless of the caller: none of its events becomes published, and
  -- no free seat of its tiers is sold or held. The function bypasses row-level security: a buyer's statement does not
  -- see the issuer's row.
  CREATE FUNCTION require_active_issuer() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
  BEGIN
    IF NOT (SELECT active FROM public.issuers WHERE id = NEW.issuer_id) THEN
      RAISE EXCEPTION 'issuer % is not active', NEW.issuer_id USING ERRCODE = '23514', CONSTRAINT = TG_NAME;
    END IF;
    RETURN NEW;
  END $$;
  CREATE FUNCTION keep_founder() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the founder of an organisation does not change'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'issuers_founder_stays', TABLE = 'issuers';
  END $$;
  CREATE TRIGGER issuers_founder_stays BEFORE UPDATE OF founded_by ON issuers FOR EACH ROW
    WHEN (OLD.founded_by IS DISTINCT FROM NEW.founded_by) EXECUTE FUNCTION keep_founder();
  ${wall('issuers', 'id = (SELECT passa_tenant())')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON issuers TO passa_app;
  CREATE VIEW issuers_listed AS
    SELECT id, name, description, active, created_at, slug FROM issuers WHERE listed;
  GRANT SELECT ON issuers_listed TO passa_app;

  -- Every name that an issuer has had in URLs: its page keeps answering to former ones, so none is given to another.
  -- Both foreign keys wait for the commit, since an issuer and its first name are inserted together.
  CREATE TABLE issuer_slugs (
    slug text CONSTRAINT issuer_slugs_pk PRIMARY KEY
      CONSTRAINT issuer_slugs_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) BETWEEN 1 AND 90),
    issuer_id uuid NOT NULL CONSTRAINT issuer_slugs_issuer_fk REFERENCES issuers (id) DEFERRABLE INITIALLY DEFERRED,
    taken_at timestamptz NOT NULL,
    CONSTRAINT issuer_slugs_of_issuer UNIQUE (slug, issuer_id)
  );
  ALTER TABLE issuers ADD CONSTRAINT issuers_slug_fk FOREIGN KEY (slug, id) REFERENCES issuer_slugs (slug, issuer_id)
    DEFERRABLE INITIALLY DEFERRED;
  ${wall('issuer_slugs', TENANT)}
  GRANT SELECT, INSERT ON issuer_slugs TO passa_app;

  -- The installation signs the list of all revoked tickets with a key of its own, kept under the nil UUID. Every other
  -- key belongs to an issuer that exists.
  CREATE TABLE signing_keys (
    issuer_id uuid NOT NULL,
    version integer NOT NULL CONSTRAINT signing_keys_version CHECK (version >= 1),
    public_key bytea NOT NULL CONSTRAINT signing_keys_public_length CHECK (octet_length(public_key) = 32),
    sealed_secret bytea NOT NULL,
    created_at timestamptz NOT NULL,
    retired_at timestamptz,
    owner_id uuid GENERATED ALWAYS AS (nullif(issuer_id, '00000000-0000-0000-0000-000000000000')) STORED
      CONSTRAINT signing_keys_owner_fk REFERENCES issuers (id),
    CONSTRAINT signing_keys_pk PRIMARY KEY (issuer_id, version),
    CONSTRAINT signing_keys_public_unique UNIQUE (public_key)
  );
  CREATE UNIQUE INDEX signing_keys_one_current ON signing_keys (issuer_id) WHERE retired_at IS NULL;
  ${wall('signing_keys', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON signing_keys TO passa_app;
  CREATE VIEW signing_keys_listed AS
    SELECT issuer_id, version, public_key, created_at, retired_at FROM signing_keys;
  GRANT SELECT ON signing_keys_listed TO passa_app;
`;

const PEOPLE = `
  CREATE TABLE users (
    id uuid CONSTRAINT users_pk PRIMARY KEY,
    email citext NOT NULL CONSTRAINT users_email_unique UNIQUE,
    name text NOT NULL CONSTRAINT users_name_length CHECK (length(name) BETWEEN 1 AND 200),
    phone text,
    role text NOT NULL
      CONSTRAINT users_role CHECK (role IN ('system_admin', 'system_validator', 'system_auditor', 'issuer_owner',
        'issuer_admin', 'issuer_signatory', 'issuer_validator', 'issuer_auditor', 'issuer_finance', 'attendee')),
    issuer_id uuid CONSTRAINT users_issuer_fk REFERENCES issuers (id),
    password_hash text NOT NULL,
    status text NOT NULL DEFAULT 'active' CONSTRAINT users_status CHECK (status IN ('active', 'suspended')),
    wants_wallet boolean NOT NULL DEFAULT false,
    email_verified_at timestamptz,
    theme text CONSTRAINT users_theme CHECK (theme IN ('light', 'dark')),
    created_at timestamptz NOT NULL,
    last_login_at timestamptz,
    -- A temporary password was set by another person: it opens one session until then.
    temporary_until timestamptz,
    temporary_used_at timestamptz,
    deleted_at timestamptz,
    -- The language of the last sign-in.
    language text CONSTRAINT users_language CHECK (language IN ('en', 'sw', 'fr')),
    CONSTRAINT users_issuer_by_role CHECK ((role LIKE 'issuer\\_%') = (issuer_id IS NOT NULL)),
    CONSTRAINT users_temporary CHECK (temporary_used_at IS NULL OR temporary_until IS NOT NULL),
    -- What remains of a deleted account is what tickets and money refer to.
    CONSTRAINT users_deleted CHECK (deleted_at IS NULL OR (status = 'suspended' AND phone IS NULL))
  );
  ALTER TABLE issuers ADD CONSTRAINT issuers_founder_fk FOREIGN KEY (founded_by) REFERENCES users (id)
    DEFERRABLE INITIALLY DEFERRED;
  CREATE INDEX users_issuer ON users (issuer_id) WHERE issuer_id IS NOT NULL;
  CREATE INDEX users_by_name ON users (name, id) WHERE deleted_at IS NULL;
  CREATE FUNCTION require_confirmed_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'an account without a confirmed address takes no role'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_role_confirmed', TABLE = 'users';
  END $$;
  -- Anyone can register an address; only its owner can confirm it. Staff roles go to confirmed addresses only.
  CREATE TRIGGER users_role_confirmed BEFORE UPDATE OF role ON users FOR EACH ROW
    WHEN (OLD.role = 'attendee' AND NEW.role <> 'attendee' AND NEW.email_verified_at IS NULL)
    EXECUTE FUNCTION require_confirmed_address();
  -- No user can add themselves to another tenant, nor add a user to a system role: only system work can.
  ${wall(
    'users',
    `id = (SELECT passa_user()) OR ${TENANT}`,
    `(id = (SELECT passa_user()) OR ${TENANT}) AND issuer_id IS NOT DISTINCT FROM (SELECT passa_tenant())
      AND role NOT LIKE 'system\\_%'`,
  )}
  GRANT SELECT, INSERT, UPDATE, DELETE ON users TO passa_app;

  CREATE TABLE sessions (
    id uuid CONSTRAINT sessions_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT sessions_user_fk REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    ended_at timestamptz,
    ended_reason text
      CONSTRAINT sessions_ended_reason CHECK (ended_reason IN ('logout', 'ended_by_user', 'password_changed',
        'suspended', 'role_changed', 'device_revoked', 'account_deleted')),
    address text,
    user_agent text,
    -- The name of the device at doors, which distinguishes one phone from another.
    door_device text CONSTRAINT sessions_door_device_length CHECK (length(door_device) BETWEEN 1 AND 100),
    -- SHA-256 of what the device says about itself: its sign-ins are counted apart from those of its network.
    device_hash bytea CONSTRAINT sessions_device_hash CHECK (octet_length(device_hash) = 32),
    CONSTRAINT sessions_end CHECK ((ended_at IS NULL) = (ended_reason IS NULL))
  );
  CREATE INDEX sessions_user ON sessions (user_id, created_at);
  ${wall('sessions', OWN)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO passa_app;

  CREATE TABLE api_keys (
    id uuid CONSTRAINT api_keys_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT api_keys_user_fk REFERENCES users (id) ON DELETE CASCADE,
    prefix text NOT NULL,
    hash bytea NOT NULL CONSTRAINT api_keys_hash_unique UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    last_used_at timestamptz,
    revoked_at timestamptz,
    -- The session that created the key: revoking a device revokes its keys as well.
    session_id uuid,
    can_change_accounts boolean NOT NULL DEFAULT false
  );
  CREATE INDEX api_keys_user ON api_keys (user_id, created_at);
  ${wall('api_keys', OWN)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON api_keys TO passa_app;

  CREATE TABLE one_time_tokens (
    id uuid CONSTRAINT one_time_tokens_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT one_time_tokens_user_fk REFERENCES users (id) ON DELETE CASCADE,
    purpose text NOT NULL CONSTRAINT one_time_tokens_purpose CHECK (purpose IN ('reset_password', 'verify_email')),
    hash bytea NOT NULL CONSTRAINT one_time_tokens_hash_unique UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose);
  ${wall('one_time_tokens', OWN)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON one_time_tokens TO passa_app;

  -- Into an issuer's staff, or into the system's when there is no issuer. Only the mail contains the secret.
  CREATE TABLE staff_invitations (
    id uuid CONSTRAINT staff_invitations_pk PRIMARY KEY,
    issuer_id uuid CONSTRAINT staff_invitations_issuer_fk REFERENCES issuers (id),
    email text NOT NULL
      CONSTRAINT staff_invitations_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    name text NOT NULL CONSTRAINT staff_invitations_name_length CHECK (length(name) BETWEEN 1 AND 200),
    role text NOT NULL
      CONSTRAINT staff_invitations_role CHECK (role IN ('system_admin', 'system_validator', 'system_auditor',
        'issuer_owner', 'issuer_admin', 'issuer_signatory', 'issuer_validator', 'issuer_auditor', 'issuer_finance',
        'attendee')),
    token_hash bytea CONSTRAINT staff_invitations_token_unique UNIQUE,
    expires_at timestamptz NOT NULL,
    invited_by uuid NOT NULL CONSTRAINT staff_invitations_invited_by_fk REFERENCES users (id),
    invited_at timestamptz NOT NULL,
    accepted_at timestamptz,
    CONSTRAINT staff_invitations_once UNIQUE NULLS NOT DISTINCT (issuer_id, email),
    -- An owner or admin may be invited without an issuer: accepting creates one.
    CONSTRAINT staff_invitations_issuer_by_role CHECK (CASE WHEN role IN ('issuer_owner', 'issuer_admin') THEN true
      ELSE (role LIKE 'issuer\\_%') = (issuer_id IS NOT NULL) END),
    CONSTRAINT staff_invitations_accepted CHECK ((accepted_at IS NULL) = (token_hash IS NOT NULL))
  );
  ${wall('staff_invitations', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON staff_invitations TO passa_app;

  -- Addresses whose owner opened a mailed link, with or without an account.
  CREATE TABLE confirmed_addresses (
    email text CONSTRAINT confirmed_addresses_pk PRIMARY KEY
      CONSTRAINT confirmed_addresses_form CHECK (email = lower(email)),
    confirmed_at timestamptz NOT NULL
  );
  ${wall('confirmed_addresses')}
  GRANT SELECT, INSERT, DELETE ON confirmed_addresses TO passa_app;
`;

const CALLS = `
  -- Counters may be lost after a crash, and an unlogged table spares the log.
  CREATE UNLOGGED TABLE rate_limits (
    key text CONSTRAINT rate_limits_pk PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX rate_limits_expire ON rate_limits (expire);
  GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO passa_app;

  -- Calls with an idempotency key, and their responses. The row is written in the transaction of the call's command.
  CREATE TABLE idempotent_calls (
    caller text NOT NULL CONSTRAINT idempotent_calls_caller CHECK (caller ~ '^(user|guest):[0-9a-f-]+$'),
    key text NOT NULL CONSTRAINT idempotent_calls_key CHECK (char_length(key) BETWEEN 1 AND 255),
    operation text NOT NULL,
    request_hash bytea NOT NULL CONSTRAINT idempotent_calls_request_hash CHECK (octet_length(request_hash) = 32),
    answer text,
    made_at timestamptz NOT NULL,
    CONSTRAINT idempotent_calls_pkey PRIMARY KEY (caller, key)
  );
  CREATE INDEX idempotent_calls_made ON idempotent_calls (made_at);
  GRANT SELECT, INSERT, UPDATE (answer), DELETE ON idempotent_calls TO passa_app;
`;

const SETTINGS = `
  -- A setting without a row has its default value, which the product defines.
  CREATE TABLE settings (
    name text CONSTRAINT settings_pk PRIMARY KEY
      CONSTRAINT settings_name CHECK (name IN ('form_sales', 'eur_rate', 'order_tickets', 'call_tickets')),
    value text NOT NULL CONSTRAINT settings_value_length CHECK (length(value) BETWEEN 1 AND 100),
    updated_at timestamptz NOT NULL,
    updated_by uuid NOT NULL CONSTRAINT settings_updated_by_fk REFERENCES users (id)
  );
  ${wall('settings')}
  GRANT SELECT, INSERT, UPDATE ON settings TO passa_app;

  -- Exchange rates are set elsewhere and recorded here too, as rate:USD/XLM.
  CREATE TABLE settings_history (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT settings_history_pk PRIMARY KEY,
    name text NOT NULL,
    value_before text,
    value text NOT NULL,
    changed_at timestamptz NOT NULL,
    changed_by uuid NOT NULL CONSTRAINT settings_history_changed_by_fk REFERENCES users (id)
  );
  CREATE INDEX settings_history_by_name ON settings_history (name, id);
  CREATE TRIGGER settings_history_append_only BEFORE UPDATE OR DELETE ON settings_history FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('settings_history')}
  GRANT SELECT, INSERT ON settings_history TO passa_app;

  CREATE TABLE maintenance (
    only_row boolean CONSTRAINT maintenance_pk PRIMARY KEY DEFAULT true
      CONSTRAINT maintenance_only_row CHECK (only_row),
    enabled boolean NOT NULL DEFAULT false,
    changed_at timestamptz,
    changed_by uuid CONSTRAINT maintenance_changed_by_fk REFERENCES users (id)
  );
  ${wall('maintenance')}
  GRANT SELECT, UPDATE ON maintenance TO passa_app;
  INSERT INTO maintenance DEFAULT VALUES;
`;

const AUDIT = `
  -- The audit log is ordered by transaction numbers, which restart on another server. A restore sets these two
  -- functions ahead of every number in the archive. Both are plain expressions, so that they cost nothing where they
  -- are used.
  CREATE FUNCTION audit_tx() RETURNS xid8 LANGUAGE sql VOLATILE AS 'SELECT pg_current_xact_id()';
  CREATE FUNCTION audit_horizon() RETURNS xid8 LANGUAGE sql STABLE AS 'SELECT pg_snapshot_xmin(pg_current_snapshot())';
  -- tx orders the entries for sealing: everything of a transaction below the oldest running one is final.
  CREATE TABLE audit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_entries_pk PRIMARY KEY,
    tx xid8 NOT NULL DEFAULT audit_tx(),
    at timestamptz NOT NULL,
    action text NOT NULL,
    entity_type text NOT NULL,
    entity_id text,
    issuer_id uuid,
    actor_kind text NOT NULL
      CONSTRAINT audit_entries_actor CHECK (actor_kind IN ('anonymous', 'user', 'api_key', 'system')),
    user_id uuid,
    user_email text,
    address text,
    request_id text,
    success boolean NOT NULL DEFAULT true,
    details jsonb NOT NULL DEFAULT '{}',
    error text
  );
  CREATE INDEX audit_entries_seal ON audit_entries (tx, id);
  CREATE INDEX audit_entries_by_issuer ON audit_entries (issuer_id, id) WHERE issuer_id IS NOT NULL;
  CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('audit_entries', TENANT, 'true')}
  GRANT SELECT, INSERT ON audit_entries TO passa_app;
  GRANT EXECUTE ON FUNCTION audit_tx(), audit_horizon() TO passa_app;

  CREATE TABLE audit_chain (
    seq bigint CONSTRAINT audit_chain_pk PRIMARY KEY,
    entry_id bigint NOT NULL CONSTRAINT audit_chain_entry_unique UNIQUE,
    tx xid8 NOT NULL,
    hash bytea NOT NULL CONSTRAINT audit_chain_hash_length CHECK (octet_length(hash) = 32)
  );
  -- The database links the chain, so that sealing takes no time of the process that sells; audit-verify recomputes it
  -- outside of the database.
  CREATE FUNCTION audit_link(previous bytea, seed bytea, canonical text) RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS
    $$ BEGIN RETURN sha256(coalesce(previous, seed) || convert_to(canonical, 'UTF8')); END $$;
  CREATE AGGREGATE audit_linked(bytea, text) (SFUNC = audit_link, STYPE = bytea);
  CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain FOR EACH ROW
    EXECUTE FUNCTION forbid_change();
  ${wall('audit_chain', 'false')}
  GRANT SELECT, INSERT ON audit_chain TO passa_app;
  GRANT EXECUTE ON FUNCTION audit_link(bytea, bytea, text), audit_linked(bytea, text) TO passa_app;
`;

const MAILS_AND_FILES = `
  CREATE TABLE mail_outbox (
    id uuid CONSTRAINT mail_outbox_pk PRIMARY KEY,
    kind text NOT NULL
      CONSTRAINT mail_outbox_kind CHECK (kind IN ('amount_refunded', 'ticket_cancelled', 'confirm_follow',
        'event_announced', 'waiting_cancelled', 'order_unconfirmed', 'owners_changed', 'find_tickets', 'event_changed',
        'tickets', 'reset_password', 'verify_email', 'password_changed', 'event_cancelled', 'order_refunded',
        'partner_invitation', 'waiting_joined', 'waiting_offer', 'staff_invitation', 'validator_invitation', 'message',
        'group_message', 'notification')),
    recipient text NOT NULL,
    order_id uuid,
    payload jsonb NOT NULL DEFAULT '{}',
    state text NOT NULL CONSTRAINT mail_outbox_state CHECK (state IN ('queued', 'kept', 'sent', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    sent_at timestamptz,
    last_error text
  );
  CREATE INDEX mail_outbox_queue ON mail_outbox (next_attempt_at) WHERE state = 'queued';
  CREATE INDEX mail_outbox_recent ON mail_outbox (created_at);
  CREATE INDEX mail_outbox_by_recipient ON mail_outbox (lower(recipient), created_at);
  ${wall('mail_outbox', 'false', 'true')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON mail_outbox TO passa_app;

  -- Files of a store in the database.
  CREATE TABLE blobs (
    folder text NOT NULL CONSTRAINT blobs_folder CHECK (folder ~ '^[a-z]+/[0-9a-f]{64}$'),
    name text NOT NULL CONSTRAINT blobs_name CHECK (name ~ '^[a-z0-9]+[.][a-z0-9]+$'),
    issuer_id uuid NOT NULL CONSTRAINT blobs_issuer_fk REFERENCES issuers (id),
    -- Compressed already: another attempt would only cost time.
    content bytea NOT NULL CONSTRAINT blobs_size CHECK (octet_length(content) BETWEEN 1 AND 33554432),
    CONSTRAINT blobs_pk PRIMARY KEY (folder, name)
  );
  ALTER TABLE blobs ALTER COLUMN content SET STORAGE EXTERNAL;
  ${wall('blobs', TENANT)}
  GRANT SELECT, INSERT, DELETE ON blobs TO passa_app;

  -- Folders of a store outside the database that are deleted when they are due: those that nothing refers to any more,
  -- and those that are written before the transaction that will refer to them.
  CREATE TABLE blob_removals (
    folder text CONSTRAINT blob_removals_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT blob_removals_issuer_fk REFERENCES issuers (id),
    due_at timestamptz NOT NULL,
    -- Its files are being deleted: nothing can refer to it any more.
    begun boolean NOT NULL DEFAULT false
  );
  CREATE INDEX blob_removals_by_time ON blob_removals (due_at);
  ${wall('blob_removals', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON blob_removals TO passa_app;
`;

const JOBS = `
  -- Work that a person requested. Its process reports every few seconds that it still runs.
  CREATE TABLE job_runs (
    id uuid CONSTRAINT job_runs_pk PRIMARY KEY,
    kind text NOT NULL CONSTRAINT job_runs_kind CHECK (kind IN ('backup', 'optimize')),
    status text NOT NULL DEFAULT 'queued'
      CONSTRAINT job_runs_status CHECK (status IN ('queued', 'running', 'done', 'failed')),
    -- Percent.
    progress smallint NOT NULL DEFAULT 0 CONSTRAINT job_runs_progress CHECK (progress BETWEEN 0 AND 100),
    -- What it is doing, or has done.
    step text NOT NULL DEFAULT '',
    asked_by uuid CONSTRAINT job_runs_asked_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    -- On the clock of the database, which all processes share.
    heard_at timestamptz,
    finished_at timestamptz,
    error text,
    CONSTRAINT job_runs_started CHECK (status = 'queued' OR started_at IS NOT NULL),
    CONSTRAINT job_runs_finished CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL)),
    CONSTRAINT job_runs_failed CHECK ((status = 'failed') = (error IS NOT NULL))
  );
  CREATE UNIQUE INDEX job_runs_one_open ON job_runs (kind) WHERE status IN ('queued', 'running');
  CREATE INDEX job_runs_recent ON job_runs (created_at DESC, id DESC);
  ${wall('job_runs')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON job_runs TO passa_app;

  -- The last run of each scheduled job.
  CREATE TABLE timed_jobs (
    name text CONSTRAINT timed_jobs_pk PRIMARY KEY,
    finished_at timestamptz NOT NULL,
    -- Milliseconds.
    duration integer NOT NULL CONSTRAINT timed_jobs_duration CHECK (duration >= 0),
    succeeded boolean NOT NULL,
    last_success_at timestamptz
  );
  ${wall('timed_jobs')}
  GRANT SELECT, INSERT, UPDATE ON timed_jobs TO passa_app;

  -- An archive is in the folder of the host that wrote it, unless all hosts share that folder.
  CREATE TABLE backups (
    id uuid CONSTRAINT backups_pk PRIMARY KEY CONSTRAINT backups_run_fk REFERENCES job_runs (id),
    file_name text NOT NULL CONSTRAINT backups_file_name_unique UNIQUE
      CONSTRAINT backups_file_name_form CHECK (file_name ~ '^[A-Za-z0-9._-]+$'),
    host text NOT NULL,
    bytes bigint NOT NULL CONSTRAINT backups_bytes CHECK (bytes > 0),
    sha256 bytea NOT NULL CONSTRAINT backups_sha256_length CHECK (octet_length(sha256) = 32),
    tables integer NOT NULL,
    rows bigint NOT NULL,
    -- The time of its snapshot.
    taken_at timestamptz NOT NULL,
    removed_at timestamptz
  );
  CREATE INDEX backups_recent ON backups (taken_at DESC);
  ${wall('backups')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON backups TO passa_app;
`;
