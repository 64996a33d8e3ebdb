import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows the mails to people who follow an issuer: to confirm the address, and to announce an event. */
export class MailFollowers1710000011051 implements MigrationInterface {
  name = 'MailFollowers1710000011051';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      DO $$
      DECLARE allowed text;
      BEGIN
        SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
          WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
        IF allowed IS NOT NULL AND position('''event_announced''' IN allowed) = 0 THEN
          ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
          EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
            regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''confirm_follow''::text, ''event_announced''::text, '));
        END IF;
      END $$;
    `);
  }

  /** The constraint keeps the kinds: earlier versions queue no such mail. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`DELETE FROM mail_outbox WHERE kind IN ('confirm_follow', 'event_announced')`);
  }
}
