import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets messages go to chosen tickets of an event, and finds the mails of a guest by their address. */
export class FindGuests1710000011020 implements MigrationInterface {
  name = 'FindGuests1710000011020';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE message_batches ADD COLUMN ticket_ids uuid[],
        ADD CONSTRAINT message_batches_tickets CHECK (ticket_ids IS NULL
          OR (event_id IS NOT NULL AND tiers IS NULL AND cardinality(ticket_ids) BETWEEN 1 AND 500));
      CREATE INDEX mail_outbox_by_recipient ON mail_outbox (lower(recipient), created_at);
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX mail_outbox_by_recipient;
      ALTER TABLE message_batches DROP CONSTRAINT message_batches_tickets, DROP COLUMN ticket_ids;
    `);
  }
}
