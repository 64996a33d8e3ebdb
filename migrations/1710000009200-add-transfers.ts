import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets that were transferred to another person, and an organiser's deadline for that. */
export class AddTransfers1710000009200 implements MigrationInterface {
  name = 'AddTransfers1710000009200';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [TICKETS, RULES, WALL]) await q.query(statement);
  }

  /** Transferred tickets stay cancelled, and their replacements valid. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`DROP TABLE event_transfer_rules;
      ALTER TABLE tickets DROP CONSTRAINT tickets_passed_on, DROP COLUMN replaces, DROP COLUMN passed_on_at;`);
  }
}

const TICKETS = `
  -- A ticket is passed on by a new one in its place: its own code is void, and its place is the new one's. No foreign
  -- key: tickets are never deleted, and every sale would pay for the check.
  ALTER TABLE tickets
    ADD COLUMN replaces uuid,
    ADD COLUMN passed_on_at timestamptz,
    ADD CONSTRAINT tickets_passed_on CHECK (passed_on_at IS NULL OR (status = 'cancelled' AND due_status = 'none'));
  -- Each is replaced once. Tickets that were bought are not in the index, so that sales do not grow it.
  CREATE UNIQUE INDEX tickets_replaces ON tickets (replaces) WHERE replaces IS NOT NULL;
`;

const RULES = `
  -- An event without a row allows it until it starts.
  CREATE TABLE event_transfer_rules (
    event_id uuid CONSTRAINT event_transfer_rules_pk PRIMARY KEY
      CONSTRAINT event_transfer_rules_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    -- So many minutes before the start; null allows none at all.
    cutoff_minutes integer CONSTRAINT event_transfer_rules_cutoff CHECK (cutoff_minutes BETWEEN 0 AND 86400),
    updated_at timestamptz NOT NULL
  );
`;

const WALL = `
  ALTER TABLE event_transfer_rules ENABLE ROW LEVEL SECURITY;
  CREATE POLICY event_transfer_rules_wall ON event_transfer_rules TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT, UPDATE ON event_transfer_rules TO passa_app;
`;
