import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mail that notifies every owner of an organisation when its owners change. */
export class TellOwners1710000010430 implements MigrationInterface {
  name = 'TellOwners1710000010430';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      DO $$
      DECLARE allowed text;
      BEGIN
        SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
          WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
        IF allowed IS NOT NULL AND position('''owners_changed''' IN allowed) = 0 THEN
          ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
          EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
            regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''owners_changed''::text, '));
        END IF;
      END $$;
    `);
  }

  /** Mails of the new kind are deleted; the wider constraint holds for the others. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`DELETE FROM mail_outbox WHERE kind = 'owners_changed'`);
  }
}
