import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events that many people want at the same moment have a waiting room: people join a queue, those who joined before the
 * sale begins are put into a random order that anybody can check, and the queue is admitted as fast as tickets are sold.
 */
export class OpenWaitingRooms1710000011400 implements MigrationInterface {
  name = 'OpenWaitingRooms1710000011400';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [ROOMS, ENTRIES, ORDERS, WALLS]) await q.query(statement);
  }

  /** Queues are forgotten; orders keep everything else. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE orders DROP COLUMN queue_hash;
      DROP TABLE queue_entries, waiting_rooms;
    `);
  }
}

/** The seed is sealed until the draw; its hash is public from the beginning. */
const ROOMS = `
  CREATE TABLE waiting_rooms (
    event_id uuid CONSTRAINT waiting_rooms_pk PRIMARY KEY CONSTRAINT waiting_rooms_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL CONSTRAINT waiting_rooms_issuer_fk REFERENCES issuers (id),
    joins_from timestamptz NOT NULL,
    on_sale_at timestamptz NOT NULL,
    -- For how long an admitted person may buy.
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
    -- Admitted people; those who ordered and the places that they took; those who left or were too late.
    admitted integer NOT NULL DEFAULT 0,
    bought integer NOT NULL DEFAULT 0,
    places integer NOT NULL DEFAULT 0,
    gone integer NOT NULL DEFAULT 0,
    -- People admitted in a second, as the controller has set it.
    rate numeric NOT NULL DEFAULT 0 CONSTRAINT waiting_rooms_rate CHECK (rate >= 0),
    next_tick_at timestamptz NOT NULL,
    closed_at timestamptz,
    close_reason text CONSTRAINT waiting_rooms_close_reason CHECK (close_reason IN ('sold_out', 'over', 'switched_off')),
    created_at timestamptz NOT NULL,
    CONSTRAINT waiting_rooms_times CHECK (joins_from < on_sale_at),
    CONSTRAINT waiting_rooms_drawn CHECK (drawn_at IS NULL OR (early IS NOT NULL AND seed IS NOT NULL)),
    CONSTRAINT waiting_rooms_admitted CHECK (serving = 0 OR drawn_at IS NOT NULL),
    CONSTRAINT waiting_rooms_counts CHECK (bought >= 0 AND gone >= 0 AND bought + gone <= admitted AND admitted <= serving),
    CONSTRAINT waiting_rooms_ledger CHECK ((ledger_hash IS NULL) = (ledger_sequence IS NULL)),
    CONSTRAINT waiting_rooms_closed CHECK ((closed_at IS NULL) = (close_reason IS NULL))
  );
  CREATE INDEX waiting_rooms_open ON waiting_rooms (joins_from) WHERE closed_at IS NULL;
  CREATE INDEX waiting_rooms_by_issuer ON waiting_rooms (issuer_id);
`;

/** A place in the queue is known by the hash of its token's id: the table alone lets nobody take a place. */
const ENTRIES = `
  CREATE TABLE queue_entries (
    event_id uuid NOT NULL CONSTRAINT queue_entries_room_fk REFERENCES waiting_rooms (event_id) ON DELETE CASCADE,
    hash bytea NOT NULL CONSTRAINT queue_entries_hash CHECK (octet_length(hash) = 32),
    issuer_id uuid NOT NULL,
    -- In the order of joining, without gaps.
    number integer NOT NULL CONSTRAINT queue_entries_number CHECK (number > 0),
    joined_at timestamptz NOT NULL,
    -- The key that joined, and that alone may use the place; null: a browser.
    api_key_id uuid,
    -- The proof of work that it was given for: each is used once.
    work_hash bytea CONSTRAINT queue_entries_work CHECK (octet_length(work_hash) = 32),
    -- Null until the draw, for those who joined before the sale began.
    position integer CONSTRAINT queue_entries_position CHECK (position > 0),
    state text NOT NULL CONSTRAINT queue_entries_state CHECK (state IN ('waiting', 'admitted', 'bought', 'left', 'expired')),
    admitted_at timestamptz,
    expires_at timestamptz,
    CONSTRAINT queue_entries_pk PRIMARY KEY (event_id, hash),
    CONSTRAINT queue_entries_numbers UNIQUE (event_id, number),
    CONSTRAINT queue_entries_turn CHECK (state IN ('waiting', 'left') OR (position IS NOT NULL AND expires_at > admitted_at))
  );
  CREATE UNIQUE INDEX queue_entries_positions ON queue_entries (event_id, position) WHERE position IS NOT NULL;
  CREATE UNIQUE INDEX queue_entries_works ON queue_entries (event_id, work_hash) WHERE work_hash IS NOT NULL;
  CREATE INDEX queue_entries_turns ON queue_entries (event_id, expires_at) WHERE state = 'admitted';
`;

/** A place in the queue buys once; a payment that failed gives it back. */
const ORDERS = `
  ALTER TABLE orders ADD COLUMN queue_hash bytea CONSTRAINT orders_queue_hash_length CHECK (octet_length(queue_hash) = 32);
  CREATE UNIQUE INDEX orders_queue_hash ON orders (event_id, queue_hash) WHERE queue_hash IS NOT NULL AND status <> 'cancelled';
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${['waiting_rooms', 'queue_entries'].map(wall).join('\n')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON waiting_rooms TO passa_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON queue_entries TO passa_app;
`;
