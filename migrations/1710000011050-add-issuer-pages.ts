import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Public pages of issuers: their names in URLs, a website and a contact address, the people who follow them by mail, and
 * the announcements of their events.
 */
export class AddIssuerPages1710000011050 implements MigrationInterface {
  name = 'AddIssuerPages1710000011050';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [SLUGS, DETAILS, FOLLOWERS, ANNOUNCEMENTS, WALLS, LISTED])
      await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE announcement_mails;
      DROP TABLE event_announcements;
      DROP TABLE issuer_followers;
      DROP VIEW issuers_listed;
      CREATE VIEW issuers_listed AS SELECT id, name, description, active, created_at FROM issuers WHERE listed;
      DROP VIEW events_listed;
      ${eventsListed('e.confirm_hours').replace('CREATE OR REPLACE', 'CREATE')}
      GRANT SELECT ON issuers_listed, events_listed TO passa_app;
      ALTER TABLE issuers DROP COLUMN slug, DROP COLUMN website, DROP COLUMN contact_email;
      DROP TABLE issuer_slugs;
    `);
  }
}

const FORM = `'^[a-z0-9]+(-[a-z0-9]+)*$'`;

/**
 * Every name that an issuer has had in URLs: its page keeps answering to former ones, so none is given to another. Both
 * foreign keys wait for the commit, since an issuer and its first name are inserted together. The names of older issuers
 * follow the rules of server/lib/language/slug.ts; the oldest of several equal ones keeps the plain name.
 */
const SLUGS = `
  CREATE TABLE issuer_slugs (
    slug text CONSTRAINT issuer_slugs_pk PRIMARY KEY
      CONSTRAINT issuer_slugs_form CHECK (slug ~ ${FORM} AND length(slug) BETWEEN 1 AND 90),
    issuer_id uuid NOT NULL CONSTRAINT issuer_slugs_issuer_fk REFERENCES issuers (id) DEFERRABLE INITIALLY DEFERRED,
    taken_at timestamptz NOT NULL,
    CONSTRAINT issuer_slugs_of_issuer UNIQUE (slug, issuer_id)
  );
  ALTER TABLE issuers ADD COLUMN slug text;
  WITH plain AS (
    SELECT id, created_at, coalesce(nullif(trim(BOTH '-' FROM left(regexp_replace(regexp_replace(lower(regexp_replace(
      normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'organiser') AS slug
    FROM issuers
  ), numbered AS (
    SELECT id, slug, row_number() OVER (PARTITION BY slug ORDER BY created_at, id) AS nth FROM plain
  )
  UPDATE issuers i SET slug = CASE n.nth WHEN 1 THEN n.slug
      ELSE trim(BOTH '-' FROM left(n.slug, 60)) || '-' || right(i.id::text, 12) END
    FROM numbered n WHERE n.id = i.id;
  INSERT INTO issuer_slugs (slug, issuer_id, taken_at) SELECT slug, id, created_at FROM issuers;
  SET CONSTRAINTS ALL IMMEDIATE;
  ALTER TABLE issuers ALTER COLUMN slug SET NOT NULL,
    ADD CONSTRAINT issuers_slug_unique UNIQUE (slug),
    ADD CONSTRAINT issuers_slug_fk FOREIGN KEY (slug, id) REFERENCES issuer_slugs (slug, issuer_id)
      DEFERRABLE INITIALLY DEFERRED;
`;

const DETAILS = `
  ALTER TABLE issuers
    ADD COLUMN website text CONSTRAINT issuers_website_form CHECK (website ~ '^https?://' AND length(website) <= 300),
    ADD COLUMN contact_email text CONSTRAINT issuers_contact_email_length CHECK (length(contact_email) BETWEEN 3 AND 254);
`;

const FOLLOWERS = `
  -- The secrets in mailed links are made from the id; the table holds their hashes alone.
  CREATE TABLE issuer_followers (
    id uuid CONSTRAINT issuer_followers_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT issuer_followers_issuer_fk REFERENCES issuers (id) ON DELETE CASCADE,
    email text NOT NULL CONSTRAINT issuer_followers_email_form CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
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
`;

/** An event is announced once: the row stays when the event is unpublished. Events on sale before count as announced. */
const ANNOUNCEMENTS = `
  CREATE TABLE event_announcements (
    event_id uuid CONSTRAINT event_announcements_pk PRIMARY KEY
      CONSTRAINT event_announcements_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL CONSTRAINT event_announcements_issuer_fk REFERENCES issuers (id),
    announced_at timestamptz NOT NULL,
    -- Null until every follower has their mail.
    finished_at timestamptz
  );
  CREATE INDEX event_announcements_open ON event_announcements (announced_at) WHERE finished_at IS NULL;
  CREATE TABLE announcement_mails (
    event_id uuid NOT NULL CONSTRAINT announcement_mails_event_fk REFERENCES event_announcements (event_id) ON DELETE CASCADE,
    follower_id uuid NOT NULL CONSTRAINT announcement_mails_follower_fk REFERENCES issuer_followers (id) ON DELETE CASCADE,
    CONSTRAINT announcement_mails_once PRIMARY KEY (event_id, follower_id)
  );
  CREATE INDEX announcement_mails_by_follower ON announcement_mails (follower_id);
  INSERT INTO event_announcements (event_id, issuer_id, announced_at, finished_at)
    SELECT id, issuer_id, coalesce(published_at, created_at), coalesce(published_at, created_at) FROM events
    WHERE status <> 'draft';
`;

const ALL = '(SELECT passa_all())';
const TENANT = 'issuer_id = (SELECT passa_tenant())';

const wall = (table: string, mine: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${mine}) WITH CHECK (${mine});`;

/** Addresses of followers are hidden from the issuer, which sees their number. */
const WALLS = `
  ${wall('issuer_slugs', `${ALL} OR ${TENANT}`)}
  ${wall('event_announcements', `${ALL} OR ${TENANT}`)}
  ${wall('issuer_followers', ALL)}
  ${wall('announcement_mails', ALL)}
  GRANT SELECT, INSERT ON issuer_slugs TO passa_app;
  GRANT SELECT, INSERT, UPDATE (finished_at), DELETE ON event_announcements TO passa_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON issuer_followers, announcement_mails TO passa_app;
`;

const eventsListed = (last: string): string => `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, e.offer_minutes, e.play_money, e.person_limit, e.network_limit, ${last}
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
`;

const LISTED = `
  CREATE OR REPLACE VIEW issuers_listed AS
    SELECT id, name, description, active, created_at, slug FROM issuers WHERE listed;
  ${eventsListed('e.confirm_hours, i.slug AS issuer_slug')}
`;
