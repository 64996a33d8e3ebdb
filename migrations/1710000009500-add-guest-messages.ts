import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People without an account may write to the platform, and are answered by mail. */
export class AddGuestMessages1710000009500 implements MigrationInterface {
  name = 'AddGuestMessages1710000009500';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE messages
        ALTER COLUMN sender_id DROP NOT NULL,
        ALTER COLUMN recipient_id DROP NOT NULL,
        ADD COLUMN guest_name text CONSTRAINT messages_guest_name_length CHECK (length(guest_name) BETWEEN 1 AND 200),
        ADD COLUMN guest_email citext CONSTRAINT messages_guest_email_length CHECK (length(guest_email) BETWEEN 3 AND 254),
        -- At most one of the two people has no account, and then he is named here.
        ADD CONSTRAINT messages_guest CHECK (num_nulls(sender_id, recipient_id) = num_nonnulls(guest_email)
          AND (guest_name IS NULL) = (guest_email IS NULL));
    `);
    await q.query(
      letters('LEFT JOIN', 'coalesce(%.name, m.guest_name)', 'coalesce(%.email, m.guest_email)::text'),
    );
  }

  /** Messages from and to guests are deleted, since they would lack one participant. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(letters('JOIN', '%.name', '%.email::text'));
    await q.query(`
      DELETE FROM messages WHERE guest_email IS NOT NULL;
      ALTER TABLE messages DROP CONSTRAINT messages_guest, DROP COLUMN guest_name, DROP COLUMN guest_email,
        ALTER COLUMN sender_id SET NOT NULL, ALTER COLUMN recipient_id SET NOT NULL;
    `);
  }
}

/**
 * Messages with the names and addresses of both people. Messages are readable by their participants and the product.
 */
function letters(join: string, name: string, email: string): string {
  const person = (alias: string, as: string): string =>
    `${name.replace('%', alias)} AS ${as}_name, ${email.replace('%', alias)} AS ${as}_email`;
  return `
    CREATE OR REPLACE VIEW letters WITH (security_barrier) AS
      SELECT m.id, m.thread_id, m.in_reply_to, m.sender_id, m.recipient_id, m.batch_id, m.subject, m.body, m.type,
        m.created_at, m.read_at, ${person('s', 'sender')}, ${person('r', 'recipient')}
      FROM messages m ${join} users s ON s.id = m.sender_id ${join} users r ON r.id = m.recipient_id
      WHERE ((SELECT passa_all()) AND (SELECT passa_user()) IS NULL)
        OR m.sender_id = (SELECT passa_user()) OR m.recipient_id = (SELECT passa_user());`;
}
