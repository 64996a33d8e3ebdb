import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives each event a time zone, in which its times are shown. Earlier events were shown in that of Nairobi. */
export class GiveEventsTimeZones1710000011070 implements MigrationInterface {
  name = 'GiveEventsTimeZones1710000011070';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE events ADD COLUMN time_zone text NOT NULL DEFAULT 'Africa/Nairobi'
        CONSTRAINT events_time_zone CHECK (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$');
      ${listed(', e.time_zone')}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW events_listed;
      ${listed('')}
      GRANT SELECT ON events_listed TO passa_app;
      ALTER TABLE events DROP COLUMN time_zone;`);
  }
}

const listed = (last: string): string => `
  CREATE OR REPLACE VIEW events_listed AS
    SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
           i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
           e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
           e.order_limit, e.waiting_list, e.offer_minutes, e.play_money, e.person_limit, e.network_limit,
           e.confirm_hours, i.slug AS issuer_slug${last}
    FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
`;
