import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tickets per person are counted by payment card as well. A card is known only after the payment, so that its key is
 * added to an order that is being paid. An order that was released and is paid after all counts again.
 */
export class CountBuyersByCard1710000011440 implements MigrationInterface {
  name = 'CountBuyersByCard1710000011440';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [COUNT, TRIGGERS, RECOUNT]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'DROP TRIGGER orders_buyer_recounted ON orders; DROP TRIGGER orders_buyer_key_added ON orders;',
    );
    await q.query(COUNT_BEFORE);
  }
}

/** Rows of one person change in the order of their keys, so that two orders of one person never wait for each other. */
const COUNT = `
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
    IF EXISTS (SELECT FROM event_buyers WHERE event_id = NEW.event_id AND key = ANY (NEW.buyer_keys) AND tickets > most AND NOT exempt) THEN
      RAISE EXCEPTION 'a person gets at most % tickets of this event', most
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_buyer_limit', TABLE = 'orders';
    END IF;
    RETURN NULL;
  END $$;
`;

const TRIGGERS = `
  CREATE TRIGGER orders_buyer_recounted AFTER UPDATE OF status ON orders FOR EACH ROW
    WHEN (NEW.buyer_keys IS NOT NULL AND OLD.status IN ('cancelled', 'refunded') AND NEW.status NOT IN ('cancelled', 'refunded'))
    EXECUTE FUNCTION count_buyer();
  CREATE TRIGGER orders_buyer_key_added AFTER UPDATE OF buyer_keys ON orders FOR EACH ROW
    WHEN (OLD.buyer_keys IS NOT NULL AND NEW.buyer_keys IS NOT NULL AND NEW.status NOT IN ('cancelled', 'refunded'))
    EXECUTE FUNCTION count_buyer();
`;

/** Orders that were released and paid after all were not counted before. */
const RECOUNT = `
  UPDATE event_buyers b SET tickets = n.tickets FROM (
    SELECT k.event_id, k.key, coalesce(sum(o.quantity), 0)::int AS tickets FROM event_buyers k LEFT JOIN orders o
      ON o.event_id = k.event_id AND k.key = ANY (o.buyer_keys) AND o.status NOT IN ('cancelled', 'refunded')
    GROUP BY k.event_id, k.key) n
  WHERE b.event_id = n.event_id AND b.key = n.key AND b.tickets <> n.tickets
`;

const COUNT_BEFORE = `
  CREATE OR REPLACE FUNCTION count_buyer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
`;
