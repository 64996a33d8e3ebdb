import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An offer of the waiting list is taken by an order of its own event. */
export class KeepOffersToTheirEvent1710000011460 implements MigrationInterface {
  name = 'KeepOffersToTheirEvent1710000011460';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE FUNCTION require_order_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM orders o WHERE o.id = NEW.order_id AND o.event_id = NEW.event_id) THEN
          RAISE EXCEPTION 'an offer is taken by an order of its event'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'waiting_entries_order_of_event', TABLE = 'waiting_entries';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER waiting_entries_order_of_event BEFORE INSERT OR UPDATE OF order_id, event_id ON waiting_entries
        FOR EACH ROW WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION require_order_of_event();
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER waiting_entries_order_of_event ON waiting_entries;
      DROP FUNCTION require_order_of_event();
    `);
  }
}
