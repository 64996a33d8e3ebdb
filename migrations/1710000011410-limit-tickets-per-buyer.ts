import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An organiser may limit the tickets that one person gets in all orders of an event. A person is known by email
 * address, phone number and account, in a normal form, of which only hashes are counted.
 */
export class LimitTicketsPerBuyer1710000011410 implements MigrationInterface {
  name = 'LimitTicketsPerBuyer1710000011410';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [COLUMNS, COUNTS, RULE, WALLS, listed(', e.buyer_limit')])
      await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW events_listed;
      ${listed('')}
      GRANT SELECT ON events_listed TO passa_app;
      DROP TRIGGER orders_buyer_counted ON orders;
      DROP TRIGGER orders_buyer_released ON orders;
      DROP FUNCTION count_buyer();
      ALTER TABLE orders DROP COLUMN buyer_keys;
      ALTER TABLE events DROP COLUMN buyer_limit;
      DROP TABLE buyer_refusals, event_buyers;
    `);
  }
}

const COLUMNS = `
  ALTER TABLE events ADD COLUMN buyer_limit integer CONSTRAINT events_buyer_limit CHECK (buyer_limit BETWEEN 1 AND 1000);
  -- Only of events with a limit.
  ALTER TABLE orders ADD COLUMN buyer_keys text[] CONSTRAINT orders_buyer_keys CHECK (cardinality(buyer_keys) BETWEEN 1 AND 6);
`;

const COUNTS = `
  CREATE TABLE event_buyers (
    event_id uuid NOT NULL CONSTRAINT event_buyers_event_fk REFERENCES events (id) ON DELETE CASCADE,
    key text NOT NULL CONSTRAINT event_buyers_key CHECK (key ~ '^[0-9a-f]{64}$'),
    issuer_id uuid NOT NULL,
    tickets integer NOT NULL CONSTRAINT event_buyers_tickets CHECK (tickets >= 0),
    -- Staff have let this person buy more.
    exempt boolean NOT NULL DEFAULT false,
    CONSTRAINT event_buyers_pk PRIMARY KEY (event_id, key)
  );
  CREATE TABLE buyer_refusals (
    id uuid CONSTRAINT buyer_refusals_pk PRIMARY KEY,
    event_id uuid NOT NULL CONSTRAINT buyer_refusals_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    name text NOT NULL CONSTRAINT buyer_refusals_name CHECK (length(name) <= 200),
    email text NOT NULL CONSTRAINT buyer_refusals_email CHECK (length(email) <= 254),
    phone text NOT NULL CONSTRAINT buyer_refusals_phone CHECK (length(phone) <= 40),
    keys text[] NOT NULL CONSTRAINT buyer_refusals_keys CHECK (cardinality(keys) BETWEEN 1 AND 6),
    tickets integer NOT NULL CONSTRAINT buyer_refusals_tickets CHECK (tickets > 0),
    -- How often this address was refused.
    times integer NOT NULL DEFAULT 1 CONSTRAINT buyer_refusals_times CHECK (times > 0),
    refused_at timestamptz NOT NULL,
    allowed_at timestamptz,
    allowed_by uuid,
    CONSTRAINT buyer_refusals_address UNIQUE (event_id, email),
    CONSTRAINT buyer_refusals_allowed CHECK (allowed_by IS NULL OR allowed_at IS NOT NULL)
  );
  CREATE INDEX buyer_refusals_by_event ON buyer_refusals (event_id, refused_at, id);
`;

/** Rows of one person change in the order of their keys, so that two orders of one person never wait for each other. */
const RULE = `
  CREATE FUNCTION count_buyer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  DECLARE
    most integer;
    known text;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      UPDATE event_buyers SET tickets = greatest(0, tickets - NEW.quantity)
        WHERE event_id = NEW.event_id AND key = ANY (NEW.buyer_keys);
      RETURN NULL;
    END IF;
    FOR known IN SELECT unnest(NEW.buyer_keys) ORDER BY 1 LOOP
      INSERT INTO event_buyers (event_id, key, issuer_id, tickets) VALUES (NEW.event_id, known, NEW.issuer_id, NEW.quantity)
        ON CONFLICT (event_id, key) DO UPDATE SET tickets = event_buyers.tickets + EXCLUDED.tickets;
    END LOOP;
    SELECT buyer_limit INTO most FROM events WHERE id = NEW.event_id;
    IF EXISTS (SELECT FROM event_buyers WHERE event_id = NEW.event_id AND key = ANY (NEW.buyer_keys) AND tickets > most AND NOT exempt) THEN
      RAISE EXCEPTION 'a person gets at most % tickets of this event', most
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_buyer_limit', TABLE = 'orders';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER orders_buyer_counted AFTER INSERT ON orders FOR EACH ROW
    WHEN (NEW.buyer_keys IS NOT NULL) EXECUTE FUNCTION count_buyer();
  CREATE TRIGGER orders_buyer_released AFTER UPDATE OF status ON orders FOR EACH ROW
    WHEN (NEW.buyer_keys IS NOT NULL AND NEW.status IN ('cancelled', 'refunded') AND OLD.status NOT IN ('cancelled', 'refunded'))
    EXECUTE FUNCTION count_buyer();
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${['event_buyers', 'buyer_refusals'].map(wall).join('\n')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON event_buyers, buyer_refusals TO passa_app;
`;

const listed = (last: string): string => `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, e.offer_minutes, e.play_money, e.person_limit, e.network_limit,
           e.confirm_hours, i.slug AS issuer_slug, e.time_zone, e.city, e.first_day, e.last_day${last}
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
`;
