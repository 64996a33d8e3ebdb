import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cityOfVenue } from '../server/lib/zones/index.ts';

/**
 * Gives each event its city, and the first and last day of it in its own time zone, by which visitors filter the list
 * of events.
 */
export class LetEventsBeBrowsed1710000011180 implements MigrationInterface {
  name = 'LetEventsBeBrowsed1710000011180';

  async up(q: QueryRunner): Promise<void> {
    await q.query(COLUMNS);
    // The same rule as for new events, which needs the names of all countries.
    const venues: { venue: string }[] = await q.query('SELECT DISTINCT venue FROM events');
    await q.query(
      `UPDATE events e SET city = known.city FROM unnest($1::text[], $2::text[]) AS known(venue, city)
       WHERE e.venue = known.venue AND known.city IS NOT NULL`,
      [venues.map(({ venue }) => venue), venues.map(({ venue }) => cityOfVenue(venue))],
    );
    await q.query(`${INDEXES} ${listed(', e.city, e.first_day, e.last_day')}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW events_listed;
      ${listed('')}
      GRANT SELECT ON events_listed TO passa_app;
      DROP INDEX tiers_free;
      ALTER TABLE events DROP COLUMN city, DROP COLUMN first_day, DROP COLUMN last_day;
      DROP FUNCTION event_day;`);
  }
}

const COLUMNS = `
  -- The day at the place of the event. An event that ends at midnight ends on the day before. A zone that this server
  -- does not know, because its tables are older than those of the application, must not keep an event from being saved.
  CREATE FUNCTION event_day(moment timestamptz, zone text, is_end boolean) RETURNS date
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    local timestamp;
  BEGIN
    BEGIN
      local := moment AT TIME ZONE zone;
    EXCEPTION WHEN invalid_parameter_value THEN
      local := moment AT TIME ZONE 'UTC';
    END;
    RETURN (CASE WHEN is_end THEN local - interval '1 millisecond' ELSE local END)::date;
  END $$;

  ALTER TABLE events
    ADD COLUMN city text CONSTRAINT events_city_length CHECK (length(city) BETWEEN 1 AND 300),
    ADD COLUMN first_day date NOT NULL GENERATED ALWAYS AS (event_day(start_at, time_zone, false)) STORED,
    ADD COLUMN last_day date NOT NULL GENERATED ALWAYS AS (event_day(end_at, time_zone, end_at > start_at)) STORED;
`;

const INDEXES = `
  -- The included columns count the events of each city without reading the events.
  CREATE INDEX events_by_city ON events (lower(city), start_at, id) INCLUDE (city, end_at) WHERE status = 'published';
  CREATE INDEX events_by_day ON events (first_day, last_day) WHERE status = 'published';
  -- Sales change none of these columns, so that the index costs them nothing.
  CREATE INDEX tiers_free ON tiers (event_id) WHERE price_units = 0 AND NOT hidden;
`;

const listed = (last: string): string => `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, e.offer_minutes, e.play_money, e.person_limit, e.network_limit,
           e.confirm_hours, i.slug AS issuer_slug, e.time_zone${last}
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
`;
