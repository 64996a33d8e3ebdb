import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An organiser may give unpaid orders of unconfirmed addresses a deadline, after which their places go back on sale,
 * and limits the tickets that one network orders per hour apart from those of one person.
 */
export class ExpireUnconfirmedOrders1710000010940 implements MigrationInterface {
  name = 'ExpireUnconfirmedOrders1710000010940';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [COLUMNS, DEADLINE, CONFIRMED, LISTED, MAILS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM mail_outbox WHERE kind = 'order_unconfirmed';
      DROP TRIGGER users_address_confirmed ON users;
      DROP TRIGGER confirmed_addresses_orders ON confirmed_addresses;
      DROP TRIGGER orders_deadline ON orders;
      DROP FUNCTION clear_deadlines_of_user();
      DROP FUNCTION clear_deadlines_of_address();
      DROP FUNCTION set_order_deadline();
      DROP FUNCTION is_confirmed_address(text);
      DROP VIEW events_listed;
      ${listed('e.offer_minutes, e.play_money, e.person_limit').replace('CREATE OR REPLACE', 'CREATE')}
      GRANT SELECT ON events_listed TO passa_app;
      ALTER TABLE orders DROP COLUMN confirm_by;
      ALTER TABLE events DROP COLUMN network_limit, DROP COLUMN confirm_hours;
    `);
  }
}

const COLUMNS = `
  ALTER TABLE events
    -- Unpaid tickets that one network orders an hour; null: any number.
    ADD COLUMN network_limit integer CONSTRAINT events_network_limit CHECK (network_limit BETWEEN 1 AND 10000),
    -- Hours in which the address of an unpaid order has to be confirmed; null: no deadline.
    ADD COLUMN confirm_hours integer CONSTRAINT events_confirm_hours CHECK (confirm_hours BETWEEN 1 AND 720);
  UPDATE events SET network_limit = person_limit * 4;
  -- The end of those hours; null when nothing has to be confirmed, or no more.
  ALTER TABLE orders ADD COLUMN confirm_by timestamptz;
  CREATE INDEX orders_by_deadline ON orders (confirm_by) WHERE status = 'due' AND confirm_by IS NOT NULL;
`;

const DEADLINE = `
  CREATE FUNCTION is_confirmed_address(address text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT EXISTS (SELECT FROM confirmed_addresses WHERE email = lower(address))
      OR EXISTS (SELECT FROM users WHERE email = address::citext AND email_verified_at IS NOT NULL)
  $$;
  CREATE FUNCTION set_order_deadline() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  DECLARE
    hours integer;
  BEGIN
    SELECT confirm_hours INTO hours FROM events WHERE id = NEW.event_id;
    IF hours IS NOT NULL AND NOT is_confirmed_address(NEW.buyer_email) THEN
      NEW.confirm_by := NEW.created_at + make_interval(hours => hours);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER orders_deadline BEFORE INSERT ON orders FOR EACH ROW
    WHEN (NEW.limited AND NEW.status = 'due') EXECUTE FUNCTION set_order_deadline();
`;

/** Waits for a concurrent release of the order, and finds it cancelled. */
const CONFIRMED = `
  CREATE FUNCTION clear_deadlines_of_address() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    UPDATE orders SET confirm_by = NULL WHERE buyer_email = NEW.email AND status = 'due' AND confirm_by IS NOT NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER confirmed_addresses_orders AFTER INSERT ON confirmed_addresses
    FOR EACH ROW EXECUTE FUNCTION clear_deadlines_of_address();
  CREATE FUNCTION clear_deadlines_of_user() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    UPDATE orders SET confirm_by = NULL
      WHERE buyer_email = lower(NEW.email::text) AND status = 'due' AND confirm_by IS NOT NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER users_address_confirmed AFTER UPDATE OF email_verified_at ON users FOR EACH ROW
    WHEN (OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL)
    EXECUTE FUNCTION clear_deadlines_of_user();
`;

const listed = (last: string): string => `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, ${last}
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
`;

const LISTED = listed('e.offer_minutes, e.play_money, e.person_limit, e.network_limit, e.confirm_hours');

const MAILS = `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
    IF allowed IS NOT NULL AND position('''order_unconfirmed''' IN allowed) = 0 THEN
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''order_unconfirmed''::text, '));
    END IF;
  END $$;
`;
