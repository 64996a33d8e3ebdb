import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links in mails with tickets: each shows its recipient's tickets of one event, until the event is over. */
export class LinkMailsToTickets1710000011060 implements MigrationInterface {
  name = 'LinkMailsToTickets1710000011060';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [LINKS, WALL]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE event_ticket_links');
  }
}

const LINKS = `
  -- The secret is made from the id, which is that of the mail, and is stored nowhere.
  CREATE TABLE event_ticket_links (
    id uuid CONSTRAINT event_ticket_links_pk PRIMARY KEY,
    email text NOT NULL CONSTRAINT event_ticket_links_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 320),
    event_id uuid NOT NULL CONSTRAINT event_ticket_links_event_fk REFERENCES events (id) ON DELETE CASCADE,
    hash bytea NOT NULL CONSTRAINT event_ticket_links_hash_unique UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
  );
  CREATE INDEX event_ticket_links_by_end ON event_ticket_links (expires_at);
  CREATE INDEX event_ticket_links_by_email ON event_ticket_links (email);
`;

const WALL = `
  ALTER TABLE event_ticket_links ENABLE ROW LEVEL SECURITY;
  CREATE POLICY event_ticket_links_wall ON event_ticket_links TO passa_app
    USING ((SELECT passa_all())) WITH CHECK ((SELECT passa_all()));
  GRANT SELECT, INSERT, UPDATE, DELETE ON event_ticket_links TO passa_app;
`;
