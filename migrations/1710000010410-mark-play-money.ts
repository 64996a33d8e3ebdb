import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks events that can be paid with play money, and tickets bought with it: MOCK, and the XLM of a test network. Every
 * network that could be chosen so far is a test network.
 */
export class MarkPlayMoney1710000010410 implements MigrationInterface {
  name = 'MarkPlayMoney1710000010410';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- The organiser's choice. Null follows the installation: yes in development, no in production.
      ALTER TABLE events ADD COLUMN play_money boolean;
      ALTER TABLE tickets ADD COLUMN play_money boolean NOT NULL DEFAULT false;
      UPDATE tickets t SET play_money = true FROM payments p
        WHERE p.order_id = t.order_id AND t.due_status = 'none' AND (p.origin = 'mock' OR p.charge_units > 0);
      ALTER TABLE tickets
        ADD CONSTRAINT tickets_play_money_paid CHECK (NOT play_money OR due_status = 'none');
      CREATE OR REPLACE VIEW events_listed AS
        SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
               i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
               e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
               e.order_limit, e.waiting_list, e.offer_minutes, e.play_money
        FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW events_listed;
      CREATE VIEW events_listed AS
        SELECT e.id, e.issuer_id, i.name AS issuer_name, i.description AS issuer_description, i.active AS issuer_active,
               i.created_at AS issuer_created_at, e.name, e.description, e.venue, e.category, e.slug, e.status, e.start_at,
               e.end_at, e.form_sales, e.edition, e.created_at, e.updated_at, e.published_at, e.search_text, e.sales_open,
               e.order_limit, e.waiting_list, e.offer_minutes
        FROM events e LEFT JOIN issuers i ON i.id = e.issuer_id WHERE e.status = 'published';
      GRANT SELECT ON events_listed TO passa_app;
      ALTER TABLE tickets DROP COLUMN play_money;
      ALTER TABLE events DROP COLUMN play_money;
    `);
  }
}
