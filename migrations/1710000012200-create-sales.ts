import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, TENANT, wall } from './row-security.ts';

/**
 * Orders and tickets, their limits and deadlines, the waitlist, answers, links in mails, and cancellations.
 */
export class CreateSales1710000012200 implements MigrationInterface {
  name = 'CreateSales1710000012200';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [ORDERS, TICKETS, ANSWERS, WAITLIST_AND_GUESTS, LINKS, CANCELLATIONS])
      await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE refund_requests, ticket_cancellations, event_ticket_links, ticket_links, guest_list_lines,
        waiting_entries, event_move_answers, checkout_answers, revocations, tickets, orders CASCADE;
      DROP FUNCTION is_confirmed_address, clear_deadlines_of_user, count_code_use, set_order_deadline, count_buyer,
        limit_open_orders, clear_deadlines_of_address, keep_money_back_answers, require_order_of_event CASCADE;
    `);
  }
}

const ORDERS = `
  CREATE FUNCTION is_confirmed_address(address text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT EXISTS (SELECT FROM confirmed_addresses WHERE email = lower(address))
      OR EXISTS (SELECT FROM users WHERE email = address::citext AND email_verified_at IS NOT NULL)
  $$;
  -- A sale takes issuer, event and edition from the tier that its statement has locked. Its rows refer to that tier and
  -- that order, which keeps everything above from being deleted; another foreign key would be checked for each row, at
  -- four microseconds, and could not differ. Nearly every order is paid soon after its insert: within the same page,
  -- that update touches no index.
  CREATE TABLE orders (
    id uuid CONSTRAINT orders_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    user_id uuid CONSTRAINT orders_user_fk REFERENCES users (id),
    method text NOT NULL CONSTRAINT orders_method CHECK (method IN ('form', 'stellar', 'mock', 'mpesa', 'card')),
    status text NOT NULL CONSTRAINT orders_status CHECK (status IN ('due', 'held', 'paid', 'cancelled', 'refunded')),
    buyer_name text NOT NULL,
    buyer_email text NOT NULL,
    buyer_phone text NOT NULL,
    quantity integer NOT NULL CONSTRAINT orders_quantity CHECK (quantity >= 1),
    created_at timestamptz NOT NULL,
    idempotency_key text,
    request_hash bytea,
    -- The text of the code is stored beside it, so that an order shows it without another read.
    code_id uuid CONSTRAINT orders_code_fk REFERENCES selling_codes (id),
    code text,
    -- The buyer's language: mails about the order are written in it, whatever causes them.
    language text NOT NULL DEFAULT 'en' CONSTRAINT orders_language CHECK (language IN ('en', 'sw', 'fr')),
    -- Ordered by a buyer, and not by the organiser for a guest.
    limited boolean NOT NULL DEFAULT false,
    -- The deadline that the confirm_hours of the event set; null when nothing has to be confirmed.
    confirm_by timestamptz,
    -- A position in the waiting room buys once; a payment that failed gives it back.
    queue_hash bytea CONSTRAINT orders_queue_hash_length CHECK (octet_length(queue_hash) = 32),
    -- Hashes by which the buyer is counted; only of events with a limit.
    buyer_keys text[] CONSTRAINT orders_buyer_keys CHECK (cardinality(buyer_keys) BETWEEN 1 AND 6),
    -- The SHA-256 digest of the secret that opens the order for a buyer without an account; it is made from the id with
    -- a key that is not in the database. Older orders have none: the idempotency key of their purchase opens them.
    key_hash bytea CONSTRAINT orders_key_hash_length CHECK (octet_length(key_hash) = 32),
    -- A keyed digest of the network that placed the order, another one for each event; null where it is not counted.
    network text CONSTRAINT orders_network CHECK (network ~ '^[0-9a-f]{32}$'),
    is_test boolean NOT NULL DEFAULT false,
    CONSTRAINT orders_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL))
  ) WITH (fillfactor = 85);
  CREATE INDEX orders_by_event ON orders (event_id, created_at);
  CREATE INDEX orders_by_user ON orders (user_id, created_at) WHERE user_id IS NOT NULL;
  CREATE INDEX orders_by_code ON orders (code_id) WHERE code_id IS NOT NULL;
  -- Keys of buyers with an account are their own, across all events.
  CREATE UNIQUE INDEX orders_wallet_idempotency ON orders (idempotency_key, user_id) WHERE idempotency_key IS NOT NULL
    AND user_id IS NOT NULL AND method <> 'form';
  CREATE INDEX orders_unpaid_by_email ON orders (event_id, buyer_email) WHERE limited AND status = 'due';
  CREATE INDEX orders_unpaid_by_phone ON orders (event_id, buyer_phone) WHERE limited AND status = 'due';
  -- The key leads, so that an order can be looked up by its key alone. Led by the event, the index looks as good as
  -- that of all orders of the event to the planner while the table is small, and a plan with the other one reads every
  -- order of the event for each key until the statistics change.
  CREATE UNIQUE INDEX orders_idempotency ON orders (idempotency_key, event_id, (coalesce(user_id::text, buyer_email)))
    WHERE idempotency_key IS NOT NULL;
  CREATE INDEX orders_by_deadline ON orders (confirm_by) WHERE status = 'due' AND confirm_by IS NOT NULL;
  CREATE UNIQUE INDEX orders_queue_hash ON orders (event_id, queue_hash) WHERE queue_hash IS NOT NULL
    AND status <> 'cancelled';
  CREATE INDEX orders_by_network ON orders (event_id, network, created_at) WHERE network IS NOT NULL;
  CREATE INDEX orders_held_by_network ON orders (event_id, network) WHERE limited AND status = 'held';
  CREATE INDEX orders_held_by_user ON orders (event_id, user_id) WHERE limited AND status = 'held';
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
      RAISE EXCEPTION 'the code is not good any more'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'selling_codes_active';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER orders_code_used AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.code_id IS NOT NULL)
    EXECUTE FUNCTION count_code_use();
  CREATE TRIGGER orders_code_changed AFTER UPDATE OF status ON orders FOR EACH ROW
    WHEN (NEW.code_id IS NOT NULL AND NEW.status <> OLD.status) EXECUTE FUNCTION count_code_use();
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
  CREATE TRIGGER orders_deadline BEFORE INSERT ON orders FOR EACH ROW WHEN (NEW.limited AND NEW.status = 'due')
    EXECUTE FUNCTION set_order_deadline();
  -- A person is known by email address, phone number, account and payment card, in a normal form, of which only hashes
  -- are counted. A card is known only after the payment, so that its key is added to an order that is being paid. An
  -- order that was released and is paid after all counts again. Rows of one person change in the order of their keys,
  -- so that two orders of one person never wait for each other. Holds of strangers in the name of a person do not close
  -- the person's address: the buyer is judged once more when the money arrives.
  CREATE FUNCTION count_buyer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  DECLARE
    most integer;
    known text;
    added text[] := NEW.buyer_keys;
  BEGIN
    IF TG_NAME = 'orders_buyer_released' THEN
      FOR known IN SELECT unnest(NEW.buyer_keys) ORDER BY 1 LOOP
        UPDATE event_buyers SET tickets = greatest(0, tickets - NEW.quantity)
          WHERE event_id = NEW.event_id AND key = known;
      END LOOP;
      RETURN NULL;
    END IF;
    IF TG_NAME = 'orders_buyer_key_added' THEN
      added := ARRAY(SELECT unnest(NEW.buyer_keys) EXCEPT SELECT unnest(OLD.buyer_keys));
    END IF;
    FOR known IN SELECT unnest(added) ORDER BY 1 LOOP
      INSERT INTO event_buyers (event_id, key, issuer_id, tickets)
        VALUES (NEW.event_id, known, NEW.issuer_id, NEW.quantity)
        ON CONFLICT (event_id, key) DO UPDATE SET tickets = event_buyers.tickets + EXCLUDED.tickets;
    END LOOP;
    -- Money that has arrived is judged before it is accepted.
    IF TG_OP = 'UPDATE' THEN
      RETURN NULL;
    END IF;
    SELECT buyer_limit INTO most FROM events WHERE id = NEW.event_id;
    IF EXISTS (SELECT FROM event_buyers b
      WHERE event_id = NEW.event_id AND key = ANY (NEW.buyer_keys) AND tickets > most AND NOT exempt
      AND tickets - (SELECT coalesce(sum(o.quantity), 0) FROM orders o
        WHERE o.limited AND o.status = 'held' AND o.event_id = NEW.event_id AND b.key = ANY (o.buyer_keys)
          AND o.network IS DISTINCT FROM NEW.network
          AND (o.user_id IS NULL OR o.user_id IS DISTINCT FROM NEW.user_id)) > most) THEN
      RAISE EXCEPTION 'a person gets at most % tickets of this event', most
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_buyer_limit', TABLE = 'orders';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER orders_buyer_counted AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.buyer_keys IS NOT NULL)
    EXECUTE FUNCTION count_buyer();
  CREATE TRIGGER orders_buyer_released AFTER UPDATE OF status ON orders FOR EACH ROW
    WHEN (NEW.buyer_keys IS NOT NULL AND NEW.status IN ('cancelled', 'refunded')
    AND OLD.status NOT IN ('cancelled', 'refunded')) EXECUTE FUNCTION count_buyer();
  CREATE TRIGGER orders_buyer_recounted AFTER UPDATE OF status ON orders FOR EACH ROW
    WHEN (NEW.buyer_keys IS NOT NULL AND OLD.status IN ('cancelled', 'refunded')
    AND NEW.status NOT IN ('cancelled', 'refunded')) EXECUTE FUNCTION count_buyer();
  CREATE TRIGGER orders_buyer_key_added AFTER UPDATE OF buyer_keys ON orders FOR EACH ROW
    WHEN (OLD.buyer_keys IS NOT NULL AND NEW.buyer_keys IS NOT NULL AND NEW.status NOT IN ('cancelled', 'refunded'))
    EXECUTE FUNCTION count_buyer();
  -- Orders that are paid at the door cost nothing, so one person could take every seat of an event. Tickets that are
  -- unpaid or held count for the limits of a person and a network. Each query of the function sees what was committed
  -- before it began. One lock of the event keeps two orders from being counted at the same time. It is taken before
  -- every other row and lock of the order but its tiers, so the name of the trigger sorts before those of the others.
  -- Anyone can hold tickets in the name of another person: a hold counts for an address and a phone only among orders
  -- of its own network, and for the account that placed it.
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
      SELECT coalesce(sum(o.quantity), 0),
          min(CASE WHEN o.status = 'held' THEN p.hold_until ELSE o.created_at + interval '1 hour' END)
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
  CREATE TRIGGER orders_admission AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.limited)
    EXECUTE FUNCTION limit_open_orders();
  -- Waits for a concurrent release of the order, and finds it cancelled.
  CREATE FUNCTION clear_deadlines_of_address() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    UPDATE orders SET confirm_by = NULL WHERE buyer_email = NEW.email AND status = 'due' AND confirm_by IS NOT NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER confirmed_addresses_orders AFTER INSERT ON confirmed_addresses FOR EACH ROW
    EXECUTE FUNCTION clear_deadlines_of_address();
  ${wall('orders', `${TENANT} OR ${OWN}`, TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON orders TO passa_app;
  GRANT EXECUTE ON FUNCTION count_code_use() TO passa_app;
`;

const TICKETS = `
  CREATE TABLE tickets (
    id uuid CONSTRAINT tickets_pk PRIMARY KEY,
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    edition integer NOT NULL,
    tier_id uuid NOT NULL CONSTRAINT tickets_tier_fk REFERENCES tiers (id),
    order_id uuid NOT NULL CONSTRAINT tickets_order_fk REFERENCES orders (id),
    user_id uuid CONSTRAINT tickets_user_fk REFERENCES users (id),
    serial integer NOT NULL CONSTRAINT tickets_serial CHECK (serial >= 1),
    status text NOT NULL DEFAULT 'active'
      CONSTRAINT tickets_status CHECK (status IN ('active', 'revoked', 'cancelled')),
    holder_name text NOT NULL,
    holder_email text NOT NULL,
    holder_phone text NOT NULL,
    price_units bigint NOT NULL CONSTRAINT tickets_price CHECK (price_units >= 0),
    currency text NOT NULL,
    due_status text NOT NULL
      CONSTRAINT tickets_due_status CHECK (due_status IN ('none', 'due', 'collected', 'waived', 'cancelled')),
    due_method text
      CONSTRAINT tickets_due_method CHECK (due_method IN ('cash', 'mobile_money', 'card_terminal', 'waived')),
    due_settled_at timestamptz,
    due_settled_by uuid,
    issued_at timestamptz NOT NULL,
    effective_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    grace_seconds integer NOT NULL,
    key_version integer NOT NULL,
    signature bytea NOT NULL CONSTRAINT tickets_signature_length CHECK (octet_length(signature) = 64),
    -- A transfer makes a new ticket in the place of this one, whose code becomes void. No foreign key: tickets are
    -- never deleted, and every sale would pay for the check.
    replaces uuid,
    passed_on_at timestamptz,
    -- Bought with MOCK, or with the XLM of a test network.
    play_money boolean NOT NULL DEFAULT false,
    -- An organiser's test tickets take no seat, and count in no figure.
    is_test boolean NOT NULL DEFAULT false,
    CONSTRAINT tickets_serial_unique UNIQUE (tier_id, serial),
    CONSTRAINT tickets_due_settled CHECK ((due_status IN ('collected', 'waived')) = (due_settled_at IS NOT NULL)),
    CONSTRAINT tickets_passed_on CHECK (passed_on_at IS NULL OR (status = 'cancelled' AND due_status = 'none')),
    CONSTRAINT tickets_play_money_paid CHECK (NOT play_money OR due_status = 'none'),
    CONSTRAINT tickets_test_free CHECK (NOT is_test OR price_units = 0)
  );
  CREATE INDEX tickets_by_order ON tickets (order_id);
  -- Identifiers grow with time: newest first is the end of the index.
  CREATE INDEX tickets_by_event ON tickets (event_id, id);
  CREATE INDEX tickets_by_issuer ON tickets (issuer_id, id);
  CREATE INDEX tickets_by_email ON tickets (holder_email, issued_at);
  CREATE INDEX tickets_by_user ON tickets (user_id, issued_at) WHERE user_id IS NOT NULL;
  -- Each is replaced once. Tickets that were bought are not in the index, so that sales do not grow it.
  CREATE UNIQUE INDEX tickets_replaces ON tickets (replaces) WHERE replaces IS NOT NULL;
  -- Doors store these, so that they show the mark without a network.
  CREATE INDEX tickets_play_money ON tickets (event_id, issued_at) WHERE play_money;
  CREATE INDEX tickets_test ON tickets (event_id, id) WHERE is_test;
  ${wall('tickets', `${TENANT} OR ${OWN}`, TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON tickets TO passa_app;

  CREATE TABLE revocations (
    issuer_id uuid NOT NULL CONSTRAINT revocations_issuer_fk REFERENCES issuers (id),
    number bigint NOT NULL CONSTRAINT revocations_number CHECK (number >= 1),
    ticket_id uuid NOT NULL CONSTRAINT revocations_ticket_unique UNIQUE
      CONSTRAINT revocations_ticket_fk REFERENCES tickets (id),
    revoked_at timestamptz NOT NULL,
    revoked_by uuid,
    actor text NOT NULL,
    reason text NOT NULL CONSTRAINT revocations_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    CONSTRAINT revocations_pk PRIMARY KEY (issuer_id, number)
  );
  ${wall('revocations', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON revocations TO passa_app;
  CREATE VIEW revocations_listed AS
    SELECT issuer_id, number, ticket_id, revoked_at FROM revocations;
  GRANT SELECT ON revocations_listed TO passa_app;
`;

const ANSWERS = `
  -- An answer about one ticket names its tier and its position among the tickets of that tier in the order; the ticket
  -- itself exists once the order is paid. Answers about the whole order have neither. The wording at that time is kept.
  CREATE TABLE checkout_answers (
    issuer_id uuid NOT NULL CONSTRAINT checkout_answers_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT checkout_answers_event_fk REFERENCES events (id),
    order_id uuid NOT NULL CONSTRAINT checkout_answers_order_fk REFERENCES orders (id),
    question_id uuid NOT NULL CONSTRAINT checkout_answers_question_fk REFERENCES checkout_questions (id),
    label text NOT NULL CONSTRAINT checkout_answers_label_length CHECK (length(label) BETWEEN 1 AND 200),
    tier_id uuid CONSTRAINT checkout_answers_tier_fk REFERENCES tiers (id),
    nth integer CONSTRAINT checkout_answers_nth CHECK (nth BETWEEN 0 AND 19),
    ticket_id uuid CONSTRAINT checkout_answers_ticket_fk REFERENCES tickets (id),
    value text NOT NULL CONSTRAINT checkout_answers_value_length CHECK (length(value) BETWEEN 1 AND 500),
    answered_at timestamptz NOT NULL,
    CONSTRAINT checkout_answers_once UNIQUE NULLS NOT DISTINCT (order_id, question_id, tier_id, nth),
    CONSTRAINT checkout_answers_of_ticket
      CHECK ((tier_id IS NULL) = (nth IS NULL) AND (ticket_id IS NULL OR nth IS NOT NULL))
  );
  CREATE INDEX checkout_answers_by_question ON checkout_answers (question_id);
  ${wall('checkout_answers', TENANT)}
  GRANT SELECT, INSERT, UPDATE (ticket_id), DELETE ON checkout_answers TO passa_app;

  CREATE TABLE event_move_answers (
    move_id uuid NOT NULL CONSTRAINT event_move_answers_move_fk REFERENCES event_moves (id) ON DELETE CASCADE,
    ticket_id uuid NOT NULL CONSTRAINT event_move_answers_ticket_fk REFERENCES tickets (id),
    issuer_id uuid NOT NULL,
    answer text NOT NULL CONSTRAINT event_move_answers_answer CHECK (answer IN ('keep', 'money_back')),
    answered_at timestamptz NOT NULL,
    -- Null for a holder without an account.
    answered_by uuid,
    CONSTRAINT event_move_answers_pk PRIMARY KEY (move_id, ticket_id)
  );
  CREATE UNIQUE INDEX event_move_answers_money_back_once ON event_move_answers (ticket_id) WHERE answer = 'money_back';
  CREATE FUNCTION keep_money_back_answers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'an answer that asked for the money back is final'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_move_answers_final', TABLE = 'event_move_answers';
  END $$;
  CREATE TRIGGER event_move_answers_final BEFORE UPDATE ON event_move_answers FOR EACH ROW
    WHEN (OLD.answer = 'money_back') EXECUTE FUNCTION keep_money_back_answers();
  ${wall('event_move_answers', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON event_move_answers TO passa_app;
`;

const WAITLIST_AND_GUESTS = `
  -- Waitlist of a tier, first come, first offered. The seats of an open offer are held: they count in tiers.held like
  -- those of an order whose payment is in progress.
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
    -- Of the secret in the mailed links.
    secret_hash bytea NOT NULL CONSTRAINT waiting_entries_secret_unique UNIQUE,
    joined_at timestamptz NOT NULL,
    offered_at timestamptz,
    offer_until timestamptz,
    finished_at timestamptz,
    order_id uuid CONSTRAINT waiting_entries_order_unique UNIQUE
      CONSTRAINT waiting_entries_order_fk REFERENCES orders (id),
    language text NOT NULL DEFAULT 'en' CONSTRAINT waiting_entries_language CHECK (language IN ('en', 'sw', 'fr')),
    CONSTRAINT waiting_entries_offered
      CHECK (state <> 'offered' OR (offered_at IS NOT NULL AND offer_until > offered_at)),
    CONSTRAINT waiting_entries_taken CHECK ((state = 'taken') = (order_id IS NOT NULL)),
    CONSTRAINT waiting_entries_finished CHECK ((state IN ('waiting', 'offered')) = (finished_at IS NULL))
  );
  CREATE UNIQUE INDEX waiting_entries_once ON waiting_entries (tier_id, email) WHERE state IN ('waiting', 'offered');
  CREATE INDEX waiting_entries_queue ON waiting_entries (tier_id, joined_at, id) WHERE state = 'waiting';
  CREATE INDEX waiting_entries_offers ON waiting_entries (offer_until) WHERE state = 'offered';
  CREATE INDEX waiting_entries_by_event ON waiting_entries (event_id, joined_at, id);
  CREATE FUNCTION require_order_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM orders o WHERE o.id = NEW.order_id AND o.event_id = NEW.event_id) THEN
      RAISE EXCEPTION 'an offer is taken by an order of its event'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'waiting_entries_order_of_event', TABLE = 'waiting_entries';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER waiting_entries_order_of_event BEFORE INSERT OR UPDATE OF order_id, event_id ON waiting_entries
    FOR EACH ROW WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION require_order_of_event();
  ${wall('waiting_entries', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_entries TO passa_app;

  -- The outcome of each line. The ticket has the name; of a refused line only the number is kept.
  CREATE TABLE guest_list_lines (
    list_id uuid NOT NULL CONSTRAINT guest_list_lines_list_fk REFERENCES guest_lists (id) ON DELETE CASCADE,
    line integer NOT NULL CONSTRAINT guest_list_lines_line CHECK (line >= 1),
    issuer_id uuid NOT NULL,
    order_id uuid CONSTRAINT guest_list_lines_order_fk REFERENCES orders (id),
    refusal text CONSTRAINT guest_list_lines_refusal_length CHECK (length(refusal) BETWEEN 1 AND 500),
    CONSTRAINT guest_list_lines_pk PRIMARY KEY (list_id, line),
    CONSTRAINT guest_list_lines_outcome CHECK ((order_id IS NULL) <> (refusal IS NULL))
  );
  ${wall('guest_list_lines', TENANT)}
  GRANT SELECT, INSERT ON guest_list_lines TO passa_app;
`;

const LINKS = `
  -- Neither secret is stored: the one in the mail is made from the id, and only its bearer has the pass.
  CREATE TABLE ticket_links (
    id uuid CONSTRAINT ticket_links_pk PRIMARY KEY,
    email text NOT NULL
      CONSTRAINT ticket_links_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    hash bytea NOT NULL CONSTRAINT ticket_links_hash_unique UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    pass_hash bytea CONSTRAINT ticket_links_pass_unique UNIQUE,
    pass_expires_at timestamptz,
    CONSTRAINT ticket_links_pass
      CHECK ((used_at IS NULL) = (pass_hash IS NULL) AND (pass_hash IS NULL) = (pass_expires_at IS NULL))
  );
  CREATE INDEX ticket_links_by_email ON ticket_links (email);
  CREATE INDEX ticket_links_by_age ON ticket_links (created_at);
  ${wall('ticket_links')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON ticket_links TO passa_app;

  -- The secret is made from the id, which is that of the mail, and is stored nowhere.
  CREATE TABLE event_ticket_links (
    id uuid CONSTRAINT event_ticket_links_pk PRIMARY KEY,
    email text NOT NULL
      CONSTRAINT event_ticket_links_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    event_id uuid NOT NULL CONSTRAINT event_ticket_links_event_fk REFERENCES events (id) ON DELETE CASCADE,
    hash bytea NOT NULL CONSTRAINT event_ticket_links_hash_unique UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
  );
  CREATE INDEX event_ticket_links_by_end ON event_ticket_links (expires_at);
  CREATE INDEX event_ticket_links_by_email ON event_ticket_links (email);
  ${wall('event_ticket_links')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON event_ticket_links TO passa_app;
`;

const CANCELLATIONS = `
  CREATE TABLE ticket_cancellations (
    ticket_id uuid CONSTRAINT ticket_cancellations_pk PRIMARY KEY
      CONSTRAINT ticket_cancellations_ticket_fk REFERENCES tickets (id),
    order_id uuid NOT NULL CONSTRAINT ticket_cancellations_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    -- Null for a holder without an account.
    requested_by uuid,
    requested_at timestamptz NOT NULL,
    -- The kept part of the ticket's share of the payment. Later refunds of amounts reduce it.
    kept_units bigint NOT NULL DEFAULT 0 CONSTRAINT ticket_cancellations_kept CHECK (kept_units >= 0)
  );
  CREATE INDEX ticket_cancellations_by_order ON ticket_cancellations (order_id);
  ${wall('ticket_cancellations', TENANT)}
  GRANT SELECT, INSERT, UPDATE (kept_units) ON ticket_cancellations TO passa_app;

  -- The person who cancelled an order, and the reason; once, also where nothing was paid yet.
  CREATE TABLE refund_requests (
    order_id uuid CONSTRAINT refund_requests_pk PRIMARY KEY CONSTRAINT refund_requests_order_fk REFERENCES orders (id),
    issuer_id uuid NOT NULL,
    reason text NOT NULL CONSTRAINT refund_requests_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    requested_by uuid,
    requested_at timestamptz NOT NULL,
    idempotency_key text,
    -- In 10^-7 of the currency of the payment: the part that is not refunded now.
    kept_units bigint NOT NULL DEFAULT 0 CONSTRAINT refund_requests_kept CHECK (kept_units >= 0)
  );
  CREATE UNIQUE INDEX refund_requests_idempotency ON refund_requests (requested_by, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  ${wall('refund_requests', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON refund_requests TO passa_app;
`;
