import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The schema of the first release. Two layers separate tenants: the policies in code, and the row-level security below,
 * which reads two settings that each transaction or connection sets: `passa.tenant` (an issuer's id, or `*` for system
 * work) and `passa.user`.
 *
 * The product connects as the role `passa_app`, which owns nothing and is bound by the policies. Views that end in
 * `_listed` run with their owner's rights on purpose: they show only public data, and a search through them can use the
 * trigram index (row security would prevent it, `ILIKE` is not leakproof).
 */
export class CreateFoundation1700000000000 implements MigrationInterface {
  name = 'CreateFoundation1700000000000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      EXTENSIONS,
      APP_ROLE,
      CONTEXT,
      IDENTITY,
      EVENTS,
      SALES,
      DOOR,
      RECORDS,
      LISTED,
      POLICIES,
      GRANTS,
    ]) {
      await q.query(statement);
    }
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW IF EXISTS events_listed, tiers_listed, issuers_listed, signing_keys_listed, revocations_listed, journal_lines;
      DROP TABLE IF EXISTS mail_outbox, audit_chain, audit_entries, journal_transfers, scan_conflicts, entries, scans,
        gates, revocations, tickets, orders, tiers, event_editions, events, signing_keys, rate_limits, one_time_tokens,
        api_keys, sessions, users, issuers CASCADE;
      DROP AGGREGATE IF EXISTS audit_linked(bytea, text);
      DROP FUNCTION IF EXISTS passa_all(), passa_tenant(), passa_user(), forbid_change(), audit_link(bytea, bytea, text);
    `);
  }
}

const EXTENSIONS = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS citext;
`;

/** Roles belong to the whole cluster, so several databases (and several starts) share the same one. */
const APP_ROLE = `
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
`;

const CONTEXT = `
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
`;

const IDENTITY = `
  CREATE TABLE issuers (
    id uuid CONSTRAINT issuers_pk PRIMARY KEY,
    name text NOT NULL CONSTRAINT issuers_name_length CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL DEFAULT '',
    active boolean NOT NULL DEFAULT true,
    listed boolean NOT NULL DEFAULT true,
    revocation_number bigint NOT NULL DEFAULT 0 CONSTRAINT issuers_revocation_number CHECK (revocation_number >= 0),
    created_at timestamptz NOT NULL
  );

  CREATE TABLE users (
    id uuid CONSTRAINT users_pk PRIMARY KEY,
    email citext NOT NULL CONSTRAINT users_email_unique UNIQUE,
    name text NOT NULL CONSTRAINT users_name_length CHECK (length(name) BETWEEN 1 AND 200),
    phone text,
    role text NOT NULL CONSTRAINT users_role CHECK (role IN ('system_admin', 'system_validator', 'system_auditor',
      'issuer_owner', 'issuer_admin', 'issuer_signatory', 'issuer_validator', 'issuer_auditor', 'issuer_finance', 'attendee')),
    issuer_id uuid CONSTRAINT users_issuer_fk REFERENCES issuers (id),
    password_hash text NOT NULL,
    status text NOT NULL DEFAULT 'active' CONSTRAINT users_status CHECK (status IN ('active', 'suspended')),
    wants_wallet boolean NOT NULL DEFAULT false,
    email_verified_at timestamptz,
    theme text CONSTRAINT users_theme CHECK (theme IN ('light', 'dark')),
    created_at timestamptz NOT NULL,
    last_login_at timestamptz,
    CONSTRAINT users_issuer_by_role CHECK ((role LIKE 'issuer\\_%') = (issuer_id IS NOT NULL))
  );
  CREATE INDEX users_issuer ON users (issuer_id) WHERE issuer_id IS NOT NULL;

  CREATE TABLE sessions (
    id uuid CONSTRAINT sessions_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT sessions_user_fk REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    ended_at timestamptz,
    ended_reason text CONSTRAINT sessions_ended_reason CHECK (ended_reason IN ('logout', 'ended_by_user', 'password_changed', 'suspended', 'role_changed')),
    address text,
    user_agent text,
    CONSTRAINT sessions_end CHECK ((ended_at IS NULL) = (ended_reason IS NULL))
  );
  CREATE INDEX sessions_user ON sessions (user_id, created_at);

  CREATE TABLE api_keys (
    id uuid CONSTRAINT api_keys_pk PRIMARY KEY,
    user_id uuid NOT NULL CONSTRAINT api_keys_user_fk REFERENCES users (id) ON DELETE CASCADE,
    prefix text NOT NULL,
    hash bytea NOT NULL CONSTRAINT api_keys_hash_unique UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    last_used_at timestamptz,
    revoked_at timestamptz
  );
  CREATE INDEX api_keys_user ON api_keys (user_id, created_at);

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

  -- Lost counters after a crash harm nobody, and an unlogged table spares the log.
  CREATE UNLOGGED TABLE rate_limits (
    key text CONSTRAINT rate_limits_pk PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX rate_limits_expire ON rate_limits (expire);

  CREATE TABLE signing_keys (
    issuer_id uuid NOT NULL CONSTRAINT signing_keys_issuer_fk REFERENCES issuers (id),
    version integer NOT NULL CONSTRAINT signing_keys_version CHECK (version >= 1),
    public_key bytea NOT NULL CONSTRAINT signing_keys_public_length CHECK (octet_length(public_key) = 32),
    sealed_secret bytea NOT NULL,
    created_at timestamptz NOT NULL,
    retired_at timestamptz,
    CONSTRAINT signing_keys_pk PRIMARY KEY (issuer_id, version),
    CONSTRAINT signing_keys_public_unique UNIQUE (public_key)
  );
  CREATE UNIQUE INDEX signing_keys_one_current ON signing_keys (issuer_id) WHERE retired_at IS NULL;
`;

const EVENTS = `
  CREATE TABLE events (
    id uuid CONSTRAINT events_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT events_issuer_fk REFERENCES issuers (id),
    name text NOT NULL CONSTRAINT events_name_length CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL CONSTRAINT events_description_length CHECK (length(description) BETWEEN 1 AND 20000),
    venue text NOT NULL CONSTRAINT events_venue_comma CHECK (venue LIKE '%,%' AND length(venue) <= 300),
    category text CONSTRAINT events_category CHECK (category IN ('music', 'sports', 'arts', 'business', 'technology')),
    slug text NOT NULL CONSTRAINT events_slug_unique UNIQUE CONSTRAINT events_slug_form CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
    status text NOT NULL DEFAULT 'draft' CONSTRAINT events_status CHECK (status IN ('draft', 'published', 'cancelled')),
    start_at timestamptz NOT NULL,
    end_at timestamptz NOT NULL,
    form_sales boolean NOT NULL DEFAULT true,
    edition integer NOT NULL DEFAULT 1 CONSTRAINT events_edition CHECK (edition >= 1),
    created_by uuid NOT NULL CONSTRAINT events_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    published_at timestamptz,
    search_text text NOT NULL GENERATED ALWAYS AS (lower(name || E'\\n' || venue || E'\\n' || description)) STORED,
    CONSTRAINT events_times CHECK (end_at >= start_at),
    CONSTRAINT events_published CHECK ((status = 'draft') = (published_at IS NULL))
  );
  CREATE INDEX events_by_issuer ON events (issuer_id, created_at DESC, id DESC);
  CREATE INDEX events_by_start ON events (start_at, id) WHERE status = 'published';
  CREATE INDEX events_search ON events USING gin (search_text gin_trgm_ops) WHERE status = 'published';

  -- What a ticket file says of its event, as it was when the ticket was signed: the file can be made
  -- again bit by bit after the event was renamed or moved.
  CREATE TABLE event_editions (
    event_id uuid NOT NULL CONSTRAINT event_editions_event_fk REFERENCES events (id) ON DELETE CASCADE,
    edition integer NOT NULL,
    issuer_id uuid NOT NULL CONSTRAINT event_editions_issuer_fk REFERENCES issuers (id),
    name text NOT NULL,
    venue text NOT NULL,
    start_at timestamptz NOT NULL,
    CONSTRAINT event_editions_pk PRIMARY KEY (event_id, edition)
  );

  -- One hot row a tier takes every sale: room on its page keeps the updates there.
  CREATE TABLE tiers (
    id uuid CONSTRAINT tiers_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT tiers_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT tiers_event_fk REFERENCES events (id) ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT tiers_name_length CHECK (length(name) BETWEEN 1 AND 100),
    position integer NOT NULL,
    price_units bigint NOT NULL CONSTRAINT tiers_price CHECK (price_units >= 0),
    currency text NOT NULL CONSTRAINT tiers_currency CHECK (currency IN ('USD', 'XLM', 'KES')),
    capacity integer NOT NULL CONSTRAINT tiers_capacity CHECK (capacity >= 0),
    sold integer NOT NULL DEFAULT 0,
    next_serial integer NOT NULL DEFAULT 1 CONSTRAINT tiers_next_serial CHECK (next_serial >= 1),
    effective_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    grace_seconds integer NOT NULL CONSTRAINT tiers_grace CHECK (grace_seconds BETWEEN 0 AND 604800),
    form_sales boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    CONSTRAINT tiers_name_unique UNIQUE (event_id, name),
    CONSTRAINT tiers_never_oversold CHECK (sold >= 0 AND sold <= capacity),
    CONSTRAINT tiers_times CHECK (expires_at >= effective_at)
  ) WITH (fillfactor = 20);
`;

const SALES = `
  -- The rows of a sale take issuer, event and edition from the tier that its statement holds locked. They refer to
  -- that tier and that order, which keeps everything above from being deleted; a key more would be checked again for
  -- each row, at four microseconds, and could not differ.
  CREATE TABLE orders (
    id uuid CONSTRAINT orders_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    user_id uuid CONSTRAINT orders_user_fk REFERENCES users (id),
    method text NOT NULL CONSTRAINT orders_method CHECK (method IN ('form', 'stellar', 'mock')),
    status text NOT NULL CONSTRAINT orders_status CHECK (status IN ('due', 'held', 'paid', 'cancelled', 'refunded')),
    buyer_name text NOT NULL,
    buyer_email text NOT NULL,
    buyer_phone text NOT NULL,
    quantity integer NOT NULL CONSTRAINT orders_quantity CHECK (quantity >= 1),
    created_at timestamptz NOT NULL,
    idempotency_key text,
    request_hash bytea,
    CONSTRAINT orders_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL))
  );
  CREATE UNIQUE INDEX orders_idempotency ON orders (event_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX orders_by_event ON orders (event_id, created_at);
  CREATE INDEX orders_by_user ON orders (user_id, created_at) WHERE user_id IS NOT NULL;

  CREATE TABLE tickets (
    id uuid CONSTRAINT tickets_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    edition integer NOT NULL,
    tier_id uuid NOT NULL CONSTRAINT tickets_tier_fk REFERENCES tiers (id),
    order_id uuid NOT NULL CONSTRAINT tickets_order_fk REFERENCES orders (id),
    user_id uuid CONSTRAINT tickets_user_fk REFERENCES users (id),
    serial integer NOT NULL CONSTRAINT tickets_serial CHECK (serial >= 1),
    status text NOT NULL DEFAULT 'active' CONSTRAINT tickets_status CHECK (status IN ('active', 'revoked', 'cancelled')),
    holder_name text NOT NULL,
    holder_email text NOT NULL,
    holder_phone text NOT NULL,
    price_units bigint NOT NULL CONSTRAINT tickets_price CHECK (price_units >= 0),
    currency text NOT NULL,
    due_status text NOT NULL CONSTRAINT tickets_due_status CHECK (due_status IN ('none', 'due', 'collected', 'waived', 'cancelled')),
    due_method text CONSTRAINT tickets_due_method CHECK (due_method IN ('cash', 'mobile_money', 'card_terminal', 'waived')),
    due_settled_at timestamptz,
    due_settled_by uuid,
    issued_at timestamptz NOT NULL,
    effective_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    grace_seconds integer NOT NULL,
    key_version integer NOT NULL,
    signature bytea NOT NULL CONSTRAINT tickets_signature_length CHECK (octet_length(signature) = 64),
    CONSTRAINT tickets_serial_unique UNIQUE (tier_id, serial),
    CONSTRAINT tickets_due_settled CHECK ((due_status IN ('collected', 'waived')) = (due_settled_at IS NOT NULL))
  );
  CREATE INDEX tickets_by_order ON tickets (order_id);
  -- Identifiers grow with time: newest first is the end of the index.
  CREATE INDEX tickets_by_event ON tickets (event_id, id);
  CREATE INDEX tickets_by_issuer ON tickets (issuer_id, id);
  CREATE INDEX tickets_by_email ON tickets (holder_email, issued_at);
  CREATE INDEX tickets_by_user ON tickets (user_id, issued_at) WHERE user_id IS NOT NULL;

  CREATE TABLE revocations (
    issuer_id uuid NOT NULL CONSTRAINT revocations_issuer_fk REFERENCES issuers (id),
    number bigint NOT NULL CONSTRAINT revocations_number CHECK (number >= 1),
    ticket_id uuid NOT NULL CONSTRAINT revocations_ticket_unique UNIQUE CONSTRAINT revocations_ticket_fk REFERENCES tickets (id),
    revoked_at timestamptz NOT NULL,
    revoked_by uuid,
    actor text NOT NULL,
    reason text NOT NULL CONSTRAINT revocations_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    CONSTRAINT revocations_pk PRIMARY KEY (issuer_id, number)
  );

  -- One row is one movement from an account to another: it sums to zero by its form.
  CREATE TABLE journal_transfers (
    id uuid CONSTRAINT journal_transfers_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    order_id uuid,
    ticket_id uuid,
    kind text NOT NULL CONSTRAINT journal_transfers_kind CHECK (kind IN ('form_sale', 'due_collected', 'due_waived', 'due_cancelled')),
    debit text NOT NULL CONSTRAINT journal_transfers_debit CHECK (debit IN ('door_dues', 'door_cash', 'sales', 'waived')),
    credit text NOT NULL CONSTRAINT journal_transfers_credit CHECK (credit IN ('door_dues', 'door_cash', 'sales', 'waived')),
    currency text NOT NULL,
    units bigint NOT NULL CONSTRAINT journal_transfers_units CHECK (units > 0),
    occurred_at timestamptz NOT NULL,
    CONSTRAINT journal_transfers_two_sides CHECK (debit <> credit)
  );
  CREATE INDEX journal_transfers_by_event ON journal_transfers (event_id, occurred_at);
  CREATE TRIGGER journal_transfers_append_only BEFORE UPDATE OR DELETE ON journal_transfers
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

const DOOR = `
  CREATE TABLE gates (
    id uuid CONSTRAINT gates_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT gates_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT gates_event_fk REFERENCES events (id) ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT gates_name_length CHECK (length(name) BETWEEN 1 AND 100),
    active boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    CONSTRAINT gates_name_unique UNIQUE (event_id, name)
  );

  -- Every scan is kept. The device's own time is what it said; corrected_at is that time after the
  -- offset that the device measured at its last sync.
  CREATE TABLE scans (
    id uuid CONSTRAINT scans_pk PRIMARY KEY,
    issuer_id uuid CONSTRAINT scans_issuer_fk REFERENCES issuers (id),
    event_id uuid,
    ticket_id uuid,
    gate_id uuid,
    scanned_by uuid NOT NULL CONSTRAINT scans_user_fk REFERENCES users (id),
    device_id text NOT NULL CONSTRAINT scans_device_length CHECK (length(device_id) BETWEEN 1 AND 100),
    nonce text NOT NULL CONSTRAINT scans_nonce_length CHECK (length(nonce) BETWEEN 1 AND 100),
    mode text NOT NULL CONSTRAINT scans_mode CHECK (mode IN ('online', 'offline')),
    outcome text NOT NULL CONSTRAINT scans_outcome CHECK (outcome IN ('admitted', 'good', 'malformed', 'bad_signature',
      'unknown_key', 'unknown_ticket', 'wrong_issuer', 'wrong_event', 'revoked', 'cancelled', 'not_yet_valid', 'expired', 'already_used')),
    device_time timestamptz NOT NULL,
    corrected_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL,
    -- Within an issuer: nobody can occupy the nonces of another's devices. The issuer stands last, so that this index
    -- alone serves a lookup by device and nonce.
    CONSTRAINT scans_nonce_unique UNIQUE NULLS NOT DISTINCT (device_id, nonce, issuer_id)
  );
  CREATE INDEX scans_by_ticket ON scans (ticket_id, corrected_at) WHERE ticket_id IS NOT NULL;
  CREATE INDEX scans_by_event ON scans (event_id, received_at) WHERE event_id IS NOT NULL;
  CREATE INDEX scans_by_issuer ON scans (issuer_id, received_at);
  CREATE TRIGGER scans_append_only BEFORE UPDATE OR DELETE ON scans FOR EACH ROW EXECUTE FUNCTION forbid_change();

  -- One entry a ticket: the primary key is what admits only once.
  CREATE TABLE entries (
    ticket_id uuid CONSTRAINT entries_pk PRIMARY KEY CONSTRAINT entries_ticket_fk REFERENCES tickets (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    tier_id uuid NOT NULL,
    scan_id uuid NOT NULL CONSTRAINT entries_scan_unique UNIQUE CONSTRAINT entries_scan_fk REFERENCES scans (id),
    gate_id uuid,
    device_id text NOT NULL,
    entered_at timestamptz NOT NULL
  );
  CREATE INDEX entries_by_event ON entries (event_id, entered_at);

  CREATE TABLE scan_conflicts (
    id uuid CONSTRAINT scan_conflicts_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT scan_conflicts_ticket_fk REFERENCES tickets (id),
    winner_scan_id uuid NOT NULL CONSTRAINT scan_conflicts_winner_fk REFERENCES scans (id),
    loser_scan_id uuid NOT NULL CONSTRAINT scan_conflicts_loser_unique UNIQUE CONSTRAINT scan_conflicts_loser_fk REFERENCES scans (id),
    detected_at timestamptz NOT NULL,
    CONSTRAINT scan_conflicts_two CHECK (winner_scan_id <> loser_scan_id)
  );
  CREATE INDEX scan_conflicts_by_event ON scan_conflicts (event_id, detected_at);
`;

const RECORDS = `
  -- tx orders what one sealer may seal: all of a transaction below the oldest one still running is final.
  CREATE TABLE audit_entries (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_entries_pk PRIMARY KEY,
    tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
    at timestamptz NOT NULL,
    action text NOT NULL,
    entity_type text NOT NULL,
    entity_id text,
    issuer_id uuid,
    actor_kind text NOT NULL CONSTRAINT audit_entries_actor CHECK (actor_kind IN ('anonymous', 'user', 'api_key', 'system')),
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
  CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
    FOR EACH ROW EXECUTE FUNCTION forbid_change();

  CREATE TABLE audit_chain (
    seq bigint CONSTRAINT audit_chain_pk PRIMARY KEY,
    entry_id bigint NOT NULL CONSTRAINT audit_chain_entry_unique UNIQUE,
    tx xid8 NOT NULL,
    hash bytea NOT NULL CONSTRAINT audit_chain_hash_length CHECK (octet_length(hash) = 32)
  );
  CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain
    FOR EACH ROW EXECUTE FUNCTION forbid_change();

  -- The chain is linked here and not in the product, so that sealing takes none of the time of the process that
  -- sells; audit-verify recomputes it outside of the database.
  CREATE FUNCTION audit_link(previous bytea, seed bytea, canonical text) RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS
    $$ BEGIN RETURN sha256(coalesce(previous, seed) || convert_to(canonical, 'UTF8')); END $$;
  CREATE AGGREGATE audit_linked(bytea, text) (SFUNC = audit_link, STYPE = bytea);

  CREATE TABLE mail_outbox (
    id uuid CONSTRAINT mail_outbox_pk PRIMARY KEY,
    kind text NOT NULL CONSTRAINT mail_outbox_kind CHECK (kind IN ('tickets', 'reset_password', 'verify_email', 'password_changed')),
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
`;

const LISTED = `
  CREATE VIEW issuers_listed AS
    SELECT id, name, description, active, created_at FROM issuers WHERE listed;
  CREATE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text
    -- An outer join, so that readers who do not ask for the issuer do not pay for it.
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
  CREATE VIEW tiers_listed AS
    SELECT t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold, t.effective_at, t.expires_at,
           t.grace_seconds, t.form_sales
    FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published';
  CREATE VIEW signing_keys_listed AS
    SELECT issuer_id, version, public_key, created_at, retired_at FROM signing_keys;
  CREATE VIEW revocations_listed AS
    SELECT issuer_id, number, ticket_id, revoked_at FROM revocations;
  CREATE VIEW journal_lines WITH (security_invoker = true) AS
    SELECT id AS transfer_id, issuer_id, event_id, kind, debit AS account, currency, units, occurred_at FROM journal_transfers
    UNION ALL
    SELECT id, issuer_id, event_id, kind, credit, currency, -units, occurred_at FROM journal_transfers;
`;

/** The tables whose rows belong to an issuer only; those with rows of users are listed beside them. */
const TENANT_TABLES = [
  'events',
  'event_editions',
  'tiers',
  'revocations',
  'journal_transfers',
  'gates',
  'scan_conflicts',
  'signing_keys',
];
const SHARED_WITH_HOLDER = ['orders', 'tickets'];
const OWN_ROWS = ['sessions', 'api_keys', 'one_time_tokens'];

const ALL = '(SELECT passa_all())';
const TENANT = 'issuer_id = (SELECT passa_tenant())';
const OWN = 'user_id = (SELECT passa_user())';

function wall(table: string, mine: string, written = mine): string {
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL} OR ${mine}) WITH CHECK (${ALL} OR ${written});`;
}

const POLICIES = [
  ...TENANT_TABLES.map((table) => wall(table, TENANT)),
  ...SHARED_WITH_HOLDER.map((table) => wall(table, `${TENANT} OR ${OWN}`, TENANT)),
  ...OWN_ROWS.map((table) => wall(table, OWN)),
  // No user can add themselves to another tenant, nor add a user to a system role: only system work can.
  wall(
    'users',
    `id = (SELECT passa_user()) OR ${TENANT}`,
    `(id = (SELECT passa_user()) OR ${TENANT}) AND issuer_id IS NOT DISTINCT FROM (SELECT passa_tenant())
      AND role NOT LIKE 'system\\_%'`,
  ),
  wall('issuers', 'id = (SELECT passa_tenant())'),
  wall('mail_outbox', 'false', 'true'),
  wall('scans', `${TENANT} OR (issuer_id IS NULL AND scanned_by = (SELECT passa_user()))`),
  wall('entries', TENANT),
  wall('audit_entries', TENANT, 'true'),
  wall('audit_chain', 'false'),
].join('\n');

const GRANTS = `
  GRANT USAGE ON SCHEMA public TO passa_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO passa_app;
  REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries, audit_chain, journal_transfers, scans FROM passa_app;
  REVOKE INSERT, UPDATE, DELETE ON issuers_listed, events_listed, tiers_listed, signing_keys_listed, revocations_listed, journal_lines FROM passa_app;
  REVOKE INSERT, UPDATE, DELETE ON migrations FROM passa_app;
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO passa_app;
`;
