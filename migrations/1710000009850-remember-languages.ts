import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Language of people without an order: those on a waitlist, those who wrote without an account, and accounts, which
 * store the language of their last sign-in. Erasing a person erases their guest data, too.
 */
export class RememberLanguages1710000009850 implements MigrationInterface {
  name = 'RememberLanguages1710000009850';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE users ADD COLUMN language text CONSTRAINT users_language CHECK (language IN ('en', 'sw', 'fr'));
      ALTER TABLE messages ADD COLUMN guest_language text
        CONSTRAINT messages_guest_language CHECK (guest_language IN ('en', 'sw', 'fr'));
      ALTER TABLE waiting_entries ADD COLUMN language text NOT NULL DEFAULT 'en'
        CONSTRAINT waiting_entries_language CHECK (language IN ('en', 'sw', 'fr'));
      GRANT UPDATE (guest_name, guest_email) ON messages TO passa_app;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      REVOKE UPDATE (guest_name, guest_email) ON messages FROM passa_app;
      ALTER TABLE waiting_entries DROP COLUMN language;
      ALTER TABLE messages DROP COLUMN guest_language;
      ALTER TABLE users DROP COLUMN language;
    `);
  }
}
