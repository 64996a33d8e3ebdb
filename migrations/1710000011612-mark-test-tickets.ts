import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An organiser's test tickets are marked, take no place, and count in no figure. Those that exist are recognised: the
 * organiser issued them, on no guest list, free and alone in their order, to an address of the own team.
 */
export class MarkTestTickets1710000011612 implements MigrationInterface {
  name = 'MarkTestTickets1710000011612';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE orders ADD COLUMN is_test boolean NOT NULL DEFAULT false;
      ALTER TABLE tickets ADD COLUMN is_test boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT tickets_test_free CHECK (NOT is_test OR price_units = 0);
      CREATE INDEX tickets_test ON tickets (event_id, id) WHERE is_test;
      CREATE VIEW counted_entries WITH (security_invoker = true) AS
        SELECT * FROM entries n WHERE NOT EXISTS (SELECT FROM tickets t WHERE t.is_test AND t.event_id = n.event_id AND t.id = n.ticket_id);
      GRANT SELECT ON counted_entries TO passa_app;
    `);
    await q.query(RECOGNISE_TEST_TICKETS);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      UPDATE tiers t SET sold = t.sold + n.count
      FROM (SELECT tier_id, count(*)::int AS count FROM tickets WHERE is_test AND status <> 'cancelled' GROUP BY tier_id) n
      WHERE t.id = n.tier_id;
      DROP VIEW counted_entries;
      ALTER TABLE tickets DROP COLUMN is_test;
      ALTER TABLE orders DROP COLUMN is_test;
    `);
  }
}

/** Orders of the organiser's guests have "guest" in the audit entry of their creation. */
export const RECOGNISE_TEST_TICKETS = `
  WITH invited AS MATERIALIZED (
    SELECT entity_id FROM audit_entries WHERE action = 'order.create' AND entity_type = 'order' AND details->>'guest' = 'true'
  ), found AS MATERIALIZED (
    SELECT o.id FROM orders o JOIN invited i ON i.entity_id = o.id::text
    WHERE o.method = 'form' AND NOT o.limited AND o.quantity = 1 AND NOT o.is_test
      AND EXISTS (SELECT FROM users u WHERE u.issuer_id = o.issuer_id AND lower(u.email::text) = o.buyer_email)
      AND NOT EXISTS (SELECT FROM guest_list_lines l WHERE l.order_id = o.id)
      AND NOT EXISTS (SELECT FROM tickets t WHERE t.order_id = o.id AND t.price_units > 0)
  ), ordered AS (
    UPDATE orders o SET is_test = true FROM found WHERE o.id = found.id
  ), marked AS (
    UPDATE tickets t SET is_test = true FROM found WHERE t.order_id = found.id RETURNING t.tier_id, t.status
  )
  UPDATE tiers t SET sold = t.sold - n.count
  FROM (SELECT tier_id, count(*)::int AS count FROM marked WHERE status <> 'cancelled' GROUP BY tier_id) n
  WHERE t.id = n.tier_id
`;
