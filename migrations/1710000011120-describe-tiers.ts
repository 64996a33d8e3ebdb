import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A description of each tier: what its price includes. */
export class DescribeTiers1710000011120 implements MigrationInterface {
  name = 'DescribeTiers1710000011120';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE tiers ADD COLUMN description text NOT NULL DEFAULT ''
        CONSTRAINT tiers_description_length CHECK (length(description) <= 500);
      CREATE OR REPLACE VIEW tiers_listed AS
        SELECT ${COLUMNS}, t.description
        FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published' AND NOT t.hidden;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW tiers_listed;
      CREATE VIEW tiers_listed AS
        SELECT ${COLUMNS}
        FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published' AND NOT t.hidden;
      GRANT SELECT ON tiers_listed TO passa_app;
      ALTER TABLE tiers DROP COLUMN description;
    `);
  }
}

const COLUMNS = `t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold, t.effective_at,
  t.expires_at, t.grace_seconds, t.form_sales, t.held, t.hidden, t.sales_start, t.sales_end, t.order_limit`;
