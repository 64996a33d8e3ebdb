import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tickets stay with the account that had their address when they were made out, once it has taken another address. The
 * next owner of the address does not get them.
 */
export class KeepTicketsWithPeople1710000015110 implements MigrationInterface {
  name = 'KeepTicketsWithPeople1710000015110';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- Null while the account that has confirmed the address of the ticket holds it.
      ALTER TABLE tickets ADD COLUMN holder_id uuid CONSTRAINT tickets_holder_fk REFERENCES users (id);
      CREATE INDEX tickets_by_holder ON tickets (holder_id) WHERE holder_id IS NOT NULL;
      -- Of people who took another address before, the tickets of their account.
      UPDATE tickets t SET holder_id = t.user_id FROM (
        SELECT entity_id::uuid AS user_id, lower(details->>'old_email') AS email, max(at) AS left_at FROM audit_entries
        WHERE action = 'email.change' AND success AND entity_type = 'user' GROUP BY 1, 2) former
      WHERE t.user_id = former.user_id AND t.holder_email = former.email AND t.issued_at <= former.left_at;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP INDEX tickets_by_holder;
      ALTER TABLE tickets DROP COLUMN holder_id;
    `);
  }
}
