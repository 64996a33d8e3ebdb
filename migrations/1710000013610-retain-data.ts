import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal data are kept for as long as the settings say, and purged by a job in bounded steps. */
export class RetainData1710000013610 implements MigrationInterface {
  name = 'RetainData1710000013610';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE settings DROP CONSTRAINT settings_name, ADD CONSTRAINT settings_name CHECK (name IN ('form_sales',
        'eur_rate', 'order_tickets', 'call_tickets', 'keep_sessions_days', 'keep_mails_days', 'keep_guests_months',
        'keep_unpaid_days', 'keep_messages_months', 'keep_notifications_days', 'keep_deliveries_days',
        'keep_books_years'));
      -- When the guests of the event were erased.
      ALTER TABLE events ADD COLUMN guests_erased_at timestamptz;
      CREATE INDEX events_guests_kept ON events (end_at) WHERE guests_erased_at IS NULL;
      CREATE INDEX orders_unpaid_guests ON orders (created_at) WHERE status = 'cancelled' AND user_id IS NULL
        AND buyer_email NOT LIKE 'deleted-%@deleted.invalid';
      CREATE INDEX message_batch_recipients_by_mail ON message_batch_recipients (mail_id) WHERE mail_id IS NOT NULL;
      CREATE INDEX notifications_by_time ON notifications (created_at) WHERE NOT open;
      CREATE INDEX receipt_buyers_named ON receipt_buyers (receipt_id)
        WHERE email NOT LIKE 'deleted-%@deleted.invalid';
      CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (created_at) WHERE state <> 'waiting';
      CREATE INDEX webhook_deliveries_by_happening ON webhook_deliveries (happening_id);
      -- The log of attempts is deleted with its delivery, and never changed.
      DROP TRIGGER webhook_attempts_append_only ON webhook_attempts;
      CREATE TRIGGER webhook_attempts_append_only BEFORE UPDATE ON webhook_attempts FOR EACH ROW
        EXECUTE FUNCTION forbid_change();
      GRANT DELETE ON webhook_attempts, webhook_deliveries, webhook_happenings, messages TO passa_app;
      CREATE POLICY messages_purged ON messages FOR DELETE TO passa_app
        USING ((SELECT passa_all()) AND (SELECT passa_user()) IS NULL);
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP POLICY messages_purged ON messages;
      REVOKE DELETE ON webhook_attempts, webhook_deliveries, webhook_happenings, messages FROM passa_app;
      DROP TRIGGER webhook_attempts_append_only ON webhook_attempts;
      CREATE TRIGGER webhook_attempts_append_only BEFORE UPDATE OR DELETE ON webhook_attempts FOR EACH ROW
        EXECUTE FUNCTION forbid_change();
      DROP INDEX webhook_deliveries_by_happening, webhook_deliveries_ended, receipt_buyers_named,
        notifications_by_time, message_batch_recipients_by_mail, orders_unpaid_guests, events_guests_kept;
      ALTER TABLE events DROP COLUMN guests_erased_at;
      DELETE FROM settings WHERE name LIKE 'keep_%';
      ALTER TABLE settings DROP CONSTRAINT settings_name, ADD CONSTRAINT settings_name
        CHECK (name IN ('form_sales', 'eur_rate', 'order_tickets', 'call_tickets'));
    `);
  }
}
