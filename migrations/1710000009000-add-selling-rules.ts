import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An organiser's selling rules: sale times, tickets per order, codes, prices, and the waitlist for places that become
 * free.
 */
export class AddSellingRules1710000009000 implements MigrationInterface {
  name = 'AddSellingRules1710000009000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [SALES, LISTED, CODES, WAITING, MAILS, POLICIES, GRANTS])
      await q.query(statement);
  }

  /** Mails of the waitlist that are in the outbox go with it. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM mail_outbox WHERE kind IN ('waiting_joined', 'waiting_offer');
      DROP TABLE waiting_entries;
      DROP TRIGGER orders_code_used ON orders;
      DROP TRIGGER orders_code_changed ON orders;
      DROP FUNCTION count_code_use();
      DROP INDEX orders_by_code;
      ALTER TABLE orders DROP COLUMN code_id, DROP COLUMN code;
      DROP TABLE selling_codes;
      DROP VIEW tiers_listed, events_listed;
      CREATE VIEW events_listed AS
        SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
               i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
               e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text
        FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
      CREATE VIEW tiers_listed AS
        SELECT t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold, t.effective_at,
               t.expires_at, t.grace_seconds, t.form_sales, t.held
        FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published';
      GRANT SELECT ON events_listed, tiers_listed TO passa_app;
      ALTER TABLE tiers DROP COLUMN rules_version, DROP COLUMN hidden, DROP COLUMN sales_start, DROP COLUMN sales_end,
        DROP COLUMN order_limit;
      ALTER TABLE events DROP COLUMN sales_open, DROP COLUMN order_limit, DROP COLUMN waiting_list, DROP COLUMN offer_minutes;
    `);
  }
}

const SALES = `
  ALTER TABLE events
    ADD COLUMN sales_open boolean NOT NULL DEFAULT true,
    ADD COLUMN order_limit integer CONSTRAINT events_order_limit CHECK (order_limit BETWEEN 1 AND 20),
    ADD COLUMN waiting_list boolean NOT NULL DEFAULT true,
    ADD COLUMN offer_minutes integer NOT NULL DEFAULT 120 CONSTRAINT events_offer_minutes CHECK (offer_minutes BETWEEN 5 AND 10080);
  -- rules_version counts every change of a rule that a sale obeys, those of the event included: a sale sees its tier as it
  -- is once it has waited for it, and only its tier, so this one number tells it that what it was judged by is no more.
  ALTER TABLE tiers
    ADD COLUMN rules_version integer NOT NULL DEFAULT 1,
    ADD COLUMN hidden boolean NOT NULL DEFAULT false,
    ADD COLUMN sales_start timestamptz,
    ADD COLUMN sales_end timestamptz,
    ADD COLUMN order_limit integer CONSTRAINT tiers_order_limit CHECK (order_limit BETWEEN 1 AND 20),
    ADD CONSTRAINT tiers_sales_window CHECK (sales_end > sales_start);
`;

/** Hidden tiers are shown only with their code. */
const LISTED = `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, e.offer_minutes
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
  CREATE OR REPLACE VIEW tiers_listed AS
    SELECT t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold, t.effective_at, t.expires_at,
           t.grace_seconds, t.form_sales, t.held, t.hidden, t.sales_start, t.sales_end, t.order_limit
    FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published' AND NOT t.hidden;
`;

/**
 * A code gives a discount on each ticket, or opens hidden tiers, or both. One order is one use. Triggers on the orders
 * keep the count, whichever command writes them: each active order counts, and returns its use when it is given up.
 */
const CODES = `
  CREATE TABLE selling_codes (
    id uuid CONSTRAINT selling_codes_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT selling_codes_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT selling_codes_event_fk REFERENCES events (id) ON DELETE CASCADE,
    code text NOT NULL CONSTRAINT selling_codes_form CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
    -- In hundredths of a percent.
    percent_off integer CONSTRAINT selling_codes_percent CHECK (percent_off BETWEEN 1 AND 10000),
    -- In 10^-7 of the currency, off each ticket that is sold in it.
    units_off bigint CONSTRAINT selling_codes_units CHECK (units_off > 0),
    currency text CONSTRAINT selling_codes_currency CHECK (currency IN ('USD', 'XLM', 'KES')),
    opens boolean NOT NULL DEFAULT false,
    -- Null: all tiers of the event.
    tier_ids uuid[] CONSTRAINT selling_codes_tiers CHECK (cardinality(tier_ids) BETWEEN 1 AND 50),
    most_uses integer CONSTRAINT selling_codes_most CHECK (most_uses BETWEEN 1 AND 1000000),
    used integer NOT NULL DEFAULT 0,
    starts_at timestamptz,
    ends_at timestamptz,
    active boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    created_by uuid NOT NULL CONSTRAINT selling_codes_created_by_fk REFERENCES users (id),
    CONSTRAINT selling_codes_unique UNIQUE (event_id, code),
    CONSTRAINT selling_codes_never_overused CHECK (used >= 0 AND (most_uses IS NULL OR used <= most_uses)),
    CONSTRAINT selling_codes_one_discount CHECK (percent_off IS NULL OR units_off IS NULL),
    CONSTRAINT selling_codes_in_currency CHECK ((units_off IS NULL) = (currency IS NULL)),
    CONSTRAINT selling_codes_good_for CHECK (opens OR percent_off IS NOT NULL OR units_off IS NOT NULL),
    CONSTRAINT selling_codes_period CHECK (ends_at > starts_at)
  ) WITH (fillfactor = 20);

  -- The word that was used stands beside it, so that an order tells it without a look elsewhere.
  ALTER TABLE orders
    ADD COLUMN code_id uuid CONSTRAINT orders_code_fk REFERENCES selling_codes (id),
    ADD COLUMN code text;
  CREATE INDEX orders_by_code ON orders (code_id) WHERE code_id IS NOT NULL;

  CREATE FUNCTION count_code_use() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    step integer := (NEW.status NOT IN ('cancelled', 'refunded'))::integer;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      step := step - (OLD.status NOT IN ('cancelled', 'refunded'))::integer;
    END IF;
    IF step = 0 THEN
      RETURN NULL;
    END IF;
    UPDATE selling_codes SET used = used + step WHERE id = NEW.code_id AND (active OR TG_OP = 'UPDATE');
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the code is not good any more' USING ERRCODE = 'check_violation', CONSTRAINT = 'selling_codes_active';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER orders_code_used AFTER INSERT ON orders
    FOR EACH ROW WHEN (NEW.code_id IS NOT NULL) EXECUTE FUNCTION count_code_use();
  CREATE TRIGGER orders_code_changed AFTER UPDATE OF status ON orders
    FOR EACH ROW WHEN (NEW.code_id IS NOT NULL AND NEW.status <> OLD.status) EXECUTE FUNCTION count_code_use();
`;

/**
 * Waitlist of a tier, first come, first offered. The places of an open offer are held: they count in tiers.held as
 * those of an order whose payment is in progress.
 */
const WAITING = `
  CREATE TABLE waiting_entries (
    id uuid CONSTRAINT waiting_entries_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT waiting_entries_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT waiting_entries_event_fk REFERENCES events (id) ON DELETE CASCADE,
    tier_id uuid NOT NULL CONSTRAINT waiting_entries_tier_fk REFERENCES tiers (id) ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT waiting_entries_name_length CHECK (length(name) BETWEEN 1 AND 200),
    email text NOT NULL CONSTRAINT waiting_entries_email_length CHECK (length(email) BETWEEN 3 AND 254),
    quantity integer NOT NULL CONSTRAINT waiting_entries_quantity CHECK (quantity BETWEEN 1 AND 20),
    state text NOT NULL DEFAULT 'waiting'
      CONSTRAINT waiting_entries_state CHECK (state IN ('waiting', 'offered', 'taken', 'lapsed', 'left')),
    -- Of the secret in the links that are mailed.
    secret_hash bytea NOT NULL CONSTRAINT waiting_entries_secret_unique UNIQUE,
    joined_at timestamptz NOT NULL,
    offered_at timestamptz,
    offer_until timestamptz,
    finished_at timestamptz,
    order_id uuid CONSTRAINT waiting_entries_order_unique UNIQUE CONSTRAINT waiting_entries_order_fk REFERENCES orders (id),
    CONSTRAINT waiting_entries_offered CHECK (state <> 'offered' OR (offered_at IS NOT NULL AND offer_until > offered_at)),
    CONSTRAINT waiting_entries_taken CHECK ((state = 'taken') = (order_id IS NOT NULL)),
    CONSTRAINT waiting_entries_finished CHECK ((state IN ('waiting', 'offered')) = (finished_at IS NULL))
  );
  CREATE UNIQUE INDEX waiting_entries_once ON waiting_entries (tier_id, email) WHERE state IN ('waiting', 'offered');
  CREATE INDEX waiting_entries_queue ON waiting_entries (tier_id, joined_at, id) WHERE state = 'waiting';
  CREATE INDEX waiting_entries_offers ON waiting_entries (offer_until) WHERE state = 'offered';
  CREATE INDEX waiting_entries_by_event ON waiting_entries (event_id, joined_at, id);
`;

/** Adds to the currently allowed kinds. */
const MAILS = `
  DO $$
  DECLARE
    allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT allowed FROM pg_constraint
      WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
    ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
    EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
      replace(allowed, '''partner_invitation''::text', '''partner_invitation''::text, ''waiting_joined''::text, ''waiting_offer''::text'));
  END $$;
`;

const ALL = '(SELECT passa_all())';
const TENANT = 'issuer_id = (SELECT passa_tenant())';

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL} OR ${TENANT}) WITH CHECK (${ALL} OR ${TENANT});`;

const POLICIES = [wall('selling_codes'), wall('waiting_entries')].join('\n');

const GRANTS = `
  GRANT SELECT, INSERT, UPDATE, DELETE ON selling_codes, waiting_entries TO passa_app;
  GRANT EXECUTE ON FUNCTION count_code_use() TO passa_app;
`;
