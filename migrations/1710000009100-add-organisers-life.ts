import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An organiser's tools besides selling: holders are notified when an event changes, guests come from a list, and other
 * sites sell its tickets in a frame.
 */
export class AddOrganisersLife1710000009100 implements MigrationInterface {
  name = 'AddOrganisersLife1710000009100';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      allow('mail_outbox', 'mail_outbox_kind'),
      allow('notifications', 'notifications_kind'),
      allow('notification_preferences', 'notification_preferences_kind'),
      GUEST_LISTS,
      EMBEDS,
      WALLS,
    ])
      await q.query(statement);
  }

  /** Mails and notifications of the new kind are deleted; the wider constraints hold for the others. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW embeds_listed;
      DROP TABLE event_embeds, guest_list_lines, guest_lists;
      DELETE FROM notifications WHERE kind = 'event_changed';
      DELETE FROM notification_preferences WHERE kind = 'event_changed';
      DELETE FROM mail_outbox WHERE kind = 'event_changed';
    `);
  }
}

/** Adds a kind to the currently allowed ones. */
const allow = (table: string, constraint: string): string => `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = '${constraint}' AND conrelid = '${table}'::regclass;
    IF allowed IS NOT NULL AND position('''event_changed''' IN allowed) = 0 THEN
      ALTER TABLE ${table} DROP CONSTRAINT ${constraint};
      EXECUTE format('ALTER TABLE ${table} ADD CONSTRAINT ${constraint} %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''event_changed''::text, '));
    END IF;
  END $$;
`;

const GUEST_LISTS = `
  -- One upload. The same key is the same upload: what it had issued before it broke off is not issued again.
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

  -- What became of each line. Whom it named is in the ticket; of a refused line only its number is kept.
  CREATE TABLE guest_list_lines (
    list_id uuid NOT NULL CONSTRAINT guest_list_lines_list_fk REFERENCES guest_lists (id) ON DELETE CASCADE,
    line integer NOT NULL CONSTRAINT guest_list_lines_line CHECK (line >= 1),
    issuer_id uuid NOT NULL,
    order_id uuid CONSTRAINT guest_list_lines_order_fk REFERENCES orders (id),
    refusal text CONSTRAINT guest_list_lines_refusal_length CHECK (length(refusal) BETWEEN 1 AND 500),
    CONSTRAINT guest_list_lines_pk PRIMARY KEY (list_id, line),
    CONSTRAINT guest_list_lines_outcome CHECK ((order_id IS NULL) <> (refusal IS NULL))
  );
`;

const EMBEDS = `
  -- Where an event's tickets may be sold in a frame. No row: nowhere.
  CREATE TABLE event_embeds (
    event_id uuid CONSTRAINT event_embeds_pk PRIMARY KEY
      CONSTRAINT event_embeds_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL CONSTRAINT event_embeds_issuer_fk REFERENCES issuers (id),
    -- Origins such as https://band.example, without a path.
    sites text[] NOT NULL CONSTRAINT event_embeds_sites_count CHECK (cardinality(sites) BETWEEN 1 AND 20),
    updated_at timestamptz NOT NULL,
    updated_by uuid NOT NULL CONSTRAINT event_embeds_updated_by_fk REFERENCES users (id)
  );
  CREATE VIEW embeds_listed AS
    SELECT b.event_id, b.sites FROM event_embeds b JOIN events e ON e.id = b.event_id WHERE e.status = 'published';
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${wall('guest_lists')}
  ${wall('guest_list_lines')}
  ${wall('event_embeds')}
  GRANT SELECT, INSERT, UPDATE ON guest_lists TO passa_app;
  GRANT SELECT, INSERT ON guest_list_lines TO passa_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON event_embeds TO passa_app;
  GRANT SELECT ON embeds_listed TO passa_app;
`;
