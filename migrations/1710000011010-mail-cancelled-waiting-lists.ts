import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows the mail that tells a person on a waiting list that the event was cancelled. */
export class MailCancelledWaitingLists1710000011010 implements MigrationInterface {
  name = 'MailCancelledWaitingLists1710000011010';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      DO $$
      DECLARE allowed text;
      BEGIN
        SELECT pg_get_constraintdef(oid) INTO allowed FROM pg_constraint
          WHERE conname = 'mail_outbox_kind' AND conrelid = 'mail_outbox'::regclass;
        IF allowed IS NOT NULL AND position('''waiting_cancelled''' IN allowed) = 0 THEN
          ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_kind;
          EXECUTE format('ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_kind %s',
            regexp_replace(allowed, 'ARRAY\\[', 'ARRAY[''waiting_cancelled''::text, '));
        END IF;
      END $$;
    `);
  }

  /** The constraint keeps the kind: earlier versions queue no such mail. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`DELETE FROM mail_outbox WHERE kind = 'waiting_cancelled'`);
  }
}
