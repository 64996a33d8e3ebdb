import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall, TENANT, wall } from './row-security.ts';

/** All tickets of an event get new codes, by a job that goes on where it stopped. Their holders hear of it by mail. */
export class RenewCodes1710000013620 implements MigrationInterface {
  name = 'RenewCodes1710000013620';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE code_renewals (
        id uuid CONSTRAINT code_renewals_pk PRIMARY KEY,
        issuer_id uuid NOT NULL CONSTRAINT code_renewals_issuer_fk REFERENCES issuers (id),
        event_id uuid NOT NULL CONSTRAINT code_renewals_event_fk REFERENCES events (id) ON DELETE CASCADE,
        -- Null: by the command line of the platform.
        requested_by uuid CONSTRAINT code_renewals_requested_by_fk REFERENCES users (id),
        -- Tickets issued before get a new code.
        started_at timestamptz NOT NULL,
        finished_at timestamptz,
        -- The ticket up to which the work is done, in the order of ids.
        through uuid,
        renewed integer NOT NULL DEFAULT 0 CONSTRAINT code_renewals_renewed CHECK (renewed >= 0)
      );
      CREATE UNIQUE INDEX code_renewals_open ON code_renewals (event_id) WHERE finished_at IS NULL;
      CREATE INDEX code_renewals_by_event ON code_renewals (event_id, started_at DESC);
      ${wall('code_renewals', TENANT)}
      ${eventWall('code_renewals')}
      GRANT SELECT, INSERT, UPDATE ON code_renewals TO passa_app;
      ${kindsOfMail("replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''codes_renewed''::text, ')")}
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM mail_outbox WHERE kind = 'codes_renewed';
      ${kindsOfMail("replace(pg_get_constraintdef(oid), '''codes_renewed''::text, ', '')")}
      DROP TABLE code_renewals;
    `);
  }
}

/** Changes the check of the kinds of mail as it stands, so that kinds of other migrations stay. */
const kindsOfMail = (definition: string): string => `
  DO $$ DECLARE definition text;
  BEGIN
    SELECT ${definition} INTO definition FROM pg_constraint WHERE conname = 'mail_outbox_kind';
    ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
    EXECUTE 'ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind ' || definition;
  END $$;`;
