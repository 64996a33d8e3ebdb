import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries that should not have been: a door without a network let in a ticket that was revoked, cancelled or
 * transferred before. They follow from scans, revocations and undone entries, so nothing is stored for them.
 */
export class NameVoidEntries1710000010810 implements MigrationInterface {
  name = 'NameVoidEntries1710000010810';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [
      VOID_ENTRIES,
      allow('notifications', 'notifications_kind'),
      allow('notification_preferences', 'notification_preferences_kind'),
    ])
      await q.query(statement);
  }

  /** Notifications of the new kind are deleted; the wider constraints hold for the others. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW void_entries;
      DELETE FROM notifications WHERE kind = 'void_entry';
      DELETE FROM notification_preferences WHERE kind = 'void_entry';
    `);
  }
}

const VOID_ENTRIES = `
  CREATE VIEW void_entries WITH (security_invoker = true) AS
    SELECT s.id AS scan_id, s.issuer_id, s.event_id, s.ticket_id, s.corrected_at, s.received_at, v.revoked_at, v.reason
    FROM revocations v JOIN scans s ON s.ticket_id = v.ticket_id
    WHERE s.outcome = 'admitted' AND s.corrected_at >= v.revoked_at
      AND NOT EXISTS (SELECT FROM entry_undos u WHERE u.scan_id = s.id);
  GRANT SELECT ON void_entries TO passa_app;
`;

/** Adds a kind to the currently allowed ones. */
const allow = (table: string, constraint: string): string => `
  DO $$
  DECLARE allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
      WHERE conname = '${constraint}' AND conrelid = '${table}'::regclass;
    IF allowed IS NOT NULL AND position('''void_entry''' IN allowed) = 0 THEN
      ALTER TABLE ${table} DROP CONSTRAINT ${constraint};
      EXECUTE format('ALTER TABLE ${table} ADD CONSTRAINT ${constraint} %s',
        regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''void_entry''::text, '));
    END IF;
  END $$;
`;
