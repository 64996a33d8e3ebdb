import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall, TENANT, wall } from './row-security.ts';

/**
 * Entry rules of tiers, exits, visits, and things that doors hand out. Tiers from before admit once, as they did; their
 * tickets have a row in `visits` only after an exit.
 */
export class AddEntryRules1710000014100 implements MigrationInterface {
  name = 'AddEntryRules1710000014100';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [RULES, SCANS, VISITS, HANDOUTS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW guest_stays;
      DROP TABLE handouts, handout_items, visits, past_entry_rules;
      ALTER TABLE scans DROP CONSTRAINT scans_outcome, DROP COLUMN purpose, DROP COLUMN item_id;
      ALTER TABLE scans ADD CONSTRAINT scans_outcome CHECK (outcome IN (${OUTCOMES_BEFORE})) NOT VALID;
      ALTER TABLE tiers DROP COLUMN entry_rule, DROP COLUMN entry_limit;
    `);
  }
}

const RULES = `
  ALTER TABLE tiers
    ADD COLUMN entry_rule text NOT NULL DEFAULT 'once'
      CONSTRAINT tiers_entry_rule CHECK (entry_rule IN ('once', 'daily', 'reentry', 'times')),
    ADD COLUMN entry_limit smallint CONSTRAINT tiers_entry_limit CHECK (entry_limit BETWEEN 2 AND 100),
    ADD CONSTRAINT tiers_entry_times CHECK ((entry_rule = 'times') = (entry_limit IS NOT NULL));

  -- Rules that were replaced. An entry is judged by the rule of its time, also when its scan arrives later.
  CREATE TABLE past_entry_rules (
    tier_id uuid CONSTRAINT past_entry_rules_tier_fk REFERENCES tiers (id) ON DELETE CASCADE,
    until timestamptz,
    issuer_id uuid NOT NULL,
    entry_rule text NOT NULL
      CONSTRAINT past_entry_rules_rule CHECK (entry_rule IN ('once', 'daily', 'reentry', 'times')),
    entry_limit smallint CONSTRAINT past_entry_rules_limit CHECK (entry_limit BETWEEN 2 AND 100),
    CONSTRAINT past_entry_rules_pk PRIMARY KEY (tier_id, until),
    CONSTRAINT past_entry_rules_times CHECK ((entry_rule = 'times') = (entry_limit IS NOT NULL))
  );
  ${wall('past_entry_rules', TENANT)}
  GRANT SELECT, INSERT ON past_entry_rules TO passa_app;
`;

const OUTCOMES_BEFORE = `'admitted', 'good', 'malformed', 'bad_signature', 'unknown_key', 'unknown_ticket', 'wrong_issuer',
    'wrong_event', 'revoked', 'cancelled', 'not_yet_valid', 'expired', 'already_used', 'no_phone', 'other_phone', 'picture',
    'check_id'`;

const SCANS = `
  ALTER TABLE scans DROP CONSTRAINT scans_outcome;
  ALTER TABLE scans
    ADD CONSTRAINT scans_outcome CHECK (outcome IN (${OUTCOMES_BEFORE}, 'exited', 'not_inside', 'handed_out', 'none_left')),
    ADD COLUMN purpose text NOT NULL DEFAULT 'entry'
      CONSTRAINT scans_purpose CHECK (purpose IN ('entry', 'exit', 'handout')),
    ADD COLUMN item_id uuid,
    ADD CONSTRAINT scans_item CHECK (item_id IS NULL OR purpose = 'handout'),
    ADD CONSTRAINT scans_purpose_outcome CHECK (CASE outcome WHEN 'admitted' THEN purpose = 'entry'
      WHEN 'exited' THEN purpose = 'exit' WHEN 'not_inside' THEN purpose = 'exit'
      WHEN 'handed_out' THEN purpose = 'handout' WHEN 'none_left' THEN purpose = 'handout' ELSE true END);
`;

const VISITS = `
  -- Stays of the holders of tickets, derived from the scans: all stays by tiers that admit more than once, and those
  -- with an exit by the others. Number 1 is the entry in "entries".
  CREATE TABLE visits (
    ticket_id uuid CONSTRAINT visits_ticket_fk REFERENCES tickets (id),
    number smallint CONSTRAINT visits_number CHECK (number >= 1),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    tier_id uuid NOT NULL,
    -- The rule in force at the entry.
    entry_rule text NOT NULL,
    entry_limit smallint,
    entry_scan_id uuid NOT NULL CONSTRAINT visits_entry_fk REFERENCES scans (id),
    entry_gate_id uuid,
    entered_at timestamptz NOT NULL,
    exit_scan_id uuid CONSTRAINT visits_exit_fk REFERENCES scans (id),
    exit_gate_id uuid,
    left_at timestamptz,
    -- Automatic exit; without one, at the end of the event.
    stays_until timestamptz,
    day date NOT NULL,
    CONSTRAINT visits_pk PRIMARY KEY (ticket_id, number),
    CONSTRAINT visits_entry_unique UNIQUE (entry_scan_id),
    CONSTRAINT visits_exit_unique UNIQUE (exit_scan_id),
    CONSTRAINT visits_exit CHECK ((exit_scan_id IS NULL) = (left_at IS NULL) AND left_at >= entered_at),
    CONSTRAINT visits_once CHECK (entry_rule <> 'once' OR number = 1),
    CONSTRAINT visits_times CHECK (entry_rule <> 'times' OR number <= entry_limit)
  );
  CREATE INDEX visits_by_event ON visits (event_id, entered_at);
  CREATE UNIQUE INDEX visits_once_a_day ON visits (ticket_id, day) WHERE entry_rule = 'daily';
  -- No entry without an exit before it.
  CREATE UNIQUE INDEX visits_one_at_a_time ON visits (ticket_id)
    WHERE entry_rule = 'reentry' AND left_at IS NULL AND stays_until IS NULL;
  ${wall('visits', TENANT)}
  ${eventWall('visits')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON visits TO passa_app;

  -- Stays of guests, one row each, with those of tickets that have no row in "visits".
  CREATE VIEW guest_stays WITH (security_invoker = true) AS
    SELECT n.event_id, n.ticket_id, n.gate_id AS entry_gate_id, n.entered_at, NULL::uuid AS exit_gate_id,
      NULL::timestamptz AS left_at, NULL::timestamptz AS stays_until
    FROM counted_entries n WHERE NOT EXISTS (SELECT FROM visits v WHERE v.ticket_id = n.ticket_id)
    UNION ALL
    SELECT v.event_id, v.ticket_id, v.entry_gate_id, v.entered_at, v.exit_gate_id, v.left_at, v.stays_until
    FROM visits v WHERE NOT EXISTS (SELECT FROM tickets t WHERE t.is_test AND t.event_id = v.event_id AND t.id = v.ticket_id);
  GRANT SELECT ON guest_stays TO passa_app;
`;

const HANDOUTS = `
  CREATE TABLE handout_items (
    id uuid CONSTRAINT handout_items_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT handout_items_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT handout_items_event_fk REFERENCES events (id) ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT handout_items_name_length CHECK (length(name) BETWEEN 1 AND 100),
    per_ticket smallint NOT NULL CONSTRAINT handout_items_per_ticket CHECK (per_ticket BETWEEN 1 AND 20),
    active boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    CONSTRAINT handout_items_name_unique UNIQUE (event_id, name)
  );
  ${wall('handout_items', TENANT)}
  ${eventWall('handout_items')}
  GRANT SELECT, INSERT, UPDATE, DELETE ON handout_items TO passa_app;

  -- A door with a network gives no ticket more than it gets. Doors without one may: those are marked.
  CREATE TABLE handouts (
    scan_id uuid CONSTRAINT handouts_pk PRIMARY KEY CONSTRAINT handouts_scan_fk REFERENCES scans (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    item_id uuid NOT NULL CONSTRAINT handouts_item_fk REFERENCES handout_items (id),
    ticket_id uuid NOT NULL CONSTRAINT handouts_ticket_fk REFERENCES tickets (id),
    number smallint NOT NULL CONSTRAINT handouts_number CHECK (number >= 1),
    per_ticket smallint NOT NULL,
    is_over boolean NOT NULL,
    gate_id uuid,
    device_id text NOT NULL,
    handed_at timestamptz NOT NULL,
    CONSTRAINT handouts_number_unique UNIQUE (ticket_id, item_id, number),
    CONSTRAINT handouts_over CHECK (is_over = (number > per_ticket))
  );
  CREATE INDEX handouts_by_event ON handouts (event_id, item_id);
  CREATE TRIGGER handouts_append_only BEFORE UPDATE OR DELETE ON handouts FOR EACH ROW EXECUTE FUNCTION forbid_change();
  ${wall('handouts', TENANT)}
  ${eventWall('handouts')}
  GRANT SELECT, INSERT ON handouts TO passa_app;
`;
