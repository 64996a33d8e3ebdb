import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

const OUTCOMES = `'admitted', 'good', 'malformed', 'bad_signature', 'unknown_key', 'unknown_ticket', 'wrong_issuer',
  'wrong_event', 'revoked', 'cancelled', 'not_yet_valid', 'expired', 'already_used'`;
const PHONE_OUTCOMES = `'no_phone', 'other_phone', 'picture', 'check_id'`;

/** Tickets of a tier can be bound to the holder's phone. */
export class AddLiveCodes1710000014000 implements MigrationInterface {
  name = 'AddLiveCodes1710000014000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE tiers
        -- From when doors ask for the holder's phone; null: never.
        ADD COLUMN live_from timestamptz,
        ADD COLUMN live_allows_paper boolean NOT NULL DEFAULT false,
        ADD COLUMN live_admits_unknown boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT tiers_live_rule
          CHECK (live_from IS NOT NULL OR NOT (live_allows_paper OR live_admits_unknown));

      -- The phones of tickets: the current one has no end. A key is registered once, so that an ended one never returns.
      CREATE TABLE ticket_phones (
        id uuid CONSTRAINT ticket_phones_pk PRIMARY KEY,
        ticket_id uuid NOT NULL CONSTRAINT ticket_phones_ticket_fk REFERENCES tickets (id) ON DELETE CASCADE,
        issuer_id uuid NOT NULL,
        event_id uuid NOT NULL,
        public_key bytea NOT NULL CONSTRAINT ticket_phones_key_length CHECK (length(public_key) = 32),
        -- Milliseconds by which the clock of the phone was ahead when it was registered.
        clock_skew_ms bigint NOT NULL,
        registered_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_reason text CONSTRAINT ticket_phones_end_reason CHECK (end_reason IN ('replaced', 'transferred')),
        CONSTRAINT ticket_phones_end CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
        CONSTRAINT ticket_phones_ends_later CHECK (ended_at >= registered_at),
        CONSTRAINT ticket_phones_key_unique UNIQUE (public_key)
      );
      CREATE UNIQUE INDEX ticket_phones_one_current ON ticket_phones (ticket_id) WHERE ended_at IS NULL;
      CREATE INDEX ticket_phones_by_ticket ON ticket_phones (ticket_id);
      CREATE INDEX ticket_phones_by_event ON ticket_phones (event_id, registered_at);
      ${wall('ticket_phones', TENANT)}
      GRANT SELECT, INSERT, UPDATE ON ticket_phones TO passa_app;

      ALTER TABLE scans
        -- The time step of a live code, see docs/tickets.md.
        ADD COLUMN live_step bigint,
        ADD COLUMN note text CONSTRAINT scans_note CHECK (note IN ('phone_unknown', 'id_checked')),
        DROP CONSTRAINT scans_outcome,
        ADD CONSTRAINT scans_outcome CHECK (outcome IN (${OUTCOMES}, ${PHONE_OUTCOMES}));
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE scans DISABLE TRIGGER scans_append_only;
      UPDATE scans SET outcome = 'malformed' WHERE outcome IN (${PHONE_OUTCOMES});
      ALTER TABLE scans ENABLE TRIGGER scans_append_only;
      ALTER TABLE scans DROP COLUMN live_step, DROP COLUMN note, DROP CONSTRAINT scans_outcome,
        ADD CONSTRAINT scans_outcome CHECK (outcome IN (${OUTCOMES}));
      DROP TABLE ticket_phones;
      ALTER TABLE tiers DROP COLUMN live_from, DROP COLUMN live_allows_paper, DROP COLUMN live_admits_unknown;
    `);
  }
}
