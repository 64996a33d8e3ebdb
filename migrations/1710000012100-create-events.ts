import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

/**
 * Events and their tiers, the pages of issuers, terms, questions at checkout, waiting rooms, codes, and guest lists.
 */
export class CreateEvents1710000012100 implements MigrationInterface {
  name = 'CreateEvents1710000012100';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [EVENTS, TIERS, PAGES, FOLLOWERS, TERMS, WAITING_ROOMS, BUYERS])
      await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE guest_lists, buyer_refusals, event_buyers, queue_entries, waiting_room_tiers, waiting_rooms,
        event_cancellations, event_cancellation_rules, event_transfer_rules, announcement_mails, event_announcements,
        issuer_followers, checkout_questions, event_embeds, event_faqs, event_acts, selling_codes, tiers, event_moves,
        event_editions, events, covers CASCADE;
      DROP FUNCTION event_day, ticket_number, require_room_tiers;
    `);
  }
}

const EVENTS = `
  -- An uploaded picture, which several events may use. Its sizes are the folder covers/<hash> of the blob store.
  CREATE TABLE covers (
    hash text CONSTRAINT covers_pk PRIMARY KEY CONSTRAINT covers_hash CHECK (hash ~ '^[0-9a-f]{64}$'),
    issuer_id uuid NOT NULL CONSTRAINT covers_issuer_fk REFERENCES issuers (id),
    -- Pixels of the largest size.
    width integer NOT NULL CONSTRAINT covers_width CHECK (width BETWEEN 1 AND 10000),
    height integer NOT NULL CONSTRAINT covers_height CHECK (height BETWEEN 1 AND 10000),
    widths integer[] NOT NULL CONSTRAINT covers_widths CHECK (cardinality(widths) BETWEEN 1 AND 10),
    color text NOT NULL CONSTRAINT covers_color CHECK (color ~ '^#[0-9a-f]{6}$'),
    created_by uuid NOT NULL CONSTRAINT covers_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL
  );
  ${wall('covers', TENANT)}
  -- A row that is deleted is locked before, which takes the right to update it.
  GRANT SELECT, INSERT, UPDATE (created_at), DELETE ON covers TO passa_app;

  -- The day at the location of the event. An event that ends at midnight ends on the day before. A zone that this
  -- server does not have, because its tables are older than those of the application, must not keep an event from being
  -- saved.
  CREATE FUNCTION event_day(moment timestamptz, zone text, is_end boolean) RETURNS date
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    local timestamp;
  BEGIN
    BEGIN
      local := moment AT TIME ZONE zone;
    EXCEPTION WHEN invalid_parameter_value THEN
      local := moment AT TIME ZONE 'UTC';
    END;
    RETURN (CASE WHEN is_end THEN local - interval '1 millisecond' ELSE local END)::date;
  END $$;
  CREATE TABLE events (
    id uuid CONSTRAINT events_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT events_issuer_fk REFERENCES issuers (id),
    name text NOT NULL CONSTRAINT events_name_length CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL CONSTRAINT events_description_length CHECK (length(description) BETWEEN 1 AND 20000),
    venue text NOT NULL CONSTRAINT events_venue_comma CHECK (venue LIKE '%,%' AND length(venue) <= 300),
    category text CONSTRAINT events_category CHECK (category IN ('music', 'sports', 'arts', 'business', 'technology')),
    slug text NOT NULL CONSTRAINT events_slug_unique UNIQUE
      CONSTRAINT events_slug_form CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
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
    sales_open boolean NOT NULL DEFAULT true,
    order_limit integer CONSTRAINT events_order_limit CHECK (order_limit BETWEEN 1 AND 20),
    waiting_list boolean NOT NULL DEFAULT true,
    offer_minutes integer NOT NULL DEFAULT 120
      CONSTRAINT events_offer_minutes CHECK (offer_minutes BETWEEN 5 AND 10080),
    -- The organiser's choice. Null follows the installation: yes in development, no in production.
    play_money boolean,
    -- Unpaid tickets that one person may hold; null: any number.
    person_limit integer CONSTRAINT events_person_limit CHECK (person_limit BETWEEN 1 AND 1000),
    -- Unpaid tickets that one network orders per hour; null: any number.
    network_limit integer CONSTRAINT events_network_limit CHECK (network_limit BETWEEN 1 AND 10000),
    -- Hours in which the address of an unpaid order has to be confirmed; null: no deadline.
    confirm_hours integer CONSTRAINT events_confirm_hours CHECK (confirm_hours BETWEEN 1 AND 720),
    cover_hash text CONSTRAINT events_cover_fk REFERENCES covers (hash),
    -- The point of the picture that stays visible when it is cropped, as shares of its width and height.
    cover_x double precision CONSTRAINT events_cover_x CHECK (cover_x BETWEEN 0 AND 1),
    cover_y double precision CONSTRAINT events_cover_y CHECK (cover_y BETWEEN 0 AND 1),
    -- The times of the event are shown in it.
    time_zone text NOT NULL DEFAULT 'Africa/Nairobi'
      CONSTRAINT events_time_zone CHECK (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$'),
    -- Visitors filter the list of events by city and day.
    city text CONSTRAINT events_city_length CHECK (length(city) BETWEEN 1 AND 300),
    first_day date NOT NULL GENERATED ALWAYS AS (event_day(start_at, time_zone, false)) STORED,
    last_day date NOT NULL GENERATED ALWAYS AS (event_day(end_at, time_zone, end_at > start_at)) STORED,
    -- Tickets that one person gets in all orders of the event; null: any number.
    buyer_limit integer CONSTRAINT events_buyer_limit CHECK (buyer_limit BETWEEN 1 AND 1000),
    CONSTRAINT events_times CHECK (end_at >= start_at),
    CONSTRAINT events_published CHECK ((status = 'draft') = (published_at IS NULL)),
    CONSTRAINT events_cover CHECK (num_nulls(cover_hash, cover_x, cover_y) IN (0, 3))
  );
  CREATE INDEX events_by_issuer ON events (issuer_id, created_at DESC, id DESC);
  CREATE INDEX events_by_start ON events (start_at, id) WHERE status = 'published';
  CREATE INDEX events_search ON events USING gin (search_text gin_trgm_ops) WHERE status = 'published';
  CREATE INDEX events_by_cover ON events (cover_hash) WHERE cover_hash IS NOT NULL;
  -- The included columns count the events of each city without reading the events.
  CREATE INDEX events_by_city ON events (lower(city), start_at, id) INCLUDE (city, end_at) WHERE status = 'published';
  CREATE INDEX events_by_day ON events (first_day, last_day) WHERE status = 'published';
  CREATE TRIGGER events_created_by_active_issuer BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.status = 'published')
    EXECUTE FUNCTION require_active_issuer();
  CREATE TRIGGER events_changed_by_active_issuer BEFORE UPDATE OF status ON events FOR EACH ROW
    WHEN (NEW.status = 'published' AND OLD.status <> 'published') EXECUTE FUNCTION require_active_issuer();
  ${wall('events', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON events TO passa_app;
  -- An outer join, so that queries without the issuer do not pay for it.
  CREATE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, e.offer_minutes, e.play_money, e.person_limit, e.network_limit,
           e.confirm_hours, i.slug AS issuer_slug, e.time_zone, e.city, e.first_day, e.last_day, e.buyer_limit
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
  GRANT SELECT ON events_listed TO passa_app;

  -- The facts of an event that a ticket file contains, as of the signature: the file can be rebuilt bit by bit after
  -- the event was renamed or moved.
  CREATE TABLE event_editions (
    event_id uuid NOT NULL CONSTRAINT event_editions_event_fk REFERENCES events (id) ON DELETE CASCADE,
    edition integer NOT NULL,
    issuer_id uuid NOT NULL CONSTRAINT event_editions_issuer_fk REFERENCES issuers (id),
    name text NOT NULL,
    venue text NOT NULL,
    start_at timestamptz NOT NULL,
    CONSTRAINT event_editions_pk PRIMARY KEY (event_id, edition)
  );
  ${wall('event_editions', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON event_editions TO passa_app;

  -- A change of an event's time or place about which the holders of its tickets are asked.
  CREATE TABLE event_moves (
    id uuid CONSTRAINT event_moves_pk PRIMARY KEY,
    event_id uuid NOT NULL CONSTRAINT event_moves_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    -- The edition of the event after the move.
    edition integer NOT NULL,
    start_before timestamptz NOT NULL,
    start_after timestamptz NOT NULL,
    venue_before text NOT NULL,
    venue_after text NOT NULL,
    -- Holders of orders that were placed until then are asked.
    made_at timestamptz NOT NULL,
    made_by uuid,
    answer_until timestamptz NOT NULL,
    CONSTRAINT event_moves_answer_until
      CHECK (answer_until > made_at AND answer_until <= made_at + interval '30 days 1 hour')
  );
  CREATE INDEX event_moves_by_event ON event_moves (event_id, made_at);
  ${wall('event_moves', TENANT)}
  GRANT SELECT, INSERT ON event_moves TO passa_app;
`;

const TIERS = `
  -- Every sale updates the one hot row of its tier: free space on its page keeps the updates there.
  CREATE TABLE tiers (
    id uuid CONSTRAINT tiers_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT tiers_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT tiers_event_fk REFERENCES events (id) ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT tiers_name_length CHECK (length(name) BETWEEN 1 AND 100),
    position integer NOT NULL,
    price_units bigint NOT NULL CONSTRAINT tiers_price CHECK (price_units >= 0),
    currency text NOT NULL
      CONSTRAINT tiers_currency CHECK (currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR')),
    capacity integer NOT NULL CONSTRAINT tiers_capacity CHECK (capacity >= 0),
    sold integer NOT NULL DEFAULT 0,
    next_serial integer NOT NULL DEFAULT 1 CONSTRAINT tiers_next_serial CHECK (next_serial >= 1),
    effective_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    grace_seconds integer NOT NULL CONSTRAINT tiers_grace CHECK (grace_seconds BETWEEN 0 AND 604800),
    form_sales boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    -- Seats that are held for a payment or an offer: they count against the capacity like sold ones.
    held integer NOT NULL DEFAULT 0,
    -- The event was cancelled. A sale that has waited for its tier reads its current row, and only that row.
    closed boolean NOT NULL DEFAULT false,
    -- Counts every change of a rule that a sale obeys, those of the event included. A sale that has waited for its tier
    -- reads its current row, and only that row, so this number tells it whether the rules have changed.
    rules_version integer NOT NULL DEFAULT 1,
    -- Shown only with a code that opens it.
    hidden boolean NOT NULL DEFAULT false,
    sales_start timestamptz,
    sales_end timestamptz,
    order_limit integer CONSTRAINT tiers_order_limit CHECK (order_limit BETWEEN 1 AND 20),
    -- Within the event: part of the readable numbers of its tickets.
    number smallint NOT NULL,
    -- What the price includes.
    description text NOT NULL DEFAULT '' CONSTRAINT tiers_description_length CHECK (length(description) <= 500),
    CONSTRAINT tiers_name_unique UNIQUE (event_id, name),
    CONSTRAINT tiers_never_oversold CHECK (sold >= 0 AND held >= 0 AND sold + held <= capacity),
    CONSTRAINT tiers_times CHECK (expires_at >= effective_at),
    CONSTRAINT tiers_sales_window CHECK (sales_end > sales_start),
    CONSTRAINT tiers_number CHECK (number BETWEEN 1 AND 1000),
    CONSTRAINT tiers_number_unique UNIQUE (event_id, number),
    CONSTRAINT tiers_serials CHECK (next_serial <= 16777217),
    CONSTRAINT tiers_decimals CHECK (CASE WHEN currency IN ('UGX', 'TZS', 'RWF') THEN price_units % 10000000 = 0
      WHEN currency = 'EUR' THEN price_units % 100000 = 0 ELSE true END),
    CONSTRAINT tiers_of_event UNIQUE (id, event_id, issuer_id)
  ) WITH (fillfactor = 20);
  -- Sales change none of these columns, so that the index costs them nothing.
  CREATE INDEX tiers_free ON tiers (event_id) WHERE price_units = 0 AND NOT hidden;
  -- Seven digits of base 31 and a check digit, as docs/tickets.md describes and ticket-number.rules.ts computes. 3^18
  -- and 31^7 have no common divisor, so the multiplication only changes the order: neighbours look unlike, and the sum
  -- keeps the first ticket from being all zeros.
  CREATE FUNCTION ticket_number(tier integer, serial integer) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    alphabet constant text := '0123456789ABCDEFGHJKMNPQRTVWXYZ';
    rest bigint := (((tier - 1)::bigint * 16777216 + serial - 1) * 387420489 + 19283746501) % 27512614111;
    digits text := '';
    total integer := 0;
  BEGIN
    FOR place IN 1..7 LOOP
      digits := digits || substr(alphabet, (rest % 31)::int + 1, 1);
      total := total + place * (rest % 31)::int;
      rest := rest / 31;
    END LOOP;
    RETURN digits || substr(alphabet, total % 31 + 1, 1);
  END $$;
  CREATE TRIGGER tiers_price_limit BEFORE INSERT OR UPDATE OF price_units ON tiers FOR EACH ROW
    WHEN (NEW.price_units > 10000000000000000) EXECUTE FUNCTION refuse_amount();
  CREATE TRIGGER tiers_sold_by_active_issuer BEFORE UPDATE OF sold, held ON tiers FOR EACH ROW
    WHEN (NEW.sold + NEW.held > OLD.sold + OLD.held) EXECUTE FUNCTION require_active_issuer();
  ${wall('tiers', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON tiers TO passa_app;
  CREATE VIEW tiers_listed AS
    SELECT t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold,
           t.effective_at, t.expires_at, t.grace_seconds, t.form_sales, t.held, t.hidden, t.sales_start, t.sales_end,
           t.order_limit, t.description
    FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published' AND NOT t.hidden;
  GRANT SELECT ON tiers_listed TO passa_app;
  GRANT EXECUTE ON FUNCTION ticket_number(integer, integer) TO passa_app;

  -- A code gives a discount on each ticket, or opens hidden tiers, or both. One order is one use. Triggers on the
  -- orders keep the count, whichever command writes them: each active order counts, and returns its use when it is
  -- cancelled.
  CREATE TABLE selling_codes (
    id uuid CONSTRAINT selling_codes_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT selling_codes_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT selling_codes_event_fk REFERENCES events (id) ON DELETE CASCADE,
    code text NOT NULL CONSTRAINT selling_codes_form CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
    -- Hundredths of a percent.
    percent_off integer CONSTRAINT selling_codes_percent CHECK (percent_off BETWEEN 1 AND 10000),
    -- In 10^-7 of the currency, off each ticket that is sold in it.
    units_off bigint CONSTRAINT selling_codes_units CHECK (units_off > 0),
    currency text
      CONSTRAINT selling_codes_currency CHECK (currency IN ('USD', 'XLM', 'KES', 'UGX', 'TZS', 'RWF', 'EUR')),
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
    CONSTRAINT selling_codes_period CHECK (ends_at > starts_at),
    CONSTRAINT selling_codes_decimals CHECK (CASE WHEN currency IN ('UGX', 'TZS', 'RWF') THEN units_off % 10000000 = 0
      WHEN currency = 'EUR' THEN units_off % 100000 = 0 ELSE true END)
  ) WITH (fillfactor = 20);
  ${wall('selling_codes', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON selling_codes TO passa_app;
`;

const PAGES = `
  CREATE TABLE event_acts (
    event_id uuid NOT NULL CONSTRAINT event_acts_event_fk REFERENCES events (id) ON DELETE CASCADE,
    position integer NOT NULL CONSTRAINT event_acts_position CHECK (position BETWEEN 0 AND 39),
    issuer_id uuid NOT NULL,
    name text NOT NULL CONSTRAINT event_acts_name_length CHECK (length(name) BETWEEN 1 AND 120),
    note text CONSTRAINT event_acts_note_length CHECK (length(note) BETWEEN 1 AND 300),
    starts_at timestamptz,
    link text CONSTRAINT event_acts_link_form CHECK (length(link) <= 500 AND link ~ '^https?://'),
    CONSTRAINT event_acts_pk PRIMARY KEY (event_id, position)
  );
  ${wall('event_acts', TENANT)}
  GRANT SELECT, INSERT, DELETE ON event_acts TO passa_app;

  CREATE TABLE event_faqs (
    event_id uuid NOT NULL CONSTRAINT event_faqs_event_fk REFERENCES events (id) ON DELETE CASCADE,
    position integer NOT NULL CONSTRAINT event_faqs_position CHECK (position BETWEEN 0 AND 39),
    issuer_id uuid NOT NULL,
    question text NOT NULL CONSTRAINT event_faqs_question_length CHECK (length(question) BETWEEN 1 AND 200),
    answer text NOT NULL CONSTRAINT event_faqs_answer_length CHECK (length(answer) BETWEEN 1 AND 3000),
    CONSTRAINT event_faqs_pk PRIMARY KEY (event_id, position)
  );
  ${wall('event_faqs', TENANT)}
  GRANT SELECT, INSERT, DELETE ON event_faqs TO passa_app;

  -- Sites that may sell an event's tickets in a frame. No row: none.
  CREATE TABLE event_embeds (
    event_id uuid CONSTRAINT event_embeds_pk PRIMARY KEY
      CONSTRAINT event_embeds_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL CONSTRAINT event_embeds_issuer_fk REFERENCES issuers (id),
    -- Origins such as https://band.example, without a path.
    sites text[] NOT NULL CONSTRAINT event_embeds_sites_count CHECK (cardinality(sites) BETWEEN 1 AND 20),
    updated_at timestamptz NOT NULL,
    updated_by uuid NOT NULL CONSTRAINT event_embeds_updated_by_fk REFERENCES users (id)
  );
  ${wall('event_embeds', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON event_embeds TO passa_app;
  CREATE VIEW embeds_listed AS
    SELECT b.event_id, b.sites FROM event_embeds b JOIN events e ON e.id = b.event_id WHERE e.status = 'published';
  GRANT SELECT ON embeds_listed TO passa_app;

  -- Positions of open questions are 1 to 20, each once, so an event asks at most 20. An answered question is archived
  -- instead of deleted. Both foreign keys cascade for drafts: an event or tier with orders is not deleted.
  CREATE TABLE checkout_questions (
    id uuid CONSTRAINT checkout_questions_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT checkout_questions_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT checkout_questions_event_fk REFERENCES events (id) ON DELETE CASCADE,
    -- Null: asked for all tiers of the event.
    tier_id uuid CONSTRAINT checkout_questions_tier_fk REFERENCES tiers (id) ON DELETE CASCADE,
    kind text NOT NULL
      CONSTRAINT checkout_questions_kind CHECK (kind IN ('text', 'choice', 'number', 'date', 'consent', 'guest_name')),
    label text NOT NULL CONSTRAINT checkout_questions_label_length CHECK (length(label) BETWEEN 1 AND 200),
    help text CONSTRAINT checkout_questions_help_length CHECK (length(help) BETWEEN 1 AND 500),
    options text[] CONSTRAINT checkout_questions_options_count CHECK (cardinality(options) BETWEEN 1 AND 30)
      CONSTRAINT checkout_questions_options_filled
        CHECK (array_position(options, NULL) IS NULL AND NOT '' = ANY (options))
      CONSTRAINT checkout_questions_options_length CHECK (length(array_to_string(options, '')) <= 3000),
    per_ticket boolean NOT NULL,
    required boolean NOT NULL,
    at_door boolean NOT NULL,
    retention_days integer NOT NULL CONSTRAINT checkout_questions_retention CHECK (retention_days BETWEEN 1 AND 730),
    position integer NOT NULL CONSTRAINT checkout_questions_position CHECK (position BETWEEN 1 AND 20),
    created_at timestamptz NOT NULL,
    archived_at timestamptz CONSTRAINT checkout_questions_archived CHECK (archived_at >= created_at),
    CONSTRAINT checkout_questions_options CHECK ((kind = 'choice') = (options IS NOT NULL)),
    CONSTRAINT checkout_questions_guest_name CHECK (kind <> 'guest_name' OR (per_ticket AND tier_id IS NULL)),
    CONSTRAINT checkout_questions_most EXCLUDE USING btree (event_id WITH =, position WITH =)
      WHERE (archived_at IS NULL) DEFERRABLE INITIALLY DEFERRED
  );
  CREATE UNIQUE INDEX checkout_questions_one_guest_name ON checkout_questions (event_id) WHERE kind = 'guest_name'
    AND archived_at IS NULL;
  CREATE INDEX checkout_questions_by_event ON checkout_questions (event_id, position);
  CREATE INDEX checkout_questions_by_tier ON checkout_questions (tier_id) WHERE tier_id IS NOT NULL;
  ${wall('checkout_questions', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON checkout_questions TO passa_app;
`;

const FOLLOWERS = `
  -- The secrets in mailed links are made from the id; the table contains their hashes alone. Addresses are hidden from
  -- the issuer, which sees their number.
  CREATE TABLE issuer_followers (
    id uuid CONSTRAINT issuer_followers_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT issuer_followers_issuer_fk REFERENCES issuers (id) ON DELETE CASCADE,
    email text NOT NULL
      CONSTRAINT issuer_followers_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
    language text NOT NULL CONSTRAINT issuer_followers_language CHECK (language IN ('en', 'sw', 'fr')),
    confirm_hash bytea NOT NULL CONSTRAINT issuer_followers_confirm_unique UNIQUE,
    stop_hash bytea NOT NULL CONSTRAINT issuer_followers_stop_unique UNIQUE,
    requested_at timestamptz NOT NULL,
    -- Null until the owner of the address has confirmed it.
    confirmed_at timestamptz CONSTRAINT issuer_followers_confirmed CHECK (confirmed_at >= requested_at),
    CONSTRAINT issuer_followers_once UNIQUE (issuer_id, email)
  );
  CREATE INDEX issuer_followers_by_email ON issuer_followers (email);
  CREATE INDEX issuer_followers_pending ON issuer_followers (requested_at) WHERE confirmed_at IS NULL;
  ${wall('issuer_followers')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON issuer_followers TO passa_app;

  -- An event is announced once: the row stays when the event is unpublished.
  CREATE TABLE event_announcements (
    event_id uuid CONSTRAINT event_announcements_pk PRIMARY KEY
      CONSTRAINT event_announcements_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL CONSTRAINT event_announcements_issuer_fk REFERENCES issuers (id),
    announced_at timestamptz NOT NULL,
    -- Null until every follower has their mail.
    finished_at timestamptz
  );
  CREATE INDEX event_announcements_open ON event_announcements (announced_at) WHERE finished_at IS NULL;
  ${wall('event_announcements', TENANT)}
  GRANT SELECT, INSERT, UPDATE (finished_at), DELETE ON event_announcements TO passa_app;

  CREATE TABLE announcement_mails (
    event_id uuid NOT NULL
      CONSTRAINT announcement_mails_event_fk REFERENCES event_announcements (event_id) ON DELETE CASCADE,
    follower_id uuid NOT NULL
      CONSTRAINT announcement_mails_follower_fk REFERENCES issuer_followers (id) ON DELETE CASCADE,
    CONSTRAINT announcement_mails_once PRIMARY KEY (event_id, follower_id)
  );
  CREATE INDEX announcement_mails_by_follower ON announcement_mails (follower_id);
  ${wall('announcement_mails')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON announcement_mails TO passa_app;
`;

const TERMS = `
  -- An event without a row allows transfers until it starts.
  CREATE TABLE event_transfer_rules (
    event_id uuid CONSTRAINT event_transfer_rules_pk PRIMARY KEY
      CONSTRAINT event_transfer_rules_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    -- Minutes before the start; null allows none at all.
    cutoff_minutes integer CONSTRAINT event_transfer_rules_cutoff CHECK (cutoff_minutes BETWEEN 0 AND 86400),
    updated_at timestamptz NOT NULL
  );
  ${wall('event_transfer_rules', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON event_transfer_rules TO passa_app;

  -- An event without a row allows holders to cancel what they have not paid, until it starts.
  CREATE TABLE event_cancellation_rules (
    event_id uuid CONSTRAINT event_cancellation_rules_pk PRIMARY KEY
      CONSTRAINT event_cancellation_rules_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    -- Minutes before the start; null allows none at all.
    cutoff_minutes integer CONSTRAINT event_cancellation_rules_cutoff CHECK (cutoff_minutes BETWEEN 0 AND 86400),
    -- Paid tickets may be cancelled, too, and their price is refunded.
    refunds_paid boolean NOT NULL,
    updated_at timestamptz NOT NULL,
    -- Minutes before the start, and the share of the price that is refunded until then; the earliest step first.
    step_minutes integer[] NOT NULL DEFAULT '{}'
      CONSTRAINT event_cancellation_rules_step_minutes CHECK (0 <= ALL (step_minutes) AND 86400 >= ALL (step_minutes)),
    step_percents smallint[] NOT NULL DEFAULT '{}'
      CONSTRAINT event_cancellation_rules_step_percents CHECK (0 <= ALL (step_percents) AND 100 >= ALL (step_percents)),
    -- The fees that a provider charged for the payment are not refunded.
    keeps_fees boolean NOT NULL DEFAULT false,
    CONSTRAINT event_cancellation_rules_steps
      CHECK (cardinality(step_minutes) = cardinality(step_percents) AND cardinality(step_minutes) <= 3)
  );
  ${wall('event_cancellation_rules', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON event_cancellation_rules TO passa_app;

  CREATE TABLE event_cancellations (
    event_id uuid CONSTRAINT event_cancellations_pk PRIMARY KEY
      CONSTRAINT event_cancellations_event_fk REFERENCES events (id),
    issuer_id uuid NOT NULL,
    reason text NOT NULL CONSTRAINT event_cancellations_reason_length CHECK (length(reason) BETWEEN 1 AND 1000),
    requested_by uuid,
    idempotency_key text,
    orders integer NOT NULL CONSTRAINT event_cancellations_orders CHECK (orders >= 0),
    started_at timestamptz NOT NULL,
    finished_at timestamptz,
    refund_percent smallint NOT NULL DEFAULT 100
      CONSTRAINT event_cancellations_refund_percent CHECK (refund_percent BETWEEN 0 AND 100)
  );
  CREATE INDEX event_cancellations_open ON event_cancellations (started_at) WHERE finished_at IS NULL;
  ${wall('event_cancellations', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON event_cancellations TO passa_app;
`;

const WAITING_ROOMS = `
  -- The seed is sealed until the draw; its hash is public from the beginning.
  CREATE TABLE waiting_rooms (
    event_id uuid CONSTRAINT waiting_rooms_pk PRIMARY KEY
      CONSTRAINT waiting_rooms_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL CONSTRAINT waiting_rooms_issuer_fk REFERENCES issuers (id),
    joins_from timestamptz NOT NULL,
    on_sale_at timestamptz NOT NULL,
    -- How long an admitted person may buy.
    minutes integer NOT NULL CONSTRAINT waiting_rooms_minutes CHECK (minutes BETWEEN 1 AND 60),
    -- Most people admitted in a minute; null: as fast as the sale allows.
    most_per_minute integer CONSTRAINT waiting_rooms_most_per_minute CHECK (most_per_minute BETWEEN 1 AND 100000),
    seed_hash bytea NOT NULL CONSTRAINT waiting_rooms_seed_hash CHECK (octet_length(seed_hash) = 32),
    sealed_seed text NOT NULL,
    seed bytea CONSTRAINT waiting_rooms_seed CHECK (sha256(seed) = seed_hash),
    -- The transaction that has the hash of the seed as its memo.
    seed_intent_id uuid,
    seed_transaction text,
    -- The first ledger closed after the sale began; null: the ledger did not answer.
    ledger_sequence integer,
    ledger_hash bytea CONSTRAINT waiting_rooms_ledger_hash CHECK (octet_length(ledger_hash) = 32),
    joined integer NOT NULL DEFAULT 0 CONSTRAINT waiting_rooms_joined CHECK (joined >= 0),
    -- How many had joined when the list was closed; later ones queue behind them in the order of joining.
    early integer CONSTRAINT waiting_rooms_early CHECK (early BETWEEN 0 AND joined),
    drawn_at timestamptz,
    -- The last position that was admitted.
    serving integer NOT NULL DEFAULT 0 CONSTRAINT waiting_rooms_serving CHECK (serving BETWEEN 0 AND joined),
    -- Admitted people; those who ordered and the seats that they took; those who left or were too late.
    admitted integer NOT NULL DEFAULT 0,
    bought integer NOT NULL DEFAULT 0,
    places integer NOT NULL DEFAULT 0,
    gone integer NOT NULL DEFAULT 0,
    -- People admitted in a second, as the controller has set it.
    rate numeric NOT NULL DEFAULT 0 CONSTRAINT waiting_rooms_rate CHECK (rate >= 0),
    next_tick_at timestamptz NOT NULL,
    closed_at timestamptz,
    close_reason text
      CONSTRAINT waiting_rooms_close_reason CHECK (close_reason IN ('sold_out', 'over', 'switched_off')),
    created_at timestamptz NOT NULL,
    -- False: the room sells the tiers in waiting_room_tiers, and the others are sold without it.
    all_tiers boolean NOT NULL DEFAULT true,
    -- The list of those who are drawn: its hash is published as soon as the list is closed, so that an entry that is
    -- added or removed later would be found.
    list_hash bytea CONSTRAINT waiting_rooms_list_hash CHECK (octet_length(list_hash) = 32),
    CONSTRAINT waiting_rooms_times CHECK (joins_from < on_sale_at),
    CONSTRAINT waiting_rooms_drawn CHECK (drawn_at IS NULL OR (early IS NOT NULL AND seed IS NOT NULL)),
    CONSTRAINT waiting_rooms_admitted CHECK (serving = 0 OR drawn_at IS NOT NULL),
    CONSTRAINT waiting_rooms_counts
      CHECK (bought >= 0 AND gone >= 0 AND bought + gone <= admitted AND admitted <= serving),
    CONSTRAINT waiting_rooms_ledger CHECK ((ledger_hash IS NULL) = (ledger_sequence IS NULL)),
    CONSTRAINT waiting_rooms_closed CHECK ((closed_at IS NULL) = (close_reason IS NULL)),
    CONSTRAINT waiting_rooms_of_issuer UNIQUE (event_id, issuer_id),
    CONSTRAINT waiting_rooms_listed CHECK (drawn_at IS NULL OR list_hash IS NOT NULL),
    CONSTRAINT waiting_rooms_list_closed CHECK (list_hash IS NULL OR early IS NOT NULL)
  );
  CREATE INDEX waiting_rooms_open ON waiting_rooms (joins_from) WHERE closed_at IS NULL;
  CREATE INDEX waiting_rooms_by_issuer ON waiting_rooms (issuer_id);
  ${wall('waiting_rooms', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_rooms TO passa_app;

  -- Of the same event and issuer as the room. A tier has one event, and an event one room.
  CREATE TABLE waiting_room_tiers (
    tier_id uuid CONSTRAINT waiting_room_tiers_pk PRIMARY KEY,
    event_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT waiting_room_tiers_room_fk FOREIGN KEY (event_id, issuer_id)
      REFERENCES waiting_rooms (event_id, issuer_id) ON DELETE CASCADE,
    CONSTRAINT waiting_room_tiers_tier_fk FOREIGN KEY (tier_id, event_id, issuer_id)
      REFERENCES tiers (id, event_id, issuer_id) ON DELETE CASCADE
  );
  CREATE INDEX waiting_room_tiers_by_room ON waiting_room_tiers (event_id, issuer_id);
  -- An open room sells all tiers, or at least one that was chosen. Checked at the commit: a choice is several rows.
  CREATE FUNCTION require_room_tiers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE room uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
  BEGIN
    IF EXISTS (SELECT FROM waiting_rooms w WHERE w.event_id = room AND w.closed_at IS NULL
      AND w.all_tiers = EXISTS (SELECT FROM waiting_room_tiers c WHERE c.event_id = room)) THEN
      RAISE EXCEPTION 'a waiting room sells all tiers, or those that were chosen'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'waiting_rooms_choice';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER waiting_rooms_choice AFTER INSERT OR UPDATE OF all_tiers ON waiting_rooms
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_room_tiers();
  CREATE CONSTRAINT TRIGGER waiting_room_tiers_choice AFTER INSERT OR DELETE ON waiting_room_tiers
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_room_tiers();
  ${wall('waiting_room_tiers', TENANT)}
  GRANT SELECT, INSERT, DELETE ON waiting_room_tiers TO passa_app;

  -- A position in the queue is identified by the hash of its token's id: the table alone does not let anyone take one.
  CREATE TABLE queue_entries (
    event_id uuid NOT NULL CONSTRAINT queue_entries_room_fk REFERENCES waiting_rooms (event_id) ON DELETE CASCADE,
    hash bytea NOT NULL CONSTRAINT queue_entries_hash CHECK (octet_length(hash) = 32),
    issuer_id uuid NOT NULL,
    -- In the order of joining, without gaps.
    number integer NOT NULL CONSTRAINT queue_entries_number CHECK (number > 0),
    joined_at timestamptz NOT NULL,
    -- The key that joined, and that alone may use the position; null: a browser.
    api_key_id uuid,
    -- The proof of work that the position was given for: each is used once.
    work_hash bytea CONSTRAINT queue_entries_work CHECK (octet_length(work_hash) = 32),
    -- Null until the draw, for those who joined before the sale began.
    position integer CONSTRAINT queue_entries_position CHECK (position > 0),
    state text NOT NULL
      CONSTRAINT queue_entries_state CHECK (state IN ('waiting', 'admitted', 'bought', 'left', 'expired')),
    admitted_at timestamptz,
    expires_at timestamptz,
    CONSTRAINT queue_entries_pk PRIMARY KEY (event_id, hash),
    CONSTRAINT queue_entries_numbers UNIQUE (event_id, number),
    CONSTRAINT queue_entries_turn
      CHECK (state IN ('waiting', 'left') OR (position IS NOT NULL AND expires_at > admitted_at))
  );
  CREATE UNIQUE INDEX queue_entries_positions ON queue_entries (event_id, position) WHERE position IS NOT NULL;
  CREATE UNIQUE INDEX queue_entries_works ON queue_entries (event_id, work_hash) WHERE work_hash IS NOT NULL;
  CREATE INDEX queue_entries_turns ON queue_entries (event_id, expires_at) WHERE state = 'admitted';
  ${wall('queue_entries', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON queue_entries TO passa_app;
`;

const BUYERS = `
  CREATE TABLE event_buyers (
    event_id uuid NOT NULL CONSTRAINT event_buyers_event_fk REFERENCES events (id) ON DELETE CASCADE,
    key text NOT NULL CONSTRAINT event_buyers_key CHECK (key ~ '^[0-9a-f]{64}$'),
    issuer_id uuid NOT NULL,
    tickets integer NOT NULL CONSTRAINT event_buyers_tickets CHECK (tickets >= 0),
    -- Staff have let this person buy more.
    exempt boolean NOT NULL DEFAULT false,
    CONSTRAINT event_buyers_pk PRIMARY KEY (event_id, key)
  );
  ${wall('event_buyers', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON event_buyers TO passa_app;

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
  ${wall('buyer_refusals', TENANT)}
  GRANT SELECT, INSERT, UPDATE, DELETE ON buyer_refusals TO passa_app;

  -- One upload. The same key is the same upload: rows that were issued before it broke off are not issued again.
  CREATE TABLE guest_lists (
    id uuid CONSTRAINT guest_lists_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT guest_lists_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT guest_lists_event_fk REFERENCES events (id) ON DELETE CASCADE,
    upload_key text NOT NULL CONSTRAINT guest_lists_upload_key_length CHECK (length(upload_key) BETWEEN 1 AND 255),
    file_name text NOT NULL CONSTRAINT guest_lists_file_name_length CHECK (length(file_name) BETWEEN 1 AND 200),
    payment text NOT NULL CONSTRAINT guest_lists_payment CHECK (payment IN ('due', 'complimentary')),
    issued integer NOT NULL DEFAULT 0 CONSTRAINT guest_lists_issued CHECK (issued >= 0),
    refused integer NOT NULL DEFAULT 0 CONSTRAINT guest_lists_refused CHECK (refused >= 0),
    -- Of the whole file, once it was read to its end.
    file_hash bytea CONSTRAINT guest_lists_file_hash_length CHECK (octet_length(file_hash) = 32),
    created_by uuid NOT NULL CONSTRAINT guest_lists_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL,
    finished_at timestamptz,
    CONSTRAINT guest_lists_once UNIQUE (event_id, upload_key),
    CONSTRAINT guest_lists_finished CHECK ((finished_at IS NULL) = (file_hash IS NULL))
  );
  CREATE INDEX guest_lists_by_event ON guest_lists (event_id, created_at DESC);
  ${wall('guest_lists', TENANT)}
  GRANT SELECT, INSERT, UPDATE ON guest_lists TO passa_app;
`;
