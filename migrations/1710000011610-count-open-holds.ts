import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tickets that are held for a payment are unpaid tickets: they count for the limits of a person and a network, and a
 * network holds only a share of a tier. Orders that were refused count nowhere, as the orders themselves are counted.
 */
export class CountOpenHolds1710000011610 implements MigrationInterface {
  name = 'CountOpenHolds1710000011610';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [COLUMN, RULE, BUYERS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TRIGGER orders_admission ON orders; DROP FUNCTION limit_open_orders();');
    await q.query(RULE_BEFORE);
    await q.query(BUYERS_BEFORE);
    await q.query(`
      DROP INDEX orders_held_by_user, orders_held_by_network, orders_by_network;
      ALTER TABLE orders DROP COLUMN network;
    `);
  }
}

const COLUMN = `
  -- A keyed digest of the network that placed the order, another one for each event; null where it is not counted.
  ALTER TABLE orders ADD COLUMN network text CONSTRAINT orders_network CHECK (network ~ '^[0-9a-f]{32}$');
  CREATE INDEX orders_by_network ON orders (event_id, network, created_at) WHERE network IS NOT NULL;
  CREATE INDEX orders_held_by_network ON orders (event_id, network) WHERE limited AND status = 'held';
  CREATE INDEX orders_held_by_user ON orders (event_id, user_id) WHERE limited AND status = 'held';
`;

/**
 * Each query of the function sees what was committed before it began. One lock of the event keeps two orders from being
 * counted at the same time. It is taken before every other row and lock of the order but its tiers, so the name of the
 * trigger sorts before those of the others.
 *
 * Anybody can hold tickets in the name of another person. So a hold counts for an address and a phone only among orders
 * of its own network, and for the account that placed it.
 */
const RULE = `
  CREATE FUNCTION limit_open_orders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  DECLARE
    person integer;
    of_network integer;
    tickets integer;
    others integer;
    frees timestamptz;
  BEGIN
    SELECT person_limit, network_limit INTO person, of_network FROM events WHERE id = NEW.event_id;
    IF NEW.network IS NULL THEN of_network := NULL; END IF;
    IF NEW.status NOT IN ('due', 'held') THEN person := NULL; END IF;
    IF person IS NULL AND of_network IS NULL AND NEW.status <> 'held' THEN RETURN NULL; END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended('unpaid orders ' || NEW.event_id, 0));

    IF person IS NOT NULL THEN
      SELECT coalesce(sum(quantity), 0), count(*) FILTER (WHERE buyer_email = NEW.buyer_email AND id <> NEW.id)
        INTO tickets, others FROM orders
        WHERE limited AND status = 'due' AND event_id = NEW.event_id
          AND (buyer_email = NEW.buyer_email OR buyer_phone = NEW.buyer_phone)
          AND (NEW.status = 'due' OR user_id = NEW.user_id OR network = NEW.network);
      tickets := tickets + (SELECT coalesce(sum(quantity), 0) FROM orders
        WHERE limited AND status = 'held' AND event_id = NEW.event_id AND NEW.network IS NOT NULL
          AND (user_id = NEW.user_id
            OR (network = NEW.network AND (buyer_email = NEW.buyer_email OR buyer_phone = NEW.buyer_phone))));
      IF tickets > person THEN
        RAISE EXCEPTION 'a person holds at most % unpaid tickets of this event', person
          USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_person_limit', TABLE = 'orders';
      END IF;
      IF NEW.status = 'due' AND others > 0 AND NOT is_confirmed_address(NEW.buyer_email) THEN
        RAISE EXCEPTION 'a second unpaid order needs a confirmed address'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_confirmed_address', TABLE = 'orders';
      END IF;
    END IF;

    IF of_network IS NOT NULL THEN
      SELECT coalesce(sum(o.quantity), 0), min(CASE WHEN o.status = 'held' THEN p.hold_until ELSE o.created_at + interval '1 hour' END)
        INTO tickets, frees FROM orders o LEFT JOIN payments p ON p.order_id = o.id
        WHERE o.event_id = NEW.event_id AND o.network = NEW.network AND o.limited
          AND (o.status = 'held' OR (o.method = 'form' AND o.created_at > NEW.created_at - interval '1 hour'));
      IF tickets > of_network THEN
        RAISE EXCEPTION 'a network orders at most % unpaid tickets of this event', of_network
          USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_network_limit', TABLE = 'orders',
            DETAIL = greatest(1, ceil(extract(epoch FROM frees - NEW.created_at)))::int::text;
      END IF;
    END IF;

    -- Of each tier a network holds 20 places, or a tenth of those that are not sold or held for others.
    IF NEW.status = 'held' AND EXISTS (
      SELECT FROM (
        SELECT l.tier_id, sum(l.quantity)::int AS places FROM orders o JOIN payments p ON p.order_id = o.id
          CROSS JOIN LATERAL (
            SELECT p.tier_id, p.quantity WHERE p.tier_id IS NOT NULL
            UNION ALL SELECT n.tier_id, n.quantity FROM payment_lines n WHERE p.tier_id IS NULL AND n.order_id = o.id) l
        WHERE o.limited AND o.status = 'held' AND o.event_id = NEW.event_id AND o.network = NEW.network
        GROUP BY l.tier_id HAVING bool_or(o.id = NEW.id)) own
      JOIN tiers t ON t.id = own.tier_id
      WHERE own.places > greatest(20, (t.capacity - t.sold - t.held + own.places) / 10)) THEN
      SELECT min(p.hold_until) INTO frees FROM orders o JOIN payments p ON p.order_id = o.id
        WHERE o.limited AND o.status = 'held' AND o.event_id = NEW.event_id AND o.network = NEW.network;
      RAISE EXCEPTION 'a network holds at most a tenth of a tier'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_network_limit', TABLE = 'orders',
          DETAIL = greatest(1, ceil(extract(epoch FROM frees - NEW.created_at)))::int::text;
    END IF;
    RETURN NULL;
  END $$;
  DROP TRIGGER orders_unpaid_limit ON orders;
  DROP FUNCTION limit_unpaid_orders();
  CREATE TRIGGER orders_admission AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.limited) EXECUTE FUNCTION limit_open_orders();
`;

const RULE_BEFORE = `
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

/**
 * Tickets per person: holds of strangers in the name of a person do not close the person's address. Who pays is judged
 * once more when the money arrives.
 */
const buyers = (isAbove: string): string => `
  CREATE OR REPLACE FUNCTION count_buyer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  DECLARE
    most integer;
    known text;
    added text[] := NEW.buyer_keys;
  BEGIN
    IF TG_NAME = 'orders_buyer_released' THEN
      FOR known IN SELECT unnest(NEW.buyer_keys) ORDER BY 1 LOOP
        UPDATE event_buyers SET tickets = greatest(0, tickets - NEW.quantity) WHERE event_id = NEW.event_id AND key = known;
      END LOOP;
      RETURN NULL;
    END IF;
    IF TG_NAME = 'orders_buyer_key_added' THEN
      added := ARRAY(SELECT unnest(NEW.buyer_keys) EXCEPT SELECT unnest(OLD.buyer_keys));
    END IF;
    FOR known IN SELECT unnest(added) ORDER BY 1 LOOP
      INSERT INTO event_buyers (event_id, key, issuer_id, tickets) VALUES (NEW.event_id, known, NEW.issuer_id, NEW.quantity)
        ON CONFLICT (event_id, key) DO UPDATE SET tickets = event_buyers.tickets + EXCLUDED.tickets;
    END LOOP;
    -- Money that has arrived is judged before it is accepted.
    IF TG_OP = 'UPDATE' THEN
      RETURN NULL;
    END IF;
    SELECT buyer_limit INTO most FROM events WHERE id = NEW.event_id;
    IF EXISTS (SELECT FROM event_buyers b WHERE event_id = NEW.event_id AND key = ANY (NEW.buyer_keys) AND tickets > most AND NOT exempt${isAbove}) THEN
      RAISE EXCEPTION 'a person gets at most % tickets of this event', most
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_buyer_limit', TABLE = 'orders';
    END IF;
    RETURN NULL;
  END $$;
`;

const BUYERS = buyers(`
      AND tickets - (SELECT coalesce(sum(o.quantity), 0) FROM orders o
        WHERE o.limited AND o.status = 'held' AND o.event_id = NEW.event_id AND b.key = ANY (o.buyer_keys)
          AND o.network IS DISTINCT FROM NEW.network AND (o.user_id IS NULL OR o.user_id IS DISTINCT FROM NEW.user_id)) > most`);

const BUYERS_BEFORE = buyers('');
