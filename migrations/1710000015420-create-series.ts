import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventWall, ofEvents, TENANT, wall } from './row-security.ts';

/** The view of the events on sale, as it was before and is now. */
const listed = (more: string): string => `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, e.offer_minutes, e.play_money, e.person_limit, e.network_limit,
           e.confirm_hours, i.slug AS issuer_slug, e.time_zone, e.city, e.first_day, e.last_day, e.buyer_limit${more}
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
  GRANT SELECT ON events_listed TO passa_app;`;

const cities = (more: string): string => `
  DROP INDEX events_by_city;
  CREATE INDEX events_by_city ON events (lower(city), start_at, id) INCLUDE (city, end_at${more})
    WHERE status = 'published';`;

/** Shows with many dates: each date is an event of its own. */
export class CreateSeries1710000015420 implements MigrationInterface {
  name = 'CreateSeries1710000015420';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE event_series (
        id uuid CONSTRAINT event_series_pk PRIMARY KEY,
        issuer_id uuid NOT NULL CONSTRAINT event_series_issuer_fk REFERENCES issuers (id),
        name text NOT NULL CONSTRAINT event_series_name_length CHECK (length(name) BETWEEN 1 AND 200),
        slug text NOT NULL CONSTRAINT event_series_slug_unique UNIQUE
          CONSTRAINT event_series_slug_form CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
        -- When followers of the organiser were told of its first dates; null: not yet.
        announced_at timestamptz,
        created_by uuid NOT NULL CONSTRAINT event_series_created_by_fk REFERENCES users (id),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT event_series_of_issuer UNIQUE (id, issuer_id)
      );
      CREATE INDEX event_series_by_issuer ON event_series (issuer_id, created_at, id);
      ${wall('event_series', TENANT)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON event_series TO passa_app;

      ALTER TABLE events ADD COLUMN series_id uuid,
        ADD CONSTRAINT events_series_fk FOREIGN KEY (series_id, issuer_id) REFERENCES event_series (id, issuer_id);
      CREATE INDEX events_by_series ON events (series_id, start_at, id) WHERE series_id IS NOT NULL;
      ${cities(', series_id')}

      -- Work on many dates at once, one after the other.
      CREATE TABLE series_changes (
        id uuid CONSTRAINT series_changes_pk PRIMARY KEY,
        series_id uuid NOT NULL,
        issuer_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT series_changes_kind CHECK (kind IN ('add', 'edit', 'cancel')),
        -- What is done with each date.
        request jsonb NOT NULL,
        created_by uuid NOT NULL CONSTRAINT series_changes_created_by_fk REFERENCES users (id),
        created_at timestamptz NOT NULL,
        finished_at timestamptz CONSTRAINT series_changes_finished CHECK (finished_at >= created_at),
        CONSTRAINT series_changes_series_fk FOREIGN KEY (series_id, issuer_id)
          REFERENCES event_series (id, issuer_id) ON DELETE CASCADE
      );
      CREATE INDEX series_changes_by_series ON series_changes (series_id, created_at);
      CREATE INDEX series_changes_open ON series_changes (created_at) WHERE finished_at IS NULL;
      ${wall('series_changes', TENANT)}
      GRANT SELECT, INSERT, UPDATE ON series_changes TO passa_app;

      -- A date is done in the transaction that marks it so, which a killed process leaves out entirely or has committed.
      CREATE TABLE series_change_dates (
        change_id uuid NOT NULL CONSTRAINT series_change_dates_change_fk REFERENCES series_changes (id) ON DELETE CASCADE,
        position integer NOT NULL CONSTRAINT series_change_dates_position CHECK (position BETWEEN 1 AND 1200),
        issuer_id uuid NOT NULL,
        -- Of a date to add: its start.
        start_at timestamptz NOT NULL,
        -- The date; null until it was added, and when it was deleted since.
        event_id uuid CONSTRAINT series_change_dates_event_fk REFERENCES events (id) ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT series_change_dates_state CHECK (state IN ('waiting', 'done', 'failed')),
        -- Code and message of the refusal.
        error_code text,
        error text,
        CONSTRAINT series_change_dates_pk PRIMARY KEY (change_id, position),
        CONSTRAINT series_change_dates_error CHECK ((state = 'failed') = (error IS NOT NULL AND error_code IS NOT NULL))
      );
      CREATE INDEX series_change_dates_by_event ON series_change_dates (event_id) WHERE event_id IS NOT NULL;
      ${wall('series_change_dates', TENANT)}
      ${eventWall('series_change_dates', ofEvents())}
      GRANT SELECT, INSERT, UPDATE ON series_change_dates TO passa_app;
      ${listed(', e.series_id')}
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW events_listed;
      DROP TABLE series_change_dates, series_changes;
      ${cities('')}
      ALTER TABLE events DROP COLUMN series_id;
      DROP TABLE event_series;
      ${listed('')}
    `);
  }
}
