import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhook endpoints of integrators, and every delivery to them. */
export class AddWebhooks1710000009400 implements MigrationInterface {
  name = 'AddWebhooks1710000009400';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [ENDPOINTS, HAPPENINGS, DELIVERIES, CURSOR, WALLS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'DROP TABLE webhook_attempts, webhook_deliveries, webhook_happenings, webhook_endpoints, webhook_cursor;',
    );
  }
}

const TYPES = `'ping', 'order.created', 'order.paid', 'order.refunded', 'due.collected', 'ticket.issued', 'ticket.revoked',
  'ticket.scanned', 'ticket.conflict', 'event.published', 'event.cancelled', 'contract.final', 'round.triggered',
  'round.executed'`;

const ENDPOINTS = `
  CREATE TABLE webhook_endpoints (
    id uuid CONSTRAINT webhook_endpoints_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT webhook_endpoints_issuer_fk REFERENCES issuers (id),
    url text NOT NULL CONSTRAINT webhook_endpoints_url CHECK (length(url) <= 2000 AND url ~ '^https?://'),
    description text NOT NULL CONSTRAINT webhook_endpoints_description_length CHECK (length(description) <= 200),
    types text[] NOT NULL CONSTRAINT webhook_endpoints_types CHECK (cardinality(types) >= 1),
    active boolean NOT NULL DEFAULT true,
    -- Sealed under the master key and bound to this row.
    secret text NOT NULL,
    -- The one before, which signs beside the new one until then.
    former_secret text,
    former_until timestamptz,
    created_by uuid NOT NULL CONSTRAINT webhook_endpoints_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    deleted_at timestamptz,
    CONSTRAINT webhook_endpoints_former CHECK ((former_secret IS NULL) = (former_until IS NULL))
  );
  CREATE INDEX webhook_endpoints_by_issuer ON webhook_endpoints (issuer_id, created_at) WHERE deleted_at IS NULL;
`;

const HAPPENINGS = `
  CREATE TABLE webhook_happenings (
    id uuid CONSTRAINT webhook_happenings_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT webhook_happenings_issuer_fk REFERENCES issuers (id),
    type text NOT NULL CONSTRAINT webhook_happenings_type CHECK (type IN (${TYPES})),
    -- The entry of the audit log that it was read from, and what of it; a ping has none.
    entry_id bigint,
    subject_id uuid,
    happened_at timestamptz NOT NULL,
    data jsonb NOT NULL,
    CONSTRAINT webhook_happenings_once UNIQUE (entry_id, type, subject_id)
  );
`;

const DELIVERIES = `
  CREATE TABLE webhook_deliveries (
    id uuid CONSTRAINT webhook_deliveries_pk PRIMARY KEY,
    endpoint_id uuid NOT NULL CONSTRAINT webhook_deliveries_endpoint_fk REFERENCES webhook_endpoints (id),
    happening_id uuid NOT NULL CONSTRAINT webhook_deliveries_happening_fk REFERENCES webhook_happenings (id),
    issuer_id uuid NOT NULL,
    state text NOT NULL CONSTRAINT webhook_deliveries_state CHECK (state IN ('waiting', 'delivered', 'failed')),
    attempts integer NOT NULL DEFAULT 0 CONSTRAINT webhook_deliveries_attempts CHECK (attempts >= 0),
    -- Tries since it was last asked for: a replay begins anew.
    tries integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    delivered_at timestamptz,
    CONSTRAINT webhook_deliveries_once UNIQUE (endpoint_id, happening_id),
    CONSTRAINT webhook_deliveries_delivered CHECK ((state = 'delivered') = (delivered_at IS NOT NULL))
  );
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, created_at DESC, id DESC);

  CREATE TABLE webhook_attempts (
    delivery_id uuid NOT NULL CONSTRAINT webhook_attempts_delivery_fk REFERENCES webhook_deliveries (id),
    number integer NOT NULL CONSTRAINT webhook_attempts_number CHECK (number >= 1),
    issuer_id uuid NOT NULL,
    at timestamptz NOT NULL,
    milliseconds integer NOT NULL,
    -- null: no answer came.
    status integer,
    error text,
    answer text,
    CONSTRAINT webhook_attempts_pk PRIMARY KEY (delivery_id, number)
  );
  CREATE TRIGGER webhook_attempts_append_only BEFORE UPDATE OR DELETE ON webhook_attempts
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

const CURSOR = `
  -- Up to which link of the audit chain was read. One row; whoever holds it reads on.
  CREATE TABLE webhook_cursor (
    id boolean NOT NULL DEFAULT true CONSTRAINT webhook_cursor_pk PRIMARY KEY CONSTRAINT webhook_cursor_one CHECK (id),
    seq bigint NOT NULL
  );
  INSERT INTO webhook_cursor (seq) SELECT coalesce(max(seq), 0) FROM audit_chain;
`;

const ALL = '(SELECT passa_all())';
const wall = (table: string, mine: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL} OR ${mine}) WITH CHECK (${ALL} OR ${mine});
  GRANT SELECT, INSERT, UPDATE ON ${table} TO passa_app;`;
const TENANT = 'issuer_id = (SELECT passa_tenant())';

const WALLS = `
  ${['webhook_endpoints', 'webhook_happenings', 'webhook_deliveries', 'webhook_attempts'].map((table) => wall(table, TENANT)).join('\n')}
  ${wall('webhook_cursor', 'false')}
  REVOKE UPDATE, DELETE, TRUNCATE ON webhook_happenings, webhook_attempts FROM passa_app;
  REVOKE INSERT, DELETE ON webhook_cursor FROM passa_app;
`;
