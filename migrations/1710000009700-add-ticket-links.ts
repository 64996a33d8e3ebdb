import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finding tickets by mail: a link that works once, and the pass that it is exchanged for. */
export class AddTicketLinks1710000009700 implements MigrationInterface {
  name = 'AddTicketLinks1710000009700';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [LINKS, WALL, MAILS]) await q.query(statement);
  }

  /** Mails of the new kind are deleted; the wider constraint holds for the others. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE ticket_links;
      DELETE FROM mail_outbox WHERE kind = 'find_tickets';
    `);
  }
}

const LINKS = `
  -- Neither secret stands here: the one in the mail is made from the id, the pass is known to its bearer alone.
  CREATE TABLE ticket_links (
    id uuid CONSTRAINT ticket_links_pk PRIMARY KEY,
    email text NOT NULL CONSTRAINT ticket_links_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    hash bytea NOT NULL CONSTRAINT ticket_links_hash_unique UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    pass_hash bytea CONSTRAINT ticket_links_pass_unique UNIQUE,
    pass_expires_at timestamptz,
    CONSTRAINT ticket_links_pass CHECK ((used_at IS NULL) = (pass_hash IS NULL) AND (pass_hash IS NULL) = (pass_expires_at IS NULL))
  );
  CREATE INDEX ticket_links_by_email ON ticket_links (email);
  CREATE INDEX ticket_links_by_age ON ticket_links (created_at);
`;

const WALL = `
  ALTER TABLE ticket_links ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ticket_links_wall ON ticket_links TO passa_app USING ((SELECT passa_all())) WITH CHECK ((SELECT passa_all()));
  GRANT SELECT, INSERT, UPDATE, DELETE ON ticket_links TO passa_app;
`;

/** Adds a kind to the currently allowed ones. */
const MAILS = `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
    IF allowed IS NOT NULL AND position('''find_tickets''' IN allowed) = 0 THEN
      ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
      EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''find_tickets''::text, '));
    END IF;
  END $$;
`;
