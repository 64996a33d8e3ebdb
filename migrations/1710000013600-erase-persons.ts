import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The erasure of a person reaches notifications and recipients of group messages; the export finds their activity. */
export class ErasePersons1710000013600 implements MigrationInterface {
  name = 'ErasePersons1710000013600';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      GRANT DELETE ON notifications, notification_preferences TO passa_app;
      GRANT UPDATE (email) ON message_batch_recipients TO passa_app;
      GRANT UPDATE (addressed_to) ON messages TO passa_app;
      GRANT UPDATE (data) ON notifications TO passa_app;
      CREATE INDEX message_batch_recipients_by_email ON message_batch_recipients (email);
      CREATE INDEX message_batch_recipients_by_user ON message_batch_recipients (user_id) WHERE user_id IS NOT NULL;
      CREATE INDEX audit_entries_by_user ON audit_entries (user_id, id) WHERE user_id IS NOT NULL;
      CREATE INDEX audit_entries_by_email ON audit_entries (lower(user_email), id)
        WHERE user_id IS NULL AND user_email IS NOT NULL;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX audit_entries_by_email, audit_entries_by_user, message_batch_recipients_by_user,
        message_batch_recipients_by_email;
      REVOKE UPDATE (data) ON notifications FROM passa_app;
      REVOKE UPDATE (addressed_to) ON messages FROM passa_app;
      REVOKE UPDATE (email) ON message_batch_recipients FROM passa_app;
      REVOKE DELETE ON notifications, notification_preferences FROM passa_app;
    `);
  }
}
