import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organisers are notified of disputed payments, and see with each order how its dispute stands. */
export class NotifyOfDisputes1710000011320 implements MigrationInterface {
  name = 'NotifyOfDisputes1710000011320';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      CHARGEBACKS,
      allow('notifications', 'notifications_kind'),
      allow('notification_preferences', 'notification_preferences_kind'),
    ])
      await q.query(statement);
  }

  /** Notifications of the new kind are deleted; the wider constraints hold for the others. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX journal_transfers_chargebacks;
      DELETE FROM notifications WHERE kind = 'dispute';
      DELETE FROM notification_preferences WHERE kind = 'dispute';
    `);
  }
}

const CHARGEBACKS = `
  CREATE INDEX journal_transfers_chargebacks ON journal_transfers (attempt_id) WHERE kind IN ('chargeback', 'chargeback_won');
`;

/** Adds a kind to the currently allowed ones. */
const allow = (table: string, constraint: string): string => `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = '${constraint}' AND conrelid = '${table}'::regclass;
    IF allowed IS NOT NULL AND position('''dispute''' IN allowed) = 0 THEN
      ALTER TABLE ${table} DROP CONSTRAINT ${constraint};
      EXECUTE format('ALTER TABLE ${table} ADD CONSTRAINT ${constraint} %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''dispute''::text, '));
    END IF;
  END $$;
`;
