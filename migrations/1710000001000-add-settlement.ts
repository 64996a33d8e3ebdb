import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The outbox of ledger submissions. A command that moves money writes a row into `ledger_intents` in its own
 * transaction; the settlement maintains the rest of the row. Rows carry the identity of their network: a network that
 * was reset, or another one, has another identity, and intents for the old one stay untouched.
 */
export class AddSettlement1710000001000 implements MigrationInterface {
  name = 'AddSettlement1710000001000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [NETWORKS, INTENTS, POLICIES, GRANTS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'DROP TABLE IF EXISTS ledger_dead_envelopes, ledger_intents, ledger_accounts, ledger_networks',
    );
  }
}

const NETWORKS = `
  -- The network behind a passphrase can begin again from nothing: the last ledger that we saw tells.
  CREATE TABLE ledger_networks (
    id text CONSTRAINT ledger_networks_pk PRIMARY KEY CONSTRAINT ledger_networks_id CHECK (id ~ '^[0-9a-f]{64}$'),
    passphrase text NOT NULL,
    first_ledger bigint NOT NULL,
    first_hash text NOT NULL,
    last_ledger bigint NOT NULL,
    last_hash text NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When somebody accepted that the network began again.
    retired_at timestamptz,
    CONSTRAINT ledger_networks_order CHECK (last_ledger >= first_ledger)
  );
  CREATE UNIQUE INDEX ledger_networks_current ON ledger_networks (passphrase) WHERE retired_at IS NULL;

  -- Whose sequence numbers we give out. A row is locked while one of its numbers is given.
  CREATE TABLE ledger_accounts (
    network_id text NOT NULL CONSTRAINT ledger_accounts_network_fk REFERENCES ledger_networks (id),
    public_key text NOT NULL,
    -- The last one that is known to be used. Empty: the ledger must be asked.
    sequence bigint CONSTRAINT ledger_accounts_sequence CHECK (sequence >= 0),
    CONSTRAINT ledger_accounts_pk PRIMARY KEY (network_id, public_key)
  ) WITH (fillfactor = 70);
`;

const INTENTS = `
  CREATE TABLE ledger_intents (
    id uuid CONSTRAINT ledger_intents_pk PRIMARY KEY,
    network_id text NOT NULL CONSTRAINT ledger_intents_network_fk REFERENCES ledger_networks (id),
    kind text NOT NULL,
    business_key text NOT NULL CONSTRAINT ledger_intents_business_key_length CHECK (length(business_key) BETWEEN 1 AND 200),
    operations jsonb NOT NULL,
    memo_hash bytea CONSTRAINT ledger_intents_memo_length CHECK (octet_length(memo_hash) = 32),
    signers text[] NOT NULL,
    reference jsonb NOT NULL,
    not_after timestamptz,
    by_channel boolean NOT NULL,
    state text NOT NULL DEFAULT 'intended' CONSTRAINT ledger_intents_state
      CHECK (state IN ('intended', 'prepared', 'sent', 'succeeded', 'failed', 'dead')),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),

    -- What was built, all of it stored before a byte of it leaves. Bounds are seconds of ledger time.
    source text,
    seq bigint,
    min_time bigint,
    max_time bigint,
    fee_bid bigint,
    tx_hash text,
    envelope_xdr text,
    bump_hash text,
    bump_xdr text,
    bump_bid bigint,
    prepared_at timestamptz,
    rebuilds integer NOT NULL DEFAULT 0,
    attempts integer NOT NULL DEFAULT 0,
    -- Some answer left open whether a copy of the bytes waits somewhere.
    doubtful boolean NOT NULL DEFAULT false,
    last_answer text,

    -- How it ended.
    failure text,
    result_codes jsonb,
    ledger bigint,
    closed_at timestamptz,
    fee_charged bigint,
    fee_account text,
    finished_at timestamptz,

    -- Who works on it. A process that dies stops renewing this and another one takes over. It spares double work; that
    -- nothing happens twice rests on the states and constraints alone.
    claimed_by uuid,
    claimed_until timestamptz,

    CONSTRAINT ledger_intents_source CHECK (by_channel OR source IS NOT NULL),
    CONSTRAINT ledger_intents_built CHECK (state NOT IN ('prepared', 'sent', 'succeeded')
      OR (source IS NOT NULL AND seq IS NOT NULL AND max_time IS NOT NULL AND fee_bid IS NOT NULL AND tx_hash IS NOT NULL
          AND envelope_xdr IS NOT NULL)),
    CONSTRAINT ledger_intents_bump CHECK ((bump_hash IS NULL) = (bump_xdr IS NULL) AND (bump_hash IS NULL) = (bump_bid IS NULL)),
    CONSTRAINT ledger_intents_finished CHECK ((state IN ('succeeded', 'failed', 'dead')) = (finished_at IS NOT NULL)),
    CONSTRAINT ledger_intents_succeeded CHECK (state <> 'succeeded' OR (ledger IS NOT NULL AND fee_charged IS NOT NULL)),
    CONSTRAINT ledger_intents_failure CHECK ((state IN ('failed', 'dead')) = (failure IS NOT NULL))
  ) WITH (fillfactor = 60);
  CREATE UNIQUE INDEX ledger_intents_business_key ON ledger_intents (business_key) WHERE state NOT IN ('failed', 'dead');
  CREATE UNIQUE INDEX ledger_intents_hash ON ledger_intents (network_id, tx_hash) WHERE tx_hash IS NOT NULL;
  CREATE UNIQUE INDEX ledger_intents_sequence ON ledger_intents (network_id, source, seq)
    WHERE state IN ('prepared', 'sent', 'succeeded');
  -- One under way for each source: the next number is only known when the last one is used or dead.
  CREATE UNIQUE INDEX ledger_intents_one_in_flight ON ledger_intents (network_id, source) WHERE state IN ('prepared', 'sent');
  CREATE INDEX ledger_intents_unfinished ON ledger_intents (network_id, created_at) WHERE state IN ('intended', 'prepared', 'sent');
  CREATE INDEX ledger_intents_by_bump ON ledger_intents (bump_hash) WHERE bump_hash IS NOT NULL;

  -- Bytes that were signed once and can never be applied any more, and why that is known.
  CREATE TABLE ledger_dead_envelopes (
    network_id text NOT NULL CONSTRAINT ledger_dead_envelopes_network_fk REFERENCES ledger_networks (id),
    tx_hash text NOT NULL,
    intent_id uuid NOT NULL CONSTRAINT ledger_dead_envelopes_intent_fk REFERENCES ledger_intents (id),
    source text NOT NULL,
    seq bigint NOT NULL,
    max_time bigint NOT NULL,
    envelope_xdr text NOT NULL,
    reason text NOT NULL,
    buried_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT ledger_dead_envelopes_pk PRIMARY KEY (network_id, tx_hash)
  );
  CREATE INDEX ledger_dead_envelopes_by_intent ON ledger_dead_envelopes (intent_id);
`;

/**
 * Permission to write to the ledger is checked before: any transaction may add an intent. Only the system reads them.
 */
const POLICIES = [
  wall('ledger_networks', 'true', 'false'),
  wall('ledger_accounts', 'false'),
  wall('ledger_intents', 'false', 'true'),
  wall('ledger_dead_envelopes', 'false'),
].join('\n');

function wall(table: string, mine: string, written = mine): string {
  const all = '(SELECT passa_all())';
  return `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${all} OR ${mine}) WITH CHECK (${all} OR ${written});`;
}

const GRANTS = `
  GRANT SELECT, INSERT, UPDATE ON ledger_networks, ledger_accounts, ledger_intents TO passa_app;
  GRANT SELECT, INSERT ON ledger_dead_envelopes TO passa_app;
`;
