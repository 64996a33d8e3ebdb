import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders that are paid at the door cost a stranger nothing, so one could take every place of an event. A person holds a
 * limited number of unpaid tickets of an event, and confirms the address before the second unpaid order.
 */
export class LimitUnpaidOrders1710000010440 implements MigrationInterface {
  name = 'LimitUnpaidOrders1710000010440';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [COLUMNS, CONFIRMED, RULE, LISTED]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER orders_unpaid_limit ON orders;
      DROP FUNCTION limit_unpaid_orders();
      DROP TABLE confirmed_addresses;
      DROP VIEW events_listed;
      ${listed('e.offer_minutes, e.play_money').replace('CREATE OR REPLACE', 'CREATE')}
      GRANT SELECT ON events_listed TO passa_app;
      ALTER TABLE orders DROP COLUMN limited;
      ALTER TABLE events DROP COLUMN person_limit;
    `);
  }
}

const COLUMNS = `
  -- Unpaid tickets that one person may hold; null: as many as they like.
  ALTER TABLE events ADD COLUMN person_limit integer
    CONSTRAINT events_person_limit CHECK (person_limit BETWEEN 1 AND 1000);
  UPDATE events SET person_limit = 10;
  -- Ordered by a buyer, and not by the organiser for a guest.
  ALTER TABLE orders ADD COLUMN limited boolean NOT NULL DEFAULT false;
  CREATE INDEX orders_unpaid_by_email ON orders (event_id, buyer_email) WHERE limited AND status = 'due';
  CREATE INDEX orders_unpaid_by_phone ON orders (event_id, buyer_phone) WHERE limited AND status = 'due';
`;

const CONFIRMED = `
  -- Addresses whose owner opened a mailed link, with or without an account.
  CREATE TABLE confirmed_addresses (
    email text CONSTRAINT confirmed_addresses_pk PRIMARY KEY
      CONSTRAINT confirmed_addresses_form CHECK (email = lower(email)),
    confirmed_at timestamptz NOT NULL
  );
  ALTER TABLE confirmed_addresses ENABLE ROW LEVEL SECURITY;
  CREATE POLICY confirmed_addresses_wall ON confirmed_addresses TO passa_app
    USING ((SELECT passa_all())) WITH CHECK ((SELECT passa_all()));
  GRANT SELECT, INSERT, DELETE ON confirmed_addresses TO passa_app;
`;

/**
 * Each query of the function sees what was committed before it began. The lock keeps two orders of one address from
 * being counted at the same time; it is taken before anything is counted.
 */
const RULE = `
  CREATE FUNCTION limit_unpaid_orders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  DECLARE
    most integer;
    tickets integer;
    others integer;
  BEGIN
    SELECT person_limit INTO most FROM events WHERE id = NEW.event_id;
    IF most IS NULL THEN RETURN NULL; END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(NEW.event_id || ' ' || NEW.buyer_email, 0));
    SELECT coalesce(sum(quantity), 0), count(*) FILTER (WHERE buyer_email = NEW.buyer_email AND id <> NEW.id)
      INTO tickets, others FROM orders
      WHERE limited AND status = 'due' AND event_id = NEW.event_id
        AND (buyer_email = NEW.buyer_email OR buyer_phone = NEW.buyer_phone);
    IF tickets > most THEN
      RAISE EXCEPTION 'a person holds at most % unpaid tickets of this event', most
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_person_limit', TABLE = 'orders';
    END IF;
    IF others > 0 AND NOT EXISTS (SELECT FROM confirmed_addresses WHERE email = NEW.buyer_email)
      AND NOT EXISTS (SELECT FROM users WHERE email = NEW.buyer_email::citext AND email_verified_at IS NOT NULL) THEN
      RAISE EXCEPTION 'a second unpaid order needs a confirmed address'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_confirmed_address', TABLE = 'orders';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER orders_unpaid_limit AFTER INSERT ON orders FOR EACH ROW
    WHEN (NEW.limited AND NEW.status = 'due') EXECUTE FUNCTION limit_unpaid_orders();
`;

const listed = (last: string): string => `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, ${last}
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
`;

const LISTED = listed('e.offer_minutes, e.play_money, e.person_limit');
